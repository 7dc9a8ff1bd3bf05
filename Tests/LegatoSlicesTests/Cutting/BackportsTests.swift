import Testing

@testable import LegatoSlices

@Suite("What an app declares for older systems")
struct BackportsTests {
  private func slicer(_ attribute: String) throws -> Slicer {
    let extended = """
      extension View {
        \(attribute)
        func over<T: View>(@ViewBuilder content: () -> T) -> some View { self }
      }
      """
    let index = SourceIndex(
      SourceModuleText(
        name: "App",
        files: [
          SourceText(
            path: "Card.swift",
            text:
              "struct Card: View {\n  var body: some View { Text(\"a\").over { Text(\"b\") } }\n}"),
          SourceText(path: "View.swift", text: extended),
        ]), importing: { _ in nil }, conditions: SourceConditions(modules: ["SwiftUI"]))
    return try #require(Slicer(index, SliceSubject(path: "Card.swift", expressions: ["Card()"])))
  }

  private let fault = CompilerFault(
    path: "Card.swift", line: 2, column: 35, message: "ambiguous use of 'over(content:)'")

  @Test("Makes way for what the system has by now") func backport() throws {
    var slicer = try slicer("@available(iOS, deprecated: 15.0, message: \"built in\")")
    let hasChanged = slicer.cut([fault])
    #expect(hasChanged)
    let text = slicer.slice.modules.flatMap(\.files).map(\.text).joined()
    #expect(text.contains("Text(\"a\").over { Text(\"b\") }"))
    #expect(!text.contains("func over"))
    #expect(slicer.takenOut.map(\.reason) == ["the system has it"])
  }

  @Test("Stays where the app does not say so") func own() throws {
    var slicer = try slicer("@available(iOS 15, *)")
    _ = slicer.cut([fault])
    let text = slicer.slice.modules.flatMap(\.files).map(\.text).joined()
    #expect(!text.contains(".over { Text(\"b\") }"))
  }
}
