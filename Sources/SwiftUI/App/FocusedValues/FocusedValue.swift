import Observation
import SwiftUICore

/// A property wrapper for observing values from the focused view or one of its ancestors, or from the focused scene.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var contents: FocusedValueBoard.Contents?

  /// A new property wrapper for the given key path.
  ///
  /// - Parameter keyPath: the value's place among the focused values.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    self.keyPath = keyPath
  }

  /// A new property wrapper for the given object type.
  ///
  /// - Parameter objectType: the type of the object that a view publishes.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = \.[FocusedObjectType<Value>()]
  }

  /// The value of the view that publishes one; `nil` where none does.
  public var wrappedValue: Value? { contents.flatMap { $0.values[keyPath: keyPath] } }

  /// Connects the property to the values of the view's host.
  public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    contents = context.node.graph.service(FocusedValueBoard.self).contents
  }
}

/// A convenience property wrapper for observing and automatically unwrapping state bindings from the focused view or one of its
/// ancestors.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var contents: FocusedValueBoard.Contents?

  /// A new property wrapper for the given key path.
  ///
  /// - Parameter keyPath: the binding's place among the focused values.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  private var binding: Binding<Value>? {
    contents.flatMap { $0.values[keyPath: keyPath] }
  }

  /// The value of the binding that is published; `nil` where none is, and then writing does nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the optional value.
  public var projectedValue: Binding<Value?> {
    Binding {
      wrappedValue
    } set: { value, transaction in
      if let value { binding?.transaction(transaction).wrappedValue = value }
    }
  }

  /// Connects the property to the values of the view's host.
  public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    contents = context.node.graph.service(FocusedValueBoard.self).contents
  }
}
