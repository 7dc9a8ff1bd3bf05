import Observation

/// Whether a view has changed: who draws it observes it, and is asked again. There is no value to read, so
/// that what changes a view while it is drawn does not observe it.
@MainActor
final class ViewChanges: Observable {
  private let registrar = ObservationRegistrar()
  private nonisolated var look: Int { 0 }

  func observe() { registrar.access(self, keyPath: \.look) }
  func note() { registrar.withMutation(of: self, keyPath: \.look) {} }
}
