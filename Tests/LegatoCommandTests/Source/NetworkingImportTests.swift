import Testing

@testable import LegatoCommand

@Suite("What Foundation has elsewhere")
struct NetworkingImportTests {
  @Test(
    "A file that names a type of it gets the import behind its last line",
    arguments: [
      "let task: URLSessionDataTask?", "URLRequest(url: url)", "as? HTTPURLResponse",
      "HTTPCookieStorage.shared", "URLCache.shared",
    ])
  func added(code: String) {
    let text = "import Foundation\n\n\(code)"
    #expect(NetworkingImport.added(to: text) == text + "\nimport FoundationNetworking\n")
  }

  @Test("Others are as they were") func left() {
    let text = "import SwiftUI\nlet url = URL(string: \"https://example.org\")"
    #expect(NetworkingImport.added(to: text) == text)
  }
}
