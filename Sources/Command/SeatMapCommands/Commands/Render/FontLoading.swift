internal import CairoRendering
internal import Dispatch
internal import Drawing

/// The standard fonts, opened on a thread of their own while the plan is read.
///
/// Opening the faces that nearly every map needs takes as long as reading a plan of 20,000 seats.
final class FontLoading: Sendable {
  private let done = DispatchSemaphore(value: 0)
  // Written once before the semaphore is signalled, read only after it was waited for.
  nonisolated(unsafe) private var outcome: Result<FontSet, FontError>?

  /// Begins to open them.
  init() {
    DispatchQueue.global().async { [self] in
      let outcome = Result { () throws(FontError) in try FontSet.standard() }
      if case .success(let fonts) = outcome {
        let measurer = PangoTextMeasurer(fonts: fonts)
        for weight in [TextStyle.Weight.regular, .medium, .semibold, .bold] {
          _ = measurer.metrics(of: "0", style: TextStyle(size: 10, weight: weight))
        }
      }
      self.outcome = outcome
      done.signal()
    }
  }

  /// The fonts, once they are there.
  func fonts() throws(FontError) -> FontSet {
    done.wait()
    defer { done.signal() }
    guard let outcome else { return try FontSet.standard() }
    return try outcome.get()
  }
}
