import Foundation
import SwiftUICore
import UIKit

/// A type that represents the structure and behavior of an app.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene representing the content of the app.
  associatedtype Body: Scene

  /// The content and behavior of the app.
  @SceneBuilder var body: Self.Body { get }

  /// Creates an instance of the app using the body that you define for its content.
  init()
}

extension App {
  /// Initializes and runs the app.
  ///
  /// There is no display here to run it on: it says so, and ends with the exit code 69.
  public static func main() {
    let message =
      "\(Self.self): there is no display to run on. `legato film` films an app's first window.\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(69)
  }

  /// The content of the first window, as it stands when the app starts. What the app's properties
  /// tell changes it.
  public static func _firstWindow() -> some View {
    SceneLaunch.disconnect()
    UIApplication.shared.delegate = nil
    return ConnectedView(Self()) { app in
      (Body._firstWindow(of: app.body) ?? AnyView(EmptyView())).suppliedWithDelegates()
    }
  }
}
