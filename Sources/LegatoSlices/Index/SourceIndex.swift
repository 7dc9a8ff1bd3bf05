import Foundation
import Synchronization

/// What the modules of a project declare, by name.
public final class SourceIndex: Sendable {
  /// A piece, by its file and its number in it.
  struct ID: Hashable, Sendable {
    let file: Int
    let piece: Int
  }

  /// What was parsed so far, and the pieces in it by name.
  private struct Contents {
    var outlines: [Int: FileOutline] = [:]
    var byName: [String: [ID]] = [:]
    var byLabel: [String: [ID]] = [:]
    var extensions: [String: [ID]] = [:]
    /// What was asked for before, since the last file was parsed.
    var named: [String: [ID]] = [:]
    var labelled: [String: [ID]] = [:]
    var mentioned: [ID: Set<String>] = [:]
  }

  let modules: [String]
  /// The files with the numbers of their modules.
  let files: [(module: Int, source: SourceText)]
  /// The names of all types and protocols that are declared.
  let types: Set<String>
  let conditions: SourceConditions
  /// The files that may declare a name, have an initialiser with a label, or extend a type.
  private let declaring: [String: [Int]]
  private let labelling: [String: [Int]]
  private let extending: [String: [Int]]
  private let conforming: [String: [Int]]
  private let numbers: [String: Int]
  /// The files that may bring along the names of another module.
  let exporting: [Int]
  /// Files are parsed when a name leads to them.
  private let contents = Mutex(Contents())
  private let allWords = Mutex<SourceWords?>(nil)

  /// All that is read into the index: the conditions, and each module with its files.
  public var parts: [String] {
    ["\(conditions.version)"] + conditions.defines.sorted()
      + modules.enumerated().flatMap { number, module in
        [module]
          + files.filter { $0.module == number }.flatMap { [$0.source.path, $0.source.text] }
      }
  }

  /// - Parameters:
  ///   - module: the one that holds what is looked at.
  ///   - find: another module, by its name; it is asked for those that are imported, each once.
  ///   - conditions: what `#if` and `#available` answer.
  public convenience init(
    _ module: SourceModuleText, importing find: (String) -> SourceModuleText?,
    conditions: SourceConditions
  ) {
    self.init([module], importing: find, conditions: conditions)
  }

  /// - Parameters:
  ///   - roots: the modules that hold what is looked at, of different names and without a file in common.
  ///   - find: another module, by its name; it is asked for those that are imported, each once.
  ///   - conditions: what `#if` and `#available` answer.
  public init(
    _ roots: [SourceModuleText], importing find: (String) -> SourceModuleText?,
    conditions: SourceConditions
  ) {
    var modules = roots
    // Whether a module can be imported has to be known before files are read.
    var known = Set(roots.map(\.name))
    var waiting = roots.flatMap(Self.imports)
    while let name = waiting.popLast() {
      guard known.insert(name).inserted, modules.count < 500, let found = find(name) else {
        continue
      }
      modules.append(found)
      waiting += Self.imports(of: found)
    }
    self.modules = modules.map(\.name)
    var conditions = conditions
    conditions.modules.formUnion(self.modules)
    self.conditions = conditions
    let files = modules.enumerated().flatMap { number, module in
      module.files.map { (module: number, source: $0) }
    }
    self.files = files
    numbers = Dictionary(
      files.enumerated().map { ($1.source.path, $0) }, uniquingKeysWith: { first, _ in first })
    exporting = files.indices.filter { Self.mayExport(files[$0].source.text) }
    let sketches = Self.sketches(of: files.map(\.source))
    var declaring: [String: [Int]] = [:]
    var labelling: [String: [Int]] = [:]
    var extending: [String: [Int]] = [:]
    var conforming: [String: [Int]] = [:]
    var types: Set<String> = []
    for (number, sketch) in sketches.enumerated() {
      for name in sketch.names { declaring[name, default: []].append(number) }
      for label in sketch.labels { labelling[label, default: []].append(number) }
      for name in sketch.extended { extending[name, default: []].append(number) }
      for name in sketch.conforming { conforming[name, default: []].append(number) }
      types.formUnion(sketch.types)
    }
    // What cannot be sketched is parsed at once.
    for (number, sketch) in sketches.enumerated() where sketch.isUncertain {
      let source = files[number].source
      let outline = FileOutline(
        path: source.path, text: ConditionedSource.text(of: source.text, conditions))
      for piece in outline.pieces {
        for name in piece.names { declaring[name, default: []].append(number) }
        for label in piece.labels ?? [] { labelling[label, default: []].append(number) }
        if let extended = piece.extended {
          extending[extended, default: []].append(number)
          conforming[extended, default: []].append(number)
        }
        if piece.parent == nil, piece.kind == .type || piece.kind == .protocolType {
          types.formUnion(piece.names)
        }
      }
    }
    self.declaring = declaring
    self.labelling = labelling
    self.extending = extending
    self.conforming = conforming
    self.types = types
  }

  private static func sketches(of files: [SourceText]) -> [FileSketch] {
    let sketches = Mutex<[Int: FileSketch]>([:])
    // In portions, so that cores do not wait for each other.
    let portion = 16
    DispatchQueue.concurrentPerform(iterations: (files.count + portion - 1) / portion) { index in
      let made = (index * portion..<min(files.count, (index + 1) * portion)).map { number in
        (number, FileSketch(files[number].text))
      }
      sketches.withLock { for (number, sketch) in made { $0[number] = sketch } }
    }
    let found = sketches.withLock { $0 }
    return files.indices.compactMap { found[$0] }
  }

