import CPango
import LegatoDisplay

/// The faces of the catalogue, opened when they are first used. A face's number is its place in
/// the catalogue.
final class FontLibrary {
  private var catalogue: FontCatalogue
  let library = FreeType()
  private var faces: [Face?]
  private let regular: Int
  /// Inter Regular: what stands in for a face that has become unreadable.
  private(set) lazy var standard = (try? open(regular)) ?? Face(withoutGlyphs: regular, library)
  private var chosen: [Choice: Int] = [:]

  /// The faces of an app's fonts by their PostScript names, once they have been read.
  private var appFaces: [String: FontCatalogue.File] = [:]
  private var hasReadAppFonts = false

  private struct Choice: Hashable {
    var family: String
    var weight: Int
    var isItalic: Bool
  }

  init() throws {
    catalogue = try FontCatalogue()
    faces = Array(repeating: nil, count: catalogue.files.count)
    guard let regular = catalogue.files.firstIndex(where: { $0.weight == 400 }) else {
      throw FontError.unreadableFile(path: "Inter")
    }
    self.regular = regular
  }

  /// The font files that have been opened.
  var openedFiles: [String] {
    faces.indices.filter { faces[$0] != nil }.map { catalogue.files[$0].path }
  }

  /// The face of that number. A file that has become unreadable is replaced by the first face.
  func face(_ number: Int) -> Face {
    let known = faces.indices.contains(number) ? number : 0
    if let face = faces[known] { return face }
    return (try? open(known)) ?? standard
  }

  private func open(_ number: Int) throws -> Face {
    let face = try Face(number: number, path: catalogue.files[number].path, library: library)
    faces[number] = face
    return face
  }

  /// The face for a font: its family, then the nearest weight, then the slant.
  func number(for font: FontDescriptor) -> Int {
    let weight = font.weight.isFinite ? Int(min(max(font.weight, 100), 900).rounded()) : 400
    if let name = font.family, !catalogue.hasFamily(name) {
      readAppFonts()
      if let face = appFaces[name] {
        // A face by its own name, unless another weight or slant of its family is asked for.
        return number(
          family: face.family, weight: weight == 400 ? face.weight : weight,
          isItalic: font.isItalic || face.isItalic)
      }
    }
    return number(family: family(of: font), weight: weight, isItalic: font.isItalic)
  }

  /// Whether a font that is asked for by name is there: a family, or a face by its PostScript name.
  func hasFont(named name: String) -> Bool {
    if catalogue.hasFamily(name) { return true }
    readAppFonts()
    return catalogue.hasFamily(name) || appFaces[name] != nil
  }

  /// Adds the app's fonts behind those of the catalogue, the first time that it is called. They are read only
  /// once a font is asked for by a name that the catalogue does not have: most programs never do.
  private func readAppFonts() {
    guard !hasReadAppFonts else { return }
    hasReadAppFonts = true
    for path in AppFonts.paths() { _ = add(path) }
  }

  /// The files that have been added, and whether they are fonts.
  private var added: [String: Bool] = [:]

  private func add(_ path: String) -> Bool {
    if let known = added[path] { return known }
    guard let (file, name) = AppFonts.file(path, library) else {
      added[path] = false
      return false
    }
    added[path] = true
    catalogue.add(file)
    faces.append(nil)
    chosen = chosen.filter { $0.key.family != file.family }
    if let name { appFaces[name] = appFaces[name] ?? file }
    return true
  }

  /// Adds an app's fonts by their files.
  ///
  /// - Returns: whether there is one that was not there, and those that are no fonts.
  func register(_ paths: [String]) -> (hasNew: Bool, faults: [String]) {
    readAppFonts()
    let count = catalogue.files.count
    let faults = paths.filter { !add($0) }
    return (catalogue.files.count != count, faults)
  }

  /// The family of a face that text is set in, with the weight where it is not 400, and the slant; `nil` for
  /// icons and for numbers of no file.
  func name(of number: Int) -> String? {
    guard catalogue.files.indices.contains(number) else { return nil }
    let file = catalogue.files[number]
    let icons = [FontCatalogue.Family.icons, FontCatalogue.Family.outlinedIcons]
    guard !icons.contains(file.family) else { return nil }
    return file.family + (file.weight == 400 ? "" : " \(file.weight)")
      + (file.isItalic ? " italic" : "")
  }

  /// From how many points on the cut for large sizes is used.
  static let displaySize = 20.0

  private func family(of font: FontDescriptor) -> String {
    if let name = font.family, catalogue.hasFamily(name) { return name }
    switch font.design {
    // Inter has a cut for large sizes, as SF has.
    case .standard:
      return font.size >= Self.displaySize
        ? FontCatalogue.Family.display : FontCatalogue.Family.text
    case .rounded: return FontCatalogue.Family.rounded
    case .monospaced: return FontCatalogue.Family.monospaced
    case .serif: return FontCatalogue.Family.serif
    }
  }

  func number(family: String, weight: Int, isItalic: Bool) -> Int {
    let choice = Choice(family: family, weight: weight, isItalic: isItalic)
    if let number = chosen[choice] { return number }
    let best = catalogue.files.indices.filter { catalogue.files[$0].family == family }.min {
      distance($0, choice) < distance($1, choice)
    }
    chosen[choice] = best ?? 0
    return best ?? 0
  }

  /// Weight counts most; the right slant decides between equals; lighter wins a tie.
  private func distance(_ index: Int, _ choice: Choice) -> Int {
    let file = catalogue.files[index]
    return abs(file.weight - choice.weight) * 4 + (file.isItalic == choice.isItalic ? 0 : 2)
      + (file.weight > choice.weight ? 1 : 0)
  }
}
