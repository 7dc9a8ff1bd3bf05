import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("What an app has beside its code") struct AppResourcesTests {
  private static let color = """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
      "components": { "red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000" } } }] }
    """
  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleShortVersionString</key><string>3.2</string></dict></plist>
    """
  private static let view = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        VStack {
          Text("Hello")
          Text(Greeting().text)
          Text(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none")
          Color.brand.frame(width: 40, height: 40)
          Rectangle().fill(.brand).frame(width: 40, height: 40)
          Color(.Night.sky).frame(width: 10, height: 10)
        }
      }
    }
    """
  /// A model imports Foundation alone.
  private static let model = """
    import Foundation
    struct Greeting {
      let title: LocalizedStringResource = "Hello"
      var text: String { String(localized: "\\(3) guests") }
    }
    """
  private static let catalogue = """
    { "sourceLanguage": "en", "strings": {
      "Hello": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Hallo" } } } },
      "%lld guests": { "localizations": { "de": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "%lld Gast" } },
        "other": { "stringUnit": { "state": "translated", "value": "%lld Gäste" } } } } } } } } }
    """

  /// An app as Xcode lays it out.
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Guests.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{}")
    try folder.write("Guests/Views/Card.swift", Self.view)
    try folder.write("Guests/Model/Greeting.swift", Self.model)
    try folder.write("Guests/Info.plist", Self.info)
    try folder.write("Guests/Resources/Localizable.xcstrings", Self.catalogue)
    try folder.write("Guests/Assets.xcassets/BrandColor.colorset/Contents.json", Self.color)
    try folder.write(
      "Guests/Assets.xcassets/night/Contents.json",
      #"{ "properties": { "provides-namespace": true } }"#)
    try folder.write("Guests/Assets.xcassets/night/sky.colorset/Contents.json", Self.color)
    try folder.write("Widget/Info.plist", Self.info)
    try folder.write("Pods/Other/Assets.xcassets/x.colorset/Contents.json", Self.color)
    return folder
  }

  @Test func resourcesAreFoundBelowTheProject() throws {
    let folder = try app()
    defer { folder.remove() }
    let found = AppResources.found(beside: [folder.path + "/Guests/Views/Card.swift"])
    #expect(
      found.folders
        == ["Views", "", "Resources"].map {
          $0.isEmpty ? "\(folder.path)/Guests" : "\(folder.path)/Guests/\($0)"
        })
    #expect(found.infoList == "\(folder.path)/Guests/Info.plist")
  }

  @Test func aLinkThatLeadsOutIsNotFollowed() throws {
    let folder = try app()
    defer { folder.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Guests/Outside", withDestinationPath: "/")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Guests/Back", withDestinationPath: folder.path)
    let found = AppResources.found(beside: [folder.path + "/Guests/Views/Card.swift"])
    #expect(found.folders.count == 3)
    try folder.write("Guests/Info.plist", "<<< no list")
    let other = AppResources.found(beside: [folder.path + "/Guests/Views/Card.swift"])
    #expect(other.infoList == "\(folder.path)/Widget/Info.plist")
  }

  @Test func constantsAreWrittenForWhatIsUsed() throws {
    let folder = try app()
    defer { folder.remove() }
    let file = SourceFile(path: "Card.swift", text: Self.view)
    let folders = [folder.path + "/Guests"]
    let constants = try #require(AssetConstants.file(for: [file], folders: folders))
    #expect(constants.text.contains("static var brand: SwiftUI.Color"))
    #expect(constants.text.contains("enum Night {"))
    let own = SourceFile(
      path: "Colors.swift",
      text:
        "import SwiftUI\nextension Color { static let brand = Color.red }\nextension ShapeStyle where Self == Color { static var brand: Color { .red } }"
    )
    let fewer = try #require(AssetConstants.file(for: [file, own], folders: folders))
    #expect(!fewer.text.contains("static var brand: SwiftUI.Color"))
    #expect(fewer.text.contains("static var brand: UIKit.UIColor"))
    #expect(fewer.text.contains("static let brand = ColorResource"))
    let plain = SourceFile(path: "Plain.swift", text: "import SwiftUI\nlet x = Color.red")
    #expect(AssetConstants.file(for: [plain], folders: folders) == nil)
  }

  @Test(.timeLimit(.minutes(5))) func anAppFilmsInItsLanguages() throws {
    let folder = try app()
    defer { folder.remove() }
    let output = folder.path + "/card.txt"
    for (language, words) in [
      ("de", ["Hallo", "3 Gäste", "3.2"]), ("en", ["Hello", "3 guests", "3.2"]),
    ] {
      let command = try FilmCommand([
        folder.path + "/Guests/Views/Card.swift", "--language", language, "--out", output,
      ])
      let program = try command.program()
      let process = Process()
      process.executableURL = program
      process.arguments = Array(command.arguments.dropFirst())
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let text = try String(contentsOfFile: output, encoding: .utf8)
      for word in words { #expect(text.contains(word), "\(word) in \(text.prefix(400))") }
      #expect(text.contains("#123456"))
    }
    #expect(throws: FilmFailure.self) {
      try FilmCommand(["Card.swift", "--language", "Klingon language", "--out", "x.png"])
    }
  }
}
