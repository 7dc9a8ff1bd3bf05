import Observation
import SwiftUICore

extension View {
  /// Publishes a value while the focus is in the view.
  ///
  /// - Parameters:
  ///   - keyPath: the value's place among the focused values.
  ///   - value: the value.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value))
  }

  /// Publishes a value while the focus is in the view.
  ///
  /// - Parameters:
  ///   - keyPath: the value's place among the focused values.
  ///   - value: the value; `nil` publishes none.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value))
  }

  /// Publishes an observable object while the focus is in the view.
  ///
  /// - Parameter object: the object, found by its type; `nil` publishes none.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[FocusedObjectType<T>()], value: object))
  }

  /// Publishes a value while the view is there, wherever the focus is in its scene.
  ///
  /// - Parameters:
  ///   - keyPath: the value's place among the focused values.
  ///   - value: the value.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(SceneValueModifier(keyPath: keyPath, value: value))
  }

  /// Publishes a value while the view is there, wherever the focus is in its scene.
  ///
  /// - Parameters:
  ///   - keyPath: the value's place among the focused values.
  ///   - value: the value; `nil` publishes none.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(SceneValueModifier(keyPath: keyPath, value: value))
  }

  /// Publishes an observable object while the view is there, wherever the focus is in its scene.
  ///
  /// - Parameter object: the object, found by its type; `nil` publishes none.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(SceneValueModifier(keyPath: \.[FocusedObjectType<T>()], value: object))
  }

  /// Publishes an observable object while the focus is in the view.
  ///
  /// - Parameter object: the object, found by its type.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[FocusedObjectType<T>()], value: object))
  }

  /// Publishes an observable object while the focus is in the view.
  ///
  /// - Parameter object: the object, found by its type; `nil` publishes none.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[FocusedObjectType<T>()], value: object))
  }

  /// Publishes an observable object while the view is there, wherever the focus is in its scene.
  ///
  /// - Parameter object: the object, found by its type.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(SceneValueModifier(keyPath: \.[FocusedObjectType<T>()], value: object))
  }

  /// Publishes an observable object while the view is there, wherever the focus is in its scene.
  ///
  /// - Parameter object: the object, found by its type; `nil` publishes none.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(SceneValueModifier(keyPath: \.[FocusedObjectType<T>()], value: object))
  }
}
