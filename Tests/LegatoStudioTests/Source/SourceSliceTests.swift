import Testing

@testable import LegatoCommand

@Suite("Which files a view needs")
struct SourceSliceTests {
  private let files = [
    SourceFile(
      path: "Card.swift",
      text: "struct Card: View {\n  var body: some View { Text(\"\").tinted() }\n}"),
    SourceFile(
      path: "Tint.swift",
      text: "extension View {\n  func tinted() -> some View { foregroundStyle(.brand) }\n}"),
    SourceFile(
      path: "Brand.swift", text: "extension ShapeStyle {\n  static var brand: Color { .red }\n}"),
    SourceFile(path: "Store.swift", text: "final class Store {\n  var title = \"\"\n}"),
  ]

  private func needed(_ text: String) -> [String] {
    SourceSlice(files).files(for: SourceFile(path: "Main.swift", text: text)).map(\.path)
  }

  @Test("What is named is found, and what that needs, through extensions too")
  func transitive() {
    #expect(
      needed("struct Main: View { var body: some View { Card() } }") == [
        "Card.swift", "Tint.swift", "Brand.swift",
      ])
    #expect(needed("let store = Store()") == ["Store.swift"])
  }

  @Test("A file that names nothing of the others stands alone, whatever its members are called")
  func alone() {
    #expect(needed("struct Main: View { var title = 1; var body: some View { Text(\"\") } }") == [])
    #expect(needed("struct Card {}\nlet a = Card()") == [])
    #expect(needed("") == [])
  }

  @Test("What is private to another file, or a member of its types, is not what a name means")
  func hidden() {
    let others = [
      SourceFile(
        path: "Other.swift",
        text: """
          struct Other: View {
            private static let height = 4
            static let all = [1]
            var body: some View { row() }
            func row() -> some View { Text("") }
            enum Step { case one }
          }
          private func swap() {}
          private extension View {
            func button() -> some View { self }
          }
          """)
    ]
    let main = SourceFile(
      path: "Main.swift", text: "let a = height + set(.all) + row(swap, Step.one).button()")
    #expect(SourceSlice(others).files(for: main).map(\.path) == [])
    let step = SourceFile(path: "Main.swift", text: "let a = Other.Step.one")
    #expect(SourceSlice(others).files(for: step).map(\.path) == ["Other.swift"])
  }
}
