import Foundation
import Synchronization
import Testing
import UniformTypeIdentifiers

@Suite("Files of item providers")
struct ItemProviderFileTests {
  /// What a handler was notified with.
  private final class Heard: Sendable {
    private let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock { $0 } }
    func hear(_ text: String) { texts.withLock { $0.append(text) } }
  }

  @Test("A representation is loaded as a file, which goes with the closure") func loaded() {
    let provider = NSItemProvider()
    provider.suggestedName = "a/note"
    provider.registerDataRepresentation(for: .plainText) {
      $0(Data("text".utf8), nil)
      return nil
    }
    let heard = Heard()
    provider.loadFileRepresentation(forTypeIdentifier: UTType.text.identifier) { url, _ in
      heard.hear(url?.lastPathComponent ?? "none")
      heard.hear(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")
      heard.hear(url?.path ?? "")
    }
    #expect(heard.all.prefix(2) == ["a-note.txt", "text"])
    #expect(!FileManager.default.fileExists(atPath: heard.all[2]))
    provider.loadFileRepresentation(for: .image) { url, _, error in
      heard.hear("\(url == nil) \((error as NSError?)?.code ?? 0)")
    }
    #expect(heard.all.last == "true -1000")
  }

  @Test("A file that is registered is read once it is asked for") func registered() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "ItemProviderFileTests-\(UUID().uuidString).json")
    let provider = NSItemProvider(contentsOf: file, contentType: nil)
    #expect(provider.registeredTypeIdentifiers == [UTType.json.identifier])
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: UTType.text.identifier))
    try Data("[1]".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let heard = Heard()
    provider.loadDataRepresentation(for: .json) { data, _ in
      heard.hear(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
    }
    #expect(heard.all == ["[1]"])
  }

  @Test("Objects are made as they are asked for") func objects() {
    let provider = NSItemProvider()
    let heard = Heard()
    provider.registerObject(ofClass: NSString.self, visibility: .all) { handler in
      heard.hear("made")
      handler(NSString(string: "word"), nil)
      return nil
    }
    #expect(heard.all.isEmpty)
    provider.loadObject(ofClass: String.self) { text, _ in heard.hear(text ?? "none") }
    #expect(heard.all == ["made", "word"])
  }
}
