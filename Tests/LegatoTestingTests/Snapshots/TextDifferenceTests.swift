import Testing

@testable import LegatoTesting

@Suite("Differences of texts")
struct TextDifferenceTests {
  private let reference = """
    legato snapshot 1
    view Card 40×20

    Card/Button
      Capsule: fill rounded rect 40×20 radius 10 #0075DE
      HStack opacity 0.5
        Text[0]: text “Save”
        Text[1]: text “now”
      Badge
        fill circle 4×4 #FF0000
        fill circle 2×2 #FF0000

    """

  @Test func areShownUnderThePathOfTheView() {
    let actual = reference.replacing("“now”", with: "“later”")
    #expect(
      TextDifference(reference, actual).lines == [
        "@@ line 8, Card/Button/HStack/Text[1] @@", "   HStack opacity 0.5",
        "     Text[0]: text “Save”", "-    Text[1]: text “now”", "+    Text[1]: text “later”",
        "   Badge", "     fill circle 4×4 #FF0000",
      ])
  }

  @Test func aCommandIsInTheViewAboveIt() {
    let actual = reference.replacing("    fill circle 2×2 #FF0000\n", with: "")
    let difference = TextDifference(reference, actual)
    #expect(difference.lines.first == "@@ line 11, Card/Button/Badge @@")
    #expect(difference.lines.contains("-    fill circle 2×2 #FF0000"))
  }

  @Test func whatIsCloseIsOnePlace() {
    let close = reference.replacing("“Save”", with: "“Keep”").replacing("“now”", with: "“it”")
    #expect(TextDifference(reference, close).places == 1)
    let far = reference.replacing("view Card", with: "view Page")
      .replacing("circle 2×2", with: "circle 3×3")
    let difference = TextDifference(reference, far)
    #expect(difference.places == 2)
    #expect(difference.lines.first == "@@ line 2 @@")
  }

  @Test func equalTextsHaveNone() {
    #expect(TextDifference(reference, reference).isEmpty)
    #expect(TextDifference("", "").lines.isEmpty)
  }

  @Test func oneOfThemMayBeEmpty() {
    let difference = TextDifference("", "a\nb\n")
    #expect(difference.places == 1 && difference.lines.contains("+a"))
    #expect(TextDifference("a\nb\n", "").lines.contains("-b"))
  }

  @Test func everythingElseIsOnePlaceAsWell() {
    let old = (0..<200).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<200).map { "new \($0)" }.joined(separator: "\n")
    #expect(TextDifference(old, new).places == 1)
  }
}
