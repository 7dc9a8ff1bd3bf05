import SwiftUICore

/// A result builder for composing a collection of scenes into a single composite scene.
///
/// Of conditions it takes what Apple's takes: `if` with nothing but `#available` in it, and no `else`.
@MainActor @resultBuilder
public struct SceneBuilder {
  /// Takes a scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes the only scene of a closure as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The scenes of a closure, in order.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content)
    -> some Scene
  {
    TupleScene(content: (repeat each content))
  }

  /// The scene of an `if #available` without `else`; absent where the condition does not hold.
  public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?)
    -> some Scene
  {
    OptionalScene(scene: scene)
  }

  /// Erases the type of a scene that is guarded by `if #available`.
  public static func buildLimitedAvailability(_ scene: some Scene)
    -> any Scene & _LimitedAvailabilitySceneMarker
  {
    LimitedAvailabilityScene(scene: scene)
  }
}

/// Marks a scene that is guarded by `if #available`: a builder takes no other condition.
public protocol _LimitedAvailabilitySceneMarker {}

/// A scene that is guarded by `if #available`.
private struct LimitedAvailabilityScene<Content: Scene>: PrimitiveScene,
  _LimitedAvailabilitySceneMarker
{
  let scene: Content

  static func _firstWindow(of scene: Self) -> AnyView? { Content._firstWindow(of: scene.scene) }
}

/// A scene that is there on some systems.
private struct OptionalScene: PrimitiveScene {
  let scene: (any Scene)?

  static func _firstWindow(of scene: Self) -> AnyView? { scene.scene.flatMap { first(of: $0) } }

  private static func first<S: Scene>(of scene: S) -> AnyView? { S._firstWindow(of: scene) }
}

/// Several scenes, in order.
private struct TupleScene<each Content: Scene>: PrimitiveScene {
  let content: (repeat each Content)

  static func _firstWindow(of scene: Self) -> AnyView? {
    for part in repeat each scene.content {
      if let window = first(of: part) { return window }
    }
    return nil
  }

  private static func first<S: Scene>(of scene: S) -> AnyView? { S._firstWindow(of: scene) }
}
