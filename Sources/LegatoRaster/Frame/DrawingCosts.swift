import LegatoDisplay

/// What drawing one layer took in one frame, without the layers that it holds.
package struct LayerCost: Hashable, Sendable {
  package let layer: LayerID
  /// Processor time, by the collector's clock.
  package var seconds = 0.0
  /// Pixels that its commands and its kept picture were drawn over, each time that they were.
  package var pixels = 0
  /// Blurs, shadows and colour filters that were worked out.
  package var filters = 0
  /// Pictures of it that were made anew.
  package var pictures = 0
  package var reasons: RedrawReasons = []

  package init(layer: LayerID) { self.layer = layer }
}

/// Collects what drawing each layer takes, and why it is drawn again, for a rasteriser that is asked to
/// (`CairoRasterizer.costs`). Reading the clock around each layer takes time itself: a rasteriser that is
/// measured as a whole has no collector.
package final class DrawingCosts: LayerChangeObserver {
  private let clock: () -> Double
  private var filterTools: [FilterTools] = []
  private var layers: [Int32: LayerCost] = [:]
  /// What has changed of each layer itself.
  private var changed: [Int32: RedrawReasons] = [:]
  private var isEverything = false

  /// The layers that are being drawn, the innermost last.
  private var drawing: [Int32] = []
  private var mark = 0.0
  private var filterMark = 0

  /// - Parameter clock: seconds of processor time.
  package init(clock: @escaping () -> Double) { self.clock = clock }

  /// What the layers took that were drawn in the last frame, the dearest first; of equals the one that was made
  /// first.
  package private(set) var frame: [LayerCost] = []

  // MARK: What the rasteriser reports

  func begin(_ filterTools: [FilterTools]) {
    self.filterTools = filterTools
    layers.removeAll(keepingCapacity: true)
    changed.removeAll(keepingCapacity: true)
    drawing.removeAll(keepingCapacity: true)
    isEverything = false
    filterMark = filterCount
  }

  func noteChange(_ number: Int32, from old: Layer, to new: Layer) {
    let reasons = RedrawReasons(from: old, to: new)
    if !reasons.isEmpty { changed[number, default: []].formUnion(reasons) }
  }

  func noteFirst(_ number: Int32) { changed[number] = .firstDrawn }

  func noteEverything() { isEverything = true }

  func enter(_ number: Int32) {
    charge()
    drawing.append(number)
  }

  func leave() {
    charge()
    drawing.removeLast()
  }

  func notePixels(_ number: Int32, _ box: PixelBox) {
    layers[number, default: Self.cost(number)].pixels += box.area
  }

  func notePicture(_ number: Int32) {
    layers[number, default: Self.cost(number)].pictures += 1
  }

  func finish(_ tree: LayerTree) {
    let holders = holdersOfChanges(tree)
    frame = layers.values.map { cost in
      var cost = cost
      cost.reasons = reasons(Int32(bitPattern: cost.layer.number), tree, holders)
      return cost
    }
    frame.sort { ($0.seconds, $1.layer.number) > ($1.seconds, $0.layer.number) }
  }

  // MARK: Time

  private var filterCount: Int { filterTools.reduce(0) { $0 + $1.applied } }

  /// Charges the time and the filters since the last call to the innermost layer.
  private func charge() {
    let (now, filters) = (clock(), filterCount)
    if let number = drawing.last {
      layers[number, default: Self.cost(number)].seconds += max(now - mark, 0)
      layers[number, default: Self.cost(number)].filters += filters - filterMark
    }
    (mark, filterMark) = (now, filters)
  }

  private static func cost(_ number: Int32) -> LayerCost {
    LayerCost(layer: LayerID(number: UInt32(bitPattern: number)))
  }

  // MARK: Reasons

  private func holdersOfChanges(_ tree: LayerTree) -> Set<Int32> {
    var holders: Set<Int32> = []
    for number in changed.keys {
      var above = tree.nodes[Int(number)]?.parent ?? -1
      while above >= 0, holders.insert(above).inserted {
        above = tree.nodes[Int(above)]?.parent ?? -1
      }
    }
    return holders
  }

  private func reasons(_ number: Int32, _ tree: LayerTree, _ holders: Set<Int32>) -> RedrawReasons {
    if isEverything { return .surface }
    if let own = changed[number] { return own }
    var above = tree.nodes[Int(number)]?.parent ?? -1
    while above >= 0 {
      if let reasons = changed[above], !reasons.isDisjoint(with: .ofContainers) {
        return .container
      }
      above = tree.nodes[Int(above)]?.parent ?? -1
    }
    return holders.contains(number) ? .content : .neighbour
  }
}
