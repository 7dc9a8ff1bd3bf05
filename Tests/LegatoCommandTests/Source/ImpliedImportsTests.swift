import Testing

@testable import LegatoCommand

@Suite("What Foundation has elsewhere")
struct ImpliedImportsTests {
  @Test(
    "A file that names a type of the network gets the import behind its last line",
    arguments: [
      "let task: URLSessionDataTask?", "URLRequest(url: url)", "as? HTTPURLResponse",
      "HTTPCookieStorage.shared", "URLCache.shared",
    ])
  func networking(code: String) {
    let text = "import Foundation\n\n\(code)"
    #expect(ImpliedImports.added(to: text) == text + "\nimport FoundationNetworking\n")
  }

  @Test(
    "A model that imports Foundation alone can be observed",
    arguments: ["import Foundation", "import OSLog"])
  func observed(module: String) {
    let text = "\(module)\n\nfinal class Model: ObservableObject { @Published var count = 0 }"
    let added = ImpliedImports.added(to: text)
    #expect(added.hasPrefix(text + "\n"))
    #expect(added.contains("\nimport protocol Combine.ObservableObject\n"))
    #expect(added.contains("\nimport struct Combine.Published\n"))
  }

  @Test(
    "In projects, modules bring along what they bring on iOS, by stand-ins",
    arguments: [
      ("import AVKit\nlet item = AVPlayerItem(url: url)", "AVFoundation"),
      ("import MapKit\nlet manager = CLLocationManager()", "CoreLocation"),
      ("import PhotosUI\nvar asset: PHAsset?", "Photos"),
      (
        "import SwiftUI\n@FetchRequest(sortDescriptors: []) var rows: FetchedResults<Row>",
        "CoreData"
      ),
      ("import Foundation\nSecItemDelete(query)", "Security"),
      ("import Combine\nsession.dataTaskPublisher(for: url)", "_URLSessionPublishers"),
      ("import Foundation\nextension URLSession: Loading {}", "_URLSessionTasks"),
      ("import Foundation\ntry await session.bytes(for: request)", "_URLSessionTasks"),
      (
        "import Foundation\nlet a = URLSessionConfiguration.background(withIdentifier: \"a\")",
        "_URLSessionTasks"
      ),
    ])
  func brought(text: String, module: String) {
    #expect(ImpliedImports.ofProjects(addedTo: text) == text + "\nimport \(module)\n")
    let own = "import \(module)\n" + text
    if !module.hasPrefix("_") { #expect(ImpliedImports.ofProjects(addedTo: own) == own) }
  }

  @Test("A map or a player alone brings nothing")
  func alone() {
    for text in [
      "import MapKit\nMap(coordinateRegion: $region)", "import AVKit\nVideoPlayer(player: player)",
    ] {
      #expect(ImpliedImports.ofProjects(addedTo: text) == text)
    }
  }

  @Test("An observable model that imports Foundation alone gets Observation")
  func observable() {
    let text = "import Foundation\n@Observable final class Note {}"
    #expect(ImpliedImports.added(to: text) == text + "\nimport Observation\n")
  }

  @Test("A selector in a model that imports Foundation alone is one")
  func selectors() {
    let text = "import Foundation\nlet heard = #selector(Model.heard)"
    #expect(ImpliedImports.added(to: text) == text + "\nimport struct QuartzCore.Selector\n")
  }

  @Test(
    "Others are as they were",
    arguments: [
      "import SwiftUI\nlet url = URL(string: \"https://example.org\")",
      "import SwiftUI\nfinal class Model: ObservableObject {}",
      "import Combine\nimport Foundation\nfinal class Model: ObservableObject {}",
      "struct ObservableObjects {}", "import UIKit\nlet heard = #selector(Model.heard)",
    ])
  func left(text: String) {
    #expect(ImpliedImports.added(to: text) == text)
  }
}
