import LegatoDisplay
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import LegatoFilm

@MainActor @Suite("A stage")
struct StageTests {
  @Test func aTapMovesWhatItShouldAndTimeMovesOnlyWhenTold() throws {
    let stage = try Stage(FadeCard())
    #expect(stage.value("Rectangle", "opacity") == 1)
    try stage.tap("Fade")
    #expect(stage.value("Rectangle", "opacity") == 1)
    stage.advance(to: 0.5)
    #expect(stage.value("Rectangle", "opacity") == 0.75)
    #expect(!stage.isSettled)
    #expect(stage.advanceUntilIdle())
    #expect(stage.now == 1)
    #expect(stage.value("Rectangle", "opacity") == 0.5)
  }

  @Test func settlingLeavesEndlessMotionOutAndGivesUpInTheEnd() throws {
    let pulse = try Stage(PulseDot())
    #expect(pulse.advanceUntilIdle())
    #expect(pulse.now == 0)
    let submit = try Stage(SubmitSample())
    try submit.tap("Submit")
    #expect(!submit.advanceUntilIdle(limit: 1))
    #expect(submit.now == 1)
    #expect(submit.advanceUntilIdle())
    #expect(submit.now > 2)
  }

  @Test func aPressLastsUntilTheFingerIsLifted() throws {
    let stage = try Stage(Button("Hold") {})
    try stage.press("Hold")
    #expect(stage.value("Text", "opacity") == 0.5)
    stage.release()
    #expect(stage.value("Text", "opacity") == 1)
  }

  @Test func aDragTakesTheViewAlongAndLetsItGo() throws {
    let stage = try Stage(DragSample())
    let start = try #require(stage.value("Rectangle", "frame"))
    try stage.press("Card")
    stage.advance(by: 0.1)
    stage.move(by: Size(50, 0))
    #expect(stage.value("Rectangle", "frame") == start + 50)
    stage.release()
    stage.advance(by: 1)
    #expect(stage.value("Rectangle", "frame") == start)
    try stage.drag("Card", by: Size(80, 0), for: 0.4)
    #expect(stage.now == 1.5)
    #expect(stage.value("Rectangle", "frame") == start + 80)
  }

  @Test func aPointerComesAndGoes() throws {
    let seen = Seen()
    let stage = try Stage(Text("Here").onHover { seen.values.append($0) })
    try stage.hover("Here")
    stage.leave()
    #expect(seen.values == [true, false])
  }

  @Test func identifiersAreLabelsToo() throws {
    let stage = try Stage(ObstacleSample())
    #expect(try stage.find("star-button").element.label == "Favourite")
  }

  @Test func anUnknownLabelIsAnsweredWithThoseOnScreen() throws {
    let stage = try Stage(FadeCard(label: "Send"))
    stage.advance(to: 0.25)
    #expect(
      message { try stage.tap("Sned") } == """
        Nothing is labelled “Sned” at 0.25 s.
        On screen:
          button “Send”
        """)
    let empty = try Stage(Color.red)
    #expect(message { try empty.tap("A") }.hasSuffix("Nothing on screen has a label."))
  }

  @Test(arguments: [
    ("Only text", "“Only text” (text) takes no touches at 0 s."),
    ("Disabled", "“Disabled” is disabled at 0 s."),
    ("Covered", "“Covered” is covered by "),
    ("Away", "“Away” is off the screen, at "),
  ])
  func whatCannotBeTappedIsToldWhy(label: String, reason: String) throws {
    let stage = try Stage(ObstacleSample())
    let message = message { try stage.tap(label) }
    #expect(message.hasPrefix(reason), "\(message)")
  }

  @Test func ofTwoTheFirstIsTaken() throws {
    let stage = try Stage(ObstacleSample())
    let target = try stage.tap("Twice")
    #expect(target.count == 2)
    #expect(target.point.y < (try stage.find("Favourite").point.y))
  }

  @Test func aTouchGoesWhereThereIsSomethingOfTheView() throws {
    let seen = Seen()
    let row = HStack {
      Text("Left")
      Spacer()
      Text("Right")
    }.onTapGesture { seen.values.append(true) }
    let stage = try Stage(row)
    try stage.tap("Right")
    #expect(seen.values == [true])
    // A row of several texts goes by each of them.
    try stage.tap("Right")
    #expect(seen.values == [true, true])
  }

  private final class Seen { var values: [Bool] = [] }
}
