import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("The text engine")
struct EngineTests {
  @Test("resolves every symbol's name to a glyph that exists")
  func symbols() throws {
    let engine = try PangoTextEngine()
    #expect(SymbolTable.names.count >= 150)
    let missing = SymbolTable.names.filter { engine.symbol($0, font: FontDescriptor()) == nil }
    #expect(missing.isEmpty)
  }
}
