/// The font files that Legato sets text in: exactly these, wherever it runs. Nothing is asked of
/// the system's font configuration, so what else is installed never changes a result.
struct FontCatalogue {
  /// A file of a family.
  struct File: Hashable {
    var family: String
    /// OpenType weight, 100…900.
    var weight: Int
    var isItalic: Bool
    var path: String
  }

  /// Families, in the order in which their faces are numbered.
  enum Family {
    static let text = "Inter"
    static let display = "Inter Display"
    static let monospaced = "JetBrains Mono"
    static let rounded = "Quicksand"
    static let serif = "Caladea"
    static let icons = "Material Icons"
    static let outlinedIcons = "Material Design Icons"
    /// What the others have no signs for: Hebrew, Arabic, Armenian, Georgian and many symbols.
    static let fallback = "DejaVu Sans"
    static let emoji = "Noto Color Emoji"
    /// Chinese and Japanese, in one weight.
    static let ideographs = "Droid Sans Fallback"
  }

  private(set) var files: [File] = []

  func hasFamily(_ name: String) -> Bool { files.contains { $0.family == name } }

  /// Adds a file of an app's.
  mutating func add(_ file: File) { files.append(file) }

  /// - Throws: `FontError.missingFile`, naming the package that has it.
  init() throws {
    for family in Self.families {
      for (style, weight, isItalic) in family.styles {
        let name = family.prefix + style + family.suffix
        guard let path = Self.find(folder: family.folder, name: name) else {
          throw FontError.missingFile(name: name, package: family.package)
        }
        files.append(
          File(family: family.name, weight: weight, isItalic: isItalic, path: path))
      }
    }
  }

  private struct Source {
    var name: String
    var package: String
    var folder: String
    var prefix: String
    var suffix: String
    var styles: [(String, Int, Bool)]
  }

  private static let weights: [(String, Int)] = [
    ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
  ]

  /// Every weight upright and slanted; the slanted regular face is called `Italic` alone.
  private static func upToWeight(_ limit: Int) -> [(String, Int, Bool)] {
    weights.filter { $0.1 <= limit }.flatMap { name, weight in
      [(name, weight, false), ((weight == 400 ? "" : name) + "Italic", weight, true)]
    }
  }

  private static var families: [Source] {
    [
      Source(
        name: Family.text, package: "fonts-inter", folder: "opentype/inter",
        prefix: "Inter-", suffix: ".otf", styles: upToWeight(900)),
      Source(
        name: Family.display, package: "fonts-inter", folder: "opentype/inter",
        prefix: "InterDisplay-", suffix: ".otf", styles: upToWeight(900)),
      Source(
        name: Family.monospaced, package: "fonts-jetbrains-mono",
        folder: "truetype/jetbrains-mono", prefix: "JetBrainsMono-", suffix: ".ttf",
        styles: upToWeight(800)),
      Source(
        name: Family.rounded, package: "fonts-quicksand", folder: "truetype/quicksand",
        prefix: "Quicksand-", suffix: ".ttf",
        // Its strokes are thinner than those of the others: each file counts as one step lighter.
        styles: [
          ("Light", 200, false), ("Regular", 300, false), ("Medium", 400, false),
          ("Bold", 700, false),
        ]),
      Source(
        name: Family.serif, package: "fonts-crosextra-caladea", folder: "truetype/crosextra",
        prefix: "Caladea-", suffix: ".ttf",
        styles: [
          ("Regular", 400, false), ("Italic", 400, true), ("Bold", 700, false),
          ("BoldItalic", 700, true),
        ]),
      Source(
        name: Family.icons, package: "fonts-material-design-icons-iconfont",
        folder: "truetype/material-design-icons-iconfont", prefix: "MaterialIcons-",
        suffix: ".ttf", styles: [("Regular", 400, false)]),
      Source(
        name: Family.outlinedIcons, package: "fonts-materialdesignicons-webfont",
        folder: "truetype/materialdesignicons-webfont", prefix: "materialdesignicons-",
        suffix: ".ttf", styles: [("webfont", 400, false)]),
      Source(
        name: Family.fallback, package: "fonts-dejavu-core", folder: "truetype/dejavu",
        prefix: "DejaVuSans", suffix: ".ttf",
        styles: [("", 400, false), ("-Bold", 700, false)]),
      Source(
        name: Family.emoji, package: "fonts-noto-color-emoji", folder: "truetype/noto",
        prefix: "NotoColorEmoji", suffix: ".ttf", styles: [("", 400, false)]),
      Source(
        name: Family.ideographs, package: "fonts-droid-fallback", folder: "truetype/droid",
        prefix: "DroidSansFallbackFull", suffix: ".ttf", styles: [("", 400, false)]),
    ]
  }

  /// Debian's folder first, then a person's own and the one that `LEGATO_FONTS` names.
  private static func find(folder: String, name: String) -> String? {
    var places = ["/usr/share/fonts/\(folder)/\(name)", "/usr/local/share/fonts/\(name)"]
    if let extra = environment("LEGATO_FONTS"), !extra.isEmpty { places.append("\(extra)/\(name)") }
    return places.first(where: isReadableFile)
  }
}
