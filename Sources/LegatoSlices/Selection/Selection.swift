import SwiftSyntax

/// The pieces of an index that some code needs: those whose names stand in it, those whose names stand in these, and
/// so on.
struct Selection {
  /// What is taken out of a piece.
  struct Cut: Hashable, Sendable {
    let file: Int
    let range: Range<Int>
    /// What takes its place; empty where it is left out.
    let replacement: String
  }

  private let index: SourceIndex
  private(set) var pieces: Set<SourceIndex.ID> = []
  /// Pieces that are needed and have been cut.
  private(set) var missed: Set<SourceIndex.ID> = []

  private let removed: Set<SourceIndex.ID>
  private let cuts: [Int: [Range<Int>]]
  /// Types that are taken with all their members.
  private let whole: Set<SourceIndex.ID>
  /// The files in which a name is mentioned.
  private var mentions: [String: Set<Int>] = [:]
  private var lowercased: Set<String> = []
  private var open: [SourceIndex.ID] = []

  /// - Parameters:
  ///   - removed: pieces that cannot be compiled.
  ///   - cuts: parts of pieces that cannot be compiled.
  init(_ index: SourceIndex, removed: Set<SourceIndex.ID>, cuts: [Cut], whole: Set<SourceIndex.ID>)
  {
    self.index = index
    self.removed = removed
    self.cuts = Dictionary(grouping: cuts, by: \.file).mapValues { $0.map(\.range) }
    self.whole = whole
  }

  /// Takes pieces, and all that they need.
  mutating func take(_ ids: [SourceIndex.ID]) {
    for id in ids { select(id) }
    run()
  }

  /// Takes what code names that stands at the end of a file.
  mutating func take(namesIn code: String, file: Int) {
    for name in Mentions.names(in: code) { mention(name, in: file) }
    run()
  }

  private mutating func run() {
    while let id = open.popLast() {
      let piece = index[id]
      let members = piece.isShell ? members(of: id).map { index[$0].range } : []
      let cuts = cuts[id.file]?.filter { $0.overlaps(piece.range) } ?? []
      let names =
        cuts.isEmpty
        ? index.names(in: id, without: members)
        : Mentions.names(in: piece.node, without: cuts + members)
      for name in names { mention(name, in: id.file) }
    }
  }

  // MARK: Pieces

  private func members(of id: SourceIndex.ID) -> [SourceIndex.ID] {
    // Members stand behind their parent, and before what follows it.
    let pieces = index.outline(id.file).pieces
    var members: [SourceIndex.ID] = []
    var number = id.piece + 1
    while number < pieces.count, pieces[number].range.lowerBound < pieces[id.piece].range.upperBound
    {
      if pieces[number].parent == id.piece {
        members.append(SourceIndex.ID(file: id.file, piece: number))
      }
      number += 1
    }
    return members
  }

  private mutating func select(_ id: SourceIndex.ID) {
    guard !isGone(id) else { return }
    guard pieces.insert(id).inserted else { return }
    open.append(id)
    let piece = index[id]
    if let parent = piece.parent { select(SourceIndex.ID(file: id.file, piece: parent)) }
    guard piece.isShell || piece.kind == .protocolType else { return }
    if piece.isShell {
      let takesAll = whole.contains(id) || hasUnknownRequirements(id)
      for member in members(of: id) where takesAll || isWanted(member) { select(member) }
    }
    guard piece.parent == nil, piece.kind != .extension else { return }
    for name in piece.names {
      for shell in index.extensions(of: name) { open(shell, whole: whole.contains(id)) }
    }
  }

  /// Whether a piece, or what it stands in, cannot be compiled.
  private mutating func isGone(_ id: SourceIndex.ID) -> Bool {
    if removed.contains(id) {
      missed.insert(id)
      return true
    }
    guard let parent = index[id].parent else { return false }
    return isGone(SourceIndex.ID(file: id.file, piece: parent))
  }

