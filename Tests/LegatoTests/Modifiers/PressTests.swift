import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

/// Rows S4.31, S4.32, S4.37, S4.39 and S4.45.
@MainActor @Suite("Presses")
struct PressTests {
  private func box() -> some View {
    Text("Press").frame(width: 100, height: 44).buttonPressEffect()
  }

  @Test("S4.31 a press shrinks to 0.95 by appFast, and back")
  func press() throws {
    let host = try MotionHost(box())
    host.press("Press")
    host.expect([(25, 0.9870), (50, 0.9756), (75, 0.9658), (100, 0.9578), (150, 0.9500)]) {
      host.shown("scale", "Text")
    }
    host.advance(to: 0.4)
    host.release()
    host.advance(by: 0.151)
    #expect(host.shown("scale", "Text") == 1)
    host.expectStill(includingLoops: true)
  }

  @Test("S4.31 let go at 75 ms it comes back from where it is")
  func earlyRelease() throws {
    let host = try MotionHost(box())
    host.press("Press")
    host.advance(to: 0.075)
    host.release()
    expectNear(host.shown("scale", "Text"), 0.9658)
    var last = 0.9658
    for time in stride(from: 80.0, through: 225, by: 5) {
      host.at(time)
      let scale = try #require(host.shown("scale", "Text"))
      #expect(abs(scale - last) < 0.01)
      last = scale
    }
    host.advance(to: 0.226)
    #expect(host.shown("scale", "Text") == 1)
  }

  @Test("S4.32 C28 a touch that is cancelled ends the press")
  func cancel() throws {
    let host = try MotionHost(box())
    host.press("Press")
    host.advance(to: 0.2)
    host.cancelTouch()
    host.advance(by: 0.151)
    #expect(host.shown("scale", "Text") == 1)
    host.expectStill(includingLoops: true)
  }

  @Test("S4.32 a scroll view that takes over ends the press")
  func scrollTakesOver() throws {
    let host = try MotionHost(
      ScrollView {
        VStack {
          box(); Color.clear.frame(height: 2000)
        }
      })
    host.press("Press")
    host.advance(to: 0.2)
    host.movePress(by: CGSize(width: 0, height: -30))
    host.movePress(by: CGSize(width: 0, height: -80))
    host.advance(by: 0.2)
    expectNear(host.shown("scale", "Text"), 1)
    host.release()
    host.advance(by: 3)
    expectNear(host.shown("scale", "Text"), 1)
  }

  @Test("S4.31 with less motion the press shows at once", arguments: Less.allCases)
  func less(less: Less) throws {
    let host = try MotionHost(box(), less: less)
    host.press("Press")
    host.expectStill(includingLoops: true)
    expectNear(host.shown("scale", "Text"), 0.95)
    host.release()
    expectNear(host.shown("scale", "Text"), 1)
  }

  @Test("S4.31 S2.48 the first changed frame is the one after the touch")
  func responds() throws {
    let host = try MotionHost(box())
    host.press("Press")
    host.at(1000 / 60)
    #expect(host.shown("scale", "Text") ?? 1 < 0.995)
  }

  private func felt(_ host: MotionHost) -> [String] { host.haptics.map { "\($0.feedback)" } }

  @Test("S4.37 FeedbackButton: a soft impact, then the action, once for each tap")
  func feedbackButton() throws {
    let manager = HapticManager()
    let knobs = Switches()
    let host = try MotionHost(
      FeedbackButton(title: "Go", haptics: manager) {
        knobs.log.append("action after \(manager.last.number)")
      }.playsHaptics(of: manager))
    for _ in 0..<3 { host.tap("Go") }
    #expect(knobs.log == ["action after 1", "action after 2", "action after 3"])
    #expect(felt(host).count == 3 && felt(host).allSatisfy { $0.contains("soft") })
  }

  @Test("S4.39 the same event twice is felt twice, and played by sensoryFeedback")
  func twice() throws {
    let manager = HapticManager()
    let host = try MotionHost(Text("x").playsHaptics(of: manager))
    for event in [HapticManager.Event.selection, .impact(.heavy), .notification(.success)] {
      let before = felt(host).count
      for _ in 0..<2 {
        host.update {
          switch event {
          case .impact(let impact): manager.impact(impact)
          case .notification(let notification): manager.notification(notification)
          case .selection: manager.selection()
          }
        }
      }
      #expect(felt(host).count == before + 2, "\(event)")
    }
  }

  @Test("S4.45 C66 the combined button shrinks as S4.31 and is felt once")
  func combined() throws {
    let manager = HapticManager()
    let host = try MotionHost(
      Button("Save") {}.buttonStyle(FeedbackButtonStyle(haptics: manager))
        .playsHaptics(of: manager))
    host.press("Save")
    host.expect([(25, 0.9870), (75, 0.9658), (150, 0.95)]) { host.shown("scale") }
    host.release()
    host.advance(by: 0.151)
    expectNear(host.shown("scale"), 1)
    #expect(felt(host).count == 1)
  }

  @Test("S4.45 with less motion it is felt only", arguments: Less.allCases)
  func combinedLess(less: Less) throws {
    let manager = HapticManager()
    let host = try MotionHost(
      Button("Save") {}.buttonStyle(FeedbackButtonStyle(haptics: manager))
        .playsHaptics(of: manager), less: less)
    host.press("Save")
    expectNear(host.shown("scale"), 1)
    host.release()
    #expect(felt(host).count == 1 && host.isStill(includingLoops: true))
  }
}
