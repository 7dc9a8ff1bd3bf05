import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

/// Apps that take their resources into their own hands: they register fonts, and choose the language themselves.
@Suite("Projects that register fonts and choose their language themselves")
struct AppOwnResourcesFilmTests {
  private static let font = "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"
  private static let app = """
    import SwiftUI

    enum AppFonts {
      static func register() {
        #if registers
        for url in Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: nil) ?? [] {
          var error: Unmanaged<CFError>?
          if !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) {
            print("no font: \\(error?.takeRetainedValue().code ?? 0)")
          }
        }
        guard let provider = CGDataProvider(data: Data([1, 2, 3]) as CFData), let font = CGFont(provider) else { return }
        print("registered: \\(CTFontManagerRegisterGraphicsFont(font, nil))")
        #endif
      }
    }
    enum L10n {
      static func text(_ key: String, _ language: String) -> String {
        guard let path = Bundle.main.path(forResource: language, ofType: "lproj"), let bundle = Bundle(path: path)
        else { return "no bundle" }
        return NSLocalizedString(key, tableName: nil, bundle: bundle, value: key, comment: "") + ", "
          + bundle.localizedString(forKey: key, value: nil, table: nil)
      }
    }
    @main struct MyApp: App {
      init() { AppFonts.register() }
      var body: some Scene {
        WindowGroup {
          VStack {
            Text("Serif").font(.custom("DejaVu Serif", size: 20))
            Text(L10n.text("hello", "fr"))
            Text(L10n.text("hello", "en"))
            Text(L10n.text("gone", "fr"))
          }
        }
      }
    }
    """

  @MainActor private func film(_ registers: Bool) throws -> String {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Package.swift",
      "let package = Package(name: \"MyApp\", targets: [.executableTarget(name: \"MyApp\")])")
    let text = Self.app.replacingOccurrences(
      of: "#if registers", with: registers ? "#if true" : "#if false")
    try folder.write("Sources/MyApp/MyApp.swift", text)
    try folder.write("Sources/MyApp/Res/en.lproj/Localizable.strings", "\"hello\" = \"Hello\";")
    try folder.write("Sources/MyApp/Res/fr.lproj/Localizable.strings", "\"hello\" = \"Bonjour\";")
    try FileManager.default.copyItem(
      atPath: Self.font, toPath: folder.path + "/Sources/MyApp/Res/Serif.ttf")
    let outputs = ["film.txt", "film.json"].map { folder.path + "/" + $0 }
    let command = try FilmCommand([
      folder.path, "--duration", "0.1", "-o", outputs[0], "-o", outputs[1],
    ])
    #expect(try command.run() == 0)
    return try outputs.map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
  }

  @Test("A font that is registered is used, and a bundle of one language has its texts")
  @MainActor func registered() throws {
    let text = try film(true)
    #expect(!text.contains("no font named"), "\(text.prefix(2_000))")
    for line in ["Bonjour, Bonjour", "Hello, Hello", "gone, gone"] {
      #expect(text.contains("text \"\(line)\""), "\(text.prefix(2_000))")
    }
  }

  @Test("One that is not registered is reported") @MainActor func missing() throws {
    #expect(try film(false).contains("there is no font named DejaVu Serif"))
  }
}
