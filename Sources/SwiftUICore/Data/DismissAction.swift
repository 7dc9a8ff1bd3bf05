/// An action that dismisses the presentation that a view is part of.
@MainActor @preconcurrency
public struct DismissAction {
  private let action: @MainActor () -> Void

  nonisolated package init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Dismisses the view if it is currently presented; else nothing happens.
  public func callAsFunction() { action() }
}

/// An indication whether a view is currently presented by another view.
public struct PresentationMode {
  /// Indicates whether a view is currently presented.
  public private(set) var isPresented: Bool

  package init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Dismisses the view if it is currently presented.
  public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(nothing) }
  private static let nothing: @MainActor () -> Void = {}
}
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// An action that dismisses the current presentation.
  public var dismiss: DismissAction { self[DismissKey.self] }
  /// A Boolean value that indicates whether the view associated with this environment is currently
  /// presented.
  public var isPresented: Bool { self[IsPresentedKey.self] }
  /// A binding to the current presentation mode of the view associated with this environment.
  @available(
    iOS, deprecated: 100000.0,
    message: "Use `EnvironmentValues.isPresented` or `EnvironmentValues.dismiss`."
  )
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding {
      PresentationMode(isPresented: isPresented)
    } set: { mode in
      if isPresented, !mode.isPresented { MainActor.assumeIsolated { dismiss() } }
    }
  }

  package var hostDismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  package var hostIsPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
