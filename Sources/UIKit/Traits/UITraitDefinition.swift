import Foundation
import SwiftUICore

/// A trait of an app's own.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
  /// The name of the trait, for descriptions.
  static var name: String { get }
  /// A name that survives the app.
  static var identifier: String { get }
  /// Whether colors look other under another value.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// A default: the name of the type.
  public static var name: String { "\(Self.self)" }
  /// A default: the name of the type, with that of its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// A default: no.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait that is also a value of SwiftUI's environment: code reads it from `UITraitCollection.current` as it is in the
/// environment of the view whose body runs.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Reads the value from traits.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Writes the value into traits.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// The value of a trait of an app's own.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// The style of the interface.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The direction of the interface.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The pixels to a point.
  var displayScale: CGFloat { get set }
  /// The text size that the person prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast that the person has asked for.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether the interface stands above others.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
}
