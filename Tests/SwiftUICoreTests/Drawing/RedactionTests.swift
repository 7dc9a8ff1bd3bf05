import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@Suite("Redaction") @MainActor
struct RedactionTests {
  private func kinds<V: View>(_ view: V) throws -> [String] {
    let list = try Probe(view).list
    return list.description.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("text") || $0.hasPrefix("group") || $0.hasPrefix("fill rounded") }
      .map { String($0.split(separator: " ")[0]) }
  }

  @Test("as a placeholder draws a bar for each line of a text, as large as the text")
  func bars() throws {
    let text = Text("One line\nand another one")
    #expect(try kinds(text) == ["text"])
    #expect(try kinds(text.redacted(reason: .placeholder)) == ["group", "fill", "fill"])
    let plain = try #require(try Probe(text).element(TextElement.self)).size
    let redacted = try Probe(text.redacted(reason: .placeholder))
    #expect(try #require(redacted.element(TextElement.self)).size == plain)
    let bars = redacted.list.description
    #expect(!bars.contains("One line"), "nothing of the text is drawn")
  }

  @Test("covers symbols and leaves shapes as they are")
  func images() throws {
    let symbol = Image(systemName: "star").redacted(reason: .placeholder)
    #expect(try kinds(symbol) == ["group", "fill"])
    let shape = Circle().frame(width: 9, height: 9)
    #expect(
      try Probe(shape).list.description
        == Probe(shape.redacted(reason: .placeholder)).list.description)
  }

  @Test("ends where a view is not redacted")
  func unredacted() throws {
    let view = VStack { Text("shown").unredacted() }.redacted(reason: .placeholder)
    #expect(try kinds(view) == ["text"])
  }

  @Test("for privacy covers what is sensitive only")
  func privacy() throws {
    let view = VStack {
      Text("public")
      Text("secret").privacySensitive()
      Text("not so secret").privacySensitive().privacySensitive(false)
    }
    let list = try Probe(view.redacted(reason: .privacy)).list.description
    #expect(list.contains("\"public\"") && !list.contains("\"secret\""))
    #expect(try kinds(view) == ["text", "text", "text"])
  }

  @Test("of invalidated content dims what says so")
  func invalidated() throws {
    let view = VStack { Text("old").invalidatableContent() }
    let list = try Probe(view.redacted(reason: .invalidated)).list.description
    #expect(list.contains("opacity 0.5"))
    #expect(!(try Probe(view).list.description.contains("opacity 0.5")))
  }

  @Test("adds reasons, and says them to views")
  func reasons() throws {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text("\(reasons.rawValue)").unredacted() }
    }
    let view = Reader().redacted(reason: .privacy).redacted(reason: .placeholder)
    #expect(try Probe(view).host.semantics.map(\.label) == ["3"])
  }
}
