import Foundation
import LegatoDisplay
import SwiftUI
import SwiftUICore
import TestSupport
import Testing
import UIKitFiles

/// View files of iOS apps as teams write them, unmodified: what they draw.
@MainActor @Suite("View files that use UIKit")
struct ViewFileTests {
  @Test func cornersAreRoundedWhereTheFileSays() throws {
    let screen = try Screen { TopSheet() }
    #expect(screen.pixel(2, 2) == [255, 255, 255])
    #expect(screen.pixel(97, 2) == [255, 255, 255])
    #expect(isNear(screen.pixel(2, 97), [255, 56, 60]))
    #expect(isNear(screen.pixel(97, 97), [255, 56, 60]))
    #expect(screen.issues.isEmpty)
  }

  @Test func aBubbleHasOneSharpCorner() throws {
    let screen = try Screen(200, 60) { ChatBubble(text: "Hello there", isMine: true) }
    let blue = [0, 136, 255]
    // Its right edge is that of the surface; the bottom right corner is the sharp one.
    let rows = (0..<60).filter { isNear(screen.pixel(199, $0), blue) }
    let last = try #require(rows.max())
    let first = try #require(rows.min())
    let box = (0..<60).filter { isNear(screen.pixel(150, $0), blue) }
    #expect(last == box.max())
    #expect(first > (box.min() ?? 0) + 3)
  }

  @Test func colorsByNumbersAndByAppearance() throws {
    for (scheme, card, label) in [
      (ColorScheme.light, [0xF4, 0xF1, 0xEA], [0, 0, 0]),
      (.dark, [0x1D, 0x1B, 0x18], [255, 255, 255]),
    ] {
      let screen = try Screen(400, 90, in: HostConfiguration(colorScheme: scheme)) {
        PaletteView()
      }
      #expect(screen.pixel(50, 15) == [0xFF, 0x88, 0x00])
      #expect(screen.pixel(150, 15) == [0x00, 0x88, 0xFF])
      // 336699 is 60 % bright: 20 % more of the same hue.
      #expect(isNear(screen.pixel(250, 15), [0x44, 0x88, 0xCC]))
      #expect(isNear(screen.pixel(200, 80), card))
      #expect(isNear(screen.pixel(395, 32), label))
      #expect(screen.texts.contains(scheme == .dark ? "#FF4245" : "#FF383C"))
      #expect(screen.texts.contains("#3366CC"))
    }
  }

