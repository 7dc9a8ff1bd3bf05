import Testing

@testable import LegatoFilm

@Suite("Names of views")
struct ViewPathTests {
  @Test(arguments: ["Page/Card[1]/Text[0]", "Card[1]/Text[0]", "Card/Text", "Text", "Text[0]"])
  func aPathIsCalledByItsLastSteps(name: String) {
    #expect(PathQuery.isCalled("Page/Card[1]/Text[0]", name))
  }

  @Test(arguments: ["Card", "Card[0]/Text", "ext", "Text[1]", "App/Page/Card/Text"])
  func andByNothingElse(name: String) {
    #expect(!PathQuery.isCalled("Page/Card[1]/Text[0]", name))
  }
}
