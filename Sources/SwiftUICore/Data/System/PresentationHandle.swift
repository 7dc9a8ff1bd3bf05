/// What a presented view is presented by: a sheet, a stack of screens. It tells how to end it.
///
/// It goes through the environment of what is presented; `dismiss`, `isPresented` and
/// `presentationMode` are told from it. Handles are compared by identity, so that whoever presents
/// keeps one for as long as the presentation lasts.
@MainActor
package final class PresentationHandle {
  /// Ends the presentation.
  package var dismiss: () -> Void

  package init(dismiss: @escaping () -> Void) { self.dismiss = dismiss }
}

private enum PresentationKey: EnvironmentKey {
  static var defaultValue: PresentationHandle? { nil }
}

extension EnvironmentValues {
  /// The presentation that a view stands in; `nil` for what is in no presentation, such as the
  /// first screen of a stack.
  package var presentation: PresentationHandle? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// An action that dismisses the current presentation.
  public var dismiss: DismissAction { DismissAction(presentation: presentation) }

  /// A Boolean value that indicates whether the view associated with this environment is currently
  /// presented.
  public var isPresented: Bool { presentation != nil }

  /// A binding to the current presentation mode of the view associated with this environment.
  public var presentationMode: Binding<PresentationMode> {
    let presentation = presentation
    return Binding {
      PresentationMode(isPresented: presentation != nil)
    } set: { mode in
      if !mode.isPresented { MainActor.assumeIsolated { presentation?.dismiss() } }
    }
  }
}

/// An action that dismisses a presentation.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated let presentation: PresentationHandle?

  nonisolated init(presentation: PresentationHandle?) { self.presentation = presentation }

  /// Dismisses the view if it is currently presented. Where it is not, nothing happens.
  public func callAsFunction() { presentation?.dismiss() }
}

/// An indication whether a view is currently presented by another view.
public struct PresentationMode: Sendable {
  /// Indicates whether a view is currently presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the view if it is currently presented.
  public mutating func dismiss() { isPresented = false }
}
