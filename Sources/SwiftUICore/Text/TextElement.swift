import LegatoDisplay

/// A text that is drawn. It takes the room that its lines need, and no more.
@MainActor
final class TextElement: LeafElement, Displaceable {
  private var text = Text(verbatim: "")
  private var setting = TextSetting.none
  private var style: StyleAttribute!
  private var content: ContentChanges!
  private var contentTransition = ContentTransition(.automatic)
  private var direction = NumberDirection()
  private var isRedacted = false
  private var pixelLength: CGFloat = 1
  private var knownSpacing: VerticalSpacing?
  private var rarities: Rarities?

  /// What few texts have.
  private final class Rarities {
    /// What draws the text where it does not draw itself.
    var player: (any TextDrawerPlayer)?
    /// The event at which text that changes with time says something else.
    var change: EventQueue.ID?
  }

  private var player: (any TextDrawerPlayer)? {
    get { rarities?.player }
    set { if newValue != nil || rarities != nil { rare.player = newValue } }
  }
  private var change: EventQueue.ID? {
    get { rarities?.change }
    set { if newValue != nil || rarities != nil { rare.change = newValue } }
  }
  private var rare: Rarities {
    if let rarities { return rarities }
    let made = Rarities()
    rarities = made
    return made
  }
  /// What leads somewhere.
  private var links: [LinkElement] = []

  override init(node: Node) {
    super.init(node: node)
    style = StyleAttribute(self, "color")
    content = ContentChanges(self, isSymbol: false)
  }

  func set(_ text: Text) {
    let environment = environment
    let text = text.resolved(in: environment)
    self.text = text
    reportFaults(text, environment)
    contentTransition = environment.contentTransition
    isRedacted = environment.isRedacted
    if case .numericValue(let value) = contentTransition.kind {
      direction.record(value, in: graph.updateID)
      if !value.isFinite {
        graph.report(
          "numericText: \(value) is not finite; the text counts up.", at: node)
      }
    }
    let setting = TextSetting(text, environment, at: graph.now)
    reportFonts(setting)
    waitForChange()
    let pixelLength = environment.pixelLength
    if setting != self.setting || pixelLength != self.pixelLength {
      self.setting = setting
      self.pixelLength = pixelLength
      knownLayout = nil
      knownSpacing = nil
      invalidateLayout()
    }
    takeDrawer(environment.textDrawer)
    setLinks(text.links(in: setting.spans))
    let own = text.ownStyle?.style ?? AnyShapeStyle(ForegroundStyle())
    style.set(own._resolve(in: environment), graph.transaction(for: node.childScope))
    setNeedsRecord()
    if graph.preferences.anchorWriters > 0 { graph.preferences.areStale = true }
  }

  private func takeDrawer(_ drawer: (any TextDrawer)?) {
    guard let drawer else {
      if player != nil { invalidateLayout() }
      player = nil
      return
    }
    let transaction = graph.transaction(for: node.childScope)
    if player?.take(drawer, transaction) != true {
      player = drawer.makePlayer(for: self)
      _ = player?.take(drawer, transaction)
    }
    invalidateLayout()
  }

  /// Sets the text again when it says something else.
  private func waitForChange() {
    if let change { graph.events.cancel(change) }
    change = nil
    let now = graph.now
    var next = Double.infinity
    for piece in text.pieces {
      guard case .live(let live) = piece.content else { continue }
      next = min(next, live.nextChange(after: now) ?? .infinity)
    }
    guard next.isFinite else { return }
    // At most a thousand times a second, whatever the dates are.
    change = graph.schedule(at: max(next, now + 0.001)) { [weak self] in
      self?.graph.enqueue(Transaction()) {
        guard let self, self.node.isMounted else { return }
        self.set(self.text)
      }
    }
  }

  private func reportFonts(_ setting: TextSetting) {
    for span in setting.spans {
      if let name = span.font.family, !graph.textEngine.hasFont(named: name) {
        graph.report("font: there is no font named \(name); the system font is used.", at: node)
      }
      if let symbol = span.symbol, graph.textEngine.symbol(symbol, font: span.font) == nil {
        graph.report(MissingSymbol.fault(symbol), at: node)
      }
    }
  }

  private func reportFaults(_ text: Text, _ environment: EnvironmentValues) {
    func check(_ font: Font?) {
      guard let size = font?.fault else { return }
      graph.report("font: \(size) is no size that can be drawn; another is used.", at: node)
    }
    check(environment.font)
    _ = sanitized(environment.lineSpacing, "lineSpacing")
    _ = sanitized(environment.minimumScaleFactor, else: 1, "minimumScaleFactor")
    if text.hasGradientStretch(in: environment) {
      graph.report(
        "foregroundStyle: a gradient in a part of a text shows its first color.", at: node)
    }
    func check(_ attribute: Text.Attribute) {
      switch attribute {
      case .font(let font): check(font)
      case .tracking(let value): _ = sanitized(value, "tracking")
      case .kerning(let value): _ = sanitized(value, "kerning")
      case .baseline(let value): _ = sanitized(value, "baselineOffset")
      default: break
      }
    }
    for attribute in environment.textAttributes { check(attribute) }
    var last: [Text.Attribute] = []
    for index in text.pieces.indices
    where !text.pieces[index].attributes.sharesStorage(with: last) {
      last = text.pieces[index].attributes
      for attribute in last { check(attribute) }
    }
  }

