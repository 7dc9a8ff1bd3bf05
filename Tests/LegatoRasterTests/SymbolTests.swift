import Foundation
import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Symbols that are composed")
struct SymbolTests {
  let library: FontLibrary

  init() throws { library = try FontLibrary() }

  private func contours(_ expression: String) throws -> SymbolContours {
    let symbol = try #require(SymbolExpression.symbol(expression[...]), "\(expression)")
    return try #require(SymbolComposer(library: library).contours(symbol), "\(expression)")
  }

  private static func source(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("are a name and a drawing in every line of their text, in order")
  func lines() throws {
    let text = try Self.source("Sources/CSymbols/symbols.txt")
    #expect(text.hasSuffix("\n"))
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    for line in lines {
      let isLine = line.prefixMatch(of: /[a-z0-9]+(\.[a-z0-9]+)* \| [^ ]/) != nil
      #expect(isLine && line.filter { $0 == " " }.count == 2, "\(line)")
    }
    let names = lines.map { String($0.prefix { $0 != " " }) }
    for (name, next) in zip(names, names.dropFirst()) {
      let isBefore = name.utf8.lexicographicallyPrecedes(next.utf8)
      #expect(isBefore, "\(name) before \(next)")
    }
    // What the program holds is what the text says now.
    #expect(SymbolTable.names == names)
  }

  @Test("are found by their names, and nothing else is")
  func places() {
    for (place, name) in SymbolTable.names.enumerated() {
      #expect(SymbolTable.place(of: name) == place, "\(name)")
    }
    for name in ["", "#", "circl", "circle |", "circle.", "no.such.symbol", "\u{10FFFF}"] {
      #expect(SymbolTable.place(of: name) == nil, "\(name)")
    }
  }

  @Test("are counted by their guide, which writes drawings as they are read")
  func guide() throws {
    let guide = try Self.source("Documentation/Symbols.md")
    let count = try #require(guide.firstMatch(of: /knows ([0-9,]+) names/)?.output.1)
    #expect(Int(count.filter { $0 != "," }) == SymbolTable.names.count)
    let rows = guide.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let drawings = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
    #expect(drawings.count >= 24)
    for drawing in drawings { _ = try contours(drawing) }
    // Every word that the symbols are drawn with.
    let known = Set(drawings.map { $0.prefix { $0 != "(" && $0 != ":" } })
    let text = try Self.source("Sources/CSymbols/symbols.txt")
    let words = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap {
      $0.matches(of: /([A-Za-z]+)[(:]/).map(\.output.1)
    }
    #expect(Set(words).subtracting(known) == [])
  }

  @Test("reads what a drawing says, and nothing else")
  func expressions() {
    #expect(SymbolExpression.symbol("O:turtle") == .sign("turtle", isFilled: false))
    #expect(SymbolExpression.symbol("O:U+F256") == .outlined(0xF256))
    #expect(SymbolExpression.symbol("F:U+E2C7") == .filled(0xE2C7))
    #expect(
      SymbolExpression.symbol("badge(S:cart, T:€)") == .badged(.named("cart"), .text("€")))
    #expect(
      SymbolExpression.symbol("over(line(2,3,4,5,6),ring(10,2))")
        == .over([
          .line(width: 2, [3, 4, 5, 6]), .box(width: 10, height: 10, radius: 5, line: 2),
        ]))
    for wrong in [
      "", "turtle", "O:", "O:U+", "F:U+G", "X:turtle", "slash(O:turtle", "slash(O:turtle))",
      "box(1,2,3)",
      "line(2,3,4)", "area(1,2,3,4,5)", "turn(O:turtle)", "half(O:a,O:b,middle)", "badge(O:a)",
    ] {
      #expect(
        SymbolExpression.symbol(wrong[...]).flatMap {
          SymbolComposer(library: library).contours($0)
        } == nil, "\(wrong)")
    }
  }

  @Test("writes every drawing so that it is read")
  func drawings() {
    let wrong = SymbolTable.names.filter { SymbolTable.symbol($0) == nil }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test("hollows what is filled, and leaves what is no wider than two lines")
  func hollow() throws {
    // A box with a hole: lines of 1.5 run along the inside of both.
    let box = try contours("hollow(cut(box(8,8,0,0),box(20,20,0,0)))")
    for (x, isInside) in [(2.5, true), (4.5, false), (6.5, true), (8.5, false)] {
      #expect(winding(box, x, 12) == (isInside ? 1 : 0), "\(x)")
    }
    #expect(winding(box, 12, 12) == 0)
    #expect(winding(box, 3.4, 12) == 1 && winding(box, 3.6, 12) == 0)
    let bar = try contours("box(20,3,0,0)")
    #expect(try contours("hollow(box(20,3,0,0))").lines == bar.lines)
    // The same lines in every run.
    let phone = try contours("hollow(S:phone.fill)")
    #expect(try contours("hollow(S:phone.fill)").lines == phone.lines)
    #expect(phone.bounds == (try contours("S:phone.fill")).bounds)
  }

  @Test("are as large as was measured, in ems of the text beside them")
  func sizes() throws {
    let wide = try contours("sized(line(1.8,4,12,20,12),1.2,0.4)").bounds
    let unit = 24 / SymbolSetter.em
    #expect(abs(wide.width - 1.2 * unit) < 1e-9 && abs(wide.height - 0.4 * unit) < 1e-9)
    #expect(abs(wide.midX - 12) < 1e-9 && abs(wide.midY - 12) < 1e-9)
    #expect(SymbolExpression.symbol("sized(F:lock,1)") == nil)
    let setter = SymbolSetter(library: library, composed: GlyphSources(fonts: library).composed)
    for (name, width, height) in [("eye", 1.333, 0.836), ("key.horizontal.fill", 1.21, 0.63)] {
      let layout = try #require(setter.layout(name, font: FontDescriptor(size: 100)))
      #expect(abs(layout.inkBounds.width - 100 * width) < 0.5, "\(name)")
      #expect(abs(layout.size.height - 100 * (height + 0.146)) < 0.5, "\(name)")
    }
  }

  @Test("draws the outline where one drawing stands for both forms")
  func outlinesOfFilledForms() throws {
    for name in ["leaf", "bolt"] {
      var drawing = SymbolTable.symbol(name)
      if case .sized(let inner, _, _) = drawing { drawing = inner }
      #expect(drawing == .hollow(.named(name + ".fill")), "\(name)")
    }
    #expect(SymbolTable.symbol("heart") != .hollow(.named("heart.fill")))
    let same = SymbolTable.names.filter { name in
      guard let filled = SymbolTable.symbol(name + ".fill") else { return false }
      return SymbolTable.symbol(name) == filled || filled == .named(name)
    }
    #expect(same.isEmpty, "write hollow(S:name.fill) for \(same)")
  }

  @Test("cuts a mark out of a filled shape, and draws it in an outlined one")
  func marks() throws {
    let cut = try contours("cut(box(10,10,0,0),box(20,20,0,0))")
    #expect(winding(cut, 12, 12) == 0 && winding(cut, 4, 4) != 0 && winding(cut, 1, 1) == 0)
    let drawn = try contours("in(box(10,10,0,0),box(20,20,0,2))")
    #expect(winding(drawn, 12, 12) != 0 && winding(drawn, 4.5, 4.5) == 0)
    #expect(winding(drawn, 2.5, 12) != 0)
  }

  @Test("strokes across with room at both sides")
  func slash() throws {
    let slashed = try contours("slash(box(20,20,0,0))")
    #expect(winding(slashed, 12, 12) != 0)
    #expect(winding(slashed, 13.3, 10.7) == 0 && winding(slashed, 10.7, 13.3) == 0)
    #expect(winding(slashed, 15, 9) != 0 && winding(slashed, 9, 15) != 0)
  }

  @Test("puts a badge at the lower right, with room around it")
  func badge() throws {
    let badged = try contours("badge(box(20,20,0,0),line(2,8,12,16,12))")
    #expect(winding(badged, 4, 4) != 0)
    #expect(winding(badged, 18, 18) == 0, "the mark is cut out")
    #expect(winding(badged, 18, 21.5) != 0, "the disc")
    #expect(winding(badged, 18, 11.9) == 0, "the room")
  }

  @Test("takes one half of a filled form")
  func half() throws {
    let half = try contours("half(box(20,20,0,2),box(20,20,0,0),left)")
    #expect(winding(half, 8, 12) != 0 && winding(half, 16, 12) == 0)
  }

  @Test("turns clockwise, mirrors and flips")
  func changes() throws {
    let line = "line(2,12,4,12,12)"
    #expect(winding(try contours("turn(\(line),90)"), 18, 12) != 0)
    #expect(winding(try contours("mirror(line(2,4,4,8,4))"), 18, 4) != 0)
    #expect(winding(try contours("flip(\(line))"), 12, 18) != 0)
  }

  @Test("says nothing of a symbol that is drawn from itself")
  func cycles() {
    #expect(SymbolComposer(library: library).contours(.named("no.such.symbol")) == nil)
    var symbol = Symbol.text("A")
    for _ in 0..<40 { symbol = .mirrored(symbol) }
    #expect(SymbolComposer(library: library).contours(symbol) == nil)
  }

  @Test("numbers and letters stand in the middle of their circles")
  func letters() throws {
    for name in ["1.circle", "42.circle.fill", "a.circle", "z.square.fill", "0.square"] {
      let symbol = try #require(SymbolTable.symbol(name), "\(name)")
      let bounds = try #require(SymbolComposer(library: library).contours(symbol)).bounds
      #expect(abs(bounds.midX - 12) < 0.1 && abs(bounds.midY - 12) < 0.1, "\(name) \(bounds)")
    }
  }

  @Test("one outline of a font may go round the other way than its neighbour")
  func directions() throws {
    // The two parts of this sign have contours of opposite directions in the font.
    let sign = try contours("O:eject")
    #expect(winding(sign, 12, 18) == winding(sign, 12, 10))
    #expect(winding(sign, 12, 10) == 1)
  }
}
