import Foundation

/// An app's `Info.plist`, as far as views ask for it.
package struct InfoList: Hashable, Sendable {
  /// The file; `nil` where there is none, and what every app has is made up.
  package let path: String?
  /// The language that the app is written in, where the list says so and not by a build's variable.
  package let developmentLanguage: String?
  /// The files of fonts (`UIAppFonts`), relative to the bundle.
  package let fonts: [String]
  /// What is wrong with the file; `nil` where nothing is.
  package let fault: String?

  /// - Parameter path: the file; one that cannot be read has a ``fault``, and no entries.
  package init(path: String? = nil) {
    self.path = path
    let list = path.flatMap(Self.read)
    developmentLanguage = (list?["CFBundleDevelopmentRegion"] as? String).flatMap {
      LanguageTag($0)?.description
    }
    fonts = list?["UIAppFonts"] as? [String] ?? []
    fault = path.flatMap { list == nil ? "\($0): it is no property list of an app." : nil }
  }

  /// The entries, with those that every app has: a name, an identifier, version 1.0 and build 1. Values
  /// that a build would fill in, as `$(MARKETING_VERSION)`, are those.
  package var entries: [String: Any] {
    var list: [String: Any] = [
      "CFBundleName": "App", "CFBundleDisplayName": "App", "CFBundleIdentifier": "org.example.App",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleExecutable": "App",
    ]
    for (key, value) in path.flatMap(Self.read) ?? [:] {
      if let text = value as? String, text.contains("$("), list[key] != nil { continue }
      list[key] = value
    }
    return list
  }

  private static func read(_ path: String) -> [String: Any]? {
    guard case .success(let bytes) = ResourceFile.read(path) else { return nil }
    return try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      as? [String: Any]
  }
}
