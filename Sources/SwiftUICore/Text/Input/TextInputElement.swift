import LegatoDisplay

/// An edited text on screen.
@MainActor
final class TextInputElement: LeafElement {
  private(set) var input = TextInput(text: .constant(""), label: "")
  var edited = EditedText("")
  private(set) var isFocused = false
  /// The coordinate that the caret keeps to while it goes up and down.
  var goalX: Double?

  private var setting: TextInputSetting?
  private var prompt: TextRequest?
  private var typeset: TypesetInput?
  private var typesetRoom: CGFloat?
  private var style: StyleAttribute!
  private let caret: CaretElement
  /// How far the text is scrolled under its window: negative where it has gone up or left.
  private var shift = Point.zero

  override init(node: Node) {
    caret = CaretElement(node: node)
    super.init(node: node)
    style = StyleAttribute(self, "color")
    setChildren([caret])
  }

  func set(_ input: TextInput) {
    self.input = input
    if input.value != edited.string { edited.replaceAll(input.value) }
    let environment = environment
    let setting = TextInputSetting(edited.string, input, environment)
    let prompt = input.prompt.map { prompt in
      TextRequest(
        prompt.spans(in: environment), alignment: setting.request.alignment,
        isRightToLeft: setting.request.isRightToLeft)
    }
    if setting != self.setting || prompt != self.prompt {
      self.setting = setting
      self.prompt = prompt
      forgetLines()
    }
    style.set(
      ForegroundStyle()._resolve(in: environment), graph.transaction(for: node.childScope))
    caret.setShown(showsCaret)
    caret.stir()
    setNeedsRecord()
  }

  private func forgetLines() {
    typeset = nil
    invalidateLayout()
  }

  // MARK: Editing

  /// Changes the text or the selection as a person does, and writes the text.
  func edit(_ change: (inout EditedText) -> Void) {
    var next = edited
    change(&next)
    guard next != edited else { return caret.stir() }
    let isOtherText = next.string != edited.string
    edited = next
    if isOtherText {
      input.text.wrappedValue = next.string
      // The binding may have made something else of it, or nothing.
      graph.enqueue(Transaction()) { [weak self] in
        guard let self else { return }
        self.graph.afterSettling { [weak self] in self?.followBinding() }
      }
    }
    graph.enqueue(Transaction()) { [weak self] in self?.didEdit(isOtherText) }
  }

  private func followBinding() {
    let value = input.text.wrappedValue
    guard value != edited.string else { return }
    edited.replaceAll(value)
    graph.enqueue(Transaction()) { [weak self] in self?.didEdit(true) }
  }

  private func didEdit(_ isOtherText: Bool) {
    guard node.isMounted else { return }
    if isOtherText {
      setting = TextInputSetting(edited.string, input, environment)
      forgetLines()
    } else {
      invalidatePlacement()
    }
    caret.setShown(showsCaret)
    caret.stir()
    setNeedsRecord()
    graph.afterLayout { [weak self] in self?.reveal(Transaction()) }
  }

  private var showsCaret: Bool { isFocused && edited.selection.isEmpty }

  func setFocused(_ isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    typeset = nil
    goalX = nil
    graph.enqueue(Transaction()) { [weak self] in
      guard let self, self.node.isMounted else { return }
      self.invalidatePlacement()
      self.caret.setShown(self.showsCaret)
      self.setNeedsRecord()
      guard isFocused else { return }
      let animation: Animation? =
        self.environment.accessibilityReduceMotion ? nil : .default.bySystem
      self.graph.afterLayout { [weak self] in self?.reveal(Transaction(animation: animation)) }
    }
    input.onEditingChanged?(isFocused)
    if !isFocused { input.onCommit?() }
  }

