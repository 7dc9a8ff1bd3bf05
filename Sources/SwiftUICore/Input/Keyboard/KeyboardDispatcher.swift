/// Brings what a person does on a keyboard to the views.
///
/// A press is offered, until somebody takes it, to: shortcuts with a modifier; the actions around
/// what has the focus, from the inside out; what has the focus itself; Tab, which moves the focus;
/// shortcuts without a modifier.
@MainActor
struct KeyboardDispatcher {
  let graph: ViewGraph

  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ characters: String) {
    let down = KeyPress(phase: .down, key: key, characters: characters, modifiers: modifiers)
    if !handle(down) { performShortcut(down) }
  }

  func release(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ characters: String) {
    let up = KeyPress(phase: .up, key: key, characters: characters, modifiers: modifiers)
    _ = handlers.contains { $0.handle(up) }
  }

  /// Does what the default button does.
  func performDefaultAction() {
    performShortcut(KeyPress(phase: .down, key: .return, characters: "\r", modifiers: []))
  }

  private func handle(_ press: KeyPress) -> Bool {
    let hasCommand = !press.modifiers.isDisjoint(with: [.command, .control, .option])
    if hasCommand, performShortcut(press) { return true }
    for handler in handlers where handler.handle(press) { return true }
    if let focused = graph.focus.focused, focused.handle(press) { return true }
    if press.key == .tab, press.modifiers.isSubset(of: .shift) {
      return graph.focus.move(forward: !press.modifiers.contains(.shift))
    }
    return false
  }

  /// The actions around what has the focus, the innermost first.
  private var handlers: [KeyPressElement] {
    var list: [KeyPressElement] = []
    var element: Element? = graph.focus.focused
    while let current = element {
      if let handler = current as? KeyPressElement { list.append(handler) }
      element = current.parent
    }
    return list
  }

  @discardableResult
  private func performShortcut(_ press: KeyPress) -> Bool {
    func search(_ element: Element) -> Bool {
      guard !element.isRemoving else { return false }
      if let shortcut = element as? KeyboardShortcutElement, shortcut.perform(press) { return true }
      return element.children.contains(where: search)
    }
    return search(graph.rootElement)
  }
}

extension ViewHost {
  /// A person presses a key and lets it go.
  package func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], characters: String? = nil
  ) {
    let characters = characters ?? String(key.character)
    let keyboard = KeyboardDispatcher(graph: graph)
    act { keyboard.press(key, modifiers, characters) }
    act { keyboard.release(key, modifiers, characters) }
  }

  /// A person types: one key after another. A line break is the Return key, a tab the Tab key.
  package func type(_ text: String) {
    for character in text {
      if character.isNewline {
        press(.return)
      } else {
        press(KeyEquivalent(character), modifiers: character.isUppercase ? .shift : [])
      }
    }
  }

  /// What has been cut or copied last.
  package var clipboard: String? {
    get { graph.clipboard }
    set { graph.clipboard = newValue }
  }

  /// Whether something takes what is typed.
  package var isTakingText: Bool { graph.focus.focused?.takesText == true }
}
