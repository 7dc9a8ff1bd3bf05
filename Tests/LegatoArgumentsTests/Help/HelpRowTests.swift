import Testing

@testable import LegatoArguments

@Suite("Rows of help")
struct HelpRowTests {
  @Test func theDescriptionBeginsAtTheColumn() {
    #expect(HelpRow("--a", "one\ntwo").lines(column: 8) == ["  --a   one", "        two"])
  }

  @Test func oneSpaceIsEnoughBetweenNameAndDescription() {
    #expect(HelpRow("--abc", "one").lines(column: 8) == ["  --abc one"])
  }

  @Test func aNameThatReachesTheColumnHasALineOfItsOwn() {
    #expect(HelpRow("--abcd", "one").lines(column: 8) == ["  --abcd", "        one"])
  }

  @Test func aRowMayBeIndentedMore() {
    #expect(HelpRow(".a", "one", indentation: 4).lines(column: 8) == ["    .a  one"])
  }
}
