import Foundation
import Testing

@testable import LegatoResources

@Suite("The bundle of a package's target")
struct ModuleBundleTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("legato-module-\(UUID().uuidString)").path

  private func write(_ paths: [String]) throws {
    for path in paths {
      let url = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(path.utf8).write(to: url)
    }
  }

  private func names(_ bundle: ModuleBundle) -> [String] { bundle.links().map(\.name).sorted() }

  @Test("Catalogues need no declaration, wherever they lie; other files do")
  func undeclared() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write([
      "View.swift", "data.json", "Media/Assets.xcassets/Contents.json", "Media/photo.png",
      "Texts/de.lproj/Localizable.strings", "Texts/Localizable.xcstrings", "Old/Gone.xcassets/x",
    ])
    let bundle = ModuleBundle(folder: folder, excluded: [folder + "/Old"])
    #expect(
      names(bundle) == ["Assets.xcassets", "Localizable.xcstrings", "de.lproj/Localizable.strings"])
  }

  @Test("A data model has its compiled name as well")
  func models() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write([
      "Models/Shop.xcdatamodeld/Shop.xcdatamodel/contents", "Models/deep/Old.xcdatamodel/contents",
    ])
    #expect(
      names(ModuleBundle(folder: folder))
        == ["Old.mom", "Old.xcdatamodel", "Shop.momd", "Shop.xcdatamodeld"])
    #expect(
      CompiledModel.all(in: folder).map(\.name) == ["Shop.momd", "Old.mom"])
    #expect(CompiledModel.name(of: "Shop") == nil && CompiledModel.name(of: "a.b.swift") == nil)
    let bundle = ModuleBundle(folder: folder).make()
    #expect(bundle.url(forResource: "Shop", withExtension: "momd") != nil)
  }

  @Test("What is processed stands at the root, what is copied by its own name")
  func declared() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write([
      "View.swift", "Resources/deep/data.json", "Resources/deep/skip.swift", "Samples/a.txt",
      "Resources/en.lproj/A.strings", "Media/en.lproj/B.strings",
    ])
    let bundle = ModuleBundle(
      folder: folder, processed: [folder + "/Resources"], copied: [folder + "/Samples"])
    #expect(
      names(bundle) == ["Samples", "data.json", "en.lproj/A.strings", "en.lproj/B.strings"])
    let made = bundle.make()
    let data = try #require(made.url(forResource: "data", withExtension: "json"))
    #expect(try Data(contentsOf: data) == Data("Resources/deep/data.json".utf8))
    #expect(
      FileManager.default.fileExists(atPath: made.bundlePath + "/Samples/a.txt"))
  }

  @Test("Links that lead round and names that repeat end")
  func hostile() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(["A/data.json", "B/data.json"])
    symlink(folder, folder + "/A/round")
    let bundle = ModuleBundle(folder: folder, processed: [folder + "/A", folder + "/B"])
    #expect(bundle.links().filter { $0.name == "data.json" }.count == 1)
  }
}
