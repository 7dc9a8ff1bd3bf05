import Testing

@testable import LegatoCommand

@Suite("What the compiler says")
struct CompilerMessageTests {
  @Test("Messages are taken apart, and what is of another form is kept whole")
  func messages() {
    let text = """
      Sources/A B.swift:11:42: error: cannot find 'nothing' in scope
      9 |   code
        |        `- error: cannot find 'nothing' in scope
      Sources/A B.swift:3:1: note: here
      """
    let found = CompilerMessage.messages(in: text)
    #expect(found.map(\.line) == [11, 3])
    #expect(found[0].file == "Sources/A B.swift" && found[0].column == 42)
    #expect(found[0].text == "cannot find 'nothing' in scope" && found[1].kind == "note")
    #expect(CompilerMessage.messages(in: "ld: no space\n").map(\.text) == ["ld: no space"])
  }

  @Test("The driver's lines are split as a shell splits them")
  func words() {
    #expect(
      CompilerTools.words(of: "a 'b c' \"d \\\" e\" f\\ g ''") == ["a", "b c", "d \" e", "f g", ""])
    #expect(CompilerTools.words(of: "  ") == [])
  }
}
