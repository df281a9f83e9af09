import GoldenImages
import Testing

@testable import SeatMapCommands

/// A review, key by key.
@Suite struct ReviewSessionTests {
  /// Three that stand alone, b blank; d and e changed in the same way.
  private static let goldens = [
    ReviewedGolden(name: "A/a.png", facts: ["40 pixels differ"], refusal: nil, group: nil, paths: ["a1", "a2"]),
    ReviewedGolden(name: "A/b.png", facts: [], refusal: "it is blank", group: nil, paths: []),
    ReviewedGolden(name: "A/d.png", facts: [], refusal: nil, group: "g1", paths: []),
    ReviewedGolden(name: "A/c.png", facts: [], refusal: nil, group: nil, paths: []),
    ReviewedGolden(name: "A/e.png", facts: [], refusal: nil, group: "g1", paths: []),
  ]

  /// A session after keys, and what the last one asks for.
  private func after(_ keys: String, earlier: [Int: ReviewSession.Choice] = [:]) -> (
    session: ReviewSession, effect: ReviewSession.Effect?
  ) {
    var session = ReviewSession(Self.goldens, earlier: earlier)
    var effect: ReviewSession.Effect?
    for key in keys { effect = session.press(.character(key)) }
    return (session, effect)
  }

  @Test func groupsAreOneQuestion() {
    #expect(ReviewQuestion.questions(about: Self.goldens).map(\.goldens) == [[0], [1], [2, 4], [3]])
  }

  @Test func whatCannotBeApprovedStandsAloneThoughItHasAGroup() {
    let goldens = [
      ReviewedGolden(name: "A/a.png", facts: [], refusal: nil, group: "g", paths: []),
      ReviewedGolden(name: "A/b.png", facts: [], refusal: "blank", group: "g", paths: []),
      ReviewedGolden(name: "A/c.png", facts: [], refusal: nil, group: "g", paths: []),
    ]
    #expect(ReviewQuestion.questions(about: goldens).map(\.goldens) == [[0, 2], [1]])
  }

  @Test func aDecisionGoesOnToTheNextQuestion() {
    let session = after("a").session
    #expect(session.choices == [0: .approve])
    #expect(session.place == 1)
  }

  @Test func aGroupIsDecidedAboutAtOnce() {
    #expect(after("ara").session.choices == [0: .approve, 1: .reject, 2: .approve, 4: .approve])
  }

  @Test func aGroupCanBeTakenApart() {
    let (session, _) = after("arear")
    #expect(session.questions.map(\.goldens) == [[0], [1], [2], [4], [3]])
    #expect(session.choices == [0: .approve, 1: .reject, 2: .approve, 4: .reject])
    #expect(after("e").session.notice == "this golden stands alone")
  }

  @Test func aRefusedGoldenCannotBeApproved() {
    let session = after("aa").session
    #expect(session.choices == [0: .approve])
    #expect(session.place == 1)
    #expect(session.notice == "it is blank")
    #expect(after("as").session.choices == [0: .approve, 1: .skip])
  }

  @Test func undoTakesBackOneDecisionAfterAnother() {
    let session = after("aruu").session
    #expect(session.choices.isEmpty)
    #expect(session.place == 0)
    #expect(after("u").session.notice == "there is nothing to take back")
  }

  @Test func undoPutsAGroupTogetherAgain() {
    #expect(after("areu").session.questions.map(\.goldens) == [[0], [1], [2, 4], [3]])
  }

  @Test func anEarlierDecisionOnTheSameGoldenComesBackByUndo() {
    // Back to the first, decided otherwise, taken back.
    #expect(after("apr").session.choices == [0: .reject])
    #expect(after("apru").session.choices == [0: .approve])
  }

  @Test func afterTheLastDecisionTheEndIsOffered() {
    #expect(after("arsa").session.showsGolden == false)
    #expect(after("arsay").effect == .apply)
    #expect(after("arsan").effect == .leave)
    let undone = after("arsau").session
    #expect(undone.showsGolden)
    #expect(undone.place == 3)
    #expect(undone.choices[3] == nil)
  }

  @Test func finishingAsksFirst() {
    #expect(after("aq").effect == .show)
    #expect(after("aqy").effect == .apply)
    #expect(after("aqx").session.showsGolden)
    // With nothing decided there is nothing to carry out.
    #expect(after("q").effect == .leave)
  }

