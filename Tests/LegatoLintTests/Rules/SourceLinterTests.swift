import Testing

@testable import LegatoLint

@Suite("Reading sources")
struct SourceLinterTests {
  @Test func aRuleCanBeToldToLookAway() {
    let source = """
      Text("a").animation(.easeIn) // legato:allow animation-without-value
      // legato:allow animation-without-value, motion-literal: a reason
      Text("b").animation(.easeIn)
      // legato:allow uikit-haptics
      Text("c").animation(.easeIn)
      Text("legato:allow animation-without-value").animation(.easeIn)
      """
    let findings = SourceLinter.findings(
      in: source, path: "a.swift", rules: [.animationWithoutValue])
    #expect(findings.map(\.line) == [5, 6])
  }

  @Test func findingsAreByLineAndOfAllRules() {
    let source = """
      struct A: View {
        var body: some View {
          Text("a").id(UUID()).animation(.easeInOut(duration: 0.25))
          Text("b").onTapGesture { UISelectionFeedbackGenerator().selectionChanged() }
          Text("c").onAppear { withAnimation(.spring.repeatForever()) { x = 1 } }
        }
      }
      """
    let findings = SourceLinter.findings(in: source, path: "a.swift")
    #expect(findings.map(\.line) == findings.map(\.line).sorted())
    #expect(Set(findings.map(\.rule)) == Set(LintRule.allCases.map(\.rawValue)))
  }

  @Test func whatIsNotSwiftIsNotedAndTheRestRead() {
    let source = """
      struct A: View {
        var body: some View { Text("a" }
        var other: some View { Text("b").animation(.easeIn) }
      }
      """
    let findings = SourceLinter.findings(in: source, path: "a.swift")
    #expect(findings.map(\.rule) == ["syntax", "animation-without-value"])
    #expect(findings.first?.line == 2 && findings.first?.severity == .note)
  }

  private static let hostile = [
    "", "\u{0}\u{1}\u{2}", "}}}}}}", "struct", ".animation(", "withAnimation(.spring(",
    "\"\"\"", "/*", "#if", "#Preview", "😀.animation(😀)", ".random(", "x.id(UUID()", "let a: = ",
    "Text(\"\\(", "a ? b", ".repeatForever(", "withAnimation(.easeIn.repeatForever()) {",
  ]

  /// A part and how often it stands in a row.
  private static let deep = [
    ("(", 6_000), ("{", 6_000), ("[", 6_000), ("Text(a).animation(", 3_000), ("a ? ", 1_500),
    ("#if a\n", 150), (".easeIn.repeatForever()", 2_000), (".animation(.easeIn)", 20_000),
    (".delay(1e308)", 2_000), ("a.b ", 6_000), ("-", 6_000), ("a + ", 20_000),
    ("struct A {", 3_000),
    ("if a {} else ", 1_500), ("a<", 200), ("@a ", 6_000), ("\"\\(", 300),
  ]

  @Test("Text that is not Swift is no trap", arguments: hostile.indices)
  func hostileTextIsNoTrap(index: Int) { expectNoTrap(Self.hostile[index]) }

  @Test("Text that goes deep is no trap", arguments: deep.indices)
  func deepTextIsNoTrap(index: Int) {
    let (part, count) = Self.deep[index]
    let text = String(repeating: part, count: count)
    expectNoTrap(text)
    expectNoTrap("withAnimation(.easeIn" + String(repeating: part, count: 12) + ") {}")
  }

  private func expectNoTrap(_ source: String) {
    let findings = SourceLinter.findings(in: source, path: "a.swift")
    let fixed = source.applying(findings)
    #expect(fixed.count <= findings.count)
    #expect(findings.allSatisfy { $0.line > 0 && $0.column > 0 })
  }

  @Test func whatIsTooDeepIsSaid() {
    for text in [
      String(repeating: "\n.animation(.easeIn)", count: 10_000),
      String(repeating: ".animation(.easeIn)", count: 10_000),
      String(repeating: "[\n", count: 300), String(repeating: "a<\n", count: 2_001),
    ] {
      let findings = SourceLinter.findings(in: "Text(a)" + text, path: "a.swift")
      #expect(findings.map(\.rule) == ["too-deep"])
    }
    let usual = "Text(a)" + String(repeating: ".animation(.easeIn)", count: 300)
    let rules: [LintRule] = [.animationWithoutValue]
    #expect(SourceLinter.findings(in: usual, path: "a.swift", rules: rules).count == 300)
  }

  @Test func whatTakesTooLongIsGivenUp() {
    let source = String(repeating: "a<", count: 1_000)
    let findings = SourceLinter.findings(in: source, path: "a.swift", patience: 0.05)
    #expect(findings.map(\.rule) == ["too-slow"])
  }

  @Test func bracketsInTextAreNoDepth() {
    let lines = String(repeating: "print(\"([{\") // ([{ \"\nlet c = a<b\n", count: 300)
    let source = lines + "Text(a).animation(.easeIn)\n"
    let rules: [LintRule] = [.animationWithoutValue]
    #expect(SourceLinter.findings(in: source, path: "", rules: rules).map(\.line) == [601])
  }

  @Test func numbersThatAreNoneAreNoMotion() {
    for number in ["1e999", "0x1p9999", "1_0_0", "-0", "9999999999999999999999", "0b11"] {
      _ = SourceLinter.findings(
        in: "withAnimation(.easeIn(duration: \(number)).repeatCount(\(number))) {}", path: "")
    }
    #expect(SourceLinter.findings(in: "withAnimation(.easeIn(duration: 1e999)) {}", path: "") == [])
  }
}
