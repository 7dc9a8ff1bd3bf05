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
  private var effects: SymbolEffectPlayer!
  /// What a transition of the view around it does to it.
  private var transitionLook = SymbolLook()

  override init(node: Node) {
    super.init(node: node)
    style = StyleAttribute(self, "color")
    content = ContentChanges(self, isSymbol: true)
    effects = SymbolEffectPlayer(self)
  }

  func set(_ name: String) {
    let values = self.environment
    let font = Self.font(in: values)
    if name != self.name || font != self.font || layout == nil {
      self.name = name
      self.font = font
      layout = graph.textEngine.symbol(name, font: font)
      if layout == nil {
        graph.report(Self.fault(name), at: node)
      }
      invalidateLayout()
    }
    effects.update(
      values.symbolEffects, reducesMotion: values.accessibilityReduceMotion,
      isRightToLeft: isRightToLeft)
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
    let transition = environment.contentTransition.kind
    var transaction = graph.transaction(for: node.childScope)
    if case .symbolEffect(_, let rate) = transition, rate != 1 {
      transaction.animation = transaction.animation?.speed(rate)
    }
    content.show(layout, transaction) {
      switch transition {
      case .identity: .atOnce
      case .symbolEffect(let form, _) where !environment.accessibilityReduceMotion: .replace(form)
      default: .fade
      }
    }
  }

  func setTransition(_ look: SymbolLook) {
    guard look != transitionLook else { return }
    transitionLook = look
    setNeedsRecord()
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
    let look = effects.look(at: graph.now).with(transitionLook)
    let radians = look.degrees * .pi / 180
    layer.transform = Transform.scale(look.scale, look.scale, about: middle)
      .then(.rotation(sine: sin(radians), cosine: cos(radians), about: middle))
      .then(.translation(frame.x + look.x * font.size, frame.y + look.y * font.size))
    layer.opacity = look.opacity
    content.record(into: &layer, at: middle, paint: paint)
    if layout == nil {
      layer.commands = [Self.placeholder(in: Rect(0, 0, frame.width, frame.height), paint)]
    }
    layer.isMoving =
      content.isChanging
      ? environment.contentTransitionAddsDrawingGroup
      : (self.frame.isTranslating || effects.isMoving) && !style.isMoving
  }

  override func wasDropped() { content.drop() }

  /// The font of the text that a symbol stands beside.
  nonisolated static func font(in values: EnvironmentValues) -> FontDescriptor {
    var font = values.fontDescriptor
    switch values.imageScale {
    case .small: font.size *= 0.8
    case .medium: break
    case .large: font.size *= 1.28
    }
    return font
  }

  nonisolated static func fault(_ name: String) -> String {
    "Image(systemName: \"\(name)\"): there is no such symbol in the symbol table; "
      + "a placeholder is drawn."
  }

  /// What is drawn where there is no such symbol.
  nonisolated static func placeholder(in frame: Rect, _ paint: Paint) -> DrawCommand {
    .stroke(
      .roundedRect(frame.inset(by: 1), radius: Size(3, 3), continuous: true),
      LineStyle(width: 1, dash: [2, 2]), paint)
  }

  /// What the symbol is called: its name, spoken as words.
  override var semanticText: String? {
    name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }
}
