import Foundation
import Observation
import SwiftUICore

extension Scene {
  /// Sets the environment value of the specified key path to the given value, for the views of the scene.
  ///
  /// - Parameters:
  ///   - keyPath: the value that is set.
  ///   - value: the new value.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Places an observable object in the environment of the scene's views.
  ///
  /// - Parameter object: the object; `nil` takes one of the type away.
  public func environment<Value: AnyObject & Observable>(_ object: Value?) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.environment(object)) }
  }

  /// Changes the environment value of the specified key path, for the views of the scene.
  ///
  /// - Parameters:
  ///   - keyPath: the value that is changed.
  ///   - transform: changes it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some Scene {
    ModifiedScene(scene: self) {
      AnyView($0.transformEnvironment(keyPath, transform: transform))
    }
  }

  /// Supplies an observable object to the scene's views.
  ///
  /// - Parameter object: what a view's `EnvironmentObject` of the type reads.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.environmentObject(object)) }
  }

  /// Sets the store that the scene's `AppStorage` properties use where they name none.
  ///
  /// - Parameter store: the user defaults.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.defaultAppStorage(store)) }
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: what is watched.
  ///   - initial: whether the action is run when the scene appears, too; by default it is not.
  ///   - action: is given the value before and the new one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: what is watched.
  ///   - initial: whether the action is run when the scene appears, too; by default it is not.
  ///   - action: what is done.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: what is watched.
  ///   - action: is given the new value.
  @available(*, deprecated, message: "Use the action with two parameters or none.")
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.onChange(of: value) { _, new in action(new) }) }
  }
}

/// A scene whose windows' contents are changed by a view modifier.
struct ModifiedScene<Content: Scene>: PrimitiveScene {
  let scene: Content
  let modify: (AnyView) -> AnyView

  static func _firstWindow(of scene: Self) -> AnyView? {
    Content._firstWindow(of: scene.scene).map(scene.modify)
  }
}
