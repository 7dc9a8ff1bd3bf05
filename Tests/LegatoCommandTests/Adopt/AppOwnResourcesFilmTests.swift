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
        if let url = Bundle.main.url(forResource: "Serif", withExtension: "ttf") {
          #if byFiles
          var error: Unmanaged<CFError>?
          if !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) {
            print("no font: \\(error?.takeRetainedValue().code ?? 0)")
          }
          #elseif byBytes
          guard let bytes = try? Data(contentsOf: url), let provider = CGDataProvider(data: bytes as CFData),
            let font = CGFont(provider)
          else { return }
          CTFontManagerRegisterGraphicsFont(font, nil)
          #endif
        }
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

  /// - Parameter way: how the font is registered, by a condition of the app's.
  @MainActor private func film(_ way: String) throws -> String {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.writePackage(
      Self.app.replacingOccurrences(of: "if \(way)\n", with: "if true\n"))
    for (language, word) in [("en", "Hello"), ("fr", "Bonjour")] {
      try folder.write(
        "Sources/MyApp/Res/\(language).lproj/Localizable.strings", "\"hello\" = \"\(word)\";")
    }
    try FileManager.default.copyItem(
      atPath: Self.font, toPath: folder.path + "/Sources/MyApp/Res/Serif.ttf")
    return try folder.filmed()
  }

  @Test(
    "A font that is registered is used, and a bundle of one language has its texts",
    arguments: ["byFiles", "byBytes"])
  @MainActor func registered(way: String) throws {
    let text = try film(way)
    #expect(!text.contains("no font named"), "\(text.prefix(2_000))")
    for line in ["Bonjour, Bonjour", "Hello, Hello", "gone, gone"] {
      #expect(text.contains("text \"\(line)\""), "\(text.prefix(2_000))")
    }
  }

  @Test("One that is not registered is reported") @MainActor func missing() throws {
    #expect(try film("byNothing").contains("there is no font named DejaVu Serif"))
  }
}
