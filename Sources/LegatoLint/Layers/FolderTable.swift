/// Which folders of a module may name which: the layers inside of modules, as a table in text has them.
///
/// - `module NAME` begins what is said of a module.
/// - `Drawing: Graph Layout` says of which folders the files in `Drawing` may name types, beside their own. A
///   folder may be divided: then `Drawing/Shapes` has a line of its own, and `Drawing` is the rest of it. `.` is
///   what lies in no folder.
/// - `Core = Graph Frame` makes one layer of several folders, which may name each other, and are called `Core`
///   in the other lines.
/// - `knotted Text > Symbols 3` is an arrow against the layers that the code still has: three types are
///   named along it, in one file or another, and no more may be.
/// - `knot 5` is how many files may need each other in a circle at the most.
///
/// What follows a `#` is a comment.
package struct FolderTable: Sendable {
  /// Where this package keeps its table, from its root.
  package static let path = "Documentation/folders.txt"

  /// What the table says of a module.
  package struct Module: Sendable {
    package let name: String
    /// Where it begins, from 1.
    package let line: Int
    package internal(set) var knotted: [Knotted] = []
    /// How many files may need each other in a circle at the most; no limit where the table has none.
    package internal(set) var knot: (limit: Int, line: Int)?
    var layers: [Layer] = []
  }

  /// Folders that may name each other.
  struct Layer: Sendable {
    /// That of its only folder, or of the group.
    let name: String
    var folders: [String]
    /// The names of the layers that it may name.
    var below: [String] = []
    var line: Int
    /// Whether a line says what it may name.
    var isComplete = false
  }

  /// An arrow against the layers.
  package struct Knotted: Sendable {
    package let from: String
    package let to: String
    /// How many types may be named along it: one that two files name counts twice.
    package let limit: Int
    package let line: Int
  }

  /// What is wrong with a table.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    /// From 1.
    package let line: Int
    package let text: String
    package var description: String { "line \(line): \(text)" }
  }

  package private(set) var modules: [Module] = []

  /// - Throws: a ``Fault`` where a line is none of a table, a folder is named that has no line, a folder has
  ///   two, or the arrows run in a circle.
  package init(_ text: String) throws(Fault) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let words = line.prefix { $0 != "#" }.replacing(":", with: " : ").split(separator: " ")
        .map(String.init)
      guard !words.isEmpty else { continue }
      if words[0] == "module", words.count == 2 {
        modules.append(Module(name: words[1], line: number))
      } else if modules.isEmpty {
        throw Fault(line: number, text: "stands before the first module")
      } else {
        try modules[modules.count - 1].read(words, line: number)
      }
    }
    for module in modules { try module.check() }
  }
}

extension FolderTable.Module {
  /// The folder that each file belongs to, as the table divides them; no entry where the table has no line.
  ///
  /// - Parameter files: paths from the module's folder.
  func folders(of files: [String]) -> [String: String] {
    let known = Set(layers.flatMap(\.folders))
    var folders: [String: String] = [:]
    for file in files {
      var folder = file[...]
      while let slash = folder.lastIndex(of: "/"), folders[file] == nil {
        folder = folder[..<slash]
        if known.contains(String(folder)) { folders[file] = String(folder) }
      }
      if !file.contains("/"), known.contains(".") { folders[file] = "." }
    }
    return folders
  }

  /// Whether the table lets the files of a folder name the types of another one, knotted arrows left out.
  func allows(_ folder: String, toName other: String) -> Bool {
    guard let upper = layer(of: folder), let lower = layer(of: other) else { return false }
    return upper.name == lower.name || upper.below.contains(lower.name)
  }

  private func layer(of folder: String) -> FolderTable.Layer? {
    layers.first { $0.folders.contains(folder) }
  }

  // MARK: Reading

  fileprivate mutating func read(_ words: [String], line: Int) throws(FolderTable.Fault) {
    if words[0] == "knot", words.count == 2, let limit = Int(words[1]), knot == nil {
      knot = (limit, line)
    } else if words[0] == "knotted", words.count == 5, words[2] == ">",
      let limit = Int(words[4])
    {
      knotted.append(
        FolderTable.Knotted(from: words[1], to: words[3], limit: limit, line: line))
    } else if words.count > 2, words[1] == "=" {
      try add(FolderTable.Layer(name: words[0], folders: Array(words[2...]), line: line))
    } else if words.count > 1, words[1] == ":" {
      try complete(words[0], below: Array(words[2...]), line: line)
    } else {
      throw FolderTable.Fault(line: line, text: "is none of a table of folders")
    }
  }

  private mutating func add(_ layer: FolderTable.Layer) throws(FolderTable.Fault) {
    let known = layers.flatMap { $0.folders + [$0.name] }
    if let twice = (layer.folders + [layer.name]).first(where: known.contains) {
      throw FolderTable.Fault(line: layer.line, text: "\(twice) has two lines in \(name)")
    }
    layers.append(layer)
  }

  private mutating func complete(
    _ name: String, below: [String], line: Int
  ) throws(FolderTable.Fault) {
    if !layers.contains(where: { $0.name == name && !$0.isComplete }) {
      try add(FolderTable.Layer(name: name, folders: [name], line: line))
    }
    guard let index = layers.firstIndex(where: { $0.name == name }) else { return }
    layers[index].below = below
    layers[index].line = line
    layers[index].isComplete = true
  }

  // MARK: Checking

  fileprivate func check() throws(FolderTable.Fault) {
    let names = Set(layers.map(\.name))
    let folders = Set(layers.flatMap(\.folders))
    for layer in layers {
      if let unknown = layer.below.first(where: { !names.contains($0) }) {
        throw FolderTable.Fault(line: layer.line, text: "\(unknown) has no line in \(name)")
      }
    }
    for arrow in knotted {
      if let unknown = [arrow.from, arrow.to].first(where: { !folders.contains($0) }) {
        throw FolderTable.Fault(line: arrow.line, text: "\(unknown) has no line in \(name)")
      }
    }
    let below = Dictionary(uniqueKeysWithValues: layers.map { ($0.name, Set($0.below)) })
    if let circle = Knots.find(layers.map(\.name), needs: below).first {
      throw FolderTable.Fault(
        line: layers.first { $0.name == circle[0] }?.line ?? line,
        text: "the arrows of \(name) run in a circle: \(circle.joined(separator: ", "))")
    }
  }
}
