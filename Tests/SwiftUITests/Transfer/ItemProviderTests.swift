import Foundation
import SwiftUI
import Synchronization
import Testing
import UniformTypeIdentifiers

private struct Card: Codable, Transferable, Equatable {
  var title: String
  static let type = UTType(exportedAs: "org.example.item-provider-card", conformingTo: .json)
  static var transferRepresentation: some TransferRepresentation<Card> {
    CodableRepresentation(contentType: Card.type).suggestedFileName("card.json")
    ProxyRepresentation(exporting: \.title)
  }
}

/// What a handler was notified with.
private final class Heard<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])
  var all: [Value] { values.withLock { $0 } }
  func hear(_ value: Value) { values.withLock { $0.append(value) } }
}

@MainActor @Suite("Item providers")
struct ItemProviderTests {
  @Test("a text is there as text, at once") func text() {
    let provider = NSItemProvider(object: "a word" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    #expect(
      provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
    let heard = Heard<String?>()
    provider.loadObject(ofClass: String.self) { text, error in heard.hear(error == nil ? text : nil)
    }
    provider.loadObject(ofClass: NSString.self) { text, _ in
      heard.hear((text as? NSString).map { String(describing: $0) })
    }
    #expect(heard.all == ["a word", "a word"])
  }

  @Test("data becomes an object, or says why it does not") func coercion() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .utf8PlainText) {
      $0(Data("from data".utf8), nil)
      return nil
    }
    provider.registerDataRepresentation(for: .url) {
      $0(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    let heard = Heard<String>()
    provider.loadObject(ofClass: String.self) { text, _ in heard.hear(text ?? "none") }
    provider.loadObject(ofClass: URL.self) { url, error in
      heard.hear(url == nil ? "\(error is CocoaError)" : "a location")
    }
    provider.loadDataRepresentation(for: .image) { data, error in
      heard.hear("\(data == nil) \((error as NSError?)?.code ?? 0)")
    }
    #expect(heard.all == ["from data", "true", "true -1000"])
  }

  @Test("an item is a text, a location or data") func items() async throws {
    let url = NSItemProvider(object: NSURL(string: "https://example.org/a")!)
    let item = try await url.loadItem(forTypeIdentifier: UTType.url.identifier)
    #expect((item as? NSURL)?.absoluteString == "https://example.org/a")
    let data = NSItemProvider(
      item: NSData(data: Data([1, 2])), typeIdentifier: UTType.png.identifier)
    let bytes = try await data.loadItem(forTypeIdentifier: UTType.image.identifier)
    #expect((bytes as? NSData).map { Data(referencing: $0) } == Data([1, 2]))
    await #expect(throws: (any Error).self) {
      try await data.loadItem(forTypeIdentifier: UTType.text.identifier)
    }
  }

  @Test("a file is there by its content and by its place; none is no provider") func files() throws
  {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).csv")
    try Data("a,b".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredContentTypes == [.commaSeparatedText, .fileURL])
    let heard = Heard<Data?>()
    provider.loadDataRepresentation(for: .text) { data, _ in heard.hear(data) }
    #expect(heard.all == [Data("a,b".utf8)])
    #expect(NSItemProvider(contentsOf: file.appendingPathExtension("gone")) == nil)
    #expect(NSItemProvider(contentsOf: URL(string: "https://example.org")) == nil)
  }

  @Test("a value is there in all ways in which its type is exported") func transferable() async {
    let provider = NSItemProvider()
    provider.register(Card(title: "tide"))
    #expect(provider.registeredContentTypes == [Card.type, .utf8PlainText])
    #expect(provider.suggestedName == "card.json")
    let heard = Heard<String>()
    provider.loadTransferable(type: Card.self) { heard.hear("\((try? $0.get())?.title ?? "none")") }
    provider.loadTransferable(type: String.self) { heard.hear((try? $0.get()) ?? "none") }
    #expect(heard.all == ["tide", "tide"])
    let json = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: Card.type) { data, _ in
        continuation.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
      }
    }
    #expect(json == #"{"title":"tide"}"#)
  }

  @Test("what only the data of a file becomes is read from a file that goes again") func fileForm()
    async
  {
    struct Sheet: Transferable, Sendable {
      var text: String
      var path = ""
      static var transferRepresentation: some TransferRepresentation<Sheet> {
        FileRepresentation(contentType: .commaSeparatedText) { sheet in
          let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).csv")
          try Data(sheet.text.utf8).write(to: file)
          return SentTransferredFile(file)
        } importing: { received in
          Sheet(
            text: try String(contentsOf: received.file, encoding: .utf8), path: received.file.path)
        }
      }
    }
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .commaSeparatedText) {
      $0(Data("1,2".utf8), nil)
      return nil
    }
    let sheet = await withCheckedContinuation { continuation in
      provider.loadTransferable(type: Sheet.self) { continuation.resume(returning: try? $0.get()) }
    }
    #expect(sheet?.text == "1,2" && sheet?.path.hasSuffix(".csv") == true)
    #expect(!FileManager.default.fileExists(atPath: sheet?.path ?? "/"))
  }
}
