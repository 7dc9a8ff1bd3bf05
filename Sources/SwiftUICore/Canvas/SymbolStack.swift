import LegatoDisplay

/// Holds the views that a canvas draws as symbols: each is laid out at its ideal size, in the same
/// corner, and drawn into layers that belong to no other layer.
@MainActor
final class SymbolStack: Element {
  weak var canvas: CanvasElement?

  override var drawsLayer: Bool { true }
  override var isBarrier: Bool { true }
  override var barrierOrigin: CGPoint { .zero }
  override var isHittable: Bool { false }
  override var isPerceivable: Bool { false }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    for child in liveChildren { child.place(at: .zero, proposal: .unspecified) }
    canvas?.setNeedsDrawing()
  }

  /// The symbols by their tags, as they are drawn now.
  func resolved() -> [AnyHashable: GraphicsContext.ResolvedSymbol] {
    _ = graph.layer(of: self)
    for child in drawnChildren { graph.recordAll(child) }
    var symbols: [AnyHashable: GraphicsContext.ResolvedSymbol] = [:]
    for child in liveChildren {
      guard let tag = child.tag else { continue }
      guard symbols[tag] == nil else {
        graph.report("Canvas: two symbols have the tag \(tag); the first is drawn.", at: node)
        continue
      }
      var layers: [LayerID] = []
      child.collectLayers(into: &layers)
      symbols[tag] = GraphicsContext.ResolvedSymbol(
        size: child.size, commands: layers.flatMap { graph.displayList.commands(of: $0) })
    }
    return symbols
  }
}

extension ViewGraph {
  /// Records what is different in an element's layers and in those below, now.
  func recordAll(_ element: Element) {
    record(element)
    for child in element.drawnChildren { recordAll(child) }
  }
}

/// The canvases of a graph that have views for symbols: where there are none, none is looked for.
@MainActor
final class SymbolCanvases: GraphService, RecordObserver {
  private unowned let graph: ViewGraph
  private var count = 0

  init(_ graph: ViewGraph) { self.graph = graph }

  func add() {
    if count == 0 { graph.recording.observers.append(self) }
    count += 1
  }

  func remove() {
    count -= 1
    if count == 0 { graph.recording.observers.removeAll { $0 === self } }
  }

  /// The layer of an element has changed: where it is part of a symbol, the canvas is drawn again.
  func didRecord(_ element: Element) {
    var above: Element? = element
    while let current = above {
      if let stack = current as? SymbolStack { stack.canvas?.symbolsDidChange() }
      above = current.parent
    }
  }

  func draws(_ element: Element) -> Bool {
    var above: Element? = element
    while let current = above, !(current is SymbolStack) { above = current.parent }
    return above != nil
  }
}

extension DisplayList {
  /// What a layer shows, with all it holds, as commands in the coordinates that it is placed in.
  func commands(of id: LayerID, depth: Int = 0) -> [DrawCommand] {
    guard depth < 200, let layer = self[id] else { return [] }
    var commands = layer.commands
    for child in layer.children { commands += self.commands(of: child, depth: depth + 1) }
    var group = DrawGroup(commands)
    group.opacity = layer.opacity
    group.blendMode = layer.blendMode
    group.filters = layer.filters
    group.isIsolated = layer.isGroup
    if let clip = layer.clip {
      group.clips.append(
        DrawGroup.Clip(.geometry(clip.geometry, .identity, evenOdd: clip.evenOdd)))
    }
    if let mask = layer.mask {
      let picture = DrawGroup(isIsolated: true, self.commands(of: mask, depth: depth + 1))
      group.clips.append(DrawGroup.Clip(.picture(picture)))
    }
    let isPlain =
      group.opacity == 1 && group.blendMode == .normal && group.filters.isEmpty
      && group.clips.isEmpty && !group.isIsolated
    if isPlain && layer.transform.isIdentity { return commands }
    if commands.isEmpty { return [] }
    // Filters and clips are in the layer's own coordinates: the transform comes around them.
    if group.filters.isEmpty && group.clips.isEmpty {
      group.transform = layer.transform
      return [.group(group)]
    }
    if layer.transform.isIdentity { return [.group(group)] }
    return [.group(DrawGroup(transform: layer.transform, [.group(group)]))]
  }
}
