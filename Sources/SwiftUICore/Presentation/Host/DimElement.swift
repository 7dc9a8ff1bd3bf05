import LegatoDisplay

/// An element that does something when it is tapped.
@MainActor
class TappableElement: Element, RecognizingElement {
  var onTap: (() -> Void)?
  private var known: (any TouchRecognizer)?

  var priority: GesturePriority { .normal }
  var mask: GestureMask { onTap == nil ? .none : .all }

  var recognizer: any TouchRecognizer {
    if let known { return known }
    let made = Self.recognizer(
      TapGesture().onEnded { [weak self] in self?.onTap?() }, _GestureInputs(element: self))
    known = made
    return made
  }

  private static func recognizer<G: Gesture>(_ gesture: G, _ inputs: _GestureInputs)
    -> any TouchRecognizer
  { G.makeRecognizer(gesture, inputs) }

  func contains(_ point: Point) -> Bool {
    CGRect(origin: origin, size: size).contains(CGPoint(x: point.x, y: point.y))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case TouchArea.self: TouchArea(contains: contains)
    default: super.facet(key)
    }
  }
}

/// What darkens all that is behind a presentation. It is placed where it can be tapped.
@MainActor
final class DimElement: TappableElement {
  /// How dark it is when it is as dark as it gets.
  static func strength(_ scheme: ColorScheme) -> Double { scheme == .dark ? 0.48 : 0.2 }

  /// How much of that is shown: 0…1.
  var amount: () -> Double = { 0 }
  /// Whether what is behind is out of reach.
  var blocks = true

  func addAmount(_ source: @escaping () -> AnyAttribute?) {
    _ = DerivedAttribute(
      self, "dim", source: source,
      presentedValue: { [unowned self] in
        Self.strength(environment.colorScheme) * min(max(amount(), 0), 1)
      })
  }

  override var drawsLayer: Bool { true }
  override var isHittable: Bool { blocks }
  override var isPerceivable: Bool { blocks && onTap != nil }
  private var ownSemantics: SemanticProperties? {
    SemanticProperties(label: "dismiss popup", identifier: "PopoverDismissRegion")
  }
  override func environmentDidChange() { setNeedsRecord() }

  override func record(into layer: inout Layer) {
    let shown = min(max(amount(), 0), 1)
    let strength = Self.strength(environment.colorScheme)
    layer.opacity = shown
    let size = graph.presentationSurface.extent
    layer.commands =
      shown > 0
      ? [
        .fill(
          .rect(Rect(0, 0, size.width, size.height)), .color(DisplayColor(0, 0, 0, strength)),
          evenOdd: false)
      ] : []
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case TouchRole.self: TouchRole.pressed
    case SemanticProperties.self: ownSemantics
    default: super.facet(key)
    }
  }
}
