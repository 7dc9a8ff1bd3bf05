import LegatoDisplay
import SwiftUI
import SwiftUICore
import Testing

@testable import LegatoFilm

@Suite("Options of a film")
struct FilmOptionsTests {
  @Test func withoutAnyItIsAPhoneUntilNothingMoves() throws {
    let options = try FilmOptions([])
    #expect(options == FilmOptions())
    #expect(options.size == nil)
    #expect(FilmOptions.screen == Size(393, 852))
    #expect(options.duration == nil)
    #expect(options.framesPerSecond == 60)
    #expect(options.configuration.scale == 2)
    #expect(options.moments == .automatic)
  }

  @Test func eachSaysOneThing() throws {
    let options = try FilmOptions([
      "--duration", "1.5", "--fps=120", "--size", "320x200", "--scale", "3", "--dark",
      "--right-to-left", "--reduce-motion", "--low-power", "--text-size", "XXLarge",
      "--preview", "A", "--preview", "B", "-o", "a.png", "--out", "b.json", "--all-values",
    ])
    #expect(options.duration == 1.5)
    #expect(options.framesPerSecond == 120)
    #expect(options.size == Size(320, 200))
    #expect(options.configuration.scale == 3)
    #expect(options.configuration.colorScheme == .dark)
    #expect(options.configuration.layoutDirection == .rightToLeft)
    #expect(options.configuration.reducesMotion)
    #expect(options.configuration.savesPower)
    #expect(options.configuration.dynamicTypeSize == .xxLarge)
    #expect(options.previews == ["A", "B"])
    #expect(options.outputs == ["a.png", "b.json"])
    #expect(options.writesAllValues)
  }

