import SwiftUICore

/// Accessibility technologies available to the system.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: UInt8

  private init(bits: UInt8) { self.bits = bits }

  /// Creates an empty set.
  public init() { bits = 0 }

  /// The value that represents a VoiceOver client.
  public static let voiceOver = AccessibilityTechnologies(bits: 1)
  /// The value that represents a Switch Control client.
  public static let switchControl = AccessibilityTechnologies(bits: 2)

  /// Whether all of another set are in this one.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  /// The technologies of both sets.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  /// The technologies that are in both sets.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  /// The technologies that are in one of the sets.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  /// Adds technologies.
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { bits |= newMember.bits }
    return (!contains(newMember), newMember)
  }
  /// Removes technologies.
  public mutating func remove(_ member: Self) -> Self? {
    let found = bits & member.bits
    bits &= ~member.bits
    return found == 0 ? nil : Self(bits: found)
  }
  /// Adds technologies.
  public mutating func update(with newMember: Self) -> Self? {
    insert(newMember).inserted ? nil : newMember
  }
  /// Adds technologies.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Keeps the technologies that are in both sets.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Keeps the technologies that are in one of the sets.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}

/// A property wrapper type that can read and write a value that SwiftUI updates as the focus of any active
/// accessibility technology, such as VoiceOver, changes.
///
/// No such technology runs here, as on a device where none is on: the focus is nowhere, and what code writes is
/// read back until the view is evaluated anew for another reason.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding for `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
  @propertyWrapper
  public struct Binding {
    fileprivate let binding: SwiftUICore.Binding<Value>

    /// The value of the focus state.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  @State private var storage: Value

  /// Creates a new accessibility focus state for a Boolean value.
  public init() where Value == Bool { _storage = State(initialValue: false) }
  /// Creates a new accessibility focus state for a Boolean value and some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  /// Creates a new accessibility focus state of an optional type.
  public init<T: Hashable>() where Value == T? { _storage = State(initialValue: nil) }
  /// Creates a new accessibility focus state of an optional type and some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The current state value.
  public var wrappedValue: Value {
    get { storage }
    nonmutating set { storage = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(binding: $storage) }
}

extension View {
  /// Modifies this view by binding its accessibility element's focus state to the given boolean state value.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  {
    self
  }

  /// Modifies this view by binding its accessibility element's focus state to the given state value.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }
}
