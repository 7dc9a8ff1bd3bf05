import LegatoDisplay

/// A text that is drawn. It takes the room that its lines need, and no more.
@MainActor
final class TextElement: LeafElement {
  private var text = Text(verbatim: "")
  private var spans: [TextSpan] = []
  private var style: StyleAttribute!
  private var content: ContentChanges!
  private var contentTransition = ContentTransition(.automatic)
  private var direction = NumberDirection()

  override init(node: Node) {
    super.init(node: node)
    style = StyleAttribute(self, "color")
    content = ContentChanges(self, isSymbol: false)
  }

  func set(_ text: Text) {
    self.text = text
    reportFaults(text)
    contentTransition = environment.contentTransition
    if case .numericValue(let value) = contentTransition.kind {
      direction.take(value, in: graph.updateID)
      if !value.isFinite {
        graph.report(
          "numericText: \(value) is not finite; the text counts up.", at: node)
      }
    }
    let spans = text.spans(in: environment)
    let settings = Settings(environment)
    if spans != self.spans || settings != self.settings {
      self.spans = spans
      self.settings = settings
      invalidateLayout()
    }
    style.set(ForegroundStyle()._resolve(in: environment), graph.transaction(for: node.childScope))
    setNeedsRecord()
  }

  private func reportFaults(_ text: Text) {
    func check(_ font: Font?) {
      guard let size = font?.fault else { return }
      graph.report("font: \(size) is no size that can be drawn; another is used.", at: node)
    }
    let environment = environment
    check(environment.font)
    _ = usable(environment.lineSpacing, "lineSpacing")
    for attribute in text.pieces.flatMap(\.attributes) {
      switch attribute {
      case .font(let font): check(font)
      case .tracking(let value): _ = usable(value, "tracking")
      case .baseline(let value): _ = usable(value, "baselineOffset")
      default: break
      }
    }
  }

  /// What of the environment changes how lines are set.
  private struct Settings: Equatable {
    var lineLimit: Int?
    var lineSpacing = 0.0
    var alignment = TextAlignment.leading
    var isRightToLeft = false

    init() {}
    init(_ environment: EnvironmentValues) {
      lineLimit = environment.lineLimit
      lineSpacing = environment.lineSpacing.native.isUsable ? environment.lineSpacing : 0
      alignment = environment.multilineTextAlignment
      isRightToLeft = environment.layoutDirection == .rightToLeft
    }
  }
  private var settings = Settings()

  private func layout(width: CGFloat?) -> TextLayout {
    let alignment: TextRequest.Alignment =
      switch settings.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return graph.textEngine.layout(
      TextRequest(
        spans, maxWidth: width.flatMap { $0.isFinite ? max(0, $0) : nil },
        lineLimit: settings.lineLimit.map { max(1, $0) }, alignment: alignment,
        lineSpacing: settings.lineSpacing, isRightToLeft: settings.isRightToLeft))
  }

  /// The lines for a proposal; where the height is short, as many as fit, but one at least.
  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    let full = layout(width: proposal.width)
    guard let height = proposal.height, height.isFinite, full.size.height > height + 0.01,
      full.lineCount > 1
    else { return full }
    let line = full.size.height / Double(full.lineCount)
    let count = max(1, Int((height / line + 0.01).rounded(.down)))
    var limited = settings
    limited.lineLimit = min(settings.lineLimit ?? count, count)
    let saved = settings
    settings = limited
    defer { settings = saved }
    return layout(width: proposal.width)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = layout(proposal).size
    return CGSize(width: size.width, height: size.height)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
    return nil
  }

  override func place(_ bounds: CGRect, proposal: ProposedViewSize) {
    super.place(bounds, proposal: proposal)
    content.show(layout(proposal), graph.transaction(for: node.childScope)) { change }
  }

  /// How a text takes the place of another.
  private var change: ContentChange {
    let isStill = environment.accessibilityReduceMotion
    return switch contentTransition.kind {
    case .identity: .atOnce
    case .automatic, .opacity: .fade
    case .interpolate: .interpolate
    // A roll is motion, a fade is none.
    case .numericText(let countsDown): isStill ? .fade : .roll(isUp: !countsDown)
    case .numericValue: isStill ? .fade : .roll(isUp: !direction.isDown(in: graph.updateID))
    }
  }

  private var paint: Paint {
    let frame = frame.shown
    return style.paint(in: Rect(0, 0, frame.width, frame.height))
  }

  override func willRecord() { content.willRecord(at: .zero, paint: paint) }

  override func record(into layer: inout Layer) {
    let frame = frame.shown
    layer.transform = .translation(frame.x, frame.y)
    // Lines are set for the room that the text has in the end; only its place moves.
    content.record(into: &layer, at: .zero, paint: paint)
    layer.isMoving =
      content.isChanging
      ? environment.contentTransitionAddsDrawingGroup
      : self.frame.isTranslating && !style.isMoving
  }

  override func wasDropped() { content.drop() }

  override var semanticText: String? { text.plainText }
}

/// Whether a number that a text stands for has grown or shrunk.
private struct NumberDirection {
  private var value: Double?
  private var before: Double?
  private var update = -1

  /// The number as the code says it in an update; the same update may say so several times.
  mutating func take(_ value: Double, in update: Int) {
    guard value != self.value else { return }
    if self.update != update { before = self.value }
    self.value = value
    self.update = update
  }

  /// Whether it has shrunk in an update.
  func isDown(in update: Int) -> Bool {
    guard self.update == update, let before, let value else { return false }
    return value < before
  }
}
