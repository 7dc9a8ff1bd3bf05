import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@Suite("How symbols are painted and named") @MainActor
struct SymbolModeTests {
  private func list<V: View>(_ view: V) throws -> String { try Probe(view).list.description }

  @Test("a variant is part of the name, and left out where there is no such symbol")
  func variants() throws {
    #expect(SymbolVariants.fill.names(for: "bell").first == "bell.fill")
    #expect(SymbolVariants.circle.fill.names(for: "plus").first == "plus.circle.fill")
    #expect(SymbolVariants.slash.names(for: "bell.fill").first == "bell.slash.fill")
    #expect(SymbolVariants.fill.names(for: "star.fill").first == "star.fill")
    #expect(SymbolVariants.slash.circle.contains(.slash) && !SymbolVariants.fill.contains(.slash))
    let filled = Image(systemName: "bell").symbolVariant(.fill)
    #expect(try list(filled).contains("\"bell.fill\""))
    #expect(try list(VStack { filled }.symbolVariant(.slash)).contains("\"bell.slash.fill\""))
    let plain = try Probe(Image(systemName: "house").symbolVariant(.rectangle))
    #expect(plain.list.description.contains("\"house\"") && plain.host.issues.isEmpty)
  }

  @Test("a palette paints the sign and the shape around it with two levels")
  func palette() throws {
    let view = Image(systemName: "xmark.circle.fill").resizable()
      .symbolRenderingMode(.palette)
      .foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let shown = try DrawnView(view)
    #expect(shown.pixel(50, 50) == [255, 0, 0], "the cross")
    #expect(shown.pixel(50, 15) == [0, 0, 255], "the circle")
  }

  @Test("hierarchical symbols are fainter around the sign; multicolor ones have their own colours")
  func modes() throws {
    let symbol = Image(systemName: "checkmark.circle.fill").resizable()
    let hierarchical = try DrawnView(symbol.symbolRenderingMode(.hierarchical))
    #expect(isNear(hierarchical.pixel(50, 15), [191, 191, 191], by: 2))
    let heart = Image(systemName: "heart.fill").resizable().symbolRenderingMode(.multicolor)
    let red = try DrawnView(heart).pixel(50, 50)
    #expect(red[0] > 200 && red[1] < 100)
    #expect(try list(symbol.symbolRenderingMode(.monochrome)) == list(symbol))
    #expect(
      try list(VStack { symbol }.symbolRenderingMode(.hierarchical)) != list(VStack { symbol }))
  }

  @Test("a variable value dims the rest")
  func values() throws {
    let shown = try DrawnView(Image(systemName: "square.fill", variableValue: 0.5).resizable())
    #expect(
      shown.pixel(30, 50) == [0, 0, 0] && isNear(shown.pixel(70, 50), [178, 178, 178], by: 2))
    for value in [1, 7, .nan, nil] as [Double?] {
      #expect(
        try list(Image(systemName: "star", variableValue: value))
          == list(Image(systemName: "star")))
    }
  }

  @Test("a resizable symbol fills its frame")
  func resizable() throws {
    let shown = try DrawnView(Image(systemName: "square.fill").resizable())
    #expect(shown.pixel(20, 20) == [0, 0, 0] && shown.pixel(80, 80) == [0, 0, 0])
    // What is drawn fills it, not the box in which the font draws: from edge to edge, whatever the symbol.
    for symbol in [
      "xmark", "person.crop.circle.fill", "play.circle.fill", "flame.fill", "minus", "play.fill",
      "icloud.slash",
    ] {
      let drawn = try DrawnView(Image(systemName: symbol).resizable().frame(width: 60, height: 40))
      let inked = { (x: Int, y: Int) in drawn.pixel(x, y) != [255, 255, 255] }
      let columns = (0..<100).filter { x in (0..<100).contains { inked(x, $0) } }
      let rows = (0..<100).filter { y in (0..<100).contains { inked($0, y) } }
      let (left, right) = (try #require(columns.first), try #require(columns.last))
      let (top, bottom) = (try #require(rows.first), try #require(rows.last))
      #expect(abs(left - 20) <= 1 && abs(right - 79) <= 1, "\(symbol)")
      #expect(abs(top - 30) <= 1 && abs(bottom - 69) <= 1, "\(symbol)")
    }
    let fitted = try Probe(Image(systemName: "star").resizable().scaledToFit().frame(width: 60))
    let element = try #require(fitted.element(SymbolElement.self))
    #expect(abs(element.size.width - 60) < 0.001)
  }
}
