internal import GoldenImages
internal import Support

/// A review of pending goldens as a value: keys change it, and ``screen(of:style:content:)`` shows it.
///
/// It writes nothing itself. Whoever runs it keeps ``choices`` on the disk after every key, and applies them when the
/// review ends with ``Effect/apply``.
struct ReviewSession: Sendable {
  /// What is decided about a golden.
  typealias Choice = GoldenDecisions.Choice

  /// What whoever runs the review has to do after a key.
  enum Effect: Hashable, Sendable {
    /// Show the screen again.
    case show
    /// Open the files of the question in other programs.
    case open
    /// Stop the process until the shell continues it.
    case suspend
    /// End, and carry the decisions out.
    case apply
    /// End, and keep the decisions for later.
    case leave
  }

  /// What the keys are about.
  private enum Stage: Hashable {
    /// The question in turn.
    case deciding
    /// The page about keys.
    case help
    /// Whether to carry the decisions out.
    case confirming
  }

  /// The goldens under review.
  let goldens: [ReviewedGolden]
  /// The questions; a group that is taken apart becomes several.
  private(set) var questions: [ReviewQuestion]
  /// The place of the question in turn.
  private(set) var place = 0
  /// What is decided, by the place of the golden.
  private(set) var choices: [Int: Choice]
  /// What is shown of the golden.
  private(set) var view = ReviewView.all
  /// How many lines of a text are scrolled past.
  private(set) var scrolledLines = 0
  /// A sentence about the last key.
  private(set) var notice: String?

  private var stage = Stage.deciding
  /// The decisions and places before each decision, for taking them back.
  private var history: [(choices: [Int: Choice], place: Int, questions: [ReviewQuestion])] = []

  /// Begins a review of at least one golden; decisions of an earlier one count again.
  init(_ goldens: [ReviewedGolden], earlier choices: [Int: Choice] = [:]) {
    precondition(!goldens.isEmpty, "a review is about something")
    self.goldens = goldens
    self.choices = choices
    questions = ReviewQuestion.questions(about: goldens)
    place = firstOpenPlace(from: 0) ?? 0
    if choices.isEmpty { return }
    notice =
      "\(choices.count.groupedCount(of: "decision")) of an earlier review \(choices.count == 1 ? "is" : "are") kept"
    if firstOpenPlace(from: 0) == nil { stage = .confirming }
  }

  /// The question in turn.
  var question: ReviewQuestion { questions[place] }
  /// The golden that is shown: the first of the question.
  var golden: ReviewedGolden { goldens[question.goldens[0]] }
  /// Whether the screen shows the golden, rather than the keys or a question about the end.
  var showsGolden: Bool { stage == .deciding }
  /// Whether the screen explains the keys.
  var showsHelp: Bool { stage == .help }
  /// How many goldens have a decision of a kind.
  func count(_ choice: Choice) -> Int { choices.values.count { $0 == choice } }

  /// Says a sentence on the screen until the next key.
  mutating func tell(_ notice: String) { self.notice = notice }

  // MARK: Keys

  /// Does what a key asks for.
  mutating func press(_ key: TerminalKey) -> Effect {
    notice = nil
    switch (stage, key) {
    case (_, .interrupt): return .leave
    case (_, .suspend): return .suspend
    case (.help, _):
      stage = .deciding
      return .show
    case (.confirming, .character("y")), (.confirming, .enter): return .apply
    case (.confirming, .character("n")), (.confirming, .character("q")): return .leave
    case (.confirming, .character("u")):
      stage = .deciding
      return undo()
    case (.confirming, _):
      stage = .deciding
      return .show
    case (.deciding, _): return decide(key)
    }
  }

