import SwiftSyntax

/// What takes the place of the code that an error is in, or that it is left out.
extension Slicer {
  /// What is done about an error.
  enum Change {
    case cut(Selection.Cut, LeftOut)
    case remove(SourceIndex.ID, LeftOut)
    case impossible
  }

  /// - Parameter fresh: the cuts that were made for other errors of the same run.
  func change(
    _ file: Int, _ offset: Int, _ fault: CompilerFault, _ fresh: Set<Selection.Cut>
  ) -> Change {
    let outline = index.outline(file)
    // An import that cannot be loaded.
    guard let token = outline.tree.token(at: AbsolutePosition(utf8Offset: offset)) else {
      return .impossible
    }
    if let change = attribute(token, file, fault) ?? backport(fault) { return change }
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let declaration = current.as(DeclSyntax.self), Self.isDeclared(declaration) {
        if let change = change(declaration, file, offset, fault, fresh) { return change }
      }
      if current.is(MacroExpansionExprSyntax.self),
        let number = outline.pieces.firstIndex(where: { $0.range == current.contentRange }),
        let part = part(
          of: current, SourceIndex.ID(file: file, piece: number), offset, fault, fresh)
      {
        return part
      }
      node = current.parent
    }
    return .impossible
  }

  private func attribute(_ token: TokenSyntax, _ file: Int, _ fault: CompilerFault) -> Change? {
    let outline = index.outline(file)
    guard let number = outline.piece(at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
    else { return nil }
    let title = outline.pieces[number].title
    guard let part = AttributeCut.part(at: token, fault, title: title) else { return nil }
    let cut = Selection.Cut(file: file, range: part.range, replacement: part.replacement)
    guard !isSpent(cut) else { return nil }
    var leftOut = LeftOut(
      name: "\(title): \(part.name)", path: outline.path,
      line: outline.line(at: part.range.lowerBound), form: .removed, reason: fault.message)
    leftOut.isPart = true
    return .cut(cut, leftOut)
  }

  /// Whether a declaration is a member or stands in a file, and not in code that runs.
  static func isDeclared(_ declaration: DeclSyntax) -> Bool {
    guard let parent = declaration.parent else { return false }
    return parent.is(MemberBlockItemSyntax.self)
      || (parent.is(CodeBlockItemSyntax.self)
        && parent.parent?.parent?.is(SourceFileSyntax.self) ?? false)
  }

  private func change(
    _ declaration: DeclSyntax, _ file: Int, _ offset: Int, _ fault: CompilerFault,
    _ fresh: Set<Selection.Cut>
  )
    -> Change?
  {
    let outline = index.outline(file)
    let range = declaration.contentRange
    guard let number = outline.pieces.firstIndex(where: { $0.range == range }) else { return nil }
    let id = SourceIndex.ID(file: file, piece: number)
    let piece = outline.pieces[number]
    if let known = removed[id] { return .remove(id, known) }
    let isProtected = isProtected(id)
    func leftOut(_ form: LeftOut.Form) -> LeftOut {
      LeftOut(
        name: piece.title, path: outline.path, line: piece.line, form: form, reason: fault.message)
    }
    if let part = part(of: Syntax(declaration), id, offset, fault, fresh) { return part }
    if let (body, type) = Self.body(of: declaration, at: offset), !isProtected {
      let standIn =
        Self.standIn(for: declaration, answering: type, title: piece.title)
        ?? madeUp.standIn(answering: type, title: piece.title)
        ?? askingStandIn(answering: type, title: piece.title)
      if let standIn {
        let cut = Selection.Cut(file: file, range: body, replacement: standIn.code)
        if (cuts[cut] == nil && !isUnmade(cut)) || fresh.contains(cut) {
          return .cut(cut, leftOut(standIn.form))
        }
      }
    }
    if !isProtected, piece.kind == .type,
      let cut = ViewBox.cut(in: declaration, at: offset, fault, file: file, title: piece.title),
      cuts[cut] == nil || fresh.contains(cut)
    {
      return .cut(cut, leftOut(.box))
    }
    if piece.kind == .type || piece.kind == .extension,
      let cut = inheritance(in: declaration, at: offset, fault, file: file),
      cuts[cut] == nil || fresh.contains(cut)
    {
      return .cut(cut, leftOut(.removed))
    }
    let own = owned(by: piece.parent, of: file)
    for value in ValueCut.candidates(
      in: declaration, at: offset, title: piece.title, own: own, asking: isOwn)
    {
      let cut = Selection.Cut(file: file, range: value.range, replacement: value.replacement)
      guard !isSpent(cut) || fresh.contains(cut) else { continue }
      var leftOut = leftOut(value.form)
      leftOut.isPart = true
      return .cut(cut, leftOut)
    }
    if let parent = piece.parent, outline.pieces[parent].kind == .type,
      let cut = initialiser(declaration, parent, file, offset, piece.title, fresh)
    {
      var leftOut = leftOut(.value)
      leftOut.isPart = true
      return .cut(cut, leftOut)
    }
    guard !isProtected else { return .impossible }
    return .remove(id, leftOut(.removed))
  }

  /// The names of a class's own properties, where it may have others; `nil` where all are its own.
  private func owned(by parent: Int?, of file: Int) -> Set<String>? {
    let pieces = index.outline(file).pieces
    guard let parent, let type = pieces[parent].node.as(ClassDeclSyntax.self),
      type.inheritanceClause != nil
    else { return nil }
    return Set(pieces.filter { $0.parent == parent }.flatMap(\.names))
  }

  /// The body that takes the place of an initialiser's, of those that were not tried.
  private func initialiser(
    _ declaration: DeclSyntax, _ parent: Int, _ file: Int, _ offset: Int, _ title: String,
    _ fresh: Set<Selection.Cut>
  ) -> Selection.Cut? {
    let bodies = InitialiserCut.bodies(
      of: declaration, title: title, properties: properties(of: parent, in: file), at: offset)
    guard let range = bodies.first?.range, range.contains(offset) else { return nil }
    // What is in a body that was made up is told by no line of the file.
    if let known = fresh.first(where: { $0.file == file && $0.range == range }) { return known }
    let isAnew = !tried.contains { $0.file == file && $0.range == range }
    return bodies.dropFirst(isAnew ? 0 : 1).lazy
      .map { Selection.Cut(file: file, range: $0.range, replacement: $0.replacement) }
      .first { !isSpent($0) }
  }

  /// The properties of a type that are still there.
  private func properties(of parent: Int, in file: Int) -> [VariableDeclSyntax] {
    let pieces = index.outline(file).pieces
    return pieces.indices.compactMap { number in
      guard pieces[number].parent == parent,
        removed[SourceIndex.ID(file: file, piece: number)] == nil
      else { return nil }
      return pieces[number].node.as(VariableDeclSyntax.self)
    }
  }

  /// How many parts a body may lose, but for those that only do nothing then. One that loses more is a box of its own, so
  /// that compiling ends; what is to be shown cannot be.
  private static let maxParts = 40

  /// The part of a body that an error is in, where that part can go alone.
  private func part(
    of declaration: Syntax, _ id: SourceIndex.ID, _ offset: Int, _ fault: CompilerFault,
    _ fresh: Set<Selection.Cut>
  ) -> Change? {
    let piece = index[id]
    let parts = PartCut.candidates(in: declaration, at: offset, fault, title: piece.title)
    let count = cuts.filter { cut, leftOut in
      leftOut.isPart && leftOut.form != .empty && cut.file == id.file
        && piece.range.contains(cut.range.lowerBound)
    }.count
    for part in parts {
      let cut = Selection.Cut(file: id.file, range: part.range, replacement: part.replacement)
      let isKnown = fresh.contains(cut)
      guard isKnown || !isSpent(cut) else { continue }
      guard isKnown || count < Self.maxParts else { return nil }
      let outline = index.outline(id.file)
      var leftOut = LeftOut(
        name: "\(piece.title): \(part.name)", path: outline.path,
        line: outline.line(at: part.place), form: part.form, reason: fault.message)
      leftOut.isPart = true
      return .cut(cut, leftOut)
    }
    return nil
  }

  /// Whether a piece is what is to be shown: a preview, or the view that an expression or a preview of the file names.
  func isProtected(_ id: SourceIndex.ID) -> Bool {
    guard id.file == home, others.isEmpty else { return false }
    let piece = index[id]
    if piece.kind == .preview { return true }
    let type =
      piece.kind == .type ? id : piece.parent.map { SourceIndex.ID(file: id.file, piece: $0) }
    guard let type, index[type].kind == .type else { return false }
    guard piece.kind == .type || piece.names == ["body"] || piece.names == ["previews"] else {
      return false
    }
    return index[type].names.contains(where: shown.contains)
  }

  /// The names in what is wanted.
  private var shown: Set<String> {
    var names: Set<String> = []
    for expression in subject.expressions { names.formUnion(Mentions.names(in: expression)) }
    for id in previews(of: subject, in: home) {
      names.formUnion(Mentions.names(in: index[id].node, without: []))
    }
    return names
  }

  /// The body of a declaration that an error is in, and what it answers.
  private static func body(of declaration: DeclSyntax, at offset: Int) -> (Range<Int>, TypeSyntax?)?
  {
    if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body,
      body.contentRange.contains(offset)
    {
      return (body.contentRange, function.signature.returnClause?.type)
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
    for binding in variable.bindings {
      guard let block = binding.accessorBlock, block.contentRange.contains(offset) else { continue }
      guard case .accessors(let accessors) = block.accessors else {
        return binding.typeAnnotation.map { (block.contentRange, $0.type) }
      }
      for accessor in accessors {
        guard let body = accessor.body, body.contentRange.contains(offset) else { continue }
        let isGetter = accessor.accessorSpecifier.text == "get"
        if isGetter, binding.typeAnnotation == nil { return nil }
        return (body.contentRange, isGetter ? binding.typeAnnotation?.type : nil)
      }
    }
    return nil
  }

  private static func standIn(
    for declaration: DeclSyntax, answering type: TypeSyntax?, title: String
  ) -> StandIn? {
    let function = declaration.as(FunctionDeclSyntax.self)
    let isView = type?.trimmedDescription.hasSuffix("View") ?? false
    // What changes a view leaves it as it is.
    if let function, isView, function.signature.parameterClause.parameters.count == 1 {
      let parameter = function.signature.parameterClause.parameters.first
      let name = parameter.map { ($0.secondName ?? $0.firstName).text } ?? ""
      let report = "let _ = _legatoLeftOut(\(StandIn.literal(title)))"
      if function.name.text == "body", parameter?.firstName.text == "content" {
        return StandIn(code: "{ \(report); \(name) }", form: .empty)
      }
    }
    return StandIn(answering: type, title: title, fails: fails(declaration))
  }

  /// Whether a function, or all of a property, may throw any error.
  private static func fails(_ declaration: DeclSyntax) -> Bool {
    let effects: ThrowsClauseSyntax?
    if let function = declaration.as(FunctionDeclSyntax.self) {
      effects = function.signature.effectSpecifiers?.throwsClause
    } else {
      let accessors = declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
      guard case .accessors(let list)? = accessors?.accessors, list.count == 1 else { return false }
      effects = list.first?.effectSpecifiers?.throwsClause
    }
    return effects.map { $0.throwsSpecifier.text == "throws" && $0.type == nil } ?? false
  }

  /// The conformance that an error is about: it is taken out, and the type stays.
  private func inheritance(
    in declaration: DeclSyntax, at offset: Int, _ fault: CompilerFault, file: Int
  ) -> Selection.Cut? {
    guard let clause = declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause else {
      return nil
    }
    let all = Array(clause.inheritedTypes)
    let wanted = fault.incomplete?.conformance.split(separator: ".").last.map(String.init)
    guard
      let index = all.firstIndex(where: { inherited in
        inherited.type.contentRange.contains(offset)
          || wanted.map { inherited.type.trimmedDescription.hasSuffix($0) } ?? false
      })
    else { return nil }
    // A type without the conformance that makes it a view is no use to anybody.
    if ["View", "App", "Scene"].contains(all[index].type.trimmedDescription) { return nil }
    let gone = cuts.keys.filter { $0.file == file }.map(\.range)
    let kept = all.indices.filter { other in
      let start = all[other].type.contentRange.lowerBound
      return other != index && !gone.contains { $0.contains(start) }
    }
    // What follows the last that is kept goes with the comma before it, what went before too.
    let range =
      if let last = kept.last {
        last > index
          ? all[index].contentRange
          : (all[last].trailingComma?.contentRange.lowerBound ?? all[index].contentRange.lowerBound)..<all[
            all.count - 1
          ].contentRange.upperBound
      } else {
        clause.contentRange
      }
    return Selection.Cut(file: file, range: range, replacement: "")
  }
}

extension StandIn {
  init(code: String, form: LeftOut.Form) {
    self.code = code
    self.form = form
  }
}
