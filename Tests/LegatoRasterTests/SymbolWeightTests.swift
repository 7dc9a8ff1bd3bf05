import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Symbols are as heavy as the text beside them")
struct SymbolWeightTests {
  let library: FontLibrary
  let engine: HarfBuzzTextEngine

  init() throws {
    library = try FontLibrary()
    engine = try HarfBuzzTextEngine()
  }

  private func contours(_ expression: String, _ weight: Double) throws -> SymbolContours {
    let symbol = try #require(SymbolExpression.symbol(expression[...]), "\(expression)")
    let composer = SymbolComposer(library: library, weight: SymbolWeight(weight))
    return try #require(composer.contours(symbol), "\(expression)")
  }

  /// What part of the box of ±12 units around the middle is drawn.
  private func coverage(_ contours: SymbolContours) -> Double {
    var hits = 0
    for row in 0..<96 {
      for column in 0..<96 {
        let (x, y) = (Double(column) / 4 + 0.13, Double(row) / 4 + 0.13)
        if winding(contours, x, y) != 0 { hits += 1 }
      }
    }
    return Double(hits) / (96 * 96)
  }

  @Test(arguments: [
    (-10.0, 1), (0, 1), (100, 1), (340, 3), (400, 4), (449, 4), (700, 7), (5000, 9),
    (.nan, 4), (.infinity, 4),
  ])
  func weightsAreNine(_ weight: Double, _ step: Int) {
    #expect(SymbolWeight(weight).step == step)
  }

  @Test(
    "Bold ones have the ink of those on a phone",
    arguments: [
      ("chevron.left", 18.0, 700.0, 9.67, 16.33), ("chevron.right", 12.83, 600, 6.67, 11.33),
      ("chevron.left", 21.5, 600, 11, 19), ("plus", 16, 700, 13.33, 13.33),
    ])
  func ink(_ name: String, _ size: Double, _ weight: Double, _ width: Double, _ height: Double)
    throws
  {
    let set = try #require(engine.symbol(name, font: FontDescriptor(size: size, weight: weight)))
    #expect(abs(set.inkBounds.width - width) < 0.5, "\(set.inkBounds)")
    #expect(abs(set.inkBounds.height - height) < 0.5, "\(set.inkBounds)")
    // It takes the room for that.
    let regular = try #require(engine.symbol(name, font: FontDescriptor(size: size)))
    #expect(set.size.height > regular.size.height && set.size.width > regular.size.width)
  }

  @Test func heavierLinesCoverMore() throws {
    for name in ["xmark", "bell", "house", "magnifyingglass", "gearshape", "folder", "cloud"] {
      let areas = try [100.0, 300, 400, 600, 700, 900].map {
        coverage(try contours("S:\(name)", $0))
      }
      for (lighter, heavier) in zip(areas, areas.dropFirst()) {
        #expect(heavier > lighter, "\(name) \(areas)")
      }
      #expect(areas[0] > 0.3 * areas[2] && areas[5] < 2.6 * areas[2], "\(name) \(areas)")
    }
  }

  @Test func whatIsCutOutOfAnAreaGrowsAsWell() throws {
    func hole(_ weight: Double) throws -> Double {
      let disc = try contours("S:circle.fill", weight)
      return coverage(disc) - coverage(try contours("cut(S:xmark,S:circle.fill)", weight))
    }
    #expect(try hole(700) > 1.1 * hole(400) && hole(200) < 0.95 * hole(400))
    // A ring grows to both sides.
    let (thin, thick) = (try contours("ring(18,2)", 400), try contours("ring(18,2)", 700))
    #expect(winding(thin, 12, 4.8) == 1 && winding(thin, 12, 5.2) == 0)
    #expect(winding(thick, 12, 5.2) == 1 && winding(thick, 12, 2.6) == 1)
    #expect(winding(thin, 12, 2.6) == 0)
  }

  @Test func marksInFilledSignsGrowThicker() throws {
    func mark(_ name: String, _ weight: Double) throws -> Double {
      let symbol = try #require(SymbolTable.symbol(name))
      let composer = SymbolComposer(
        library: library, weight: SymbolWeight(weight), isFilled: true)
      let drawn = try #require(composer.contours(symbol))
      // What is not drawn within a disc that all weights fill but for the mark.
      var free = 0
      for row in 0..<120 {
        for column in 0..<120 {
          let (x, y) = (Double(column) / 5 + 0.11, Double(row) / 5 + 0.11)
          let isNear = (x - 12) * (x - 12) + (y - 12) * (y - 12) < 7 * 7
          if isNear, winding(drawn, x, y) == 0 { free += 1 }
        }
      }
      return Double(free)
    }
    for name in [
      "checkmark.circle.fill", "xmark.circle.fill", "plus.circle.fill", "info.circle.fill",
    ] {
      let (light, regular, bold, black) = (
        try mark(name, 200), try mark(name, 400), try mark(name, 700), try mark(name, 900)
      )
      #expect(light < regular && regular < bold && bold < black && light > 0, "\(name)")
    }
  }

  @Test func aLineToAHoleAndBackLeavesNoGap() throws {
    let frame =
      "area(2,2,22,2,22,22,2,22,2,2,8,8,8,16,16,16,16,8,8,8)"
    for weight in [100.0, 300, 400, 700, 900] {
      let drawn = try contours(frame, weight)
      // On the way to the hole, above and below it, and in it.
      for part in [3.5, 5, 6.5] { #expect(winding(drawn, part, part) != 0, "\(weight) \(part)") }
      #expect(winding(drawn, 12, 5) != 0 && winding(drawn, 12, 19) != 0)
      #expect(winding(drawn, 12, 12) == 0 && winding(drawn, 0.5, 12) == 0)
    }
    let light = try contours(frame, 100)
    #expect(winding(light, 2.2, 12) == 0 && winding(light, 7.8, 12) == 0)
  }

  @Test func aSizeThatWasMeasuredIsOfTheRegularWeight() throws {
    let unit = 24 / SymbolSetter.em
    for (weight, more) in [(400.0, 0.0), (700, 0.06), (200, -0.036)] {
      let bounds = try contours("sized(S:plus,0.8,0.8)", weight).bounds
      #expect(abs(bounds.width / unit - 0.8 - more) < 0.012, "\(weight)")
    }
  }

  @Test func allAreDrawnInAllWeights() throws {
    for name in SymbolTable.names {
      let symbol = try #require(SymbolTable.symbol(name))
      let regular = SymbolComposer(library: library).contours(symbol)?.bounds
      for weight in [100.0, 900] {
        let bounds = SymbolComposer(library: library, weight: SymbolWeight(weight))
          .contours(symbol)?.bounds
        guard let regular, let bounds else {
          #expect(regular == nil && bounds == nil, "\(name)")
          continue
        }
        #expect(bounds.width.isFinite && bounds.height.isFinite, "\(name)")
        #expect(bounds.width < regular.width + 6 && bounds.width > regular.width - 6, "\(name)")
        #expect(bounds.height < regular.height + 6 && bounds.height > regular.height - 6, "\(name)")
      }
    }
  }
}
