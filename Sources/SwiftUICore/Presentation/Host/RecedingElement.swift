import LegatoDisplay

/// What steps back behind a presentation. As long as it does not, it has no layer.
@MainActor
final class RecedingElement: WrapperElement {
  /// The presentation that it is directly behind.
  weak var front: PresentationElement? {
    didSet {
      guard front !== oldValue else { return }
      let draws = front != nil
      guard draws != drawsLayer else { return setNeedsRecord() }
      // Who holds the layer of this element, or those below it, changes.
      isBehind = draws
      if draws { addScale() } else { attributes.removeAll() }
      if !draws, let layerID {
        graph.removeLayer(layerID)
        self.layerID = nil
      }
      parent?.invalidateLayerList()
      showsInPlaceDidChange()
      if draws { setNeedsRecord() }
    }
  }
  private var isBehind = false
  /// Its upper edge where it has not stepped back.
  var edge: () -> Double = { 0 }
  /// What is under it, where it has no background of its own.
  var background: () -> DisplayColor? = { nil }

  override var drawsLayer: Bool { isBehind }

  private var recession: Recession? {
    guard let recession = front?.recession, recession.progress > 0 else { return nil }
    return recession
  }

  /// Tells how large it is shown, beside what moves it.
  private func addScale() {
    _ = DerivedAttribute(
      self, "recede scale", source: { [unowned self] in front?.attributes.first },
      presentedValue: { [unowned self] in recession.map { 1 + ($0.scale - 1) * $0.progress } ?? 1 })
  }

  override var childTransform: Transform {
    guard let recession else { return .identity }
    let size = graph.presentationSurface.extent
    let edge = edge()
    let scale = 1 + (recession.scale - 1) * recession.progress
    return .scale(scale, scale, about: Point(size.width / 2, edge))
      .then(.translation(0, (recession.top - edge) * recession.progress))
  }

  override func record(into layer: inout Layer) {
    let recession = front?.recession
    layer.transform = childTransform
    layer.isMoving = front?.attributes.contains(where: \.isMoving) ?? false
    layer.filters = []
    layer.clip = nil
    layer.commands = []
    guard let recession else { return }
    if recession.blur > 0 {
      layer.filters = [.blur(radius: recession.blur * recession.progress, opaque: false)]
    }
    guard recession.scale != 1, let background = background() else { return }
    let surface = Rect(
      0, 0, graph.presentationSurface.extent.width, graph.presentationSurface.extent.height)
    let radius = recession.cornerRadius * recession.progress
    if radius > 0 {
      layer.clip = Layer.Clip(
        .roundedRect(surface, radius: Size(radius, radius), continuous: true))
    }
    layer.commands = [.fill(.rect(surface), .color(background), evenOdd: false)]
  }
}

/// The dark behind what has stepped back.
@MainActor
final class BlackoutElement: Element {
  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      if !isShown, let layerID {
        graph.removeLayer(layerID)
        self.layerID = nil
      }
      parent?.invalidateLayerList()
      if isShown { setNeedsRecord() }
    }
  }

  override var drawsLayer: Bool { isShown }
  override var isHittable: Bool { false }
  override var isPerceivable: Bool { false }

  override func record(into layer: inout Layer) {
    let size = graph.presentationSurface.extent
    layer.commands = [
      .fill(
        .rect(Rect(0, 0, size.width, size.height)), .color(DisplayColor(0, 0, 0, 1)),
        evenOdd: false)
    ]
  }
}
