import SwiftUI
import Testing

@testable import SwiftUICore

/// What is said of scenes reaches their views, or is for windows that an iPhone does not have.
@MainActor @Suite("App: modifiers of scenes")
struct SceneModifierTests {
  private final class Session: ObservableObject { @Published var name = "session" }

  private struct Content: View {
    @EnvironmentObject private var session: Session
    @AppStorage("visits") private var visits = 0
    @Environment(\.lineLimit) private var lineLimit
    var body: some View {
      Button("\(session.name) \(visits) \(lineLimit ?? 0)") { visits += 1 }
    }
  }

  private struct ModifiedApp: App {
    static let store = UserDefaults(suiteName: "SceneModifierTests")
    @StateObject private var session = Session()
    var body: some Scene {
      WindowGroup { Content() }
        .environmentObject(session)
        .defaultAppStorage(Self.store ?? .standard)
        .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }
        .environment(\.lineLimit, 2)
    }
  }

  @Test func theEnvironmentOfASceneIsThatOfItsViews() throws {
    ModifiedApp.store?.set(4, forKey: "visits")
    defer { ModifiedApp.store?.removePersistentDomain(forName: "SceneModifierTests") }
    let screen = try Screen(ModifiedApp._firstWindow())
    #expect(screen.labels == ["session 4 3"])
    screen.tap("session 4 3")
    #expect(ModifiedApp.store?.integer(forKey: "visits") == 5)
  }

  private struct SizedApp: App {
    var body: some Scene {
      WindowGroup { Text("window").handlesExternalEvents(preferring: ["a"], allowing: ["*"]) }
        .defaultSize(width: 100, height: 50)
        .defaultSize(CGSize(width: 10, height: 5))
        .windowResizability(.contentSize)
        .restorationBehavior(.automatic)
        .persistentSystemOverlays(.hidden)
        .handlesExternalEvents(matching: ["a"])
        .backgroundTask(.appRefresh("refresh")) { Issue.record("No host wakes an app.") }
        .backgroundTask(.urlSession) { Issue.record("No host wakes an app: \($0)") }
        .backgroundTask(.urlSession(matching: { $0.isEmpty })) { _ in }
        .backgroundTask(.urlSession("session")) {}
    }
  }

  @Test func windowsFillTheScreenWhateverSizeIsAskedFor() throws {
    let screen = try Screen(SizedApp._firstWindow())
    #expect(screen.labels == ["window"])
    #expect(isNear(screen.center("window")?.x, 200) && isNear(screen.center("window")?.y, 400))
    #expect(screen.issues.isEmpty)
  }

  private struct AvailableApp: App {
    var body: some Scene {
      if #available(iOS 99, macOS 99, *) { WindowGroup { Text("available") } }
      WindowGroup { Text("always") }
    }
  }

  @Test func aSceneMayDependOnTheSystem() throws {
    #expect(try Screen(AvailableApp._firstWindow()).labels == ["available"])
  }
}
