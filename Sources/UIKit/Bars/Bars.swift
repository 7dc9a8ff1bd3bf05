import CoreGraphics
import Foundation
import SwiftUICore

// Bars are boxes; what is set on their appearance proxies acts on SwiftUI's bars.

/// A control that displays one or more buttons in a tab bar for selecting between different subtasks.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// The color of the bar's background.
  open var barTintColor: UIColor? { didSet { set("barTintColor") } }
  /// The color of items that are not selected.
  open var unselectedItemTintColor: UIColor? { didSet { set("unselectedItemTintColor") } }
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      hasStandardAppearance = true
      set("standardAppearance")
    }
  }
  /// The appearance of the bar where content ends above it.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { set("scrollEdgeAppearance") } }
  /// Whether content shows through.
  open var isTranslucent = true { didSet { set("isTranslucent") } }
  /// The style of the bar.
  open var barStyle = UIBarStyle.default { didSet { set("barStyle") } }
  /// The image behind the bar.
  open var backgroundImage: UIImage? { didSet { set("backgroundImage") } }
  /// The image of the line above the bar.
  open var shadowImage: UIImage? { didSet { set("shadowImage") } }
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage? { didSet { set("selectionIndicatorImage") } }
  /// How items stand.
  open var itemPositioning = ItemPositioning.automatic { didSet { set("itemPositioning") } }
  /// Points between items.
  open var itemSpacing: CGFloat = 0 { didSet { set("itemSpacing") } }
  /// The width of items.
  open var itemWidth: CGFloat = 0 { didSet { set("itemWidth") } }
  /// How items stand.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// As the system has it, over all, and in the middle.
    case automatic, fill, centered
  }
  private var hasStandardAppearance = false

  /// What was set in its whole, where it was.
  package var givenAppearance: UITabBarAppearance? {
    hasStandardAppearance ? standardAppearance : scrollEdgeAppearance
  }
  package override var boxName: String? { "UITabBar" }
  package override class var effectiveAppearance: Set<String> {
    [
      "barTintColor", "backgroundColor", "unselectedItemTintColor", "tintColor", "isHidden",
      "standardAppearance", "scrollEdgeAppearance", "isTranslucent",
    ]
  }
}

/// Navigational controls that display in a bar along the top of the screen.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// The color of the bar's background.
  open var barTintColor: UIColor? { didSet { set("barTintColor") } }
  /// The attributes of the title: color and font count.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { set("titleTextAttributes") }
  }
  /// The attributes of the large title: color and font count.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { set("largeTitleTextAttributes") }
  }
  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      hasStandardAppearance = true
      set("standardAppearance")
    }
  }
  /// The appearance of the bar over the top of content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { set("scrollEdgeAppearance") }
  }
  /// The appearance of low bars.
  open var compactAppearance: UINavigationBarAppearance? { didSet { set("compactAppearance") } }
  /// The appearance of low bars over the top of content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { set("compactScrollEdgeAppearance") }
  }
  /// The item of the page on top; a bar without a controller has none.
  open internal(set) var topItem: UINavigationItem?
  /// Whether content shows through.
  open var isTranslucent = true { didSet { set("isTranslucent") } }
  /// Whether titles are large.
  open var prefersLargeTitles = false { didSet { set("prefersLargeTitles") } }
  /// The style of the bar.
  open var barStyle = UIBarStyle.default { didSet { set("barStyle") } }
  /// The image of the line below the bar.
  open var shadowImage: UIImage? { didSet { set("shadowImage") } }
  /// The image of the button back.
  open var backIndicatorImage: UIImage? { didSet { set("backIndicatorImage") } }
  /// The mask of the image of the button back.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { set("backIndicatorTransitionMaskImage") }
  }
  /// Sets the image behind the bar: an empty one takes the background away.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    isTransparent = backgroundImage.map { $0.size == .zero } ?? false
    set(isTransparent ? "setBackgroundImage(UIImage())" : "setBackgroundImage(_:for:)")
  }
  /// Sets where the title stands.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {
    set("setTitleVerticalPositionAdjustment(_:for:)")
  }
  package private(set) var isTransparent = false
  private var hasStandardAppearance = false

  package var givenAppearance: UINavigationBarAppearance? {
    hasStandardAppearance ? standardAppearance : nil
  }
  package override var boxName: String? { "UINavigationBar" }
  package override class var effectiveAppearance: Set<String> {
    [
      "barTintColor", "backgroundColor", "tintColor", "titleTextAttributes",
      "largeTitleTextAttributes", "standardAppearance", "scrollEdgeAppearance", "isTranslucent",
      "compactAppearance", "compactScrollEdgeAppearance", "setBackgroundImage(UIImage())",
    ]
  }
}

