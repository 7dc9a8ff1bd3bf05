import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm
@testable import SwiftUICore

/// Colours and images of asset catalogues, as they are drawn.
@MainActor @Suite("Asset catalogues as they are drawn")
struct CatalogueTests {
  private static func color(_ red: String, _ appearance: String = "") -> String {
    """
    { "idiom": "universal", \(appearance)
      "color": { "color-space": "srgb",
        "components": { "red": "\(red)", "green": "0x00", "blue": "0x00", "alpha": "1" } } }
    """
  }

  private func withCatalogue(_ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }],"#
    try folder.write(
      "Assets.xcassets/Brand.colorset/Contents.json",
      "{ \"colors\": [\(Self.color("0xFF")), \(Self.color("0x80", dark))] }")
    try folder.write("Assets.xcassets/Odd.colorset/Contents.json", "no JSON")
    try folder.write(
      "Assets.xcassets/Icons/Contents.json", #"{ "properties": { "provides-namespace": true } }"#)
    try folder.write(
      "Assets.xcassets/Icons/dot.imageset/Contents.json",
      """
      { "images": [{ "idiom": "universal", "filename": "dot.svg" }],
        "properties": { "template-rendering-intent": "template", "preserves-vector-representation": true } }
      """)
    try folder.write(
      "Assets.xcassets/Icons/dot.imageset/dot.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>"#
    )
    try body(folder.path)
  }

  private func configuration(_ folder: String, dark: Bool = false) -> HostConfiguration {
    var configuration = HostConfiguration(resourceFolders: [folder])
    configuration.colorScheme = dark ? .dark : .light
    return configuration
  }

  @Test func aColorSetHasADarkVariant() throws {
    try withCatalogue { (folder: String) throws in
      let light = try DrawnView(Color("Brand"), in: configuration(folder))
      #expect(light.hex(50, 50) == "FF0000")
      let dark = try DrawnView(Color("Brand"), in: configuration(folder, dark: true))
      #expect(dark.hex(50, 50) == "800000")
      let resource = try DrawnView(
        Color(ColorResource(name: "Brand", bundle: .main)), in: configuration(folder))
      #expect(resource.hex(50, 50) == "FF0000")
    }
  }

  @Test func aTemplateOfANamespaceTakesTheForegroundStyle() throws {
    try withCatalogue { (folder: String) throws in
      let view = Image("Icons/dot").resizable().frame(width: 60, height: 60).foregroundStyle(.green)
      let drawn = try DrawnView(view, in: configuration(folder))
      #expect(drawn.pixel(50, 50)[1] > 150 && drawn.pixel(50, 50)[0] < 100)
      #expect(drawn.hex(5, 5) == "FFFFFF")
    }
  }

  @Test func aHostileCatalogueIsReported() throws {
    try withCatalogue { (folder: String) throws in
      let stage = try Stage(
        VStack {
          Color("Odd"); Color("Nowhere")
        }, configuration: configuration(folder))
      _ = stage.frame()
      let messages = stage.host.issues.map(\.message)
      #expect(
        messages.contains { $0.hasSuffix("Odd.colorset/Contents.json: it is no JSON of an asset.") }
      )
      #expect(messages.contains { $0.contains("Color(\"Nowhere\")") })
    }
  }
}