  private static func mayExport(_ text: String) -> Bool {
    text.utf8.split(separator: 10).contains { line in
      line.drop { $0 == 32 || $0 == 9 }.starts(with: "@_exported".utf8)
    }
  }

  /// The names behind `import` at the beginnings of lines, whatever conditions are around them.
  private static func imports(of module: SourceModuleText) -> [String] {
    var names: Set<String> = []
    for file in module.files {
      for line in file.text.utf8.split(separator: 10) {
        let line = line.drop { $0 == 32 || $0 == 9 }
        // A line that imports begins with the word, an attribute or a modifier.
        guard let first = line.first, "@ipf".utf8.contains(first),
          let text = String(Substring(line)) as String?,
          let range = text.firstRange(of: "import ")
        else { continue }
        var words = text[range.upperBound...].split { $0 == " " || $0 == "\t" || $0 == "\r" }[...]
        if let kind = words.first,
          ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"].contains(kind)
        {
          words.removeFirst()
        }
        if let name = words.first?.split(whereSeparator: { ".;/".contains($0) }).first {
          names.insert(String(name))
        }
      }
    }
    return names.sorted()
  }

  subscript(id: ID) -> Piece { outline(id.file).pieces[id.piece] }

  /// A file's outline, parsed where it was not.
  func outline(_ file: Int) -> FileOutline {
    if let known = contents.withLock({ $0.outlines[file] }) { return known }
    let outline = read(files[file].source)
    return contents.withLock { contents in
      if let known = contents.outlines[file] { return known }
      contents.outlines[file] = outline
      contents.named.removeAll()
      contents.labelled.removeAll()
      for (index, piece) in outline.pieces.enumerated() {
        let id = ID(file: file, piece: index)
        for name in piece.names { contents.byName[name, default: []].append(id) }
        for label in piece.labels ?? [] where !piece.isNeeded {
          contents.byLabel[label, default: []].append(id)
        }
        if piece.kind == .extension, let extended = piece.extended {
          contents.extensions[extended, default: []].append(id)
        }
      }
      return outline
    }
  }

  private func read(_ source: SourceText) -> FileOutline {
    let text = ConditionedSource.text(of: source.text, conditions)
    let outline = FileOutline(path: source.path, text: text)
    let plain = MissingQualifiers.blanked(
      in: text, Set(outline.imports.map(\.module)).subtracting(conditions.modules),
      isDeclared: types.contains)
    return plain == text ? outline : FileOutline(path: source.path, text: plain)
  }

  /// How many files have been parsed.
  public var parsedCount: Int { contents.withLock { $0.outlines.count } }

  private func load(_ files: [Int]?) {
    for file in files ?? [] { _ = outline(file) }
  }

  /// The pieces that a name may mean, in the order of files.
  func pieces(named name: String) -> [ID] {
    found(name, in: \.byName, kept: \.named) { load(declaring[name]) }
  }

  /// The initialisers and subscripts of extensions that have a label.
  func pieces(labelled name: String) -> [ID] {
    found(name, in: \.byLabel, kept: \.labelled) { load(labelling[name]) }
  }

  /// The extensions of a type, by the first name of it.
  func extensions(of type: String) -> [ID] {
    // Of a type of elsewhere those matter that are found without a name of theirs, and others once they were.
    load(types.contains(type) ? extending[type] : conforming[type])
    return Self.sorted(contents.withLock { $0.extensions[type] })
  }

  /// Files are parsed in any order; what is made of them must not depend on it.
  private static func sorted(_ ids: [ID]?) -> [ID] {
    (ids ?? []).sorted { ($0.file, $0.piece) < ($1.file, $1.piece) }
  }

  private func found(
    _ name: String, in pieces: KeyPath<Contents, [String: [ID]]>,
    kept: WritableKeyPath<Contents, [String: [ID]]>, load: () -> Void
  ) -> [ID] {
    if let known = contents.withLock({ $0[keyPath: kept][name] }) { return known }
    load()
    return contents.withLock { contents in
      let ids = Self.sorted(contents[keyPath: pieces][name])
      contents[keyPath: kept][name] = ids
      return ids
    }
  }

  /// The names in a piece, without those in some of its members.
  func names(in id: ID, without members: [Range<Int>]) -> Set<String> {
    if let known = contents.withLock({ $0.mentioned[id] }) { return known }
    let names = Mentions.names(in: self[id].node, without: members)
    contents.withLock { $0.mentioned[id] = names }
    return names
  }

  /// The words that something may be declared with.
  var words: SourceWords {
    allWords.withLock { words in
      if let words { return words }
      var found = SourceWords()
      for file in files { found.add(file.source.text) }
      words = found
      return found
    }
  }

  /// Whether a type of the sources may be asked for members of any name: one that finds them by their texts.
  var answersAnyName: Bool {
    guard words.all.contains("dynamicMember") else { return false }
    return files.contains { file in
      file.source.text.ranges(of: "dynamicMember ").contains { range in
        !file.source.text[range.upperBound...].prefix { $0 != ")" }.contains("KeyPath")
      }
    }
  }

  /// The number of a file.
  func file(at path: String) -> Int? { numbers[path] }

  /// The text of a file as it is compiled whole.
  public func text(of path: String) -> String? { file(at: path).map { outline($0).text } }
}
