import Foundation

/// The language of a keyboard. A host has none.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
  /// The keyboards that are in use.
  open class var activeInputModes: [UITextInputMode] { [] }
  /// The language of the keyboard, as BCP 47 names it; `emoji` for that of emoji.
  open var primaryLanguage: String? { nil }
  /// Posted when a person writes in another language: never here.
  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The buttons above the keyboard of a tablet. They are kept, as there is no keyboard.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
  /// Whether a person may hide the buttons.
  open var allowsHidingShortcuts = true
  /// The groups of buttons at the start.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups of buttons at the end.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Buttons that become one where there is little room.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that stands for all of them.
  open var representativeItem: UIBarButtonItem?
  /// Whether the group is hidden.
  open var isHidden = false
  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}
