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

  @Test("A number says whether it may have a fraction; one of another base is none to pull at")
  func fractions() {
    let text = """
      struct Card: View {
        var radius: CGFloat = 12
        var level: Double = 5
        var count = 3
        var width = 3.0
        var limit: Int = 4
        var mask = 0x1F
        var bits: UInt8 = 0b101
        var body: some View { Text("") }
      }
      """
    let found = literals(text)
    #expect(found.map(\.name) == ["radius", "level", "count", "width", "limit"])
    #expect(found.map(\.isFractional) == [true, true, false, true, false])
  }

  @Test("Cases of enumerations and colours are found, with what may stand there instead")
  func choices() throws {
    let text = """
      import SwiftUI
      enum Size { case small, large }
      struct Badge: View {
        var size = Size.small
        var tint: Color = .blue
        var border = Color(red: 0.1, green: 0.2, blue: 0.3)
        var alignment: HorizontalAlignment = .leading
        var other = Other.case
        var body: some View { Text("") }
      }
      #Preview { Badge(size: .large, tint: .red) }
      """
    let found = literals(text)
    let choices = found.filter { $0.kind == .choice }
    #expect(choices.map(\.source) == ["Size.small", ".leading", ".large"])
    #expect(choices.first?.options == ["Size.small", "Size.large"])
    #expect(choices.last?.options == [".small", ".large"])
    let colors = found.filter { $0.kind == .color }
    #expect(
      colors.map(\.source) == [".blue", "Color(red: 0.1, green: 0.2, blue: 0.3)", ".red"])
  }

  @Test("Tokens are what stands once for all views, and what a theme replaces")
  func tokens() {
    let text = """
      import Legato
      import SwiftUI
      let gap = 12.0
      extension Animation { static let quick = Animation.spring(duration: 0.3) }
      enum Theme { static let radius = 8 }
      struct Card: View {
        var inset = 4
        var body: some View {
          Text("").tokenTheme(TokenTheme().replacing(.app.accent, light: .init(0x0A66D6), dark: .init(0x2B7BE4)))
        }
      }
      """
    let found = literals(text)
    #expect(
      found.filter(\.isToken).map(\.name) == [
        "gap", "radius", ".app.accent light", ".app.accent dark",
      ])
    #expect(found.first { $0.name == ".app.accent light" }?.kind == .color)
    #expect(found.first { $0.name == "inset" }?.isToken == false)
  }

  @Test("Each value says which previews show it, through views and extensions that these name")
  func previews() throws {
    let text = """
      import SwiftUI
      struct Inner: View { var width = 1; var body: some View { Text("") } }
      extension Animation { static let own = Animation.spring(duration: 0.3) }
      struct One: View { var height = 2; var body: some View { Inner() } }
      struct Two: View { var depth = 3; var body: some View { Text("").animation(.own, value: 1) } }
      #Preview("One") { One() }
      #Preview("Two") { Two(depth: 4) }
      """
    func previews(_ source: String) -> [Int]? {
      literals(text).first { $0.source == source }?.previews
    }
    #expect(previews("1") == [0])
    #expect(previews("2") == [0])
    #expect(previews("3") == [1])
    #expect(previews("4") == [1])
    #expect(previews("Animation.spring(duration: 0.3)") == [1])
    #expect(literals("struct A { var b = 1 }").first?.previews == nil)
  }
}
