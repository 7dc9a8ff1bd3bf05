import Foundation
import SwiftUICore

/// Constants that indicate the interface style for the app.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// No style, light, and dark.
  case unspecified, light, dark
}

/// Constants that indicate the type of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// A device of another kind.
  case unspecified = -1
  /// A telephone, a tablet, a television, a car, a Mac, and a headset.
  case phone = 0, pad, tv, carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Constants that indicate the size classes of an interface.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// No class, compact, and regular.
  case unspecified, compact, regular
}

/// Constants that indicate the direction of the interface.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right, and from right to left.
  case leftToRight, rightToLeft
}

/// Constants that indicate the direction of the interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// No direction, from left to right, and from right to left.
  case unspecified = -1, leftToRight, rightToLeft
}

/// Constants that indicate the contrast that a person has asked for.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// No contrast, the normal one, and a high one.
  case unspecified = -1, normal, high
}

/// Constants that indicate whether an interface stands above others.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// No level, that of windows, and that of what is presented.
  case unspecified = -1, base, elevated
}

/// A collection of data that represents the environment for an individual element in an app.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  struct Traits: Hashable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var own: [ObjectIdentifier: OwnTrait] = [:]
  }
  let traits: Traits

  init(_ traits: Traits) { self.traits = traits }

  /// Creates an empty trait collection.
  public override convenience init() { self.init(Traits()) }
  /// Creates a trait collection with the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(userInterfaceStyle: userInterfaceStyle))
  }
  /// Creates a trait collection with the idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Traits(userInterfaceIdiom: userInterfaceIdiom))
  }
  /// Creates a trait collection with the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontalSizeClass: horizontalSizeClass))
  }
  /// Creates a trait collection with the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(verticalSizeClass: verticalSizeClass))
  }
  /// Creates a trait collection with the pixels to a point.
  public convenience init(displayScale: CGFloat) { self.init(Traits(displayScale: displayScale)) }
  /// Creates a trait collection with the content size category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// The traits of the environment where code runs: of the view whose body is evaluated, or of the
  /// window. Outside of a host, and on other threads, those of an upright telephone in light mode.
  public static var current: UITraitCollection {
    guard RunningHost.isMainThread else { return outside }
    return MainActor.assumeIsolated {
      RunningHost.surroundings.map {
        UITraitCollection(Traits($0.environment, $0.configuration))
      } ?? outside
    }
  }

  private static let outside = UITraitCollection(
    Traits(EnvironmentValues(), HostConfiguration(scale: 3)))

  /// The style of the interface.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// The direction of the interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// The pixels to a point; 0 where it is not specified.
  public var displayScale: CGFloat { traits.displayScale }
  /// The text size that the person prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  /// The contrast that the person has asked for.
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  /// Whether the interface stands above others.
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }

  /// Whether colors look other under the traits than under other ones.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  /// Whether two trait collections have the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }
  /// A hash of the traits.
  public override var hash: Int { traits.hashValue }
}

extension UITraitCollection.Traits {
  init(_ values: EnvironmentValues, _ configuration: HostConfiguration) {
    func sizeClass(_ value: UserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
      value == .compact ? .compact : value == .regular ? .regular : .unspecified
    }
    userInterfaceStyle = values.colorScheme == .dark ? .dark : .light
    horizontalSizeClass = sizeClass(values.horizontalSizeClass ?? .compact)
    verticalSizeClass = sizeClass(values.verticalSizeClass ?? .regular)
    userInterfaceIdiom = UIUserInterfaceIdiom(configuration)
    layoutDirection = values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    displayScale = CGFloat(configuration.scale)
    preferredContentSizeCategory = UIContentSizeCategory(values.dynamicTypeSize)
    accessibilityContrast = .normal
    userInterfaceLevel = .base
    own = values[OwnTraitsKey.self]
  }
}

extension UIUserInterfaceIdiom {
  /// A surface whose shorter side has 600 points or more is a tablet's.
  init(_ configuration: HostConfiguration) {
    self = min(configuration.size.width, configuration.size.height) >= 600 ? .pad : .phone
  }
}
