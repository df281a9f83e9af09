internal import FoundationEssentials
internal import FoundationInternationalization
public import Tickets

/// How a day is written.
public enum DateForm: Hashable, Sendable {
  /// In digits, in the order of the language: 11/29/2026, 29.11.2026.
  case numeric
  /// With the month's short name: Nov 29, 2026.
  case abbreviated
  /// With the names of weekday and month, shortened: Sun, Nov 29, 2026.
  case abbreviatedWithWeekday
  /// In full: Sunday, November 29, 2026.
  case full
  /// The same in every language but for digits and names.
  case pattern(DatePattern)
}

/// How a time of day is written.
public enum TimeForm: Hashable, Sendable {
  /// As usual in the language: 6:05 PM, 18:05.
  case localized
  /// The same in every language but for digits and names.
  case pattern(DatePattern)
}

extension DateForm {
  /// The day of a date, with what is usual in a language.
  func text(of date: Date, style: Date.FormatStyle) -> String {
    switch self {
    case .numeric: date.formatted(style.year().month(.defaultDigits).day())
    case .abbreviated: date.formatted(style.year().month(.abbreviated).day())
    case .abbreviatedWithWeekday: date.formatted(style.weekday(.abbreviated).year().month(.abbreviated).day())
    case .full: date.formatted(style.weekday(.wide).year().month(.wide).day())
    case .pattern(let pattern): pattern.text(of: date, style: style)
    }
  }
}

extension TimeForm {
  /// The time of a date, with what is usual in a language.
  func text(of date: Date, style: Date.FormatStyle) -> String {
    switch self {
    case .localized: date.formatted(style.hour().minute())
    case .pattern(let pattern): pattern.text(of: date, style: style)
    }
  }
}
