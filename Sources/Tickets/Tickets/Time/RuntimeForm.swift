/// How the length of an event is written.
public enum RuntimeForm: String, Hashable, Sendable, CaseIterable {
  /// As usual in the language: 2h 5m, 2 Std., 5 Min.
  case localized
  /// As the app writes it: 2h : 5min.
  case colon
}
