import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import LegatoTesting

@MainActor @Suite("Recordings with a reference")
struct RecordingTests {
  private let folder: URL

  init() throws { folder = try TemporaryFolder().url }

  private func references(bless: String? = nil) -> ReferenceFolder {
    ReferenceFolder(
      besides: folder.appendingPathComponent("CardTests.swift").path,
      environment: bless.map { [ReferenceFolder.variable: $0] } ?? [:])
  }

  private func faded(for seconds: Double = 1) throws -> MotionHost {
    let host = try MotionHost(framesPerSecond: 4) { FadeCard() }
    host.play {
      Pause(0.5)
      Tap("Fade")
      Pause(seconds)
    }
    return host
  }

  private func expect(
    _ host: MotionHost, tolerance: Double = 0, in references: ReferenceFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    host.expectRecording("fades: in/out", tolerance: tolerance, in: references, at: sourceLocation)
  }

  private func text(_ kind: String = "") throws -> String {
    try String(
      contentsOf: folder.appendingPathComponent(
        "Recordings/CardTests/fades--in-out\(kind).txt"), encoding: .utf8)
  }

  @Test func areTextThatPeopleRead() throws {
    expect(try faded(), in: references(bless: "1"))
    #expect(
      try text() == """
        legato recording 1
        view FadeCard
        surface 393 × 852, light, left to right, text large

        0.5 tap “Fade”

        FadeCard/VStack/Rectangle[0].opacity
          0.5 to 1.5 by linear(duration: 1.0)
          0     1
          0.75  0.875
          1     0.75
          1.25  0.625
          1.5   0.5

        """)
    expect(try faded(), in: references())
    #expect(throws: (any Error).self) { try text(".new") }
  }

  @Test func withoutAReferenceAskForOne() throws {
    let message = try messageOfFailing { expect(try faded(), in: references()) }
    #expect(message.hasPrefix("There is no reference \(folder.path)/Recordings/CardTests/fades"))
    #expect(message.hasSuffix("and take it over: LEGATO_BLESS=1 swift test"))
    #expect(try text(".new").hasPrefix(MotionText.version))
  }

  @Test func aDifferenceNamesFrameTimeViewAndProperty() throws {
    expect(try faded(), in: references(bless: "1"))
    let reference = try text().replacingOccurrences(of: "0.75  0.875", with: "0.75  0.9")
    try reference.write(
      to: folder.appendingPathComponent("Recordings/CardTests/fades--in-out.txt"),
      atomically: true, encoding: .utf8)
    let message = try messageOfFailing {
      expect(try faded(), tolerance: 0.01, in: references())
    }
    #expect(
      message.hasPrefix(
        """
        fades: in/out is not as recorded, in 1 place:
          frame 3, 0.75 s, FadeCard/VStack/Rectangle[0].opacity: expected 0.9, got 0.875 (-0.025)
        Recorded now: \(folder.path)/Recordings/CardTests/fades--in-out.new.txt
        """))
    #expect(message.hasSuffix("take it over: LEGATO_BLESS=1 swift test"))
    #expect(try text(".diff").hasPrefix("frame 3, 0.75 s"))
    #expect(try text(".new").contains("0.75  0.875"))
    // What is within the tolerance is none, and takes away what the failure left.
    expect(try faded(), tolerance: 0.025, in: references())
    #expect(throws: (any Error).self) { try text(".diff") }
  }

  @Test func anotherWayIsToldByItsMotionAndItsFirstFrame() throws {
    expect(try faded(), in: references(bless: "yes"))
    let host = try faded(for: 0.5)
    host.tap("Fade")
    host.settle()
    let message = try messageOfFailing { expect(host, in: references()) }
    #expect(message.contains("event: expected nothing, got 1 tap “Fade”"))
    #expect(
      message.contains("frame 5, 1.25 s, FadeCard/VStack/Rectangle[0].opacity: expected 0.625"))
  }

  @Test func whatIsNoRecordingIsNotCompared() throws {
    let references = references()
    try references.write(Data("hello\n\n\u{0}".utf8), to: references.reference("fades--in-out.txt"))
    let message = try messageOfFailing { expect(try faded(), in: references) }
    #expect(message.contains("is no recording of legato recording 1"))
  }

  @Test(arguments: ["../../etc/passwd", "..", "", "a/b", String(repeating: "x", count: 5000)])
  func aNameLeadsNowhereElse(name: String) {
    let safe = FileName.safe(name)
    #expect(!safe.contains("/") && !safe.hasPrefix(".") && !safe.isEmpty && safe.count <= 100)
  }

  @Test func aLongWaitTakesNoSamples() throws {
    let host = try MotionHost { FadeCard() }
    host.advance(by: 100_000)
    host.tap("Fade")
    host.settle()
    #expect(host.now == 100_001)
    #expect((60...70).contains(host.recorder.soFar.frames.count))
  }

  @Test func textIsReadAsItWasWritten() throws {
    let host = try faded()
    let text = MotionText(host.recorder.soFar.recording)
    #expect(MotionText(text.text) == text)
  }

  @Test("The reference beside this file") func besideTheTest() throws {
    let host = try MotionHost { CarefulCard() }
    host.tap("Grow")
    host.settle()
    host.expectRecording("grows", tolerance: 0.001)
  }
}

@MainActor @Suite("Pictures with a reference")
struct PictureTests {
  private let folder: URL

  init() throws { folder = try TemporaryFolder().url }

  private func references(bless: Bool = false) -> ReferenceFolder {
    ReferenceFolder(
      besides: folder.appendingPathComponent("CardTests.swift").path,
      environment: bless ? [ReferenceFolder.variable: "1"] : [:])
  }

  private func check(
    _ color: Color, tolerance: Int = 0, share: Double = 0, bless: Bool = false,
    size: Double = 16, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let host = try MotionHost(size: CGSize(width: size, height: size), scale: 1) {
      ZStack {
        Color.white
        color.frame(width: 4, height: 4)
      }
    }
    host.expectPicture(
      "dot", tolerance: tolerance, share: share, in: references(bless: bless), at: sourceLocation)
  }

  @Test func areComparedPixelByPixel() throws {
    let grey = Color(red: 0.2, green: 0.2, blue: 0.2)
    try check(.black, bless: true)
    try check(.black)
    let message = try messageOfFailing { try check(grey) }
    #expect(
      message.hasPrefix(
        "The picture dot at 0 s is another one: 16 of 256 pixels differ, by up to 51 of 255."))
    for kind in ["new", "diff"] {
      let url = references().companion("dot.png", kind)
      let picture = try #require(Picture(png: [UInt8](Data(contentsOf: url))))
      #expect(picture.width == 16 && picture.height == 16)
    }
    try check(grey, tolerance: 51)
    try check(grey, share: 0.0625)
    let size = try messageOfFailing { try check(.black, size: 20) }
    #expect(size.contains("it has 20 × 20 pixels, and the reference 16 × 16"))
  }

  @Test func aReferenceThatIsNoPictureIsSaid() throws {
    let references = references()
    try references.write(Data([1, 2, 3]), to: references.reference("dot.png"))
    let message = try messageOfFailing { try check(.black) }
    #expect(message.contains("the reference cannot be read"))
  }
}
