import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S4.31, S4.32, S4.37, S4.39 and S4.45.
@MainActor @Suite("Presses")
struct PressTests {
  private func box() -> some View {
    Text("Press").frame(width: 100, height: 44).buttonPressEffect()
  }

  private let middle = Point(180, 200)

  @Test("S4.31 a press shrinks to 0.95 by appFast, and back")
  func press() throws {
    let stage = try Stage(box())
    stage.act { stage.host.touchDown(at: middle) }
    stage.expect([(25, 0.9870), (50, 0.9756), (75, 0.9658), (100, 0.9578), (150, 0.9500)]) {
      stage.value("scale", "Text")
    }
    stage.at(400)
    stage.act { stage.host.touchUp() }
    stage.at(151)
    #expect(stage.value("scale", "Text") == 1)
    #expect(stage.motionCount == 0)
  }

  @Test("S4.31 let go at 75 ms it comes back from where it is")
  func earlyRelease() throws {
    let stage = try Stage(box())
    stage.act { stage.host.touchDown(at: middle) }
    stage.at(75)
    stage.alsoAct { stage.host.touchUp() }
    expectNear(stage.value("scale", "Text"), 0.9658)
    var last = 0.9658
    for time in stride(from: 80.0, through: 225, by: 5) {
      stage.at(time)
      let scale = try #require(stage.value("scale", "Text"))
      #expect(abs(scale - last) < 0.01)
      last = scale
    }
    stage.at(226)
    #expect(stage.value("scale", "Text") == 1)
  }

  @Test("S4.32 C28 a touch that is cancelled ends the press")
  func cancel() throws {
    let stage = try Stage(box())
    stage.act { stage.host.touchDown(at: middle) }
    stage.at(200)
    stage.act { stage.host.touchCancel() }
    stage.at(151)
    #expect(stage.value("scale", "Text") == 1)
    #expect(stage.motionCount == 0)
  }

  @Test("S4.32 a scroll view that takes over ends the press")
  func scrollTakesOver() throws {
    let stage = try Stage(
      ScrollView {
        VStack {
          box(); Color.clear.frame(height: 2000)
        }
      }, size: Size(360, 400))
    let point = try #require(stage.center("Press"))
    stage.act { stage.host.touchDown(at: point) }
    stage.at(200)
    stage.alsoAct {
      stage.host.touchMove(to: Point(point.x, point.y - 30))
      stage.host.touchMove(to: Point(point.x, point.y - 80))
    }
    stage.act {}
    stage.at(200)
    expectNear(stage.value("scale", "Text"), 1)
    stage.alsoAct { stage.host.touchUp() }
    stage.at(3000)
    expectNear(stage.value("scale", "Text"), 1)
  }

  @Test("S4.31 with less motion the press shows at once", arguments: Less.allCases)
  func less(less: Less) throws {
    let stage = try Stage(box(), less: less)
    stage.act { stage.host.touchDown(at: middle) }
    #expect(stage.motionCount == 0)
    expectNear(stage.value("scale", "Text"), 0.95)
    stage.act { stage.host.touchUp() }
    expectNear(stage.value("scale", "Text"), 1)
  }

  @Test("S4.31 S2.48 the first changed frame is the one after the touch")
  func responds() throws {
    let stage = try Stage(box())
    stage.act { stage.host.touchDown(at: middle) }
    stage.at(1000 / 60)
    #expect(stage.value("scale", "Text") ?? 1 < 0.995)
  }

  private func felt(_ stage: Stage) -> [String] { stage.host.feedback.map { "\($0.feedback)" } }

  @Test("S4.37 FeedbackButton: a soft impact, then the action, once for each tap")
  func feedbackButton() throws {
    let manager = HapticManager()
    let knobs = Switches()
    let stage = try Stage(
      FeedbackButton(title: "Go", haptics: manager) {
        knobs.log.append("action after \(manager.last.number)")
      }.playsHaptics(of: manager))
    for _ in 0..<3 { try stage.tap("Go") }
    #expect(knobs.log == ["action after 1", "action after 2", "action after 3"])
    #expect(felt(stage).count == 3 && felt(stage).allSatisfy { $0.contains("soft") })
  }

  @Test("S4.39 the same event twice is felt twice, and played by sensoryFeedback")
  func twice() throws {
    let manager = HapticManager()
    let stage = try Stage(Text("x").playsHaptics(of: manager))
    for event in [HapticManager.Event.selection, .impact(.heavy), .notification(.success)] {
      let before = felt(stage).count
      for _ in 0..<2 {
        stage.act {
          switch event {
          case .impact(let impact): manager.impact(impact)
          case .notification(let notification): manager.notification(notification)
          case .selection: manager.selection()
          }
        }
      }
      #expect(felt(stage).count == before + 2, "\(event)")
    }
  }

  @Test("S4.45 C66 the combined button shrinks as S4.31 and is felt once")
  func combined() throws {
    let manager = HapticManager()
    let stage = try Stage(
      Button("Save") {}.buttonStyle(FeedbackButtonStyle(haptics: manager))
        .playsHaptics(of: manager))
    let point = try #require(stage.center("Save"))
    stage.act { stage.host.touchDown(at: point) }
    stage.expect([(25, 0.9870), (75, 0.9658), (150, 0.95)]) { stage.value("scale") }
    stage.act { stage.host.touchUp() }
    stage.at(151)
    expectNear(stage.value("scale"), 1)
    #expect(felt(stage).count == 1)
  }

  @Test("S4.45 with less motion it is felt only", arguments: Less.allCases)
  func combinedLess(less: Less) throws {
    let manager = HapticManager()
    let stage = try Stage(
      Button("Save") {}.buttonStyle(FeedbackButtonStyle(haptics: manager))
        .playsHaptics(of: manager), less: less)
    let point = try #require(stage.center("Save"))
    stage.act { stage.host.touchDown(at: point) }
    expectNear(stage.value("scale"), 1)
    stage.act { stage.host.touchUp() }
    #expect(felt(stage).count == 1 && stage.motionCount == 0)
  }
}
