import SwiftSyntax

/// What a slicer does about names that are declared nowhere.
extension Slicer {
  /// Why the compiler has given up on an expression: the names in it that are declared nowhere. Any other error is its own
  /// reason.
  func explained(
    _ fault: CompilerFault, _ place: Int?
  ) -> [(fault: CompilerFault, place: Int?)] {
    guard fault.isOfWholeExpression, let place, let file = index.file(at: fault.path),
      let number = index.outline(file).piece(at: place)
    else { return [(fault, place)] }
    let found = unknownNames(in: SourceIndex.ID(file: file, piece: number))
    return found.isEmpty ? [(fault, place)] : found
  }

  /// Takes out what of views has names that are declared nowhere, before a compiler is asked: it would take long to say so of
  /// each, and would find others only after these are gone.
  ///
  /// - Parameter modules: the modules whose views are looked at.
  /// - Returns: whether the slice has changed.
  public mutating func cutUnknownNames(in modules: Set<String>) -> Bool {
    // What answers any name has them all.
    guard names != nil, !index.answersAnyName else { return false }
    let views = selection.pieces.filter { id in
      modules.contains(index.modules[index.files[id.file].module])
        && PartCut.buildsViews(index[id].node)
    }.sorted { ($0.file, $0.piece) < ($1.file, $1.piece) }
    let gone = goneProperties
    var fresh: Set<Selection.Cut> = []
    var hasChanged = false
    for id in views {
      let own = owner(of: id).flatMap { gone[$0] } ?? []
      for (fault, place) in unknownNames(in: id, gone: own) {
        guard let place else { continue }
        if apply(fault, id.file, place, &fresh) { hasChanged = true }
      }
    }
    faults = []
    if hasChanged { changes += 1 }
    return hasChanged
  }

  /// The properties of each type that are taken out.
  private var goneProperties: [String: Set<String>] {
    var gone: [String: Set<String>] = [:]
    for id in removed.keys where index[id].node.is(VariableDeclSyntax.self) {
      if let owner = owner(of: id) { gone[owner, default: []].formUnion(index[id].names) }
    }
    return gone
  }

  /// The type that a member is one of.
  private func owner(of id: SourceIndex.ID) -> String? {
    guard let parent = index[id].parent else { return nil }
    let shell = index[SourceIndex.ID(file: id.file, piece: parent)]
    return shell.kind == .extension ? shell.extended : shell.names.first
  }

  private func unknownNames(
    in id: SourceIndex.ID, gone: Set<String> = []
  ) -> [(fault: CompilerFault, place: Int?)] {
    guard let names else { return [] }
    let outline = index.outline(id.file)
    let found = UnknownNames.found(
      in: index[id].node, without: cuts.keys.filter { $0.file == id.file }.map(\.range),
      gone: gone, isDeclared: { names.contain($0, isMember: $1, in: index) })
    return found.map { offset, message in
      let line = outline.line(at: offset)
      return (
        CompilerFault(
          path: outline.path, line: line, column: 1, message: message),
        offset
      )
    }
  }
}
