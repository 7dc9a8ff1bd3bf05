import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import LegatoTesting

@MainActor @Suite("Snapshots with a reference")
struct SnapshotTests {
  private struct Dot: View {
    var color = Color.black
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      ZStack {
        color.frame(width: 8, height: 8)
        if colorScheme == .dark { Color.red.frame(width: 2, height: 2) }
      }
    }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("legato-\(UUID().uuidString)", isDirectory: true)

  private func references(bless: Bool = false) -> ReferenceFolder {
    ReferenceFolder(
      besides: folder.appendingPathComponent("CardTests.swift").path,
      environment: bless ? [ReferenceFolder.variable: "1"] : [:])
  }

  private func check(
    _ color: Color = .black, picture: SnapshotPicture? = nil, bless: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let host = try MotionHost(size: CGSize(width: 40, height: 40)) { Dot(color: color) }
    host.expectSnapshot(
      "dot", picture: picture, in: references(bless: bless), at: sourceLocation)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("Recordings/CardTests").path
    ).sorted()
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOf: references().reference(file), encoding: .utf8)
  }

  @Test func areWrittenWithOneVariableAndComparedWithout() throws {
    try check(bless: true)
    #expect(try files() == ["dot.txt"])
    #expect(
      try text("dot.txt") == """
        legato snapshot 1
        view Dot 8×8 at 16, 16
        surface 40×40 at 2 pixels a point, light, left to right, text large
        ground #FFFFFF

        Dot/ZStack/Color[0]/Rectangle: fill rect 8×8 #000000

        """)
    try check()
    #expect(try files() == ["dot.txt"])
  }

  @Test func withoutAReferenceSayHowToGetOne() throws {
    let message = try messageOfFailing { try check() }
    #expect(message.hasPrefix("There is no reference \(folder.path)/Recordings/CardTests/dot.txt."))
    #expect(message.hasSuffix("and take it over: LEGATO_BLESS=1 swift test"))
    #expect(try files() == ["dot.new.txt"])
  }

  @Test func aDifferenceShowsTheLinesUnderTheViewsPath() throws {
    try check(bless: true)
    let message = try messageOfFailing { try check(.white) }
    #expect(
      message.hasPrefix(
        """
        The snapshot dot is not as its reference, in 1 place:
          @@ line 6, Dot/ZStack/Color[0]/Rectangle @@
           ground #FFFFFF
        """), "\(message)")
    #expect(message.contains("\n  -Dot/ZStack/Color[0]/Rectangle: fill rect 8×8 #000000\n"))
    #expect(message.contains("\n  +Dot/ZStack/Color[0]/Rectangle: fill rect 8×8 #FFFFFF\n"))
    #expect(message.hasSuffix("dot.new.txt\n" + ReferenceFolder.blessing))
    #expect(try files() == ["dot.diff.txt", "dot.new.txt", "dot.txt"])
    #expect(try text("dot.diff.txt").contains("\n+Dot/ZStack"))
    // What is right again takes away what the failure left.
    try check()
    #expect(try files() == ["dot.txt"])
  }

  @Test func aPictureIsComparedWithinItsTolerance() throws {
    let grey = Color(red: 0.1, green: 0.1, blue: 0.1)
    try check(picture: .small, bless: true)
    #expect(try files() == ["dot.png", "dot.txt"])
    let before = try Data(contentsOf: references().reference("dot.png"))
    // 26 of 255: within the tolerance of pictures, and another text.
    let message = try messageOfFailing { try check(grey, picture: .small) }
    #expect(message.hasPrefix("The snapshot dot is not"))
    #expect(try files() == ["dot.diff.txt", "dot.new.txt", "dot.png", "dot.txt"])
    // A picture is written anew with its text, not where it is only within the tolerance.
    try check(grey, picture: .small, bless: true)
    let after = try Data(contentsOf: references().reference("dot.png"))
    #expect(after != before)
    try references(bless: true).write(before, to: references().reference("dot.png"))
    try check(grey, picture: .small, bless: true)
    #expect(try Data(contentsOf: references().reference("dot.png")) == before)
    try references(bless: true).write(
      Data(before.prefix(20)), to: references().reference("dot.png"))
    let unread = try messageOfFailing { try check(grey, picture: .small) }
    #expect(
      unread.contains("The picture dot is not as its reference: the reference cannot be read."))
    try check(picture: .small, bless: true)
    let exact = SnapshotPicture(tolerance: 0, share: 0)
    try check(picture: exact)
    let other = try folderFault(of: grey, exact)
    #expect(other.hasPrefix("The picture dot is not as its reference: 64 of "))
  }

  /// What is said of the picture alone.
  private func folderFault(of color: Color, _ picture: SnapshotPicture) throws -> String {
    let host = try MotionHost(size: CGSize(width: 40, height: 40)) { Dot(color: color) }
    let image = try host.currentSnapshot().picture(picture)
    return try references().fault(ofPicture: image, named: "dot", picture)?.message ?? ""
  }

  @Test func twoColorSchemesAreOneTextAndTwoPictures() throws {
    try expectSnapshot(
      "dot", size: CGSize(width: 40, height: 40), picture: .small,
      in: references(bless: true), at: #_sourceLocation
    ) {
      Dot()
    } when: {
      $0.settle()
    }
    #expect(try files() == ["dot-dark.png", "dot-light.png", "dot.txt"])
    let text = try text("dot.txt")
    #expect(text.contains("\nground light #FFFFFF dark #000000\n"), "\(text)")
    #expect(text.contains("dark Color[1]/Rectangle: fill rect 2×2"), "\(text)")
    try expectSnapshot(
      "dot", size: CGSize(width: 40, height: 40), picture: .small, in: references(),
      at: #_sourceLocation
    ) {
      Dot()
    } when: {
      $0.settle()
    }
  }

  @Test func theTextIsThatOfTheMomentAndChangesNothingOfTheRecording() throws {
    let host = try MotionHost { FadeCard() }
    #expect(host.snapshot.contains("rect 40×40"))
    host.tap("Fade")
    host.advance(by: 0.5)
    let text = host.snapshot
    #expect(text.contains("opacity 0.75"), "\(text)")
    #expect(text == host.snapshot)
    host.settle()
    #expect(host.snapshot.contains("opacity 0.5"))
    let other = try MotionHost { FadeCard() }
    other.tap("Fade")
    other.advance(by: 0.5)
    other.settle()
    #expect(
      MotionText(host.recorder.soFar.recording) == MotionText(other.recorder.soFar.recording))
  }

  @Test func numbersOfPicturesAreClamped() {
    let picture = SnapshotPicture(
      scale: .infinity, maxSide: 0, margin: -3, tolerance: 999, share: .nan)
    #expect(
      picture
        == SnapshotPicture(scale: 8, maxSide: 16, margin: 0, tolerance: 255, share: 0.01))
    #expect(SnapshotPicture(scale: .nan, margin: .nan) == .small)
  }
}
