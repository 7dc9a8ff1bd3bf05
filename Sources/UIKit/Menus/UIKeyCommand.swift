import Foundation
import QuartzCore

/// A menu element that performs its action in a selector.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
  /// The title of the command.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image of the command.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A title that says more, for lists of shortcuts.
  open var discoverabilityTitle: String?
  /// The method that the command calls.
  public let action: Selector?
  /// What tells the command from others with the same method.
  public let propertyList: Any?
  /// What the command is like.
  open var attributes: Attributes
  /// The state of the command.
  open var state: State

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: nil, image: image)
  }
}

/// An object that specifies a key press performed on a hardware keyboard and the resulting action. A film has no such
/// keyboard for views of UIKit: commands are kept, and none is called.
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before those of the system.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether other keyboards have the key elsewhere.
  open var allowsAutomaticLocalization = true
  /// Whether keys that point turn with the direction of reading.
  open var allowsAutomaticMirroring = true

  /// Creates a command of a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command of a key, with a title for lists of shortcuts.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command of a key, as an element of a menu.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
}

extension UIKeyCommand {
  /// The arrow up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that cancels.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// The key to the previous page.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// The key to the next page.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// The key to the start.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// The key to the end.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes what follows.
  nonisolated public static let inputDelete = "UIKeyInputDelete"
}

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Creates keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The key for capitals, locked.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = Self(rawValue: 1 << 17)
  /// The control key.
  public static let control = Self(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = Self(rawValue: 1 << 19)
  /// The command key.
  public static let command = Self(rawValue: 1 << 20)
  /// A key of the block of numbers.
  public static let numericPad = Self(rawValue: 1 << 21)
}
