import Foundation
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Films that adoption tries")
struct AdoptFilmTests {
  private func adoption(_ files: [String: String]) throws -> Adoption {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("legato-adopt-films-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let options = try AdoptOptions([folder.path, "--film"])
    let compiler = try options.project.compiler()
    let project = try ProjectSubject.read(options.path)
    let codes = project.mainTargets.map { ProjectCode(project, $0, compiler) }
    return try Adopter(compiler: compiler, codes: codes, options: options).adoption()
  }

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Shop", platforms: [.iOS(.v17)],
      targets: [.target(name: "Shop", resources: [.process("Data")])])
    """

  @Test("A package's own bundle and the app's have what a build would put there")
  func resources() throws {
    let found = try adoption([
      "Package.swift": Self.manifest,
      "Sources/Shop/Data/deep/names.json": #"["anise", "basil"]"#,
      "Sources/Shop/Looks/Media.xcassets/Brand.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """,
      "Sources/Shop/Shelf.swift": """
      import SwiftUI
      struct Shelf: View {
        static func names(_ bundle: Bundle) -> [String] {
          let url = bundle.url(forResource: "names", withExtension: "json")!
          return try! JSONDecoder().decode([String].self, from: Data(contentsOf: url))
        }
        let names = names(.module) + names(.main)
        var body: some View {
          VStack { ForEach(names, id: \\.self) { Text($0) } }
            .background(Color("Brand", bundle: .module))
        }
      }
      #Preview { Shelf() }
      """,
    ])
    let preview = try #require(found.subjects.first { $0.kind == .preview })
    #expect(preview.status == .whole)
    #expect(preview.isFilmed == true, "\(preview.filmFault ?? "")")
  }

  @Test("A preview that needs a value of the app's own is filmed with one that is made up")
  func madeUp() throws {
    let found = try adoption([
      "Package.swift": Self.manifest, "Sources/Shop/Data/names.json": "[]",
      "Sources/Shop/Till.swift": """
      import GoneKit
      import SwiftUI
      final class Cart { init(limit: Int) {} }
      final class Till {
        let cart: Cart
        init() { cart = GoneCart.shared.cart }
      }
      struct TillView: View {
        let till = Till()
        var body: some View { Text("till") }
      }
      #Preview { TillView() }
      """,
    ])
    let preview = try #require(found.subjects.first { $0.kind == .preview })
    #expect(preview.status == .partial)
    #expect(preview.isFilmed == true, "\(preview.filmFault ?? "")")
  }

  @Test("A preview that ends its program says why, and the others are filmed")
  func reasons() throws {
    let found = try adoption([
      "Package.swift": Self.manifest,
      "Sources/Shop/Broken.swift": """
      import SwiftUI
      final class Cart: ObservableObject {}
      struct Broken: View {
        @EnvironmentObject var cart: Cart
        var body: some View { Text("\\(ObjectIdentifier(cart).hashValue)") }
      }
      struct Stopped: View { var body: some View { fatalError("no shelf is here") } }
      #Preview("Whole") { Text("whole") }
      #Preview("Broken") { Broken() }
      #Preview("Stopped") { Stopped() }
      """,
    ])
    func fault(_ name: String) -> String? {
      found.subjects.first { $0.name == name }?.filmFault
    }
    #expect(fault("Whole") == nil)
    #expect(fault("Broken")?.hasPrefix("it crashed: No observable object of type Cart") == true)
    #expect(fault("Stopped") == "it crashed: no shelf is here")
  }

  @Test(
    "Models that import Foundation alone are observed, and macros' errors name their declaration")
  func foundation() throws {
    let found = try adoption([
      "Package.swift": Self.manifest,
      "Sources/Shop/Model.swift": """
      import Foundation
      final class Cart: ObservableObject { @Published var count = 0 }
      @Observable final class Note { var text = "" }
      """,
      "Sources/Shop/View.swift": """
      import SwiftUI
      struct Counter: View {
        @StateObject private var cart = Cart()
        @State private var note = Note()
        var body: some View { Text("\\(cart.count)\\(note.text)") }
      }
      #Preview { Counter() }
      """,
    ])
    #expect(found.subjects.allSatisfy { $0.status == .whole })
    #expect(found.subjects.first { $0.kind == .preview }?.isFilmed == true)
  }

  private static let uikitApp = [
    "Package.swift": manifest,
    "Sources/Shop/Data/names.json": "[]",
    "Sources/Shop/AppDelegate.swift": """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var name = "none"
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        name = "oak"
        return true
      }
    }
    """,
    "Sources/Shop/SceneDelegate.swift": """
    import SwiftUI
    import UIKit
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        let name = (UIApplication.shared.delegate as! AppDelegate).name
        if let windowScene = scene as? UIWindowScene {
          let window = UIWindow(windowScene: windowScene)
          window.rootViewController = UIHostingController(rootView: Shelf(name: name))
          self.window = window
          window.makeKeyAndVisible()
        }
      }
    }
    """,
    "Sources/Shop/Shelf.swift": """
    import SwiftUI
    struct Shelf: View {
      let name: String
      var body: some View { Text("shelf of \\(name)") }
    }
    """,
  ]

  @Test("An app that begins with UIKit is the root of its scene's window")
  func uikit() throws {
    let found = try adoption(Self.uikitApp)
    let app = try #require(found.subjects.first { $0.kind == .app })
    #expect(app.name == "SceneDelegate" && app.place.line == 3)
    #expect(app.status == .whole && app.isFilmed == true, "\(app)")
  }

  @Test("And is filmed without being named") @MainActor
  func uikitFilm() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (path, text) in Self.uikitApp { try folder.write(path, text) }
    let output = folder.path + "/film.txt"
    #expect(try FilmCommand([folder.path, "--duration", "0.1", "-o", output]).run() == 0)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(text.contains("film of SceneDelegate") && text.contains("shelf of oak"), "\(text)")
    #expect(!text.contains("Left out"))
  }
}
