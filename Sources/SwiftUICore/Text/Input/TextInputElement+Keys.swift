import LegatoDisplay

extension TextInputElement: FocusTarget {
  var takesFocus: Bool { true }
  var takesText: Bool { true }

  /// A field that gets the focus has its caret where it was last: at first behind the text.
  func focusDidChange(_ isFocused: Bool, fromKeyboard: Bool) { setFocused(isFocused) }

  func handle(_ press: KeyPress) -> Bool {
    let modifiers = press.modifiers
    if modifiers.contains(.command), let done = command(press) { return done }
    let isSelecting = modifiers.contains(.shift)
    let isGoingVertically = press.key == .upArrow || press.key == .downArrow
    if !isGoingVertically { goalX = nil }
    switch press.key {
    case .leftArrow, .rightArrow: moveSideways(press)
    case .upArrow, .downArrow: moveVertically(press)
    case .home, .end:
      let end = currentLines.lineEnd(of: edited.head, forward: press.key == .end)
      edit { $0.move(to: end, selects: isSelecting) }
    case .pageUp, .pageDown:
      let isDown = press.key == .pageDown
      edit { $0.move(to: $0.place(.document, forward: isDown), selects: isSelecting) }
    case .delete, .deleteForward:
      let isForward = press.key == .deleteForward
      let step: EditedText.Step =
        modifiers.contains(.command) ? .line : modifiers.contains(.option) ? .word : .character
      edit { $0.delete(step, forward: isForward) }
    case .return: pressReturn()
    case .tab, .escape, .clear: return false
    default:
      guard modifiers.isDisjoint(with: [.command, .control]) else { return false }
      insert(press.characters)
    }
    return true
  }

  /// Puts text in the place of what is selected. A field of one line has no line breaks.
  func insert(_ text: String) {
    let shown =
      input.lines == .one
      ? String(text.map { $0.isNewline ? " " : $0 }) : text
    guard !shown.isEmpty else { return }
    edit { $0.insert(shown) }
  }

  private func command(_ press: KeyPress) -> Bool? {
    switch press.key.character.lowercased() {
    case "a": edit { $0.selectAll() }
    case "c": copy()
    case "x":
      guard copy() else { return true }
      edit { $0.insert("") }
    case "v": if let text = graph.clipboard { insert(text) }
    default: return nil
    }
    return true
  }

  /// What is secret is not copied.
  @discardableResult
  private func copy() -> Bool {
    guard !input.isSecure, !edited.selection.isEmpty else { return false }
    graph.clipboard = edited.selectedText
    return true
  }

  /// The arrows go where they point, whatever the direction of the text; by words and to a line's
  /// ends they go with the direction of the field.
  private func moveSideways(_ press: KeyPress) {
    let toRight = press.key == .rightArrow
    let isForward = toRight != isRightToLeft
    let selects = press.modifiers.contains(.shift)
    let lines = currentLines
    if press.modifiers.contains(.command) {
      let end = lines.lineEnd(of: edited.head, forward: isForward)
      return edit { $0.move(to: end, selects: selects) }
    }
    if press.modifiers.contains(.option) {
      return edit { $0.move(to: $0.place(.word, forward: isForward), selects: selects) }
    }
    // What is selected is left at the end that the arrow points to.
    if !selects, !edited.selection.isEmpty {
      let (start, end) = (edited.selection.lowerBound, edited.selection.upperBound)
      let isStartLeft = lines.caret(at: start).x <= lines.caret(at: end).x
      return edit { $0.move(to: toRight == isStartLeft ? end : start) }
    }
    let place =
      lines.place(visuallyBeside: edited.head, toRight: toRight)
      ?? edited.place(.character, forward: isForward)
    edit { $0.move(to: place, selects: selects) }
  }

  private func moveVertically(_ press: KeyPress) {
    let isDown = press.key == .downArrow
    let selects = press.modifiers.contains(.shift)
    if press.modifiers.contains(.command) {
      return edit { $0.move(to: $0.place(.document, forward: isDown), selects: selects) }
    }
    let lines = currentLines
    let x = goalX ?? lines.caret(at: edited.head).x
    let place = lines.place(beside: edited.head, down: isDown, x: x)
    edit { $0.move(to: place ?? $0.place(.document, forward: isDown), selects: selects) }
    goalX = place == nil ? nil : x
  }

  /// In a field of one line Return submits, and takes the focus away unless an action has moved it;
  /// elsewhere it begins a line.
  private func pressReturn() {
    guard input.lines == .one else { return edit { $0.insert("\n") } }
    let requests = graph.focus.requests
    input.onCommit?()
    let isSubmitted = submit(.text)
    guard graph.focus.requests == requests, graph.focus.focused === self else { return }
    // Nobody has taken it: it is for the default button.
    if !isSubmitted { KeyboardDispatcher(graph: graph).performDefaultAction() }
    if graph.focus.requests == requests, graph.focus.focused === self { graph.focus.focus(nil) }
  }
}
