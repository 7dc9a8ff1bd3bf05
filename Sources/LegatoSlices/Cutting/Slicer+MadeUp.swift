import SwiftSyntax

/// What a slicer does about types that are declared nowhere.
extension Slicer {
  /// The made-up types that what is taken of a file names.
  func madeUpTypes(in file: Int, _ taken: Set<Int>) -> [LeftOut] {
    let pieces = index.outline(file).pieces
    let names = taken.reduce(into: Set<String>()) { names, number in
      // Members of a type that are not taken say nothing.
      let members = pieces.filter { $0.parent == number }.map(\.range)
      names.formUnion(
        index.names(
          in: SourceIndex.ID(file: file, piece: number),
          without: pieces[number].isShell ? members : []))
    }
    return (madeUp.uses[file] ?? [:]).filter { names.contains($0.key) }.map(\.value)
  }

  mutating func makeUpTypes(for found: [CompilerFault], _ places: [CompilerFault: Int]) {
    let faults = found.compactMap { fault -> (fault: CompilerFault, token: TokenSyntax)? in
      guard let file = index.file(at: fault.path), let offset = places[fault],
        let token = token(file, offset)
      else { return nil }
      return (fault, token)
    }
    madeUp.makeUp(faults) { index.types.contains($0) }
  }

  /// Whether an error is that a type is not there that is made up: from now on its file sees it.
  mutating func usesMadeUp(_ fault: CompilerFault, _ file: Int, _ offset: Int) -> Bool {
    guard !madeUp.isEmpty, let token = token(file, offset) else { return false }
    return madeUp.use(
      fault, at: token, file: file, path: index.outline(file).path, line: fault.line)
  }

  /// A module with types that conform to its protocols.
  func withConformers(_ module: SourceModuleText) -> SourceModuleText {
    guard let file = conformers.file(for: module.name, module.files) else { return module }
    var module = module
    module.files.append(file)
    if !module.files.contains(where: { $0.path == StandIn.path }) {
      module.files.append(
        SourceText(path: StandIn.path, text: StandIn.support(for: module.files)))
    }
    return module
  }

  private func token(_ file: Int, _ offset: Int) -> TokenSyntax? {
    index.outline(file).tree.token(at: AbsolutePosition(utf8Offset: offset))
  }
}