  private mutating func decide(_ key: TerminalKey) -> Effect {
    switch key {
    case .character("a"): choose(.approve)
    case .character("r"): choose(.reject)
    case .character("s"): choose(.skip)
    case .character("u"): return undo()
    case .character("e"): takeApart()
    case .character("v"):
      view = view.next
      scrolledLines = 0
    case .character("o"): return .open
    case .character("?"), .character("h"): stage = .help
    case .character("n"), .right: move(by: 1)
    case .character("p"), .left: move(by: -1)
    case .character("j"), .down: scrolledLines += 1
    case .character("k"), .up: scrolledLines = max(0, scrolledLines - 1)
    case .character("q"):
      if choices.isEmpty { return .leave }
      stage = .confirming
    default: notice = "no such key: ? shows those that count"
    }
    return .show
  }

  private mutating func choose(_ choice: Choice) {
    if choice == .approve, let refusal = golden.refusal {
      notice = refusal
      return
    }
    history.append((choices, place, questions))
    for index in question.goldens { choices[index] = choice }
    if let next = firstOpenPlace(from: place + 1) ?? firstOpenPlace(from: 0) {
      turn(to: next)
    } else {
      stage = .confirming
    }
  }

  private mutating func undo() -> Effect {
    guard let last = history.popLast() else {
      notice = "there is nothing to take back"
      return .show
    }
    (choices, questions) = (last.choices, last.questions)
    turn(to: last.place)
    return .show
  }

  /// Asks about each golden of a group by itself.
  private mutating func takeApart() {
    guard question.goldens.count > 1 else {
      notice = "this golden stands alone"
      return
    }
    history.append((choices, place, questions))
    questions.replaceSubrange(place...place, with: question.goldens.map { ReviewQuestion(goldens: [$0]) })
  }

  private mutating func move(by step: Int) {
    turn(to: (place + step + questions.count) % questions.count)
  }

  private mutating func turn(to place: Int) {
    self.place = place
    scrolledLines = 0
  }

  /// The place of the first question, from one on, about which something is undecided.
  private func firstOpenPlace(from start: Int) -> Int? {
    questions.indices.dropFirst(start).first { place in
      questions[place].goldens.contains { choices[$0] == nil }
    }
  }
}

/// A pending golden as a review shows it.
struct ReviewedGolden: Hashable, Sendable {
  /// Its file in the folder of goldens, such as `SeatMaps/theatre.png`.
  let name: String
  /// What is known of it, a line each.
  let facts: [String]
  /// Why it cannot be approved here, with what to do instead; nil where it can be.
  let refusal: String?
  /// The same for goldens that changed in the same way; nil for one that stands alone.
  let group: String?
  /// The files that can be looked at elsewhere.
  let paths: [String]
}

/// What one question of a review is about: a pending golden, or several that changed in the same way.
struct ReviewQuestion: Hashable, Sendable {
  /// The places of its goldens among those that are reviewed, in order; at least one.
  let goldens: [Int]

  /// The questions that goldens raise: one for each group at the place of its first, one for each golden that stands
  /// alone.
  static func questions(about goldens: [ReviewedGolden]) -> [ReviewQuestion] {
    var questions: [ReviewQuestion] = []
    var placeOfGroup: [String: Int] = [:]
    for (index, golden) in goldens.enumerated() {
      // A group is decided about at once, so that all of it can be approved or none.
      guard let group = golden.group, golden.refusal == nil else {
        questions.append(ReviewQuestion(goldens: [index]))
        continue
      }
      if let place = placeOfGroup[group] {
        questions[place] = ReviewQuestion(goldens: questions[place].goldens + [index])
      } else {
        placeOfGroup[group] = questions.count
        questions.append(ReviewQuestion(goldens: [index]))
      }
    }
    return questions
  }
}

/// What of a pending golden a review shows.
enum ReviewView: String, Hashable, Sendable, CaseIterable {
  /// What was expected, the difference and what came instead.
  case all
  /// What came instead, as large as there is room for.
  case actual
  /// What was expected, as large as there is room for.
  case expected
  /// The difference, as large as there is room for.
  case difference

  /// The view after this one, the first after the last.
  var next: ReviewView {
    switch self {
    case .all: .actual
    case .actual: .expected
    case .expected: .difference
    case .difference: .all
    }
  }
}
