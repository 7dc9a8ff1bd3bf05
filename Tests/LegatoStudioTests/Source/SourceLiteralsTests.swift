import Testing

@testable import LegatoCommand

@Suite("Values of a source that can be changed")
struct SourceLiteralsTests {
  private func literals(_ text: String) -> [SourceLiteral] { SourceLiterals.literals(in: text) }

  @Test("Animations are found where they stand, with their numbers and what they are for")
  func animations() throws {
    let text = """
      import SwiftUI
      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          Text("é").onTapGesture {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { isOpen.toggle() }
          }
          .animation(.easeInOut(duration: 0.3).delay(0.1), value: isOpen)
          .animation(.snappy, value: isOpen)
        }
      }
      """
    let found = literals(text).filter { $0.kind == .spring || $0.kind == .curve }
    #expect(
      found.map(\.source)
        == [
          ".easeInOut(duration: 0.3)", ".spring(response: 0.4, dampingFraction: 0.7)", ".snappy",
        ].sorted { text.range(of: $0)!.lowerBound < text.range(of: $1)!.lowerBound })
    let spring = try #require(found.first { $0.kind == .spring })
    #expect(spring.values == ["response": 0.4, "dampingFraction": 0.7])
    #expect(
      spring.name == "withAnimation" && spring.line == 6 && spring.context == "Card.body"
        || spring.context == "Card")
    let bytes = Array(text.utf8)[spring.start..<spring.start + spring.length]
    #expect(String(decoding: bytes, as: UTF8.self) == spring.source)
  }

  @Test("What is no animation is left alone: colours, fonts, and numbers that are computed")
  func others() {
    let text = """
      struct Card: View {
        var body: some View {
          Text("a").foregroundStyle(.linear).font(.smooth).animation(.spring(response: time), value: 1)
          withAnimation(curve) {}
        }
      }
      """
    #expect(literals(text).filter { $0.kind == .spring || $0.kind == .curve }.map(\.source) == [])
  }

  @Test("Stored properties and arguments of previews are found by kind")
  func values() {
    let text = """
      struct Card: View {
        @State private var isOn = true
        var radius: CGFloat = 12.5
        var count = -3
        var title = "Hello"
        var computed: Int { 4 }
        var body: some View { Text(title).padding(8) }
      }
      #Preview("A") { Card(radius: 4, title: "Other") }
      """
    let found = literals(text)
    #expect(found.map(\.name) == ["isOn", "radius", "count", "title", "Card radius", "Card title"])
    #expect(found.map(\.kind) == [.flag, .number, .number, .text, .number, .text])
    #expect(found.map(\.source) == ["true", "12.5", "-3", "\"Hello\"", "4", "\"Other\""])
  }
}
