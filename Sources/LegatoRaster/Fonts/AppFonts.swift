import CPango
import Glibc

/// The font files that an app brings along: those in the folders that `LEGATO_FONTS` names, with
/// colons between them, in a folder `Fonts` where the program runs or lies, and among the program's
/// resources. Fonts that are only installed on a machine are none of them: a picture would depend on
/// it.
enum AppFonts {
  /// How many files are looked at, and how deep folders may lie in each other.
  private static let maxFiles = 2_000
  private static let depth = 4

  /// By name, so that the order is the same in every run.
  static func paths() -> [String] {
    var found: [String] = []
    for folder in folders() { collect(folder, depth: depth, into: &found) }
    return found
  }

  private static func folders() -> [String] {
    var folders = (environment("LEGATO_FONTS") ?? "").split(separator: ":").map(String.init)
    folders.append("Fonts")
    var buffer = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard length > 0 else { return folders }
    let program = String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let slash = program.lastIndex(of: "/") else { return folders }
    let home = String(program[..<slash])
    folders.append(home + "/Fonts")
    folders += entries(home).filter { $0.hasSuffix(".resources") }.map { home + "/" + $0 }
    return folders
  }

  private static func entries(_ folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream), names.count < maxFiles {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func collect(_ folder: String, depth: Int, into found: inout [String]) {
    for name in entries(folder) where found.count < maxFiles {
      let path = folder + "/" + name
      let lowercased = name.lowercased()
      if lowercased.hasSuffix(".ttf") || lowercased.hasSuffix(".otf") {
        found.append(path)
      } else if depth > 0, !name.contains(".") || name.hasSuffix(".resources") {
        collect(path, depth: depth - 1, into: &found)
      }
    }
  }

  /// What a file says of itself: its family, weight and slant, and its PostScript name; `nil` where
  /// it is no font.
  static func file(
    _ path: String, _ library: FreeType
  ) -> (FontCatalogue.File, postScriptName: String?)? {
    var opened: FT_Face?
    guard FT_New_Face(library.handle, path, 0, &opened) == 0, let face = opened else { return nil }
    defer { FT_Done_Face(face) }
    guard let family = face.pointee.family_name.map({ String(cString: $0) }) else { return nil }
    let style = face.pointee.style_name.map { String(cString: $0) } ?? ""
    let flags = Int(face.pointee.style_flags)
    let file = FontCatalogue.File(
      family: family, weight: weight(style, isBold: flags & Int(FT_STYLE_FLAG_BOLD) != 0),
      isItalic: flags & Int(FT_STYLE_FLAG_ITALIC) != 0, path: path)
    return (file, FT_Get_Postscript_Name(face).map { String(cString: $0) })
  }

  /// The weight that a style's name tells.
  private static func weight(_ style: String, isBold: Bool) -> Int {
    let name = style.lowercased().filter { $0.isLetter }
    let weights: [(String, Int)] = [
      ("extralight", 200), ("ultralight", 200), ("thin", 100), ("semibold", 600),
      ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("black", 900), ("heavy", 900),
      ("medium", 500), ("light", 300), ("bold", 700),
    ]
    return weights.first { name.contains($0.0) }?.1 ?? (isBold ? 700 : 400)
  }
}
