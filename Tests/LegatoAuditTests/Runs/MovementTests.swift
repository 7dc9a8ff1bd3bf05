import SwiftUI
import Testing

@testable import LegatoAudit

@MainActor @Suite("Movements")
struct MovementTests {
  private struct Slide: View {
    @State private var isOut = false
    var body: some View {
      Button("Go") { isOut.toggle() }.offset(x: isOut ? 100 : 0)
        .animation(.linear(duration: 0.5).delay(0.2), value: isOut)
    }
  }

  @Test func sayWhenHowFarAndOnWhat() throws {
    let run = try #require(try play { Slide() }.run(.tap, "Go"))
    let movement = try #require(run.movements.first { $0.effect == .moves })
    #expect(movement.trigger == .touch)
    #expect(abs(movement.visibleStart - movement.start - 0.2) < 0.02)
    #expect(abs(movement.nearEnd - movement.start - 0.69) < 0.02)
    #expect(abs(movement.distance - 100) < 0.001)
  }

  @Test(
    "What a person sees of a value",
    arguments: [
      ("frame", [30, 0, 0, 0], Effect.moves), ("frame", [0, 0, 30, 0], .resizes),
      ("frame", [0.4, 0, 0.4, 0], .nothing), ("scale", [0.02, 0.02], .scales),
      ("opacity#2", [0.5], .fades), ("rotation", [40], .turns), ("blur", [3], .blurs),
      ("color", [0.3, 0, 0, 0], .recolours), ("animatableData", [1], .redraws),
      ("content", [1], .rolls), ("scroll", [0, 50], .scrolls),
    ])
  func effects(property: String, travel: [Double], effect: Effect) {
    #expect(Effect(property: property, travel: travel, components: []) == effect)
  }

  @Test func aCrossFadeOfContentIsAFade() {
    #expect(Effect(property: "content", travel: [1], components: ["opacity"]) == .fades)
  }

  @Test(
    "Paths without numbers",
    arguments: [
      ("List/[12]/Row/Text[1]", "List//Row/Text"), ("Text", "Text"), ("A[odd", "A"), ("", ""),
    ])
  func unnumbered(path: String, plain: String) {
    #expect(PathOps.unnumbered(path) == plain)
  }
}
