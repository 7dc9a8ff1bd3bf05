import Testing

@testable import LegatoAudit

@Suite("Places of views")
struct ViewPathTests {
  @Test(
    "Branches of a condition are in one place, neighbours are not",
    arguments: [
      ("A/VStack/Mark[1]/Text", "A/VStack/Text[1]", true), ("A/Mark/Text", "A/Text", true),
      ("A/VStack/Mark[1]/Text", "A/VStack/Text[2]", false),
      ("A/VStack/Mark[1]", "A/VStack/Text", false), ("A/B", "A/B", true), ("A/B", "A/B/C", false),
    ])
  func places(one: String, other: String, isSame: Bool) {
    #expect(PathOps.areInOnePlace(one, other) == isSame)
    #expect(PathOps.areInOnePlace(other, one) == isSame)
  }
}