  /// Takes what of an extension is needed, now that its type is.
  private mutating func open(_ shell: SourceIndex.ID, whole takesAll: Bool) {
    let piece = index[shell]
    // What an extension is for is the conformance that it declares.
    if !piece.inherited.isEmpty || takesAll {
      select(shell)
      for member in members(of: shell) { select(member) }
    } else {
      for member in members(of: shell) where isWanted(member) { select(member) }
    }
  }

  /// Whether a member is part of its type wherever the type is, or is mentioned.
  private func isWanted(_ id: SourceIndex.ID) -> Bool {
    let piece = index[id]
    if piece.isNeeded { return true }
    if piece.kind == .statement || piece.kind == .preview { return false }
    if let labels = piece.labels, labels.allSatisfy({ mentions[$0] != nil }) { return true }
    return piece.names.contains { name in
      name != "init" && name != "subscript"
        && (UsualWitnesses.names.contains(name) || isVisible(id, as: name))
    }
  }

  /// Whether a type may be asked for members whose names are not known here: by a protocol of elsewhere, or by one of
  /// another module, from which the type's own members are not seen. One with defaults would take those instead.
  private func hasUnknownRequirements(_ id: SourceIndex.ID) -> Bool {
    let module = index.files[id.file].module
    return index[id].inherited.contains { name in
      guard !UsualWitnesses.protocols.contains(name) else { return false }
      guard index.types.contains(name) else { return true }
      return index.pieces(named: name).contains {
        index[$0].kind == .protocolType && index.files[$0.file].module != module
      }
    }
  }

  // MARK: Names

  private mutating func mention(_ name: String, in file: Int) {
    guard mentions[name, default: []].insert(file).inserted else { return }
    lowercased.insert(name.lowercased())
    for id in index.pieces(named: name)
    where !pieces.contains(id) && isVisible(id, as: name) && isOpen(id) {
      select(id)
    }
    // Initialisers and subscripts of extensions are mentioned by their labels.
    for id in index.pieces(labelled: name) where !pieces.contains(id) && isOpen(id) && isWanted(id)
    {
      select(id)
    }
    // Types of elsewhere conform where a person's code says so; their names are all that leads there.
    guard !index.types.contains(name) else { return }
    for shell in index.extensions(of: name) where !pieces.contains(shell) {
      // Members whose names were mentioned before the type's were not known to be meant.
      open(shell, whole: false)
      for member in members(of: shell) where index[member].labels?.isEmpty ?? false {
        select(member)
      }
    }
  }

  /// Whether what a name stands for can be seen from where it is mentioned.
  private func isVisible(_ id: SourceIndex.ID, as name: String) -> Bool {
    guard let files = mentions[name] else { return false }
    let piece = index[id]
    if piece.isFileLocal { return files.contains(id.file) }
    if piece.isPublic
      || piece.parent.map({ index.outline(id.file).pieces[$0].kind == .protocolType })
        ?? false
    {
      return true
    }
    let module = index.files[id.file].module
    return files.contains { index.files[$0].module == module }
  }

  /// Whether a piece can be meant: it is no member, or one of something that is taken.
  private func isOpen(_ id: SourceIndex.ID) -> Bool {
    let piece = index[id]
    guard piece.kind != .statement, piece.kind != .preview else { return false }
    guard let parent = piece.parent else { return true }
    let shell = SourceIndex.ID(file: id.file, piece: parent)
    if pieces.contains(shell) { return true }
    guard index[shell].kind == .extension, let extended = index[shell].extended else {
      return false
    }
    guard index.types.contains(extended) else { return isLikely(extended) }
    return index.pieces(named: extended).contains { pieces.contains($0) && index[$0].parent == nil }
  }

  /// Whether a type of elsewhere may be there at all: those of Apple's older frameworks are named where they are used.
  private func isLikely(_ type: String) -> Bool {
    let prefix = type.prefix(3)
    guard prefix.count == 3, prefix.allSatisfy(\.isUppercase) else { return true }
    return mentions[type] != nil || lowercased.contains(type.lowercased())
  }
}