  @Test func aValueMayFollowASignOrAWord() throws {
    #expect(
      try FilmOptions(["--drag=A:-5,1", "--text-size=large", "--reduce-motion", "--at=0,1"])
        == FilmOptions([
          "--drag", "A:-5,1", "--text-size", "large", "--reduce-motion", "--at", "0,1",
        ]))
    #expect(try FilmOptions(["--fps", "30", "--fps=60"]) == FilmOptions(["--fps", "60"]))
  }

  @Test func momentsAreANumberOrTimes() throws {
    #expect(try FilmOptions(["--frames", "5"]).moments == .count(5))
    #expect(try FilmOptions(["--at", "0,0.1,0.25"]).moments == .times([0, 0.1, 0.25]))
  }

  @Test func eventsAreSortedByTime() throws {
    let options = try FilmOptions([
      "--press", "Send@0.5+0.25", "--tap", "A", "--tap", "B@0.6", "--hover", "C@0.1",
      "--tap", "D@0.1",
    ])
    #expect(
      options.scenario.events == [
        .init(.tap, "A", at: 0), .init(.hover, "C", at: 0.1), .init(.tap, "D", at: 0.1),
        .init(.down, "Send", at: 0.5),
        .init(.tap, "B", at: 0.6), .init(.up, "Send", at: 0.75),
      ])
    #expect(options.scenario.end == 0.75)
  }

  @Test func aDragIsMovesAtOneSpeed() throws {
    let options = try FilmOptions(["--drag", "Card: 1:40,-20@0.5+0.05", "--drag", "B:1,2"])
    let card = options.scenario.events.filter { $0.label == "Card: 1" }
    #expect(card.map(\.action) == [.down, .move, .move, .move, .up])
    #expect(card.map { $0.offset.width.rounded() } == [0, 13, 27, 40, 0])
    #expect(card[3].offset == Size(40, -20))
    #expect(card[0].time == 0.5 && card[3].time == card[4].time && card[4].time == 0.55)
    #expect(options.scenario.events.last { $0.label == "B" }?.time == 0.3)
  }

  @Test func aHoldIsAsLongAsALongPressTakes() throws {
    let options = try FilmOptions(["--hold", "A@1", "--hold", "B@2+3"])
    #expect(
      options.scenario.events == [
        .init(.down, "A", at: 1), .init(.up, "A", at: 1.6), .init(.down, "B", at: 2),
        .init(.up, "B", at: 5),
      ])
  }

  @Test func settingsChangeInTheMiddle() throws {
    let options = try FilmOptions([
      "--set", "reduceMotion=true@0.4", "--set", "colorScheme=dark", "--set", "textSize=xxLarge@1",
    ])
    #expect(options.scenario.events.map(\.action) == [.set, .set, .set])
    #expect(options.scenario.events.map(\.time) == [0, 0.4, 1])
    #expect(
      options.scenario.events.map(\.flag) == [
        .colorScheme(.dark), .reduceMotion(true), .textSize(.xxLarge),
      ])
  }

  @Test(arguments: [
    ("still@0.5", ViewExpectation.still), ("at rest", .atRest), ("Send@1", .shown("Send")),
    ("!Send@1", .gone("Send")),
    ("Card.opacity=0.5±0.01@2", .value("Card.opacity", 0.5, tolerance: 0.01)),
    ("A/B[1].scale.x=-1.25", .value("A/B[1].scale.x", -1.25)), ("1 + 1 = 2", .shown("1 + 1 = 2")),
  ])
  func expectationsAreRead(text: String, expected: ViewExpectation) throws {
    #expect(try FilmOptions(["--expect", text]).scenario.events[0].expectation == expected)
  }

  @Test func anAtSignMayBePartOfALabel() throws {
    let options = try FilmOptions(["--tap", "ada@home.org", "--tap", "me@you@1"])
    #expect(
      options.scenario.events == [
        .init(.tap, "ada@home.org", at: 0), .init(.tap, "me@you", at: 1),
      ])
  }

  @Test(arguments: [
    (["--fps", "0"], "--fps is 0: it takes a whole number from 1 to 240."),
    (["--fps", "sixty"], "--fps is sixty: it takes a whole number from 1 to 240."),
    (["--duration", "nan"], "--duration is nan: it takes a number from 0.001 to 120 (seconds)."),
    (["--duration", "inf"], "--duration is inf: it takes a number from 0.001 to 120 (seconds)."),
    (["--at", "0,,1"], "--at is : it takes a number from 0 to 120 (seconds)."),
    (["--scale", "-2"], "--scale is -2: it takes a number from 0.5 to 8 (pixels to a point)."),
    (
      ["--size", "0x100"],
      "--size is 0x100: it takes a width and a height from 1 to 4096 points, as in 320x200."
    ),
    (
      ["--tap", "Send@-1"],
      "The time of --tap \"Send\" is -1: it takes a number from 0 to 120 (seconds)."
    ),
    (
      ["--press", "Send@0+nan"],
      "The length of --press \"Send\" is nan: it takes a number from 0 to 120 (seconds)."
    ),
    (
      ["--press", "Send@1"],
      "--press needs to know for how long, as in --press \"Send@0.1+0.5\"."
    ),
    (
      ["--drag", "Card@1"],
      "--drag needs to know how far, as in --drag \"Card:120,0@0.1+0.3\"."
    ),
    (
      ["--drag", "Card:0,nan"],
      "The way of --drag \"Card\" is nan: it takes a number from -4096 to 4096 (points)."
    ),
    (["--out"], "--out needs a value."),
    (["--out", "--dark"], "--out needs a value."),
    (["--dark=yes"], "--dark takes no value."),
    (["--drak"], "There is no option --drak. Did you mean --dark? All options: legato film --help"),
    (["--xyzzy"], "There is no option --xyzzy. All options: legato film --help"),
    (
      ["--set", "reduceMotion=maybe"], "reduceMotion is maybe: it is true or false."
    ),
    (
      ["--set", "volume=11@1"],
      "There is no setting “volume”: reduceMotion, lowPower, reduceTransparency, colorScheme, "
        + "layoutDirection, textSize, system, as in --set reduceMotion=true@0.4."
    ),
    (["--set", "colorScheme=blue"], "colorScheme is blue: it takes one of light, dark."),
    (
      ["--expect", "Card.opacity=1±-2@0"],
      "The tolerance of “Card.opacity=1±-2” is no number from 0 on."
    ),
    (["Card.swift"], "What is Card.swift? All options: legato film --help"),
  ])
  func whatIsWrongIsSaidWithWhatIsAllowed(arguments: [String], expected: String) {
    #expect(message { _ = try FilmOptions(arguments) } == expected)
  }

  @Test func aTextSizeIsOneOfTheNames() {
    let message = message { _ = try FilmOptions(["--text-size", "huge"]) }
    #expect(message.hasPrefix("--text-size is huge: it takes one of xSmall, small, medium"))
  }

  @Test func helpNamesEveryOption() {
    for option in [
      "--view", "--preview", "--size", "--scale", "--dark", "--right-to-left", "--reduce-motion",
      "--low-power", "--text-size", "--tap", "--press", "--hold", "--drag", "--hover", "--set",
      "--expect",
      "--duration",
      "--fps",
      "--frames", "--at", "--all-values", "-o, --out", ".png", ".json", ".csv", ".txt",
    ] {
      #expect(FilmOptions.syntax.help.contains(option), "\(option)")
    }
  }
}
