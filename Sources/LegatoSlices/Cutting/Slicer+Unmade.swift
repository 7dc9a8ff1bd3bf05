import SwiftSyntax

/// What a slicer does about values that could not be made up when a film ran.
extension Slicer {
  /// Sees to a value: by what makes one of its type, and where that was tried before, by doing without what needs the value.
  ///
  /// - Parameters:
  ///   - name: the code that was to make it, as in `Model.init: feed`.
  ///   - type: its type with its module, as in `App.Feed`.
  public mutating func answer(missing name: String, of type: String) {
    changes += 1
    let codes = ["Value", "Answer"].map { "_legato\($0)(\(StandIn.literal(name)))" }
    let askers = cuts.keys.filter { cut in codes.contains { cut.replacement.contains($0) } }
    if conformers.ask(for: type) {
      // What its neighbours are will be asked for next.
      for cut in askers { askForNeighbours(of: cut) }
      return
    }
    if let mark = name.firstRange(of: MadeUpMakers.mark) {
      conformers.refuse(
        MadeUpConformers.name(of: String(name[mark.upperBound...])), in: index.modules)
      return
    }
    unmade.formUnion(codes)
    for cut in askers { cuts[cut] = nil }
  }

  private mutating func askForNeighbours(of cut: Selection.Cut) {
    let pieces = index.outline(cut.file).pieces
    guard let number = index.outline(cut.file).piece(at: cut.range.lowerBound) else { return }
    let type = pieces[number].parent ?? number
    for piece in pieces where piece.parent == type {
      guard let variable = piece.node.as(VariableDeclSyntax.self) else { continue }
      for annotation in variable.bindings.compactMap(\.typeAnnotation) {
        for name in Mentions.names(in: annotation, without: []) where isOwn(name) {
          for id in index.pieces(named: name) where index[id].kind == .type {
            _ = conformers.ask(for: "\(index.modules[index.files[id.file].module]).\(name)")
          }
        }
      }
    }
  }

  /// Whether a name is that of a type of the project of which code may ask for a value.
  func isOwn(_ name: String) -> Bool { asksForAll && index.types.contains(name) }

  /// The body of a function that answers a type of the project.
  func askingStandIn(answering type: TypeSyntax?, title: String) -> StandIn? {
    guard let type, let name = Self.name(of: type), isOwn(name) else { return nil }
    return StandIn(code: "{ return _legatoValue(\(StandIn.literal(title))) }", form: .value)
  }

  /// The name of a type that has no arguments, without what it is nested in.
  static func name(of type: TypeSyntax) -> String? {
    if let some = type.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "any" {
      return name(of: some.constraint)
    }
    if let member = type.as(MemberTypeSyntax.self), member.genericArgumentClause == nil {
      return member.name.text
    }
    guard let identifier = type.as(IdentifierTypeSyntax.self),
      identifier.genericArgumentClause == nil
    else { return nil }
    return identifier.name.text
  }

  /// Whether a cut was made before, or would need a value that cannot be made up.
  func isSpent(_ cut: Selection.Cut) -> Bool { tried.contains(cut) || isUnmade(cut) }

  /// Whether a cut would need a value that cannot be made up.
  func isUnmade(_ cut: Selection.Cut) -> Bool {
    unmade.contains { cut.replacement.contains($0) }
  }
}
