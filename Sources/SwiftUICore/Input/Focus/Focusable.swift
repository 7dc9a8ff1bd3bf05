import LegatoDisplay

/// Values describe different focus interactions that a view can support.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The interactions as bits.
  public let rawValue: Int
  /// Creates a set of interactions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view has a primary action that can be activated via focus gestures.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// The view captures input from non-spatial sources like a keyboard.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// The view supports whatever focus-driven interactions are commonly expected for interactive
  /// content on the current platform.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

struct FocusTargetModifier: PrimitiveModifier {
  var isFocusable: Bool
  var notify: (Bool) -> Void

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    FocusTargetElement(self, content: content, node: node)
  }
}

private final class FocusTargetElement: FocusRingElement<FocusTargetModifier>, FocusTarget {
  var takesFocus: Bool { modifier.isFocusable }
  func handle(_ press: KeyPress) -> Bool { false }

  func focusDidChange(_ isFocused: Bool, fromKeyboard: Bool) {
    modifier.notify(isFocused)
    showRing(isFocused && fromKeyboard)
  }
}

/// Keeps what the views inside read as `isFocused`.
private struct FocusableModifier: UnnamedModifier {
  let isFocusable: Bool
  @State private var isFocused = false

  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.hostFocused, isFocused)
      .modifier(FocusTargetModifier(isFocusable: isFocusable) { isFocused = $0 })
  }
}

extension View {
  /// Specifies if the view is focusable. It gets the focus from the Tab key or from code, not from a
  /// touch.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Specifies if the view is focusable, and if so, what focus-driven interactions it supports: with
  /// none, it is not.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  {
    modifier(FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty))
  }
}
