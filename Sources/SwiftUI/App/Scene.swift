/// A part of an app's user interface with a life cycle managed by the system.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that represents the body of this scene.
  associatedtype Body: Scene

  /// The content and behavior of the scene.
  @SceneBuilder var body: Self.Body { get }

  /// The content of the first of the scene's windows; `nil` where it has none.
  static func _firstWindow(of scene: Self) -> AnyView?
}

extension Scene {
  /// The first window of the body: the default.
  public static func _firstWindow(of scene: Self) -> AnyView? {
    Body._firstWindow(of: scene.body)
  }
}

extension Never: Scene {}

/// A scene of the runtime: it has no body.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Stops the program: the runtime presents the scene, and there is no body to call.
  public var body: Never {
    preconditionFailure("\(Self.self) is shown by the runtime and has no body to call.")
  }
}

/// A result builder for composing a collection of scenes into a single composite scene.
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
