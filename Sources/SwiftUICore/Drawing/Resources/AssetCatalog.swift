import Foundation
import LegatoDisplay
import Synchronization

/// An asset catalogue as Xcode keeps it: folders whose `Contents.json` says what is in them.
struct AssetCatalog: Sendable {
  /// What a set's variants are chosen by.
  struct Appearance {
    var isDark: Bool
    /// Pixels to a point.
    var scale: Double
  }

  /// The folders of sets, by kind and name.
  private let sets: [String: String]

  private static let known = Mutex<[String: [AssetCatalog]]>([:])

  /// The catalogues of a folder of resources. They are read once.
  static func all(in folder: String) -> [AssetCatalog] {
    if let known = known.withLock({ $0[folder] }) { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
      AssetCatalog(folder: folder + "/" + $0)
    }
    known.withLock { $0[folder] = found }
    return found
  }

  init(folder: String) {
    var sets: [String: String] = [:]
    var room = 10_000
    Self.collect(folder, prefix: "", depth: 0, room: &room, into: &sets)
    self.sets = sets
  }

  /// Folders group sets, and are part of their names where they say so.
  private static func collect(
    _ folder: String, prefix: String, depth: Int, room: inout Int, into sets: inout [String: String]
  ) {
    guard depth < 8 else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where room > 0 {
      room -= 1
      let path = folder + "/" + name
      let parts = name.split(separator: ".")
      if let kind = parts.last, kind == "imageset" || kind == "colorset" {
        let key = kind + ":" + prefix + parts.dropLast().joined(separator: ".")
        if sets[key] == nil { sets[key] = path }
      } else if !name.contains(".") {
        let group = contents(of: path)
        let isPart = group?.properties?.providesNamespace ?? false
        collect(
          path, prefix: isPart ? prefix + name + "/" : prefix, depth: depth + 1, room: &room,
          into: &sets)
      }
    }
  }

  func image(_ name: String, _ appearance: Appearance) -> Resources.ImageFile? {
    guard let folder = sets["imageset:" + name], let contents = Self.contents(of: folder) else {
      return nil
    }
    let images = (contents.images ?? []).filter { $0.filename != nil }
    let isTemplate = contents.properties?.template == "template"
    let files = Self.suiting(images, appearance) { $0.appearances }.compactMap { image in
      image.filename.map {
        Resources.ImageFile(
          path: folder + "/" + $0,
          // One that is for all scales is at 1.
          scale: image.scale.flatMap { Double($0.dropLast()) } ?? 1, isTemplate: isTemplate)
      }
    }
    return files.best(for: appearance.scale, \.scale)
  }

  func color(_ name: String, _ appearance: Appearance) -> DisplayColor? {
    guard let folder = sets["colorset:" + name], let contents = Self.contents(of: folder) else {
      return nil
    }
    return Self.suiting(contents.colors ?? [], appearance) { $0.appearances }
      .lazy.compactMap { $0.color?.display(appearance) }.first
  }

  /// The variants for light or dark, or where there are none those for any appearance.
  private static func suiting<Variant>(
    _ variants: [Variant], _ appearance: Appearance,
    _ of: (Variant) -> [Contents.Appearance]?
  ) -> [Variant] {
    let wanted = appearance.isDark ? "dark" : "light"
    func luminosity(_ variant: Variant) -> String? {
      of(variant)?.first { $0.appearance == "luminosity" }?.value
    }
    let exact = variants.filter { luminosity($0) == wanted }
    return exact.isEmpty ? variants.filter { luminosity($0) == nil } : exact
  }

  private static func contents(of folder: String) -> Contents? {
    guard case .success(let bytes) = FileBytes.read(folder + "/Contents.json") else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: Data(bytes))
  }
}

/// A `Contents.json`.
private struct Contents: Decodable {
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct ImageVariant: Decodable {
    var filename: String?
    var scale: String?
    var appearances: [Appearance]?
  }

  struct ColorVariant: Decodable {
    var color: CatalogColor?
    var appearances: [Appearance]?
  }

  struct Properties: Decodable {
    var template: String?
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case template = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  var images: [ImageVariant]?
  var colors: [ColorVariant]?
  var properties: Properties?
}

private struct CatalogColor: Decodable {
  var space: String?
  /// Fractions (`0.5`), numbers up to 255 (`128`) or hexadecimal ones (`0x80`).
  var components: [String: String]?
  /// The name of one of the platform's colours, as `systemRedColor`.
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, reference
  }

  func display(_ appearance: AssetCatalog.Appearance) -> DisplayColor? {
    if let reference {
      var name = reference.hasPrefix("system") ? String(reference.dropFirst(6)) : reference
      if name.hasSuffix("Color") { name = String(name.dropLast(5)) }
      return SystemColor(rawValue: name.lowercased())?.display(appearance.isDark ? .dark : .light)
    }
    func number(_ name: String) -> Double? {
      guard let text = components?[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let value = Double(text), value.isInSupportedRange else { return nil }
      return text.contains(".") ? value : value / 255
    }
    let alpha =
      components?["alpha"].flatMap { Double($0) }.flatMap { $0.isInSupportedRange ? $0 : nil } ?? 1
    let kind: Color.RGBColorSpace =
      switch space {
      case "display-p3": .displayP3
      case "extended-linear-srgb", "gray-linear", "extended-linear-gray": .sRGBLinear
      default: .sRGB
      }
    if let white = number("white") { return Color.convert(kind, white, white, white, alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return Color.convert(kind, red, green, blue, alpha)
  }
}