  /// Scrolls what is around the field so that the caret is seen.
  private func reveal(_ transaction: Transaction) {
    guard isFocused, isMounted, let (scroll, origin) = enclosingScroll else {
      return
    }
    let frame = frame.model
    var rect = CGRect(
      x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
    if rect.height > scroll.size.height || input.lines == .all {
      let place = caret.frame.model
      rect = CGRect(
        x: rect.minX, y: rect.minY + place.y, width: 0, height: place.height)
    }
    rect = rect.insetBy(dx: 0, dy: -8)
    guard rect.height <= scroll.size.height else { return }
    scroll.scroll(toShow: rect, anchor: nil, transaction)
  }

  // MARK: Layout

  private var isMirrored: Bool { isRightToLeft }
  private var left: CGFloat { isMirrored ? input.insets.trailing : input.insets.leading }
  private var right: CGFloat { isMirrored ? input.insets.leading : input.insets.trailing }
  private var sides: CGFloat { left + right }
  private var ends: CGFloat { input.insets.top + input.insets.bottom }

  private var lineHeight: Double {
    fontMetrics.pitch
  }

  private var fontMetrics: FontMetrics {
    graph.textEngine.metrics(of: setting?.request.spans.first?.font ?? FontDescriptor())
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let setting else { return .zero }
    let engine = graph.textEngine
    let room = proposal.width.map { max(0, $0 - sides) }
    func size(_ request: TextRequest) -> Size { engine.layout(request).size }
    let wraps = input.lines != .one
    // A field of one line is as high as a line with its leading, one of several as its text.
    var height = wraps || input.isTight ? fontMetrics.height : lineHeight
    var ideal = 0.0
    if wraps || room == nil {
      let limit = input.lines == .growing ? environment.lineLimit.map { max(1, $0) } : nil
      let shown = size(setting.request(width: wraps ? room : nil, limit: limit))
      ideal = shown.width
      if wraps { height = max(shown.height, height) }
      if wraps, edited.count == 0, let prompt {
        var prompt = prompt
        prompt.maxWidth = room.flatMap { $0.isFinite ? $0 : nil }
        prompt.lineLimit = limit
        height = max(height, size(prompt).height)
      }
    }
    if room == nil, let prompt { ideal = max(ideal, size(prompt).width) }
    if input.lines == .growing, let minLines = environment.minLines {
      let pitch = fontMetrics.height + fontMetrics.gap(lineSpacing: setting.request.lineSpacing)
      height = max(height, fontMetrics.height + Double(minLines - 1) * pitch)
      if let offered = proposal.height, offered.isFinite {
        height = max(min(height, offered - ends), fontMetrics.height)
      }
    }
    let width = proposal.width ?? ideal + CaretElement.width + sides
    return CGSize(width: width, height: max(height + ends, input.minHeight))
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key, setting != nil else {
      return nil
    }
    let metrics = fontMetrics
    guard isFirst || input.lines == .one else {
      return size.height - input.insets.bottom - metrics.descent
    }
    return input.insets.top + textTop(height: size.height) + metrics.ascent
  }

  /// Where a text of one line stands in a field that is taller: in its middle.
  private func textTop(height: CGFloat) -> CGFloat {
    input.lines == .one ? max(0, (height - ends - fontMetrics.height) / 2) : 0
  }

  private var window: CGSize {
    CGSize(width: max(0, size.width - sides), height: max(0, size.height - ends))
  }

  /// The text as it stands in the field's room.
  private func lines() -> TypesetInput {
    let room = window.width
    if let typeset, typesetRoom == room { return typeset }
    let setting = setting ?? TextInputSetting("", input, environment)
    var request = setting.request(
      width: input.lines == .one ? nil : max(0, room - CaretElement.width))
    if !isFocused, input.lines == .one {
      // What nobody edits and does not fit is cut with an ellipsis, as any text.
      request.maxWidth = room
      request.lineLimit = 1
    }
    let starts = input.isSecure ? Array(0...edited.count) : edited.scalarStarts
    let made = TypesetInput(request, starts: starts, graph.textEngine)
    typeset = made
    typesetRoom = room
    return made
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let place = caretPlace()
    caret.setHeight(place.height)
    caret.place(at: CGPoint(x: place.x, y: place.y), proposal: .unspecified)
    setNeedsRecord()
  }

  /// Where the caret stands in the field. Scrolls the text so far that it does.
  private func caretPlace() -> Rect {
    let lines = lines()
    let window = window
    guard isFocused else {
      shift = .zero
      return Rect(left, input.insets.top, CaretElement.width, fontMetrics.height)
    }
    let caret = lines.caret(at: edited.head)
    let width = lines.layout.size.width + CaretElement.width
    let origin = restingOrigin(lines, isScrolled: false)
    func brought(
      _ shift: Double, _ start: Double, _ length: Double, _ room: Double, _ content: Double,
      _ first: Double
    ) -> Double {
      guard content > room else { return 0 }
      // The caret is seen, and no room is left free that the text could fill.
      var shift = min(max(shift, -start), room - length - start)
      shift = min(max(shift, room - content - first), -first)
      return shift
    }
    if input.lines == .one {
      shift.x = brought(
        shift.x, origin.x - left + caret.x, CaretElement.width, window.width, width, origin.x - left
      )
      shift.y = 0
    } else {
      shift.x = 0
      shift.y = brought(shift.y, caret.y, caret.height, window.height, lines.layout.size.height, 0)
    }
    // It stands between two letters, and so half a point beyond the text's edges.
    let x = origin.x + shift.x + caret.x - CaretElement.width / 2
    let maxX = left + max(0, window.width - CaretElement.width / 2)
    return Rect(
      min(max(x, left - CaretElement.width / 2), maxX), origin.y + shift.y + caret.y,
      CaretElement.width, caret.height)
  }

  /// Where the text's origin is in the field.
  private func restingOrigin(_ lines: TypesetInput, isScrolled: Bool = true) -> Point {
    let (room, width) = (window.width, lines.layout.size.width)
    let free = room - width
    let x: Double
    switch (setting?.request.alignment ?? .leading, isMirrored) {
    case (.center, _) where free >= 0: x = free / 2
    case (.leading, false), (.trailing, true), (.center, false): x = 0
    default: x = free
    }
    let top = input.insets.top + textTop(height: size.height)
    return Point(
      left + x + (isScrolled ? shift.x : 0), top + (isScrolled ? shift.y : 0))
  }

  // MARK: Places

  private func local(_ surface: Point) -> Point {
    let place = location(ofSurfacePoint: surface, in: .local)
    return Point(place.x, place.y)
  }

  /// The place in the text that is nearest to a point of the surface.
  func place(atSurface point: Point) -> Int {
    let (lines, point) = (lines(), local(point))
    let origin = restingOrigin(lines)
    return lines.place(at: Point(point.x - origin.x, point.y - origin.y))
  }

  /// The lines, for what moves the caret on them.
  var currentLines: TypesetInput { lines() }

  // MARK: Drawing

  override var isBarrier: Bool { true }
  override var barrierOrigin: CGPoint { CGPoint(x: frame.model.x, y: frame.model.y) }
  override var childTransform: Transform { .translation(frame.shown.x, frame.shown.y) }

  override func record(into layer: inout Layer) {
    let frame = frame.shown
    layer.transform = .translation(frame.x, frame.y)
    let lines = lines()
    let origin = restingOrigin(lines)
    let (window, size) = (window, lines.layout.size)
    layer.commands = []
    layer.clip = nil
    if edited.count == 0 {
      if let prompt { layer.commands.append(command(prompt)) }
      return
    }
    let overflows = size.width > window.width + 0.5 || size.height > window.height + 0.5
    if overflows {
      // Across the lines, letters may leave the room that a line has.
      let (x, y) = input.lines == .one ? (1.0, 4.0) : (2.0, 0.0)
      layer.clip = Layer.Clip(
        .rect(
          Rect(left, input.insets.top, window.width, window.height)
            .expanded(x: x, y: y)))
    }
    if isFocused, !edited.selection.isEmpty {
      var color = (environment.tint ?? .accentColor).display(in: environment)
      color.alpha *= 0.25
      for rect in lines.rectangles(edited.selection, width: window.width) {
        layer.commands.append(
          .fill(.rect(rect.offset(origin.x, origin.y)), .color(color), evenOdd: false))
      }
    }
    let paint = style.paint(in: Rect(0, 0, frame.width, frame.height))
    layer.commands.append(.text(lines.layout, at: origin, paint))
    layer.isMoving = self.frame.isTranslating && !style.isMoving
  }

  /// What stands in an empty field.
  private func command(_ prompt: TextRequest) -> DrawCommand {
    var request = prompt
    request.maxWidth = window.width
    request.lineLimit = input.lines == .one ? 1 : environment.lineLimit.map { max(1, $0) }
    let layout = graph.textEngine.layout(request)
    let free = window.width - layout.size.width
    let x: Double
    switch (request.alignment, isMirrored) {
    case (.center, _): x = free / 2
    case (.leading, false), (.trailing, true): x = 0
    default: x = free
    }
    let own = input.prompt?.ownStyle?.style ?? AnyShapeStyle(Color(.system(.tertiary)))
    let style = own._resolve(in: environment).base
    let paint: Paint =
      if case .gradient(let gradient) = style {
        gradient.paint(in: Rect(0, 0, size.width, size.height))
      } else {
        // A prompt is no place for pictures and materials.
        .color(style.firstColor ?? SystemColor.tertiary.display(environment.colorScheme))
      }
    return .text(
      layout, at: Point(left + x, input.insets.top + textTop(height: size.height)), paint)
  }

  // MARK: Semantics

  private var ownTextInputSemantics: TextInputSemantics? {
    let value =
      input.isSecure
      ? String(repeating: TextInputSetting.bullet, count: edited.count) : edited.string
    return TextInputSemantics(
      label: input.label, value: value, isSecure: input.isSecure, isFocused: isFocused,
      traits: EnvironmentValues(storage: node.environmentStorage).textInputTraits)
  }

  override func wasDropped() {
    graph.focus.forget(self)
    caret.setShown(false)
    graph.forget(caret)
  }

  /// Recognizes taps and drags in the text; it stays between touches.
  private var known: GestureRecognizer<TextInputGesture>?
  var textRecognizer: GestureRecognizer<TextInputGesture> {
    if let known { return known }
    let made = TextInputGesture.makeRecognizer(TextInputGesture(), _GestureInputs(element: self))
    known = made
    return made
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case TextInputSemantics.self: ownTextInputSemantics
    default: super.facet(key)
    }
  }
}

extension Rect {
  fileprivate func expanded(x dx: Double, y dy: Double) -> Rect {
    Rect(x - dx, y - dy, width + 2 * dx, height + 2 * dy)
  }
}
