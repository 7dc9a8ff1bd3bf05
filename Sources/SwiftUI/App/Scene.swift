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
