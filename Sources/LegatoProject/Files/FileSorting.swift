/// Which files of a folder a target compiles, and which it copies.
enum FileSorting {
  private static let resources: Set<String> = [
    "xcassets", "strings", "stringsdict", "xcstrings", "json", "png", "jpg", "jpeg", "gif", "heic",
    "webp", "svg", "pdf",
    "ttf", "otf", "ttc", "plist", "mp3", "m4a", "wav", "caf", "aiff", "mp4", "mov", "txt", "md",
    "html", "css", "js",
    "bundle", "lottie", "riv", "xcdatamodeld", "momd", "mlmodel", "mlpackage", "usdz", "scn",
    "scnassets", "storyboard",
    "xib", "csv", "yml", "yaml", "ahap", "metal", "db", "sqlite", "icon",
  ]

  static func isSource(_ path: String) -> Bool { Paths.ending(of: path) == "swift" }

  static func isResource(_ path: String) -> Bool { resources.contains(Paths.ending(of: path)) }
}

/// An ordered list in which everything stands once.
struct OrderedPaths {
  private(set) var paths: [String] = []
  private var seen: Set<String> = []

  mutating func append(_ path: String) {
    if seen.insert(path).inserted { paths.append(path) }
  }
}
