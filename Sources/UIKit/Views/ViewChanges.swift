import Observation

/// The revision of a view: whoever draws it observes it, and is asked again when it has changed.
@MainActor @Observable
final class ViewChanges {
  private var revision = 0

  func observe() { _ = revision }
  func note() { revision += 1 }
}
