/// Key equivalents consist of a letter, punctuation, or function key that can be combined with an
/// optional set of modifier keys to specify a keyboard shortcut.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character value that the key equivalent represents.
  public var character: Character

  /// Creates a key equivalent from a character.
  public init(_ character: Character) { self.character = character }
  /// Creates a key equivalent from a literal of one character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The Up Arrow key.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The Down Arrow key.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The Left Arrow key.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The Right Arrow key.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// The Escape key.
  public static let escape: KeyEquivalent = "\u{001B}"
  /// Removes what is before the caret.
  public static let delete: KeyEquivalent = "\u{0008}"
  /// Removes what is after the caret.
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  /// The Home key.
  public static let home: KeyEquivalent = "\u{F729}"
  /// The End key.
  public static let end: KeyEquivalent = "\u{F72B}"
  /// The Page Up key.
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  /// The Page Down key.
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  /// The Clear key of a number pad.
  public static let clear: KeyEquivalent = "\u{F739}"
  /// The Tab key.
  public static let tab: KeyEquivalent = "\t"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// The Return key.
  public static let `return`: KeyEquivalent = "\r"

  /// Whether two are one key of a keyboard: letters are, in whatever case.
  func isSameKey(as other: KeyEquivalent) -> Bool {
    character == other.character || character.lowercased() == other.character.lowercased()
  }
}

/// A set of key modifiers that you can add to a gesture or a shortcut.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The modifiers as bits.
  public let rawValue: Int
  /// Creates a set of modifiers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key belongs to the number pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifiers.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
