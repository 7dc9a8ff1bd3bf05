import LegatoDisplay

/// A symbol: one glyph, beside text of the environment's font.
@MainActor
final class SymbolElement: LeafElement, SymbolTransitionTarget {
  private var image = Image(systemName: "")
  private var name = ""
  private var drawing: SymbolDrawing?
  private var isRedacted = false
  private var font = FontDescriptor()
  private var style: StyleAttribute!
  /// The second level of the foreground style, for symbols in two colours.
  private var secondStyle: StyleAttribute!
  private var content: ContentChanges!
  private var effects: SymbolEffectPlayer!
  /// What a transition of the view around it does to it.
  private var transitionLook = SymbolLook()

  override init(node: Node) {
    super.init(node: node)
    style = StyleAttribute(self, "color")
    secondStyle = StyleAttribute(self, "second color")
    content = ContentChanges(self, isSymbol: true)
    effects = SymbolEffectPlayer(self)
  }

  private var layout: TextLayout? { drawing?.layout }

  func set(_ image: Image) {
    let values = self.environment
    let font = Self.font(in: values)
    let before = drawing?.layout
    drawing = nil
    if case .symbol(let name, let value) = image.source {
      self.name = name
      drawing = SymbolDrawing(
        name, value: value,
        mode: image.templateMode == .original ? .multicolor : image.symbolMode, in: values,
        font: font, engine: graph.textEngine)
    }
    if drawing == nil { graph.report(MissingSymbol.fault(name), at: node) }
    if drawing?.layout !== before || font != self.font || self.image.resizing != image.resizing {
      invalidateLayout()
    }
    self.font = font
    self.image = image
    isRedacted = values.isRedacted
    effects.update(
      values.symbolEffects, reducesMotion: values.accessibilityReduceMotion,
      isRightToLeft: isRightToLeft)
    let transaction = graph.transaction(for: node.childScope)
    style.set(ForegroundStyle()._resolve(in: values), transaction)
    if drawing?.mode == .palette {
      secondStyle.set(HierarchicalShapeStyle.secondary._resolve(in: values), transaction)
    }
    setNeedsRecord()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = CGSize(width: naturalSize.width, height: naturalSize.height)
    return image.resizing == nil ? own : proposal.replacingUnspecifiedDimensions(by: own)
  }

  private var naturalSize: Size { Size(box.width, box.height) }

  /// What of the glyph's drawing fills the frame, from the drawing's corner: all of it, with the room that a font leaves
  /// around a glyph; of a resizable symbol what is drawn.
  private var box: Rect {
    guard let layout else { return Rect(0, 0, font.size, font.size) }
    let ink = layout.inkBounds
    guard image.resizing != nil, ink.width > 0, ink.height > 0 else {
      return Rect(0, 0, layout.size.width, layout.size.height)
    }
    return ink
  }

  /// Right to left, forward is to the left.
  private var isMirrored: Bool { isRightToLeft && SymbolDirection.isDirectional(name) }

  /// How much larger than beside text the glyph is drawn.
  private var stretch: (x: Double, y: Double) {
    let (frame, own) = (frame.shown, naturalSize)
    guard image.resizing != nil, own.width > 0, own.height > 0 else { return (1, 1) }
    return (frame.width / own.width, frame.height / own.height)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let baselines = [
      VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
    guard baselines.contains(key), let layout else { return nil }
    guard image.resizing != nil else { return layout.firstBaseline }
    return (layout.firstBaseline - box.y) * size.height / max(box.height, 1e-9)
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

  private var paint: Paint { style.paint(in: ground) }

  /// The frame in the glyph's own size, about the same middle.
  private var ground: Rect {
    let (frame, stretch) = (frame.shown, stretch)
    guard stretch != (1, 1) else { return Rect(0, 0, frame.width, frame.height) }
    let own = naturalSize
    return Rect(middle.x - own.width / 2, middle.y - own.height / 2, own.width, own.height)
  }

  /// The glyph keeps the size of its font, in the middle of its frame; that of a resizable symbol is
  /// stretched.
  private var middle: Point {
    let frame = frame.shown
    return Point(frame.width / 2, frame.height / 2)
  }

  /// Where the middle of the glyph's drawing is, so that what fills the frame has its middle in that of the frame.
  private var glyphMiddle: Point {
    guard let layout, image.resizing != nil else { return middle }
    let box = box
    return Point(
      middle.x + layout.size.width / 2 - box.x - box.width / 2,
      middle.y + layout.size.height / 2 - box.y - box.height / 2)
  }

  override func willRecord() { content.willRecord(at: glyphMiddle, paint: paint) }

  override func record(into layer: inout Layer) {
    let frame = frame.shown
    let look = effects.look(at: graph.now).with(transitionLook)
    let radians = look.degrees * .pi / 180
    let stretch = stretch
    layer.transform = Transform.scale(
      look.scale * stretch.x * (isMirrored ? -1 : 1), look.scale * stretch.y, about: middle
    ).then(.rotation(sine: sin(radians), cosine: cos(radians), about: middle))
      .then(.translation(frame.x + look.x * font.size, frame.y + look.y * font.size))
    layer.opacity = look.opacity
    content.record(into: &layer, at: glyphMiddle, paint: paint)
    if isRedacted {
      layer.children = []
      layer.commands = [Redaction.field(ground, paint)]
    } else if let drawing, !drawing.isPlain, !content.isChanging {
      let (own, center) = (drawing.layout.size, glyphMiddle)
      layer.commands = drawing.commands(
        at: Point(center.x - own.width / 2, center.y - own.height / 2), paint,
        second: drawing.mode == .palette ? secondStyle.paint(in: ground) : nil)
    } else if layout == nil {
      layer.commands = [MissingSymbol.placeholder(in: ground, paint)]
    }
    layer.commands = style.finished(layer.commands, in: ground)
    layer.isMoving =
      content.isChanging
      ? environment.contentTransitionAddsDrawingGroup
      : (self.frame.isTranslating || effects.isMoving) && !style.isMoving
  }

  override func wasDropped() { content.drop() }

  /// From the baseline to the lower edge of a symbol as large as its font, in ems: by that symbols stand from others,
  /// whatever their ink.
  private static let below = 0.2236

  /// The font of the text that a symbol stands beside.
  nonisolated static func font(in values: EnvironmentValues) -> FontDescriptor {
    var values = values
    if let own = values.symbolFont { values.font = own }
    // In a row of 18 UIKit chooses the size where no font is asked for.
    if values.isInListRow, values.font == nil { values.dynamicTypeSize = values.hostTextSize }
    var font = values.fontDescriptor
    switch values.imageScale {
    case .small: font.size *= 0.8
    case .medium: break
    case .large: font.size *= 1.28
    }
    return font
  }

  /// What the symbol is called: its name, spoken as words.
  private var ownSemanticText: String? {
    switch image.label {
    case .nothing: nil
    case .text(let text): text.plainText
    case .name: name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
    }
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case SemanticText.self: ownSemanticText.map { SemanticText($0, traits: .isImage) }
    case VerticalSpacing.self:
      image.resizing == nil
        ? layout.map { _ in TextSpacing.aroundSymbol(below: font.size * Self.below) } : nil
    default: super.facet(key)
    }
  }
}
