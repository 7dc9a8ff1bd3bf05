import SwiftUICore

/// A button that opens a menu beside itself.
@MainActor
struct MenuOpener<Label: View, Content: View>: UnnamedView {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @Environment(\.menuSession) private var session
  @Environment(\.menuIndicatorVisibility) private var indicator

  private var anchor: PopupAnchor {
    var anchor = PopupAnchor()
    anchor.alignsSides = true
    return anchor
  }

  @MainActor var body: some View {
    BindingPresenter(
      content: button, style: .popup("Menu", .menu(anchor)), isPresented: $isOpen, onDismiss: nil
    ) {
      MenuBox(content: content, outer: session)
    }
  }

  @ViewBuilder private var button: some View {
    if let primaryAction {
      opener { primaryAction() }
        .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen = true })
    } else {
      opener { isOpen = true }
        // To open another menu does not close this one.
        .environment(\.menuSession, session?.open)
    }
  }

  private func opener(_ action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      if indicator == .visible, session == nil {
        HStack(spacing: 4) {
          label
          Image(systemName: "chevron.down").imageScale(.small).accessibilityHidden(true)
        }
      } else {
        label
      }
    }
  }
}

private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
private enum MenuDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  /// The menu indicator visibility to apply to controls within a view.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
  var menuDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}

/// The set of menu dismissal behavior options.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// Use the automatic dismissal behavior for a menu: it goes.
  public static let automatic = Self(kind: .automatic)
  /// Always dismiss the presented menu after performing an action.
  public static let enabled = Self(kind: .enabled)
  /// Never dismiss the presented menu after performing an action.
  public static let disabled = Self(kind: .disabled)
}

extension View {
  /// Sets the menu indicator visibility for controls within this view: a mark beside the label.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Tells a menu whether to dismiss after performing an action.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  {
    environment(\.menuDismissBehavior, behavior)
  }
}
