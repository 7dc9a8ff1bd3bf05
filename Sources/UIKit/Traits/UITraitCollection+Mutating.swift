import Foundation
import SwiftUICore

/// The value of a trait of an app's own. Values that cannot be compared are never the same.
struct OwnTrait: Hashable, @unchecked Sendable {
  let value: Any
  static func == (left: Self, right: Self) -> Bool {
    guard let left = left.value as? AnyHashable, let right = right.value as? AnyHashable else {
      return false
    }
    return left == right
  }
  func hash(into hasher: inout Hasher) { (value as? AnyHashable)?.hash(into: &hasher) }
}

/// The traits of an app's own in the environment of a view.
struct OwnTraitsKey: EnvironmentKey {
  static var defaultValue: [ObjectIdentifier: OwnTrait] { [:] }
}

/// Traits that can be changed.
struct ChangedTraits: UIMutableTraits {
  var traits: UITraitCollection.Traits

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { traits.own[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
    set { traits.own[ObjectIdentifier(trait)] = OwnTrait(value: newValue) }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { traits.userInterfaceStyle = newValue }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { traits.userInterfaceIdiom = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits.verticalSizeClass = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }
  var displayScale: CGFloat {
    get { traits.displayScale }
    set { traits.displayScale = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { traits.preferredContentSizeCategory = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { traits.accessibilityContrast }
    set { traits.accessibilityContrast = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { traits.userInterfaceLevel }
    set { traits.userInterfaceLevel = newValue }
  }
}

extension UITraitCollection {
  /// Creates traits by a closure that sets them; the others are not specified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.changed(Traits(), mutations))
  }
  /// The traits with those that a closure sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  { UITraitCollection(Self.changed(traits, mutations)) }

  /// The value of a trait of an app's own; its default where none is set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    ChangedTraits(traits: traits)[trait]
  }

  static func changed(_ traits: Traits, _ mutations: (inout any UIMutableTraits) -> Void) -> Traits
  {
    var changed: any UIMutableTraits = ChangedTraits(traits: traits)
    mutations(&changed)
    return (changed as? ChangedTraits)?.traits ?? traits
  }
}

extension EnvironmentValues {
  /// The value of a key that is also a trait of UIKit: where it is set, ``UITraitCollection/current`` has it too.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { own(key) }
    set {
      setOwn(key, newValue)
      var traits = UITraitCollection.Traits()
      traits.own = self[OwnTraitsKey.self]
      let changed = UITraitCollection.changed(traits) { K.write(to: &$0, value: newValue) }
      self[OwnTraitsKey.self] = changed.own
    }
  }
  private func own<K: EnvironmentKey>(_ key: K.Type) -> K.Value { self[key] }
  private mutating func setOwn<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) {
    self[key] = value
  }
}