  @Test func leavingKeepsDecisionsFromAnyScreen() {
    for keys in ["a", "a?", "aq", "arsa"] {
      var session = after(keys).session
      let choices = session.choices
      #expect(session.press(.interrupt) == .leave)
      #expect(session.choices == choices)
    }
  }

  @Test func movingGoesRoundWithoutDeciding() {
    #expect(after("n").session.place == 1)
    #expect(after("p").session.place == 3)
    #expect(after("nnnn").session.place == 0)
    #expect(after("np").session.choices.isEmpty)
  }

  @Test func viewsFollowEachOtherRound() {
    #expect(after("v").session.view == .actual)
    #expect(after("vvv").session.view == .difference)
    #expect(after("vvvv").session.view == .all)
  }

  @Test func decisionsOfAnEarlierReviewCount() {
    let session = after("", earlier: [0: .approve, 1: .skip]).session
    #expect(session.place == 2)
    #expect(session.notice == "2 decisions of an earlier review are kept")
    let complete = after("", earlier: [0: .approve, 1: .skip, 2: .reject, 3: .reject, 4: .reject]).session
    #expect(!complete.showsGolden)
  }

  @Test func helpGoesAwayByAnyKeyThatThenDoesNothing() {
    let session = after("?a").session
    #expect(session.showsGolden)
    #expect(session.choices.isEmpty)
  }

  @Test(arguments: [(80, 24), (20, 5), (1, 1), (200, 60)]) func screensFit(columns: Int, rows: Int) {
    for keys in ["", "a", "aa", "ar", "?", "aq", "x"] {
      let screen = ReviewScreen(
        session: after(keys).session, size: TerminalSize(columns: columns, rows: rows), isStyled: true)
      let lines = (0..<100).map { "+ line \($0) " + String(repeating: "x", count: 300) }
      let text = screen.text(.lines(lines))
      // The foot is placed by itself, after what stands above it.
      let parts = text.split(separator: "\u{1B}[\(max(1, rows - (screen.footRows - 1)));1H", maxSplits: 1)
      for part in parts {
        let shown = String(part).withoutControlSequences.split(separator: "\n", omittingEmptySubsequences: false)
        if rows > 4 { #expect(shown.count <= rows) }
        for line in shown { #expect(line.count <= columns) }
      }
    }
  }

  @Test func screensSayWhatIsKnown() {
    let size = TerminalSize(columns: 90, rows: 24)
    let first = ReviewScreen(session: after("").session, size: size, isStyled: false).text(.lines(["one", "two"]))
    #expect(first.contains("1 of 4  A/a.png"))
    #expect(first.contains("40 pixels differ"))
    #expect(first.contains("one\ntwo"))
    #expect(first.contains("a approve"))
    let second = ReviewScreen(session: after("a").session, size: size, isStyled: false).text(.lines([]))
    #expect(second.contains("it is blank"))
    let third = ReviewScreen(session: after("ar").session, size: size, isStyled: false).text(.lines([]))
    #expect(third.contains("3 of 4  A/d.png  and 1 other that changed in the same way"))
    #expect(third.contains("e one by one"))
    let last = ReviewScreen(session: after("arsa").session, size: size, isStyled: false).text(.lines([]))
    // a; b rejected; d and e skipped; c approved.
    #expect(last.contains("2 approved, 1 rejected, 2 skipped: y carry out"))
  }

  @Test func withoutStyleThereIsNoColour() {
    let screen = ReviewScreen(session: after("a").session, size: TerminalSize(columns: 80, rows: 24), isStyled: false)
    #expect(!screen.text(.lines(["+ new", "- old"])).contains(/\u{1B}\[[0-9;]*m/))
  }

  @Test func linesCannotSteerTheTerminal() {
    let screen = ReviewScreen(session: after("").session, size: TerminalSize(columns: 80, rows: 24), isStyled: false)
    #expect(screen.text(.lines(["+ \u{1B}]0;title\u{7}"])).contains(#"+ \u{1B}]0;title\u{07}"#))
  }

  @Test func textScrollsToItsEndAndNoFurther() {
    var session = ReviewSession(Self.goldens)
    for _ in 0..<50 { _ = session.press(.down) }
    let screen = ReviewScreen(session: session, size: TerminalSize(columns: 80, rows: 10), isStyled: false)
    #expect(screen.text(.lines((1...20).map { "line \($0)" })).contains("line 20"))
  }
}
