import Foundation
import LegatoDisplay
import LegatoResources
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A template as the SF Symbols app exports it, in small: one glyph, a block as high as a capital letter.
private let template = """
  <?xml version="1.0"?>
  <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
   <g id="Notes"><rect width="3300" height="2200" style="fill:white"/></g>
   <g id="Guides">
    <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
    <line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54"/>
    <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
    <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/>
   </g>
   <g id="Symbols">
    <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
     <g><path class="monochrome-0" d="M0 0 L100 0 L100 -70.46 L0 -70.46 Z"/></g>
    </g>
   </g>
  </svg>
  """

@MainActor @Suite("An app's own symbols, drawings and fonts")
struct AppResourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let set = "Assets.xcassets/block.symbolset/"
    try folder.write(set + "block.svg", template)
    try folder.write(
      set + "Contents.json", #"{"symbols":[{"filename":"block.svg","idiom":"universal"}]}"#)
    let broken = "Assets.xcassets/broken.symbolset/"
    try folder.write(broken + "broken.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
    try folder.write(
      broken + "Contents.json", #"{"symbols":[{"filename":"broken.svg","idiom":"universal"}]}"#)
    try folder.write("damaged.pdf", "%PDF-1.4\n")
    // A red block in the lower left corner.
    try folder.write("page.pdf", pageFile(width: 40, height: 20, "1 0 0 rg 0 0 20 10 re f"))
  }

  private var configuration: HostConfiguration {
    HostConfiguration(size: Size(100, 100), scale: 1, resourceFolders: [folder.path])
  }

  /// The size of a view by itself.
  private func size<V: View>(of view: V, _ configuration: HostConfiguration) throws -> CGSize {
    let sizes = Model(CGSize.zero)
    _ = try Probe(
      view.onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        sizes.value = $0
      },
      configuration)
    return sizes.value
  }

  @Test("A symbol is as large as the font says, and has the foreground style")
  func symbol() throws {
    defer { folder.remove() }
    let view = Image("block").font(.system(size: 50)).foregroundStyle(
      Color(red: 1, green: 0, blue: 0))
    let size = try size(of: view, configuration)
    // The margins are an em apart; above and below a capital letter of 70.46 there is 0.34 of it.
    #expect(isClose(size.width, 50, within: 0.1))
    #expect(isClose(size.height, 50 * 0.7046 * 1.68, within: 0.5))
    let drawn = try DrawnView(view, in: configuration)
    #expect(drawn.pixel(50, 50) == [255, 0, 0])
    #expect(drawn.pixel(50, 25) == [255, 255, 255])
    #expect(drawn.pixel(20, 50) == [255, 255, 255])
    #expect(drawn.host.issues.isEmpty)
  }

  @Test("A page of a PDF file is as large as it says, sharp at every size, and may be a template")
  func page() throws {
    defer { folder.remove() }
    #expect(try size(of: Image("page"), configuration) == CGSize(width: 40, height: 20))
    let large = try DrawnView(
      Image("page").resizable().frame(width: 80, height: 40), in: configuration)
    // From 10 to 90, and from 30 to 70.
    #expect(large.pixel(49, 51) == [255, 0, 0] && large.pixel(11, 69) == [255, 0, 0])
    #expect(large.pixel(51, 69) == [255, 255, 255] && large.pixel(11, 48) == [255, 255, 255])
    #expect(large.host.issues.isEmpty)
    let template = Image("page").renderingMode(.template).foregroundStyle(
      Color(red: 0, green: 0, blue: 1))
    #expect(try DrawnView(template, in: configuration).pixel(35, 55) == [0, 0, 255])
  }

  @Test("A set without a template, and a damaged PDF file, are reported with a placeholder")
  func faults() throws {
    defer { folder.remove() }
    let host = try DrawnView(
      HStack {
        Image("broken"); Image("damaged")
      }, in: configuration
    ).host
    let messages = host.issues.map(\.message)
    #expect(messages.count == 2)
    #expect(
      messages.contains { $0.hasPrefix("Image(\"broken\"): the symbol set holds no template") })
    #expect(messages.contains { $0.hasPrefix("Image(\"damaged\"): the image is damaged") })
  }

  @Test(
    "Fonts of Info.plist are there by their names, wherever they lie; those that are not are reported"
  )
  func fonts() throws {
    defer { folder.remove() }
    let font = "/usr/share/fonts/truetype/crosextra/Caladea-Bold.ttf"
    let bytes = try #require(FileManager.default.contents(atPath: font))
    // A font of a name that nothing else has: one of the house's own, renamed byte by byte.
    var renamed = [UInt8](bytes)
    for (old, new) in [("Caladea", "Tidewal")] {
      Self.replace(Array(old.utf8), by: Array(new.utf8), in: &renamed)
      Self.replace(
        old.utf16.flatMap { [0, UInt8($0)] }, by: new.utf16.flatMap { [0, UInt8($0)] }, in: &renamed
      )
    }
    try folder.write("Resources/Fonts/Tidewal.ttf", renamed)
    try folder.write(
      "Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIAppFonts</key>
      <array><string>Tidewal.ttf</string><string>Gone.ttf</string></array></dict></plist>
      """)
    var configuration = configuration
    configuration.info = InfoList(path: folder.path + "/Info.plist")
    let custom = Text(verbatim: "Tide").font(.custom("Tidewal", size: 20))
    let probe = try Probe(custom, configuration)
    #expect(
      probe.host.issues.map(\.message)
        == ["UIAppFonts: there is no file Gone.ttf among the app's resources."])
    let own = try size(of: custom, configuration)
    let system = try size(of: Text(verbatim: "Tide").font(.system(size: 20)), self.configuration)
    #expect(own.width != system.width)
  }

  private static func replace(_ old: [UInt8], by new: [UInt8], in bytes: inout [UInt8]) {
    var index = 0
    while index + old.count <= bytes.count {
      if bytes[index] == old[0], Array(bytes[index..<index + old.count]) == old {
        bytes.replaceSubrange(index..<index + old.count, with: new)
      }
      index += 1
    }
  }
}
