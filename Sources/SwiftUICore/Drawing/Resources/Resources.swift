import Foundation
import LegatoDisplay

/// Where images and colours of a name are looked for: in the asset catalogues of a bundle, in its
/// files, and, for the main bundle, in the host's own folders.
struct Resources {
  let folders: [String]
  let bundleName: String
  let appearance: AssetCatalog.Appearance

  /// An image file, and how it is meant.
  struct ImageFile: Equatable {
    var path: String
    /// Pixels to a point.
    var scale = 1.0
    var isTemplate = false
  }

  init(bundle: Bundle?, values: EnvironmentValues) {
    let bundle = bundle ?? .main
    var folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    if bundle == .main { folders = values.resourceFolders + folders }
    self.folders = folders.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    bundleName = bundle == .main ? "the main bundle" : bundle.bundleURL.lastPathComponent
    appearance = AssetCatalog.Appearance(
      isDark: values.colorScheme == .dark, scale: values.displayScale.native)
  }

  func fault(of name: String) -> String {
    "there is no image of that name in \(bundleName); a placeholder is drawn."
  }

  func image(_ name: String) -> ImageFile? {
    guard Self.isInSupportedRange(name) else { return nil }
    for folder in folders {
      for catalog in AssetCatalog.all(in: folder) {
        if let file = catalog.image(name, appearance) { return file }
      }
      if let file = file(name, in: folder) { return file }
    }
    return nil
  }

  func color(_ name: String) -> DisplayColor? {
    guard Self.isInSupportedRange(name) else { return nil }
    for folder in folders {
      for catalog in AssetCatalog.all(in: folder) {
        if let color = catalog.color(name, appearance) { return color }
      }
    }
    return nil
  }

  /// A name stays inside of the bundle.
  private static func isInSupportedRange(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.contains("\0")
      && !name.split(separator: "/").contains("..")
  }

  private static let endings = ["png", "jpg", "jpeg", "webp", "svg"]

  private func file(_ name: String, in folder: String) -> ImageFile? {
    let known = Self.endings.first { name.lowercased().hasSuffix("." + $0) }
    let base = known.map { String(name.dropLast($0.count + 1)) } ?? name
    let given = known.map { [String(name.suffix($0.count))] } ?? Self.endings
    var found: [ImageFile] = []
    for ending in given {
      for (suffix, scale) in [("", 1.0), ("@2x", 2), ("@3x", 3)] {
        let path = "\(folder)/\(base)\(suffix).\(ending)"
        if FileManager.default.fileExists(atPath: path) {
          found.append(ImageFile(path: path, scale: scale))
        }
      }
    }
    return found.best(for: appearance.scale, \.scale)
  }
}

extension Array {
  /// The one whose scale is that of the display, or the next larger one, or the largest.
  func best(for scale: Double, _ of: (Element) -> Double) -> Element? {
    filter { of($0) >= scale }.min { of($0) < of($1) } ?? self.max { of($0) < of($1) }
  }
}

private enum ResourceFoldersKey: EnvironmentKey { static var defaultValue: [String] { [] } }

extension EnvironmentValues {
  /// Where resources of the main bundle are looked for first.
  package var resourceFolders: [String] {
    get { self[ResourceFoldersKey.self] }
    set { self[ResourceFoldersKey.self] = newValue }
  }
}
