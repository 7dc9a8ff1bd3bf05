import Testing

@testable import LegatoSlices

@Suite("Conditions are answered as on iOS")
struct ConditionedSourceTests {
  private let conditions = SourceConditions(
    modules: ["SwiftUI", "UIKit"], defines: ["DEBUG"], version: .init(17, 4))

  private func text(_ source: String) -> String { ConditionedSource.text(of: source, conditions) }

  /// The text without space: what is left of it.
  private func words(_ source: String) -> String {
    text(source).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    "Directives",
    arguments: [
      ("#if os(iOS)\na\n#else\nb\n#endif", "a"),
      ("#if os(macOS)\na\n#elseif canImport(UIKit)\nb\n#endif", "b"),
      ("#if os(Linux) || os(macOS)\na\n#endif\nb", "b"),
      ("#if canImport(AppKit)\na\n#else\nb\n#endif", "b"),
      ("#if targetEnvironment(simulator) && DEBUG\na\n#endif", "a"), ("#if !DEBUG\na\n#endif", ""),
      ("#if swift(>=5.9)\na\n#endif", "a"), ("#if compiler(>=6.0)\na\n#endif", "a"),
      ("#if os(iOS)\n#if os(macOS)\na\n#else\nb\n#endif\n#endif", "b"),
      ("x\n  #if os(macOS)\n  .a()\n  #else\n  .b()\n  #endif", "x .b()"),
    ])
  func directives(source: String, left: String) {
    #expect(words(source) == left)
    #expect(text(source).utf8.count == source.utf8.count)
    #expect(text(source).filter { $0 == "\n" }.count == source.filter { $0 == "\n" }.count)
  }

  @Test(
    "Availability",
    arguments: [
      ("if #available(iOS 17, *) {}", "if #available(iOS 17, *) {}"),
      ("if #available(iOS 18.0, macOS 15, *) {}", "if false {}"),
      ("guard #unavailable(iOS 16) else {}", "guard false else {}"),
      ("if #unavailable(iOS 18) {}", "if #unavailable(iOS 18) {}"),
      ("if #available(macOS 99, *) {}", "if #available(macOS 99, *) {}"),
      ("@available(iOS, unavailable) func a() {}", "@available(*,unavailable ) func a() {}"),
      (
        "@available(iOS, obsoleted: 17.0, message: \"x\") func a() {}",
        "@available(*,unavailable ) func a() {}"
      ),
      ("@available(iOS, obsoleted: 18) func a() {}", "@available(iOS, obsoleted: 18) func a() {}"),
      ("@available(macOS, unavailable) func a() {}", "@available(macOS, unavailable) func a() {}"),
    ])
  func availability(source: String, expected: String) {
    let result = text(source)
    #expect(result.utf8.count == source.utf8.count)
    #expect(result.split(separator: " ") == expected.split(separator: " "))
  }

  @Test("What stands behind stays in its line and column, also behind letters of several bytes")
  func places() {
    let source = "let é = 1\n#if os(macOS) // ünïcode\nlet 漢 = 2\n#endif\nlet end = 3"
    let result = text(source)
    #expect(Array(result.utf8).suffix(11) == Array("let end = 3".utf8)[...])
    #expect(result.utf8.split(separator: 10, omittingEmptySubsequences: false).count == 5)
  }

  @Test("Versions are read, and other texts are not")
  func versions() {
    #expect(SourceConditions.Version("17.4") == .init(17, 4))
    #expect(SourceConditions.Version("26") == .init(26))
    for text in ["", "x", "17.", "17.x", "1.2.3.4"] {
      #expect(SourceConditions.Version(text) == nil)
    }
  }
}
