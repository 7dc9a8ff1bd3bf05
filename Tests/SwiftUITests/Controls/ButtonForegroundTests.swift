import LegatoDisplay
import SwiftUI
import Testing

@testable import SwiftUICore

/// What a button without a border says is tinted, until somebody asks for another style.
@MainActor @Suite("Foreground styles of buttons")
struct ButtonForegroundTests {
  /// The colours of what is drawn, text by text.
  private func colors<V: View>(_ view: V) throws -> [DisplayColor] {
    let screen = try Screen(view, HostConfiguration(size: Size(400, 800)))
    let list = screen.host.frame().list
    var colors: [DisplayColor] = []
    func visit(_ element: Element) {
      if let text = element as? TextElement, let id = text.layerID, let layer = list[id] {
        for case .text(_, _, .color(let color)) in layer.commands { colors.append(color) }
      }
      element.drawnChildren.forEach(visit)
    }
    visit(screen.host.graph.rootElement)
    return colors
  }

  private static let blue = SystemColor.blue.display(.light)
  private static let red = SystemColor.red.display(.light)

  @Test func aButtonIsTinted() throws {
    #expect(try colors(Button("Go") {}) == [Self.blue])
    #expect(try colors(Button("Go", role: .destructive) {}) == [Self.red])
  }

  @Test func aStyleThatWasAskedForComesFirst() throws {
    #expect(try colors(Button("Go") {}.foregroundStyle(.red)) == [Self.red])
    #expect(try colors(VStack { Button("Go") {} }.foregroundColor(.red)) == [Self.red])
    #expect(
      try colors(Button("Go") {}.buttonStyle(.borderless).foregroundStyle(.red)) == [Self.red])
  }

  @Test func theStyleOfAContainerIsForItsTexts() throws {
    let secondary = SystemColor.secondary.display(.light)
    #expect(
      try colors(LabeledContent("Name") { Button("Go") {} }).last == Self.blue)
    #expect(try colors(LabeledContent("Name", value: "Ada")).last == secondary)
  }

  @Test func aLinkInARowHasTheColourOfTextAndAButtonItsTint() throws {
    let primary = SystemColor.primary.display(.light)
    func row(_ row: some View) throws -> [DisplayColor] {
      try colors(NavigationStack { List { row } })
    }
    #expect(try row(NavigationLink("Detail") { Text("Screen") }) == [primary])
    #expect(try row(NavigationLink("Detail", value: 1).foregroundStyle(.red)) == [Self.red])
    #expect(try row(Button("Go") {}) == [Self.blue])
    #expect(
      try row(Button(action: {}, label: { LabeledContent("Plan") { Text("Pro") } })).first
        == Self.blue)
    let secondary = SystemColor.secondary.display(.light)
    #expect(
      try row(
        Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
          .pickerStyle(.navigationLink)) == [primary, secondary])
    // Elsewhere it looks like a button.
    #expect(try colors(NavigationStack { NavigationLink("Go") { Text("There") } }) == [Self.blue])
  }
}