  /// The lines that were asked for last: a text that is only placed elsewhere is not set again.
  private var knownLayout: (proposal: ProposedViewSize, layout: TextLayout)?

  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    if let knownLayout, knownLayout.proposal == proposal { return knownLayout.layout }
    let layout = setting.layout(proposal, graph.textEngine)
    knownLayout = (proposal, layout)
    return layout
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    player?.size(proposal, measure: ownSize) ?? ownSize(proposal)
  }

  private var isEmpty: Bool { setting.spans.allSatisfy { $0.text.isEmpty && $0.symbol == nil } }

  /// A text that says nothing is as high as a line of 12 points of the font that attributed strings have by themselves,
  /// whatever its own font (measured four times: 14), and asks for no distance.
  private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
    guard !isEmpty else {
      return CGSize(width: 0, height: PixelRounding.up(12 * 1.15, to: pixelLength))
    }
    return setting.size(of: layout(proposal), graph.textEngine, pixelLength: pixelLength)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
    return nil
  }

  private var ownSpacing: VerticalSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing =
      isEmpty
      ? TextSpacing.none
      : TextSpacing.around(setting.metrics(graph.textEngine), pixelLength: pixelLength)
    knownSpacing = spacing
    return spacing
  }

  override func place(_ bounds: CGRect, proposal: ProposedViewSize) {
    super.place(bounds, proposal: proposal)
    content.show(layout(proposal), graph.transaction(for: node.childScope)) { passage }
  }

  // MARK: Links

  private func setLinks(_ wanted: [TextLink]) {
    guard wanted != links.map(\.link) else { return }
    for link in links.dropFirst(wanted.count) {
      link.wasDropped()
      graph.forget(link)
    }
    for (element, link) in zip(links, wanted) { element.link = link }
    links = Array(links.prefix(wanted.count))
    links += wanted.dropFirst(links.count).map { LinkElement($0, node: node) }
    setChildren(links)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    guard !links.isEmpty else { return }
    let carets = setting.carets(proposal, graph.textEngine)
    for link in links {
      link.setAreas(
        carets.rectangles(link.link.range, width: nil, isRightToLeft: isRightToLeft))
      let box = link.box
      link.place(at: box.origin, proposal: ProposedViewSize(box.size))
    }
  }

  // Links are places of the text, and move with it.
  override var isBarrier: Bool { !links.isEmpty }
  override var barrierOrigin: CGPoint { CGPoint(x: frame.model.x, y: frame.model.y) }
  override var childTransform: Transform { .translation(frame.shown.x, frame.shown.y) }

  /// The ring around the link that has got the focus from the keyboard.
  private var focusRing: [DrawCommand] {
    links.filter(\.showsFocus).flatMap { link in
      link.areas.map { FocusRing.command(around: $0, environment) }
    }
  }

  /// How a text takes the place of another.
  private var passage: ContentChange {
    let isStill = environment.accessibilityReduceMotion
    if isStill, contentTransition.kind.rolls { noteRoll() }
    return switch contentTransition.kind {
    case .identity: .atOnce
    case .automatic, .opacity, .symbolEffect: .fade
    case .interpolate: .interpolate
    // A roll is motion, a fade is none.
    case .numericText(let countsDown): isStill ? .fade : .roll(isUp: !countsDown)
    case .numericValue: isStill ? .fade : .roll(isUp: !direction.isDown(in: graph.updateID))
    }
  }

  /// Tells those who judge motion that characters would roll, had the system not made them fade.
  private func noteRoll() {
    guard let journal = graph.journal,
      graph.transaction(for: node.childScope).animation?.isOverAtOnce(in: node.environmentStorage)
        == false
    else { return }
    journal.note(.roll, at: node)
  }

  private var paint: Paint {
    let frame = frame.shown
    return style.paint(in: Rect(0, 0, frame.width, frame.height))
  }

  private func drawn(_ layout: TextLayout, _ size: CGSize, _ paint: Paint) -> DrawnText {
    DrawnText(
      text: text, setting: setting, layout: layout,
      carets: setting.carets(placedProposal, graph.textEngine), size: size, paint: paint,
      node: node)
  }

  /// The text as it is to be drawn once nothing moves; `nil` before it has been placed.
  private var drawnAtRest: DrawnText? {
    content.layout.map { _ in
      let box = Rect(0, 0, size.width, size.height)
      return drawn(layout(placedProposal), size, style.modelPaint(in: box))
    }
  }

  override func willRecord() { content.willRecord(at: .zero, paint: paint) }

  override func record(into layer: inout Layer) {
    // Characters that come and go are layers of their own, below this one.
    record(
      into: &layer, isAlone: !content.isChanging,
      canMove: !style.isMoving && player?.isMoving != true
    ) { layer, frame in
      // Lines are set for the room that the text has in the end; only its place moves.
      content.record(into: &layer, at: .zero, paint: paint)
      if isRedacted {
        layer.children = []
        layer.commands = content.layout.map { Redaction.bars($0, paint) } ?? []
      } else if let player, let layout = content.layout, !content.isChanging {
        layer.commands = player.commands(
          drawn(layout, CGSize(width: frame.width, height: frame.height), paint))
      }
      layer.commands = style.finished(
        layer.commands, in: Rect(0, 0, frame.width, frame.height))
      layer.commands += focusRing
    }
    if content.isChanging { layer.isMoving = environment.contentTransitionAddsDrawingGroup }
  }

  override func wasDropped() {
    content.drop()
    for link in links {
      link.wasDropped()
      graph.forget(link)
    }
    if let change { graph.events.cancel(change) }
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case SemanticText.self: SemanticText(text.plainText(at: graph.now))
    case VerticalSpacing.self: ownSpacing
    case DrawnText.self: drawnAtRest
    default: super.facet(key)
    }
  }
}

/// Whether a number that a text stands for has grown or shrunk.
private struct NumberDirection {
  private var value: Double?
  private var before: Double?
  private var update = -1

  /// The number as the code says it in an update; the same update may say so several times.
  mutating func record(_ value: Double, in update: Int) {
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