  @Test func hapticsOfGeneratorsAreRecorded() throws {
    let screen = try Screen(200, 200) { LikeButton() }
    screen.host.advance(to: 0.5)
    screen.tap("Like")
    #expect(screen.host.feedback.map(\.feedback.name) == ["impact medium 1.0"])
    #expect(screen.host.feedback.map(\.time) == [0.5])
    screen.show(at: 1)

    let rows = try Screen(200, 200) { SaveRow() }
    rows.tap("Save")
    rows.tap("Fail")
    rows.tap("Next")
    #expect(
      rows.host.feedback.map(\.feedback.name) == [
        "success", "error", "impact rigid 0.6", "selection",
      ])
  }

  @Test func sizesAreThoseOfTheSurface() throws {
    let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    let screen = try Screen(390, 844, in: HostConfiguration(safeAreaInsets: insets)) { HeroCard() }
    // The hero is 0.4 of the height and the inset, from the very top.
    #expect(isNear(screen.pixel(5, 2), [0, 136, 255]))
    #expect(isNear(screen.pixel(385, 383), [0, 136, 255]))
    #expect(!isNear(screen.pixel(5, 387), [0, 136, 255]))
    // Three columns of 120 points fit into 390.
    #expect(screen.pixel(65, 400) != screen.pixel(195, 400))
    #expect(screen.pixel(195, 400) != screen.pixel(325, 400))
    #expect(screen.pixel(65, 400) != screen.pixel(65, 460))
  }

  @Test func aShareSheetIsABoxThatIsNamed() throws {
    let screen = try Screen(393, 852) { InviteScreen(code: "K7Q2") }
    screen.tap("Copy")
    #expect(screen.texts.contains("Copied"))
    #expect(screen.host.feedback.map(\.feedback.name) == ["success"])
    screen.tap("Share")
    screen.show(at: 2)
    #expect(screen.texts.contains("UIActivityViewController"))
    let issue = try #require(screen.issues.first)
    #expect(
      issue.message
        == "UIActivityViewController is not drawn: a box with its name stands in its place.")
    #expect(issue.path.contains("ActivityView"))
  }

  @Test func whatIsCopiedIsPasted() throws {
    let screen = try Screen(393, 852) { InviteScreen(code: "K7Q2") }
    screen.tap("Copy")
    var pasted: String?
    screen.host.act { pasted = UIPasteboard.general.string }
    #expect(pasted == "K7Q2")
    #expect(try Screen { Text(UIPasteboard.general.string ?? "nothing") }.texts == ["nothing"])
  }

  @Test func blursDrawTheirMaterials() throws {
    let screen = try Screen(200, 200) { BlurOverPhoto() }
    let photo = screen.pixel(20, 40)
    let (dark, light) = (screen.pixel(20, 110), screen.pixel(20, 170))
    #expect(photo != dark && dark != light)
    #expect(dark.reduce(0, +) < photo.reduce(0, +))
    #expect(light.reduce(0, +) > photo.reduce(0, +))
    // They blur what is behind: left and right stay different.
    #expect(screen.pixel(20, 170) != screen.pixel(180, 170))
    #expect(screen.issues.isEmpty)
  }

  @Test func imagesAreResizedAndMasked() throws {
    var data = Data()
    let maker = try Screen {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        UIColor.blue.setFill()
        $0.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
      }
      data = picture.pngData() ?? Data()
      return Color.clear
    }
    withExtendedLifetime(maker) {}
    let screen = try Screen(160, 40) { AvatarRow(data: data) }
    // Stretched to 40 × 40: the left half red, the right half blue.
    #expect(screen.pixel(10, 20) == [255, 0, 0])
    #expect(screen.pixel(30, 20) == [0, 0, 255])
    // A circle of the middle, with a black edge and white outside.
    #expect(screen.pixel(41, 1) == [255, 255, 255])
    #expect(isNear(screen.pixel(60, 2), [0, 0, 0], within: 40))
    #expect(screen.pixel(57, 20) == [255, 0, 0] && screen.pixel(62, 20) == [0, 0, 255])
    #expect(isNear(screen.pixel(100, 20), [52, 199, 89]))
    #expect(isNear(screen.pixel(140, 20), [255, 56, 60]))
  }

  @Test func whatCodeDrawsIsSharpAtAnySize() throws {
    let screen = try Screen(80, 80) { QRPlaceholder() }
    for index in 0..<8 {
      #expect(screen.pixel(index * 10 + 5, 5) == (index < 2 ? [0, 0, 0] : [255, 255, 255]))
    }
    #expect(screen.pixel(75, 75) == [0, 0, 0])
  }

  @Test func fontsHaveTheirSizesAndDesigns() throws {
    let screen = try Screen(300, 200) { FontSheet() }
    let layouts = screen.host.frame().list.drawnLayers.flatMap(\.texts).map(\.layout)
    let sizes = Dictionary(uniqueKeysWithValues: layouts.map { ($0.text, $0.runs[0].size) })
    #expect(sizes["Rounded"] == 24 && sizes["Scaled"] == 20 && sizes["Preferred"] == 28)
    #expect(layouts.first { $0.text == "Measured" }?.isTruncated == false)
    let large = try Screen(400, 300, in: HostConfiguration(dynamicTypeSize: .xxxLarge)) {
      FontSheet()
    }
    let larger = large.host.frame().list.drawnLayers.flatMap(\.texts).map(\.layout)
    // 20 points of body text, which is 23 in place of 17; 28 of a title become 34.
    #expect(isClose(larger.first { $0.text == "Scaled" }?.runs[0].size, 20 * 23 / 17))
    #expect(larger.first { $0.text == "Preferred" }?.runs[0].size == 34)
  }

  @Test func theDeviceIsTheHost() throws {
    let notch = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let phone = try Screen(393, 852, in: HostConfiguration(safeAreaInsets: notch)) {
      SettingsScreen()
    }
    for text in ["iPhone", "iOS 26.0", "Notch", "Portrait"] { #expect(phone.labels.contains(text)) }
    phone.tap("Open Settings")
    #expect(phone.host.openedURLs.map(\.url.absoluteString) == ["app-settings:"])
    let pad = try Screen(1180, 820) { SettingsScreen() }
    for text in ["iPad", "iPadOS 26.0", "No notch", "Landscape"] {
      #expect(pad.labels.contains(text))
    }
  }

  @Test func pathsOfUIKitAndCoreGraphics() throws {
    let screen = try Screen(100, 320) { ShapeWall() }
    let (yellow, orange, green) = ([255, 204, 0], [255, 141, 40], [52, 199, 89])
    // From top to bottom: a star of 100 points, a ticket of 40, an arc of 60.
    let top = try #require((0..<320).first { isNear(screen.pixel(50, $0 + 1), yellow) })
    #expect(isNear(screen.pixel(50, top + 50), yellow))
    #expect(screen.pixel(10, top + 10) == [255, 255, 255])
    // The notch of the ticket goes the other way round, and is cut out.
    #expect(isNear(screen.pixel(10, top + 110), orange))
    #expect(screen.pixel(50, top + 104) == [255, 255, 255])
    #expect(isNear(screen.pixel(50, top + 130), orange))
    #expect(screen.host.issues.isEmpty)
    // A quarter of the arc: at its left, and not at its right.
    let row = top + 190
    #expect((0..<20).contains { isNear(screen.pixel($0, row), green) })
    #expect(!(80..<100).contains { isNear(screen.pixel($0, row), green) })
    screen.tap("Faster")
    screen.show(at: 2)
    #expect((80..<100).contains { isNear(screen.pixel($0, row), green) })
  }
}
