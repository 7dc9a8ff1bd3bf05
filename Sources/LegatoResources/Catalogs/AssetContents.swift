import Foundation

/// What a `Contents.json` of an asset says, as far as it can be understood.
package struct AssetContents: Hashable, Sendable {
  /// One of the variants of an image or a symbol.
  package struct ImageVariant: Hashable, Sendable {
    package var conditions: AssetConditions
    /// The name of the file in the folder.
    package var file: String
  }

  /// One of the variants of a colour.
  package struct ColorVariant: Hashable, Sendable {
    package var conditions: AssetConditions
    package var color: CatalogColor
  }

  package var images: [ImageVariant] = []
  package var colors: [ColorVariant] = []
  /// Whether the image is painted with the foreground style; `nil` where it says nothing.
  package var isTemplate: Bool?
  /// Whether vectors are drawn anew at every size.
  package var preservesVectors = false
  /// Whether the folder is part of the names of what is in it.
  package var providesNamespace = false
  /// Why there is nothing; `nil` where the file could be read, or there is none.
  package var fault: String?

  /// - Parameter folder: the folder of the asset, or of a group of them.
  init(folder: String) {
    let path = folder + "/Contents.json"
    let bytes: [UInt8]
    switch ResourceFile.read(path) {
    case .success(let read): bytes = read
    case .failure(.missing): return
    case .failure(let fault):
      self.fault = "\(path): \(fault)."
      return
    }
    guard
      let contents = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else {
      fault = "\(path): it is no JSON of an asset."
      return
    }
    let properties = contents["properties"] as? [String: Any] ?? [:]
    providesNamespace = properties["provides-namespace"] as? Bool ?? false
    preservesVectors = properties["preserves-vector-representation"] as? Bool ?? false
    switch properties["template-rendering-intent"] as? String {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: break
    }
    let pictures = contents["images"] as? [Any] ?? contents["symbols"] as? [Any] ?? []
    images = pictures.compactMap { item in
      guard let item = item as? [String: Any], let file = item["filename"] as? String,
        Self.isName(file)
      else { return nil }
      return ImageVariant(conditions: AssetConditions(item), file: file)
    }
    colors = (contents["colors"] as? [Any] ?? []).compactMap { item in
      guard let item = item as? [String: Any],
        let color = (item["color"] as? [String: Any]).flatMap(CatalogColor.init)
      else { return nil }
      return ColorVariant(conditions: AssetConditions(item), color: color)
    }
  }

  /// A file lies in the folder, and nowhere else.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && !name.contains("\0") && name != ".."
  }
}

/// For which devices and people a variant is.
package struct AssetConditions: Hashable, Sendable {
  /// `nil`: for all.
  package var isDark: Bool?
  package var isHighContrast: Bool
  /// Pixels to a point; `nil`: of one size for all.
  package var scale: Double?
  /// `universal`, `iphone`, `ipad` …
  package var idiom: String
  package var isWideGamut: Bool
  package var isRightToLeft: Bool?

  init(_ item: [String: Any]) {
    isHighContrast = false
    for case let appearance as [String: Any] in item["appearances"] as? [Any] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
    scale = (item["scale"] as? String).flatMap { text in
      guard text.hasSuffix("x"), let value = Double(text.dropLast()), value > 0, value <= 16 else {
        return nil
      }
      return value
    }
    idiom = item["idiom"] as? String ?? "universal"
    isWideGamut = item["display-gamut"] as? String == "display-P3"
    isRightToLeft = (item["language-direction"] as? String).map { $0 == "right-to-left" }
  }

  /// Whom an asset is looked up for.
  package struct Viewer: Hashable, Sendable {
    package var isDark: Bool
    package var isHighContrast: Bool
    package var isRightToLeft: Bool
    package var idiom: String

    package init(
      isDark: Bool, isHighContrast: Bool = false, isRightToLeft: Bool = false,
      idiom: String = "iphone"
    ) {
      self.isDark = isDark
      self.isHighContrast = isHighContrast
      self.isRightToLeft = isRightToLeft
      self.idiom = idiom
    }
  }

  /// How well the variant serves somebody, the larger the better; `nil` where it does not at all.
  func suitability(_ viewer: Viewer) -> Int? {
    guard idiom == "universal" || idiom == viewer.idiom else { return nil }
    if let isDark, isDark != viewer.isDark { return nil }
    if isHighContrast, !viewer.isHighContrast { return nil }
    if let isRightToLeft, isRightToLeft != viewer.isRightToLeft { return nil }
    var value = 0
    if idiom == viewer.idiom { value += 16 }
    if isDark != nil { value += 8 }
    if isHighContrast { value += 4 }
    if isRightToLeft != nil { value += 2 }
    // Colours are drawn in sRGB.
    if !isWideGamut { value += 1 }
    return value
  }
}

extension Array {
  /// The variants that serve somebody best; where none does, those for any device, as Xcode then shows
  /// something rather than nothing.
  package func best(
    for viewer: AssetConditions.Viewer, _ conditions: (Element) -> AssetConditions
  ) -> [Element] {
    let rated = compactMap { element in
      conditions(element).suitability(viewer).map { (element, $0) }
    }
    guard let most = rated.map(\.1).max() else {
      return filter { !conditions($0).isHighContrast && conditions($0).isDark != true }
    }
    return rated.filter { $0.1 == most }.map(\.0)
  }
}
