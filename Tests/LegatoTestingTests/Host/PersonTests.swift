import LegatoTesting
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("What a person does")
struct PersonTests {
  @Test func aPressLastsUntilTheFingerIsLifted() throws {
    let host = try MotionHost { Button("Hold") {} }
    host.press("Hold")
    #expect(host.value(of: "Text.opacity") == 0.5)
    host.release()
    #expect(host.value(of: "Text.opacity") == 1)
  }

  @Test func aTouchCanBeTakenAway() throws {
    var count = 0
    let host = try MotionHost { Button("Hold") { count += 1 } }
    host.press("Hold")
    host.cancelTouch()
    #expect(host.value(of: "Text.opacity") == 1)
    host.release()
    #expect(count == 0)
    host.tap("Hold")
    #expect(count == 1)
  }

  @Test func aDragTakesItsTime() throws {
    let host = try MotionHost { DragCard() }
    let start = host.value(of: "Rectangle.frame.x")
    host.drag("path:Rectangle", by: CGSize(width: 60, height: 0), for: 0.5)
    #expect(host.now == 0.5)
    #expect(host.value(of: "Rectangle.frame.x") == start + 60)
    #expect(host.value(of: "Rectangle.frame.x", at: 1) == start + 30)
    host.press("Rectangle")
    host.movePress(by: CGSize(width: 5, height: 0))
    host.release()
  }

  @Test func textGoesWhereTheFocusIs() throws {
    let host = try MotionHost { Form() }
    let message = try messageOfFailing { host.type("Ada") }
    #expect(message == "Nothing takes “Ada” at 0 s: no text field has the focus.")
    host.tap("Edit")
    host.type("Adaa")
    host.pressKey("delete")
    #expect(host.labels.contains("Hello Ada"))
  }

  @Test func whatCannotBeTappedSaysWhatIsOnScreen() throws {
    let host = try MotionHost { FadeCard() }
    let message = try messageOfFailing { host.tap("Fdae") }
    #expect(
      message == """
        Nothing is labelled “Fdae” at 0 s.
        On screen:
          button “Fade”
        """)
  }

  @Test(arguments: ["Go", "label:Go", "id:go-button", "go-button", "path:Home/VStack", "VStack"])
  func thingsGoByLabelIdentifierOrPath(name: String) throws {
    var count = 0
    let host = try MotionHost {
      VStack {
        Button("Go") { count += 1 }.accessibilityIdentifier("go-button")
      }
    }
    // A path begins where the view does.
    host.tap(name == "path:Home/VStack" ? "path:VStack/Button" : name)
    #expect(count == 1)
  }

  @Test(arguments: [("label:go-button", "is labelled"), ("id:Go", "has the identifier")])
  func aKindOfNameIsTakenAtItsWord(name: String, reason: String) throws {
    let host = try MotionHost { Button("Go") {}.accessibilityIdentifier("go-button") }
    let message = try messageOfFailing { host.tap(name) }
    #expect(message.hasPrefix("Nothing \(reason) "))
  }

  @Test func aScenarioIsPlayedStepByStep() throws {
    let host = try MotionHost { CarefulCard() }
    host.advance(to: 1)
    host.play {
      Tap("Grow")
      Expect(.value("Rectangle.scale", 1.25), at: 0.125)
      Pause(0.125)
      Expect(.still)
      Change(.reduceMotion(true))
      for _ in 0..<2 { Tap("Grow") }
      Expect(.value("Rectangle.scale.x", 1.5))
      Expect(.shown("Grow"))
      Expect(.gone("Shrink"))
      Pause(0.5)
    }
    #expect(host.now == 1.75)
  }

  @Test func anExpectationOfAScenarioFailsInItsOwnWords() throws {
    let host = try MotionHost { FadeCard() }
    let message = try messageOfFailing {
      host.play {
        Tap("Fade")
        Expect(.value("Rectangle.opacity", 0.9), at: 0.5)
      }
    }
    #expect(
      message
        == "FadeCard/VStack/Rectangle[0].opacity is 0.75 at 0.5 s, and should be 0.9 ± 0.001.")
  }
}