/// A control that displays one or more buttons along the bottom edge of your interface. It is a box.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// The color of the bar's background.
  open var barTintColor: UIColor? { didSet { set("barTintColor") } }
  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance() { didSet { set("standardAppearance") } }
  /// The appearance of the bar where content ends above it.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { set("scrollEdgeAppearance") } }
  /// The items of the bar.
  open var items: [UIBarButtonItem]?
  /// Sets the items of the bar.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  package override var boxName: String? { "UIToolbar" }
}

/// A specialized view for receiving search-related information from the user. It is a box.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// What is shown where there is no text.
  open var placeholder: String?
  /// The color of the bar's background.
  open var barTintColor: UIColor? { didSet { set("barTintColor") } }
  /// The text field of the bar.
  public let searchTextField = UITextField(frame: .zero)
  /// Who is told of what a person does: nobody does anything with a box.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text above the bar.
  open var prompt: String?
  /// Whether there is a button to cancel.
  open var showsCancelButton = false
  /// Whether there are segments below the bar.
  open var showsScopeBar = false
  /// What the segments say.
  open var scopeButtonTitles: [String]?
  /// Which segment is chosen.
  open var selectedScopeButtonIndex = 0
  /// Whether the key to search is off while there is no text.
  open var enablesReturnKeyAutomatically = true
  /// The type of keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What is written in capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// How much there is to be seen of the bar.
  open var searchBarStyle = Style.default
  /// Shows a button to cancel, or none.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// How much there is to be seen of a bar.
  public enum Style: UInt, Hashable, Sendable {
    /// As usual, all of it, and the field alone.
    case `default`, prominent, minimal
  }
  package override var boxName: String? { "UISearchBar" }
}

/// An abstract superclass for items of bars.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether the item is enabled.
  open var isEnabled = true
  /// The number of the item.
  open var tag = 0
  /// Sets the attributes of the title: not shown, which is reported.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    RunningHost.report("\(type(of: self)).setTitleTextAttributes(_:for:) has no effect here.")
  }

  private static var proxies: [ObjectIdentifier: UIBarItem] = [:]
  /// Creates an item.
  public required override init() { super.init() }
  /// The appearance proxy for the class. What is set on it is reported.
  public class func appearance() -> Self {
    let key = ObjectIdentifier(self)
    if let known = proxies[key] as? Self { return known }
    let proxy = Self()
    proxies[key] = proxy
    return proxy
  }
  /// The appearance proxy for the class in containers, which are not told apart here: that is reported.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    RunningHost.report(
      "\(self).appearance(whenContainedInInstancesOf:): containers are not told apart here.")
    return appearance()
  }
}

/// A specialized button for placement on a toolbar, navigation bar, or shortcuts bar. It is not shown.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Hashable, Sendable {
    /// Plain, and of what ends something.
    case plain, done = 2
  }
  /// A button of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Words and symbols.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    /// More of them.
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    /// More of them.
    case undo, redo, close = 24
  }
  /// The color of the button.
  open var tintColor: UIColor?
  /// Creates a button of a title.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.title = title
  }
  /// Creates a button of the system.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
  }
  /// Sets where the title of the button back stands: reported.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    RunningHost.report(
      "UIBarButtonItem.setBackButtonTitlePositionAdjustment(_:for:) has no effect here.")
  }
}

/// An object that describes an item in a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// The text of the badge.
  open var badgeValue: String?
  /// The color of the badge.
  open var badgeColor: UIColor?
}
