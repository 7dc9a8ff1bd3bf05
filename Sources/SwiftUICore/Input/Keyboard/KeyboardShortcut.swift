/// Keyboard shortcuts describe combinations of keys on a keyboard that the user can press in order
/// to activate a button or toggle.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Options for how a keyboard shortcut participates in automatic localization. Keyboards of hosts
  /// have one layout.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// The shortcut may be adapted to the keyboard layout.
    public static let automatic = Localization(name: "automatic")
    /// The shortcut may be adapted to the keyboard layout, but not mirrored right to left.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The shortcut is used as it is.
    public static let custom = Localization(name: "custom")
  }

  /// The key equivalent that the user presses in conjunction with any specified modifier keys.
  public var key: KeyEquivalent
  /// The modifier keys that the user presses in conjunction with a key equivalent.
  public var modifiers: EventModifiers
  /// The localization strategy to apply to this shortcut.
  public var localization: Localization

  /// Creates a shortcut with automatic localization.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut from a key, modifiers (Command unless given) and a localization strategy.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The default keyboard shortcut for the default button, consisting of the Return key and no
  /// modifiers.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The default keyboard shortcut for cancelling the in-progress action or dismissing a prompt,
  /// consisting of the Escape key and no modifiers.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  func matches(_ press: KeyPress) -> Bool {
    key.isSameKey(as: press.key)
      && modifiers == press.modifiers.subtracting([.capsLock, .numericPad])
  }
}

struct KeyboardShortcutModifier: PrimitiveModifier {
  var shortcut: KeyboardShortcut?

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    KeyboardShortcutElement(self, content: content, node: node)
  }
}

final class KeyboardShortcutElement: ModifierElement<KeyboardShortcutModifier> {
  /// Activates the first control inside that can be used. Controls that are hidden can.
  func perform(_ press: KeyPress) -> Bool {
    guard modifier.shortcut?.matches(press) == true, isPresent else { return false }
    return activate(in: self)
  }

  private func activate(in element: Element) -> Bool {
    guard !element.isRemoving else { return false }
    if let control = element as? any FocusTarget, control.isEnabled, control.activate() {
      return true
    }
    for child in element.children where activate(in: child) { return true }
    return false
  }
}

extension View {
  /// Defines a keyboard shortcut and assigns it to the modified control.
  ///
  /// Of several controls with one shortcut the first in the order of the views is activated. A
  /// control that is hidden or has an opacity of 0 still is; a disabled one is not.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Assigns a keyboard shortcut to the modified control.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Assigns an optional keyboard shortcut to the modified control. Nil removes none further in.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }
}
