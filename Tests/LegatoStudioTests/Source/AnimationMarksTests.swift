import Testing

@testable import LegatoCommand

@Suite("Places of a source that give animations")
struct AnimationMarksTests {
  private func marked(_ text: String) -> (text: String, names: [String]) {
    var marks = AnimationMarks()
    let marked = marks.mark(text, file: "Card.swift")
    return (marked.text, marks.names)
  }

  @Test("An animation that is given is marked where it stands, and the default where none is")
  func writes() {
    let (text, names) = marked(
      """
      withAnimation(.spring(response: 0.4)) { a() }
      withAnimation { b() }
      withAnimation() { c() }
      withAnimation(completionCriteria: .removed) { d() } completion: { e() }
      withAnimation(isOn ? nil : .easeOut) { f() }
      withAnimation({ g() })
      """)
    #expect(
      text == """
        withAnimation(_legatoAnimation(1, .spring(response: 0.4))) { a() }
        withAnimation(_legatoAnimation(2, .default)) { b() }
        withAnimation(_legatoAnimation(3, .default)) { c() }
        withAnimation(_legatoAnimation(4, .default), completionCriteria: .removed) { d() } completion: { e() }
        withAnimation(_legatoAnimation(5, isOn ? nil : .easeOut)) { f() }
        withAnimation(_legatoAnimation(6, .default), { g() })
        """)
    #expect(names == (1...6).map { "withAnimation, Card.swift:\($0)" })
  }

  @Test("Modifiers, bindings and transitions are marked; what takes no optional is left alone")
  func modifiers() {
    let (text, names) = marked(
      """
      view.animation(.snappy.delay(0.1), value: "é")
        .animation(.snappy) { $0.opacity(1) }
        .transition(.move(edge: .top).animation(.bouncy))
        .scrollTransition(.interactive.animation(.smooth)) { content, _ in content }
      Toggle("", isOn: $isOn.animation(.linear))
      """)
    #expect(
      text == """
        view.animation(_legatoAnimation(1, .snappy.delay(0.1)), value: "é")
          .animation(.snappy) { $0.opacity(1) }
          .transition(.move(edge: .top).animation(_legatoAnimation(2, .bouncy)))
          .scrollTransition(.interactive.animation(.smooth)) { content, _ in content }
        Toggle("", isOn: $isOn.animation(_legatoAnimation(3, .linear)))
        """)
    #expect(
      names == [
        ".animation(_:value:), Card.swift:1", "transition’s animation(_:), Card.swift:3",
        "Binding.animation(_:), Card.swift:5",
      ])
  }

  @Test("Text without animations, and text that is no Swift, stays as it is")
  func others() {
    for text in ["let animation = 1", "let a = 1 // withAnimation(", ""] {
      #expect(marked(text).text == text)
      #expect(marked(text).names == [])
    }
  }
}
