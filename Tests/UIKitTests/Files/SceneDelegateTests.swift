import SwiftUI
import TestSupport
import Testing
import UIKit

@MainActor private let log = Log()

/// What an app keeps for its scene: nothing of UIKit's.
@Observable @MainActor
private final class Navigation: NSObject { var tab = "home" }

private final class Scene: NSObject, UIWindowSceneDelegate, ObservableObject {
  @Published var title = "no scene"

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    title = "connected"
    log("connected \(session.role == .windowApplication) \(connectionOptions.shortcutItem == nil)")
    log("\(scene.delegate === self) \(session.configuration.name ?? "")")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { log("active") }
  func sceneWillResignActive(_ scene: UIScene) { log("resigns") }
  func sceneWillEnterForeground(_ scene: UIScene) { log("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { log("background") }
}

@Observable @MainActor
private final class Delegate: NSObject, UIApplicationDelegate {
  static var makesScene = true
  var greeting = "hello"

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    log("will launch")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Window", sessionRole: connectingSceneSession.role)
    if Self.makesScene {
      configuration._delegateInit = Scene.init
    } else {
      configuration._delegateInit = Navigation.init
    }
    return configuration
  }
}

private struct Content: View {
  @EnvironmentObject private var scene: Scene
  @Environment(Delegate.self) private var delegate
  var body: some View {
    Text("\(delegate.greeting) \(scene.title)")
    Button("Rename") { scene.title = "renamed" }
    Button("Greet") { delegate.greeting = "bye" }
  }
}

private struct SceneApp: App {
  @UIApplicationDelegateAdaptor(Delegate.init) private var delegate
  var body: some SwiftUI.Scene { WindowGroup { Content() } }
}

private struct NavigationContent: View {
  @Environment(Navigation.self) private var navigation
  var body: some View { Text(navigation.tab) }
}

private struct NavigationApp: App {
  @UIApplicationDelegateAdaptor(Delegate.init) private var delegate
  var body: some SwiftUI.Scene { WindowGroup { NavigationContent() } }
}

private struct PlainApp: App {
  var body: some SwiftUI.Scene {
    WindowGroup { Text(UIApplication.shared.delegate == nil ? "no delegate" : "a delegate") }
  }
}

private final class ClassOnly: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = Scene.self
    return configuration
  }
}

private struct ClassApp: App {
  @UIApplicationDelegateAdaptor(ClassOnly.init) private var delegate
  var body: some SwiftUI.Scene { WindowGroup { Text("shown") } }
}

@MainActor @Suite("Delegates of scenes", .serialized)
struct SceneDelegateTests {
  @Test func aScenesDelegateIsToldOfPhasesAndIsInTheEnvironmentAsTheAppsIs() throws {
    log.entries = []
    Delegate.makesScene = true
    let screen = try Screen { SceneApp._firstWindow() }
    #expect(screen.texts.first == "hello connected")
    screen.tap("Rename")
    screen.tap("Greet")
    #expect(screen.texts.first == "bye renamed")
    screen.host.configuration.scenePhase = .background
    screen.host.configuration.scenePhase = .active
    #expect(
      log.entries == [
        "will launch", "connected true true", "true Window", "foreground", "active", "resigns",
        "background", "foreground", "active",
      ])
  }

  @Test func anObjectOfASceneNeedNotHandleItsChanges() throws {
    Delegate.makesScene = false
    let screen = try Screen { NavigationApp._firstWindow() }
    #expect(screen.texts == ["home"])
    #expect(UIWindowScene.shared.delegate == nil)
  }

  @Test func anAppWithoutDelegatesKeepsNoneOfTheAppBefore() throws {
    log.entries = []
    Delegate.makesScene = true
    _ = try Screen { SceneApp._firstWindow() }
    let screen = try Screen { PlainApp._firstWindow() }
    #expect(screen.texts == ["no delegate"])
    let entries = log.entries
    screen.host.configuration.scenePhase = .inactive
    #expect(log.entries == entries)
  }

  @Test func aClassAloneIsReported() throws {
    let screen = try Screen { ClassApp._firstWindow() }
    #expect(screen.texts == ["shown"])
    #expect(screen.issues.map(\.message).contains { $0.contains("from its type alone") })
  }
}

private final class OldAppDelegate: UIResponder, UIApplicationDelegate {
  var greeting = ""
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    greeting = "launched"
    return true
  }
}

private final class OldSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let delegate = UIApplication.shared.delegate as? OldAppDelegate
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(
      rootView: OldContent(greeting: delegate?.greeting ?? "no app"))
    self.window = window
    window.makeKeyAndVisible()
  }
}

private final class Storyboard: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }

private struct OldContent: View {
  let greeting: String
  @State private var count = 0
  var body: some View {
    Color.red.overlay { Button("\(greeting) \(count)") { count += 1 } }
  }
}

@MainActor @Suite("Windows that the delegates of scenes make", .serialized)
struct SceneWindowTests {
  @Test func theRootOfTheWindowFillsTheScreenAndLives() throws {
    let screen = try Screen { _SceneWindow(OldSceneDelegate.init, app: OldAppDelegate.init) }
    #expect(screen.texts == ["launched 0"])
    #expect(screen.pixel(1, 1)[0] > 200 && screen.pixel(98, 98)[1] < 100)
    screen.tap("launched 0")
    #expect(screen.texts == ["launched 1"])
    #expect(screen.issues.isEmpty, "\(screen.issues)")
  }

  @Test func anAppNeedNotHaveADelegate() throws {
    let screen = try Screen { _SceneWindow(OldSceneDelegate.init) }
    #expect(screen.texts == ["no app 0"])
  }

  @Test func aWindowWithoutARootIsReported() throws {
    let screen = try Screen { _SceneWindow(Storyboard.init) }
    #expect(screen.texts.isEmpty)
    #expect(screen.issues.map(\.message).contains { $0.contains("storyboards") })
  }

  @Test func otherWindowsAreNotShownAndReported() throws {
    let screen = try Screen {
      _SceneWindow(OldSceneDelegate.init).onAppear { UIWindow(frame: .zero).makeKeyAndVisible() }
    }
    #expect(screen.issues.map(\.message).contains { $0.contains("one window") })
  }
}
