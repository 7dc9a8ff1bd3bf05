import CoreGraphics
import Foundation
import SwiftUICore

/// An object for customizing the basic appearance of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  package enum Base { case standard, opaque, transparent }
  package private(set) var base = Base.standard

  /// The color behind the bar.
  open var backgroundColor: UIColor?
  /// The effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the bar: not drawn, which is reported.
  open var backgroundImage: UIImage? {
    didSet { RunningHost.report("\(type(of: self)).backgroundImage is not drawn.") }
  }
  /// The color of the line towards the content.
  open var shadowColor: UIColor? = .separator
  /// The image of the line towards the content: not drawn.
  open var shadowImage: UIImage?

  /// Creates the default appearance.
  public override required init() { super.init() }
  /// Creates a copy of a bar's appearance.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    (base, backgroundColor) = (barAppearance.base, barAppearance.backgroundColor)
    (backgroundEffect, shadowColor) = (barAppearance.backgroundEffect, barAppearance.shadowColor)
  }
  /// The background that bars have by default: a material.
  open func configureWithDefaultBackground() {
    base = .standard
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, .separator)
  }
  /// A background that is opaque, of the system's color.
  open func configureWithOpaqueBackground() {
    base = .opaque
    (backgroundColor, backgroundEffect, shadowColor) = (.systemBackground, nil, .separator)
  }
  /// No background, and no line.
  open func configureWithTransparentBackground() {
    base = .transparent
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
  }
}

/// An object for customizing the appearance of a navigation bar.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title: color and font count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title: color and font count.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The attributes of the button back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The attributes of buttons that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the button back: not drawn.
  open private(set) var backIndicatorImage: UIImage?
  /// Sets the image of the button back: not drawn, which is reported.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    RunningHost.report("UINavigationBarAppearance.backIndicatorImage is not drawn.")
  }
  /// Creates the default appearance.
  public required init() { super.init() }
}

/// An object for customizing the appearance of a toolbar. It has no effect, which is reported.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  /// Creates the default appearance.
  public required init() { super.init() }
}

/// An object for customizing the appearance of a tab bar.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// Items with the symbol over the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Items with the symbol beside the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Small items with the symbol beside the title.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color behind the selected item: not drawn.
  open var selectionIndicatorTintColor: UIColor?
  /// Creates the default appearance.
  public required init() { super.init() }
}

/// An object for customizing the appearance of a tab bar's items.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// The style of items.
  public enum Style: Int, Hashable, Sendable {
    /// Symbol over title, beside it, and beside it in little room.
    case stacked, inline, compactInline
  }
  /// Items that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// Items that are selected.
  public let selected = UITabBarItemStateAppearance()
  /// Items that are disabled.
  public let disabled = UITabBarItemStateAppearance()
  /// Items that are focused.
  public let focused = UITabBarItemStateAppearance()
  /// Creates the default appearance.
  public override init() { super.init() }
  /// Creates the default appearance of a style.
  public convenience init(style: Style) { self.init() }
}

/// The appearance of a tab bar's items in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// The color of the symbol.
  open var iconColor: UIColor?
  /// The attributes of the title: the color counts.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the badge: not drawn.
  open var badgeBackgroundColor: UIColor?
  /// Where the title stands: as always.
  open var titlePositionAdjustment = UIOffset.zero
}

/// The appearance of a bar's buttons.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// Buttons as they are.
  public let normal = UIBarButtonItemStateAppearance()
  /// Buttons that are pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Buttons that are disabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Creates the default appearance.
  public override init() { super.init() }
  /// Creates the default appearance of a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// The appearance of a bar's buttons in one state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The image behind the button.
  open var backgroundImage: UIImage?
}

/// Metrics of bars.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The default, those of low bars, and both with a prompt.
  case `default`, compact, defaultPrompt = 101, compactPrompt
}

/// The style of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Light or dark as the interface is, and black.
  case `default`, black
}
