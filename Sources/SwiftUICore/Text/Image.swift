import LegatoDisplay

/// A view that displays an image.
public struct Image: Hashable, Sendable {
  /// A scale to apply to vector images relative to text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  let symbol: String

  /// Creates a system symbol image.
  public init(systemName: String) { symbol = systemName }
}

extension Image: View {
  public var body: Never {
    preconditionFailure("An image is drawn by the runtime and has no body to call.")
  }

  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    LeafNode(view, inputs, component: "Image") {
      SymbolElement(node: $0)
    } configure: {
      view, element in
      (element as? SymbolElement)?.set(view.symbol)
    }
  }
}

/// A symbol: one glyph, beside text of the environment's font.
@MainActor
final class SymbolElement: LeafElement {
  private var name = ""
  private var layout: TextLayout?
  private var font = FontDescriptor()
  private var style: StyleAttribute!
  private var content: ContentChanges!

  override init(node: Node) {
    super.init(node: node)
    style = StyleAttribute(self, "color")
    content = ContentChanges(self, isSymbol: true)
  }

  func set(_ name: String) {
    let values = self.environment
    var font: FontDescriptor = (values.font ?? .body).descriptor(values.dynamicTypeSize)
    switch values.imageScale {
    case .small: font.size *= 0.8
    case .medium: break
    case .large: font.size *= 1.28
    }
    if name != self.name || font != self.font || layout == nil {
      self.name = name
      self.font = font
      layout = graph.textEngine.symbol(name, font: font)
      if layout == nil {
        graph.report(
          "Image(systemName: \"\(name)\"): there is no such symbol in the symbol table; "
            + "a placeholder is drawn.", at: node)
      }
      invalidateLayout()
    }
    style.set(ForegroundStyle()._resolve(in: values), graph.transaction(for: node.childScope))
    setNeedsRecord()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let layout else { return CGSize(width: font.size, height: font.size) }
    return CGSize(width: layout.size.width, height: layout.size.height)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let baselines = [
      VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
    guard baselines.contains(key), let layout else { return nil }
    return layout.firstBaseline
  }

  override func place(_ bounds: CGRect, proposal: ProposedViewSize) {
    super.place(bounds, proposal: proposal)
    content.show(layout, graph.transaction(for: node.childScope)) {
      environment.contentTransition.kind == .identity ? .atOnce : .fade
    }
  }

  private var paint: Paint {
    let frame = frame.shown
    return style.paint(in: Rect(0, 0, frame.width, frame.height))
  }

  /// The glyph keeps the size of its font, in the middle of its frame.
  private var middle: Point {
    let frame = frame.shown
    return Point(frame.width / 2, frame.height / 2)
  }

  override func willRecord() { content.willRecord(at: middle, paint: paint) }

  override func record(into layer: inout Layer) {
    let frame = frame.shown
    layer.transform = .translation(frame.x, frame.y)
    content.record(into: &layer, at: middle, paint: paint)
    if layout == nil {
      let box = Rect(0, 0, frame.width, frame.height).inset(by: 1)
      layer.commands = [
        .stroke(
          .roundedRect(box, radius: Size(3, 3), continuous: true),
          LineStyle(width: 1, dash: [2, 2]), paint)
      ]
    }
    layer.isMoving =
      content.isChanging
      ? environment.contentTransitionAddsDrawingGroup
      : self.frame.isTranslating && !style.isMoving
  }

  override func wasDropped() { content.drop() }

  /// What the symbol is called: its name, spoken as words.
  override var semanticText: String? {
    name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }
}
