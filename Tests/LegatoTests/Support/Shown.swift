import LegatoDisplay
import LegatoRaster
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

extension Stage {
  /// A part of a value as it is shown, of the first view whose path holds all the words.
  func shown(_ property: String, _ words: String..., part: Int = 0) -> Double? {
    guard let shown = samples(property, words).first?.shown, shown.indices.contains(part) else {
      return nil
    }
    return shown[part]
  }

  /// The same of the model: what the value is on its way to.
  func model(_ property: String, _ words: String..., part: Int = 0) -> Double? {
    guard let model = samples(property, words).first?.model, model.indices.contains(part) else {
      return nil
    }
    return model[part]
  }

  func color(_ property: String, _ words: String...) -> DisplayColor? {
    guard let parts = samples(property, words).first?.shown, parts.count == 4 else { return nil }
    return DisplayColor(parts[0], parts[1], parts[2], parts[3])
  }

  func frame(_ words: String...) -> Rect? {
    guard let parts = samples("frame", words).first?.shown, parts.count == 4 else { return nil }
    return Rect(parts[0], parts[1], parts[2], parts[3])
  }

  /// How many views have a path that holds all the words.
  func count(_ words: String...) -> Int {
    Set(host.values.map(\.path).filter { path in words.allSatisfy { path.contains($0) } }).count
  }

  /// Whether a value moves.
  func moves(_ property: String, _ words: String...) -> Bool {
    samples(property, words).contains { $0.isMoving }
  }

  /// The motions whose path holds a word.
  func motions(of word: String) -> [Motion] { host.motions.filter { $0.path.contains(word) } }

  /// All texts and symbols that the frame draws.
  var drawnTexts: [String] {
    host.graph.displayList.drawnLayers.flatMap(\.texts).map(\.layout.text)
  }

  /// Where a text is drawn on the surface, also one that is on its way out.
  func drawn(_ text: String) -> Point? {
    host.frame().list.drawnLayers.flatMap(\.texts).last { $0.layout.text == text }?.origin
  }

  /// Advances in frames of 60 Hz up to a time, and gives what a value was at each.
  func series(until milliseconds: Double, _ value: () -> Double?) -> [Double] {
    var values: [Double] = []
    everyFrame(until: milliseconds) { _ in
      if let value = value() { values.append(value) }
    }
    return values
  }

  /// What is on the surface, four bytes a pixel.
  func pixels() throws -> [UInt8] {
    let raster = CairoRasterizer(textEngine: try Self.engine.get(), width: 1, height: 1)
    var changes = DisplayChanges.none
    changes.isEverything = true
    _ = raster.render(host.graph.displayList, changes: changes)
    return raster.rgba()
  }
}

/// What tests turn to change a view.
@Observable @MainActor
final class Knobs {
  var isOn = false
  var isThere = true
  var number = 0
  var share = 0.0
  var ids: [Int] = []
  var choice: Int?
  @ObservationIgnored var log: [String] = []

  init() {}
}

struct Numbered: Identifiable, Hashable {
  let id: Int
}

/// Shows something while the knobs say so.
struct Present<Content: View>: View {
  let knobs: Knobs
  @ViewBuilder let content: Content

  var body: some View {
    ZStack {
      if knobs.isThere { content }
    }
  }
}

/// Expects values at times in milliseconds.
@MainActor
func expectTimes(
  _ stage: Stage, _ rows: [(Double, Double)], tolerance: Double = tolerance,
  sourceLocation: SourceLocation = #_sourceLocation, _ value: () -> Double?
) {
  for (time, expected) in rows {
    stage.at(time)
    expectNear(
      value(), expected, "at \(time)", tolerance: tolerance, sourceLocation: sourceLocation)
  }
}
