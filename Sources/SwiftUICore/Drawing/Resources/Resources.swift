import Foundation
import LegatoDisplay
import LegatoResources

/// Where images and colours of a name are looked for: in the asset catalogues of a bundle, in its
/// files, and, for the main bundle, in the host's own folders.
struct Resources {
  let folders: [String]
  let bundleName: String
  private let viewer: AssetConditions.Viewer
  /// Pixels to a point.
  private let scale: Double
  private let isElevated: Bool

  /// An image file, and how it is meant.
  struct ImageFile: Equatable {
    var path: String
    /// Pixels to a point.
    var scale = 1.0
    /// `nil` where it says nothing.
    var isTemplate: Bool?
    /// Whether vectors are drawn anew at every size, and not only at their own.
    var preservesVectors = false
    /// Whether it is a symbol: a template of glyphs of several weights.
    var isSymbol = false
  }

  init(bundle: Bundle?, values: EnvironmentValues) {
    folders = BundleFolders.folders(of: bundle, main: values.resourceFolders)
    let other = bundle.flatMap { BundleFolders.isMain($0) ? nil : $0 }
    bundleName = other?.bundleURL.lastPathComponent ?? "the main bundle"
    viewer = AssetConditions.Viewer(
      isDark: values.colorScheme == .dark,
      isHighContrast: values.colorSchemeContrast == .increased,
      isRightToLeft: values.layoutDirection == .rightToLeft)
    scale = values.displayScale.native
    isElevated = values.isElevated
  }

  func fault(of name: String) -> String {
    "there is no image of that name in \(bundleName); a placeholder is drawn."
  }

  func image(_ name: String) -> ImageFile? {
    guard Self.isInSupportedRange(name) else { return nil }
    for folder in folders {
      for catalogue in AssetCatalog.all(in: folder) {
        if let file = image(name, in: catalogue) { return file }
      }
      if let file = file(name, in: folder) { return file }
    }
    return nil
  }

  private func image(_ name: String, in catalogue: AssetCatalog) -> ImageFile? {
    guard let asset = catalogue.asset(name, .image) ?? catalogue.asset(name, .symbol) else {
      return nil
    }
    let contents = catalogue.contents(of: asset)
    if let fault = contents.fault { ViewGraph.reportWhereItRuns(fault) }
    let files = contents.images.best(for: viewer, \.conditions).map { image in
      ImageFile(
        // One that is for all scales is at 1.
        path: asset.folder + "/" + image.file, scale: image.conditions.scale ?? 1,
        isTemplate: contents.isTemplate, preservesVectors: contents.preservesVectors,
        isSymbol: asset.kind == .symbol)
    }
    return files.best(for: scale, \.scale)
  }

  func color(_ name: String) -> DisplayColor? {
    guard Self.isInSupportedRange(name) else { return nil }
    for folder in folders {
      for catalogue in AssetCatalog.all(in: folder) {
        guard let asset = catalogue.asset(name, .color) else { continue }
        let contents = catalogue.contents(of: asset)
        if let fault = contents.fault { ViewGraph.reportWhereItRuns(fault) }
        let variants = contents.colors.best(for: viewer, \.conditions)
        if let color = variants.lazy.compactMap({ display($0.color) }).first { return color }
      }
    }
    return nil
  }

  private func display(_ color: CatalogColor) -> DisplayColor? {
    switch color {
    case .components(let space, let red, let green, let blue, let alpha):
      let space: Color.RGBColorSpace =
        switch space {
        case .sRGB: .sRGB
        case .linear: .sRGBLinear
        case .displayP3: .displayP3
        }
      return Color.convert(space, red, green, blue, alpha)
    case .system(let name):
      return SystemColor(reference: name)?.display(
        viewer.isDark ? .dark : .light, isElevated: isElevated)
    }
  }

  /// A name stays inside of the bundle.
  private static func isInSupportedRange(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.contains("\0")
      && !name.split(separator: "/").contains("..")
  }

  private static let endings = ["png", "jpg", "jpeg", "webp", "svg", "pdf"]

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
    return found.best(for: scale, \.scale)
  }
}

extension SystemColor {
  /// The colour that asset catalogues call so, without `system` and `Color`.
  init?(reference name: String) {
    switch name {
    case "label", "text": self = .primary
    case "secondarylabel": self = .secondary
    case "tertiarylabel": self = .tertiary
    case "quaternarylabel": self = .quaternary
    case "placeholdertext": self = .placeholder
    case "secondarysystembackground": self = .secondaryBackground
    case "tertiarysystembackground": self = .tertiaryBackground
    case "groupedbackground": self = .groupedBackground
    case "secondarysystemgroupedbackground": self = .groupedCell
    case "tertiarysystemgroupedbackground": self = .tertiaryGroupedBackground
    case "secondarysystemfill": self = .secondaryFill
    case "tertiarysystemfill": self = .tertiaryFill
    case "quaternarysystemfill": self = .quaternaryFill
    case "opaqueseparator": self = .opaqueSeparator
    case "secondary", "primary", "highlight", "popupbackground": return nil
    default:
      guard let color = SystemColor(rawValue: name) else { return nil }
      self = color
    }
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
