import LegatoTesting
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("A host")
struct MotionHostTests {
  @Test func timeMovesOnlyWhenTold() throws {
    let host = try MotionHost { FadeCard() }
    host.tap("Fade")
    #expect(host.now == 0)
    host.advance(by: 0.25)
    host.advance(to: 0.5)
    #expect(host.now == 0.5)
    #expect(host.value(of: "Rectangle.opacity") == 0.75)
  }

  @Test func settlingTakesAsLongAsTheMotion() throws {
    let host = try MotionHost { FadeCard() }
    #expect(host.settle() == 0)
    host.tap("Fade")
    #expect(host.settle() == 1)
    #expect(host.value(of: "Rectangle.opacity") == 0.5)
  }

  @Test func loopsNeedNotSettleUnlessAskedFor() throws {
    let host = try MotionHost { PulseDot() }
    #expect(host.settle() == 0)
    let message = try messageOfFailing { host.settle(includingLoops: true, within: 2) }
    #expect(
      message == """
        PulseDot has not settled after 2 s:
          PulseDot/Circle.scale by easeInOut(duration: 0.5).repeatForever(autoreverses: true), without an end
        settle() leaves motions without an end out; within: waits longer.
        """)
    #expect(host.now == 2)
  }

  @Test func whatDoesNotSettleIsNamed() throws {
    let host = try MotionHost { FadeCard() }
    host.tap("Fade")
    let message = try messageOfFailing { host.settle(within: 0.5) }
    #expect(
      message.hasPrefix("FadeCard has not settled after 0.5 s:\n  FadeCard/VStack/Rectangle[0]"))
    #expect(message.contains("until 1 s"))
  }

  @Test func timeDoesNotGoBack() throws {
    let host = try MotionHost { FadeCard() }
    host.advance(to: 0.3)
    let message = try messageOfFailing { host.advance(to: 0.1) }
    #expect(message.hasPrefix("The clock is at 0.3 s and cannot go to 0.1 s.\nAsk for earlier"))
    let nan = try messageOfFailing { host.advance(by: .nan) }
    #expect(nan.contains("cannot go to nan s"))
    #expect(host.now == 0.3)
  }

  @Test func settingsChangeAtAnyMoment() throws {
    let host = try MotionHost(.colorScheme(.dark)) { CarefulCard() }
    host.tap("Grow")
    host.settle()
    #expect(host.value(of: "Rectangle.scale") == 1.5)
    host.change(.reduceMotion(true))
    host.tap("Grow")
    #expect(host.value(of: "Rectangle.scale") == 1)
    host.expectStill()
  }

  @Test func codeOfTheTestActsAsAnAppDoes() throws {
    let model = Model()
    let host = try MotionHost { ModelView(model: model) }
    host.update { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    #expect(host.value(of: "Circle.opacity", at: 0.25) == 0.25)
  }

  @Test func runtimeIssuesAreAnIssueOfTheTest() throws {
    let host = try MotionHost { Color.red.frame(width: .infinity, height: -10) }
    let message = try messageOfFailing { host.expectNoRuntimeIssues() }
    #expect(message.contains("has runtime issues:\n  "))
    try MotionHost { FadeCard() }.expectNoRuntimeIssues()
  }

  @Test func whatIsFeltIsTold() throws {
    let host = try MotionHost {
      FeltButton()
    }
    host.advance(to: 0.2)
    host.tap("Feel")
    #expect(host.haptics.map(\.time) == [0.2])
    #expect(host.haptics.map(\.feedback) == [.success])
  }

  @Observable final class Model { var isShown = false }

  struct ModelView: View {
    let model: Model
    var body: some View { Circle().opacity(model.isShown ? 1 : 0) }
  }

  struct FeltButton: View {
    @State private var count = 0
    var body: some View {
      Button("Feel") { count += 1 }.sensoryFeedback(.success, trigger: count)
    }
  }
}
