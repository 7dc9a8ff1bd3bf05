import Foundation
import Testing

@testable import LegatoResources

@Suite("Asset catalogues") struct AssetCatalogTests {
  private func withCatalog(_ files: [String: String], _ body: (AssetCatalog, URL) throws -> Void)
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "legato-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent("Assets.xcassets/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    try body(AssetCatalog(folder: folder.appendingPathComponent("Assets.xcassets").path), folder)
  }

  private func color(
    _ catalog: AssetCatalog, _ name: String, isDark: Bool = false, isHighContrast: Bool = false
  ) throws -> CatalogColor? {
    let asset = try #require(catalog.asset(name, .color))
    let viewer = AssetConditions.Viewer(isDark: isDark, isHighContrast: isHighContrast)
    return catalog.contents(of: asset).colors.best(for: viewer, \.conditions).first?.color
  }

  private static func entry(
    _ components: String, _ appearances: String = "", space: String = "srgb"
  ) -> String {
    """
    { "idiom": "universal", \(appearances.isEmpty ? "" : "\"appearances\": [\(appearances)],")
      "color": { "color-space": "\(space)", "components": { \(components) } } }
    """
  }
  private static let dark = #"{ "appearance": "luminosity", "value": "dark" }"#
  private static let high = #"{ "appearance": "contrast", "value": "high" }"#

  @Test func aColorIsChosenByAppearance() throws {
    let plain = Self.entry(#""red": "0x10", "green": "128", "blue": "0.5", "alpha": "0.25""#)
    let night = Self.entry(
      #""red": 1, "green": 0.0, "blue": "0", "alpha": 1"#, Self.dark, space: "display-p3")
    let strong = Self.entry(#""white": "0.000", "alpha": "1.000""#, Self.dark + "," + Self.high)
    let files = [
      "Brand.colorset/Contents.json": "{ \"colors\": [\(night), \(plain), \(strong)] }",
      "Sys.colorset/Contents.json":
        #"{ "colors": [{ "color": { "platform": "ios", "reference": "systemRedColor" } }] }"#,
    ]
    try withCatalog(files) { (catalog: AssetCatalog, _: URL) throws in
      #expect(
        try color(catalog, "Brand")
          == .components(.sRGB, red: 16.0 / 255, green: 128.0 / 255, blue: 0.5, alpha: 0.25))
      #expect(
        try color(catalog, "Brand", isDark: true)
          == .components(.displayP3, red: 1, green: 0, blue: 0, alpha: 1))
      #expect(
        try color(catalog, "Brand", isDark: true, isHighContrast: true)
          == .components(.sRGB, red: 0, green: 0, blue: 0, alpha: 1))
      // There is no light one of high contrast: the plain one serves.
      let strong = try color(catalog, "Brand", isHighContrast: true)
      let usual = try color(catalog, "Brand")
      #expect(strong == usual)
      #expect(try color(catalog, "Sys") == .system("red"))
    }
  }

  @Test func foldersAreNamespacesWhereTheySaySo() throws {
    let image = #"{ "images": [{ "filename": "a.png", "scale": "2x" }, { "scale": "3x" }] }"#
    let files = [
      "Icons/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "Icons/star.imageset/Contents.json": image, "Group/moon.imageset/Contents.json": image,
      "Icons/Deep/v1.2.imageset/Contents.json": image,
    ]
    try withCatalog(files) { (catalog: AssetCatalog, _: URL) throws in
      #expect(catalog.assets.map(\.name) == ["moon", "Icons/v1.2", "Icons/star"])
      let asset = try #require(catalog.asset("Icons/star", .image))
      let images = catalog.contents(of: asset).images
      #expect(images.map(\.file) == ["a.png"])
      #expect(images[0].conditions.scale == 2)
    }
  }

  @Test func hostileCataloguesAreFaults() throws {
    let files = [
      "A.colorset/Contents.json": "not JSON", "B.colorset/Contents.json": "[]",
      "C.colorset/Contents.json": #"{ "colors": { "x": 1 } }"#,
      "D.colorset/Contents.json":
        #"{ "colors": [1, { "color": 3 }, { "color": { "components": { "red": "1e999", "green": "x", "blue": [] } } }] }"#,
      "E.imageset/Contents.json":
        #"{ "images": [{ "filename": "../../../etc/passwd" }, { "filename": 3 }, { "filename": "a.png", "scale": "-1x" }] }"#,
    ]
    try withCatalog(files) { (catalog: AssetCatalog, folder: URL) throws in
      let root = folder.appendingPathComponent("Assets.xcassets")
      #expect(try color(catalog, "A") == nil)
      let asset = try #require(catalog.asset("A", .color))
      #expect(
        catalog.contents(of: asset).fault
          == "\(root.path)/A.colorset/Contents.json: it is no JSON of an asset.")
      for name in ["B", "C", "D"] { #expect(try color(catalog, name) == nil) }
      let image = try #require(catalog.asset("E", .image))
      #expect(catalog.contents(of: image).images.map(\.file) == ["a.png"])
      #expect(catalog.contents(of: image).images[0].conditions.scale == nil)
      // A folder that leads back to itself ends.
      try FileManager.default.createSymbolicLink(
        at: root.appendingPathComponent("Loop"), withDestinationURL: root)
      #expect(AssetCatalog(folder: root.path).assets.count == 5)
    }
  }
}
