import SwiftSyntax

/// Makes the slice of a view, and takes out of it what a compiler cannot compile.
///
/// Compile `slice`; where that fails, hand the errors to `cut(_:)` and compile again, as long as it says that there is
/// something to be gained.
public struct Slicer: Sendable {
  private let index: SourceIndex
  private let subject: SliceSubject
  private let home: Int
  /// What else the slice is made for, with the numbers of the files. Then nothing is protected: views that cannot be
  /// compiled become boxes, and `verdict(on:)` says so.
  private let others: [(subject: SliceSubject, home: Int)]

  private var removed: [SourceIndex.ID: LeftOut] = [:]
  private var cuts: [Selection.Cut: LeftOut] = [:]
  /// Cuts that were made once, also where a larger one has taken their place.
  private var tried: Set<Selection.Cut> = []
  private var whole: Set<SourceIndex.ID> = []
  private var extra: Set<SourceIndex.ID> = []
  private var widened: Set<String> = []

  /// The errors in what the view itself is: they are why it cannot be shown.
  public private(set) var faults: [CompilerFault] = []

  /// - Returns: `nil` where the index has no such file.
  public init?(_ index: SourceIndex, _ subject: SliceSubject) {
    guard let home = index.file(at: subject.path) else { return nil }
    self.index = index
    self.subject = subject
    self.home = home
    others = []
  }

  /// A slicer for many views of one module at once.
  ///
  /// - Returns: `nil` where there are none, or the index has none of the files.
  public init?(_ index: SourceIndex, all subjects: [SliceSubject]) {
    let known = subjects.compactMap { subject in index.file(at: subject.path).map { (subject, $0) }
    }
    guard let first = known.first else { return nil }
    self.index = index
    subject = first.0
    home = first.1
    others = known.map { (subject: $0.0, home: $0.1) }
  }

  // MARK: The slice

  private func previews(of subject: SliceSubject, in home: Int) -> [SourceIndex.ID] {
    let outline = index.outline(home)
    return outline.pieces.indices.filter { number in
      let piece = outline.pieces[number]
      guard piece.kind == .preview else { return false }
      // Attributes may stand before it.
      let lines = piece.line...outline.line(at: piece.range.upperBound)
      return subject.previews.contains(where: lines.contains)
    }.map { SourceIndex.ID(file: home, piece: $0) }
  }

  private var selection: Selection {
    var selection = Selection(
      index, removed: Set(removed.keys), cuts: Array(cuts.keys), whole: whole)
    selection.take(extra.sorted { ($0.file, $0.piece) < ($1.file, $1.piece) })
    for (subject, home) in others.isEmpty ? [(subject: subject, home: home)] : others {
      selection.take(previews(of: subject, in: home))
      for expression in subject.expressions { selection.take(namesIn: expression, file: home) }
    }
    return selection
  }

  public var slice: Slice {
    let selection = selection
    var byFile: [Int: Set<Int>] = [home: []]
    for id in selection.pieces { byFile[id.file, default: []].insert(id.piece) }
    let modules = order(Set(byFile.keys.map { index.files[$0].module }), byFile)
    let present = Set(modules.map { index.modules[$0] })
    var missing: [MissingModule] = []
    var leftOut = selection.missed.compactMap { removed[$0] }
    var texts: [SourceModuleText] = []
    for module in modules {
      var files: [SourceText] = []
      var hasStandIns = false
      // The view's own file is the first.
      let numbers = byFile.keys.filter { index.files[$0].module == module }.sorted {
        ($0 == home ? -1 : $0) < ($1 == home ? -1 : $1)
      }
      for number in numbers {
        let outline = index.outline(number)
        let taken = byFile[number] ?? []
        let applied = applied(number, taken)
        leftOut += applied.compactMap { cuts[$0] }
        hasStandIns = hasStandIns || applied.contains { !$0.replacement.isEmpty }
        var blanks: [Range<Int>] = []
        for imported in outline.imports {
          let isThere = index.conditions.modules.contains(imported.module)
          if !isThere {
            missing.append(
              MissingModule(name: imported.module, path: outline.path, line: imported.line))
          }
          if !isThere
            || (index.modules.contains(imported.module) && !present.contains(imported.module))
          {
            blanks.append(imported.range)
          }
        }
        files.append(
          SourceText(
            path: outline.path, text: text(of: outline, taken: taken, blanks: blanks, cuts: applied)
          ))
      }
      if hasStandIns {
        files.append(SourceText(path: "legato stand-ins.swift", text: StandIn.support))
      }
      texts.append(SourceModuleText(name: index.modules[module], files: files))
    }
    return Slice(
      modules: texts,
      leftOut: leftOut.sorted { ($0.path, $0.line, $0.name) < ($1.path, $1.line, $1.name) },
      missingModules: missing, count: selection.pieces.count)
  }

  /// Modules in the order in which they can be compiled, the view's own last.
  private func order(_ modules: Set<Int>, _ byFile: [Int: Set<Int>]) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = []
    func visit(_ module: Int) {
      guard modules.contains(module), seen.insert(module).inserted else { return }
      for (file, _) in byFile.sorted(by: { $0.key < $1.key })
      where index.files[file].module == module {
        for imported in index.outline(file).imports {
          if let other = index.modules.firstIndex(of: imported.module),
            other != index.files[home].module
          {
            visit(other)
          }
        }
      }
      order.append(module)
    }
    visit(index.files[home].module)
    // What is reached by a name and imported by none cannot be reached.
    return order
  }

  /// The cuts of a file that lie in what is taken of it.
  private func applied(_ file: Int, _ taken: Set<Int>) -> [Selection.Cut] {
    let outline = index.outline(file)
    let own = cuts.keys.filter { $0.file == file }
    return own.filter { cut in
      guard let piece = outline.piece(at: cut.range.lowerBound), taken.contains(piece) else {
        return false
      }
      return !own.contains {
        $0 != cut && $0.range.lowerBound <= cut.range.lowerBound
          && cut.range.upperBound <= $0.range.upperBound
      }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func text(
    of outline: FileOutline, taken: Set<Int>, blanks: [Range<Int>], cuts: [Selection.Cut]
  ) -> String {
    var bytes = Array(outline.text.utf8)
    for range in blanks { SourceBytes.blank(&bytes, range) }
    for (number, piece) in outline.pieces.enumerated() where !taken.contains(number) {
      guard piece.parent.map(taken.contains) ?? true else { continue }
      SourceBytes.blank(&bytes, piece.range)
      // What separates it from the next one in its line separates nothing any more.
      var next = piece.range.upperBound
      while next < bytes.count, bytes[next] == 32 { next += 1 }
      if next < bytes.count, bytes[next] == UInt8(ascii: ";") { bytes[next] = 32 }
    }
    for cut in cuts.reversed() {
      if cut.replacement.isEmpty {
        SourceBytes.blank(&bytes, cut.range)
      } else {
        let breaks = bytes[cut.range].filter { $0 == 10 }
        bytes.replaceSubrange(cut.range, with: Array(cut.replacement.utf8) + breaks)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Everything that was taken out so far, also where nothing needs it any more.
  public var takenOut: [LeftOut] {
    (Array(removed.values) + cuts.values).sorted {
      ($0.path, $0.line, $0.name) < ($1.path, $1.line, $1.name)
    }
  }

  /// What of a view had to be taken out in a slice for many.
  ///
  /// - Returns: what is wrong with the view itself, and what it has to do without; `nil` where the index has no such
  ///   file.
  public func verdict(on subject: SliceSubject) -> (faults: [LeftOut], leftOut: [LeftOut])? {
    guard var own = Slicer(index, subject) else { return nil }
    own.removed = removed
    own.cuts = cuts
    own.tried = tried
    own.whole = whole
    let faults =
      removed.filter { own.isProtected($0.key) }.map(\.value)
      + cuts.filter { cut, leftOut in
        guard !leftOut.isPart else { return false }
        let piece = index.outline(cut.file).piece(at: cut.range.lowerBound)
        return piece.map { own.isProtected(SourceIndex.ID(file: cut.file, piece: $0)) } ?? false
      }.map(\.value)
    return (
      faults.sorted { ($0.path, $0.line, $0.name) < ($1.path, $1.line, $1.name) },
      own.slice.leftOut.filter { !faults.contains($0) }
    )
  }

  /// A slicer for one of many, which begins with what was found out for all of them. What was taken out of the view
  /// itself is not: why it cannot be shown is still to be found out.
  ///
  /// - Returns: `nil` where the index has no such file.
  public func slicer(for subject: SliceSubject) -> Slicer? {
    guard var own = Slicer(index, subject) else { return nil }
    own.removed = removed.filter { !own.isProtected($0.key) }
    own.cuts = cuts.filter { cut, leftOut in
      let piece = index.outline(cut.file).piece(at: cut.range.lowerBound)
      return leftOut.isPart
        || !(piece.map { own.isProtected(SourceIndex.ID(file: cut.file, piece: $0)) } ?? false)
    }
    own.tried = Set(own.cuts.keys)
    own.whole = whole
    own.extra = extra
    own.widened = widened
    return own
  }

  // MARK: Cutting

  /// Takes out what errors are in.
  ///
  /// - Returns: whether the slice has changed, and is worth compiling again. `false` where the view itself is what
  ///   cannot be compiled; `faults` says why.
  public mutating func cut(_ found: [CompilerFault]) -> Bool {
    faults = []
    guard !widen(found) else { return true }
    var hasChanged = false
    var fresh: Set<Selection.Cut> = []
    let places = places(of: found)
    for fault in withoutConsequences(found, places) {
      guard let file = index.file(at: fault.path), let offset = places[fault] else {
        faults.append(fault)
        continue
      }
      switch change(file, offset, fault, fresh) {
      case .cut(let cut, var leftOut):
        for known in cuts.keys where known.file == cut.file && known.range == cut.range {
          if known != cut { cuts[known] = nil }
        }
        tried.insert(cut)
        if fresh.insert(cut).inserted {
          hasChanged = true
        } else {
          leftOut.faults = cuts[cut]?.faults ?? []
        }
        leftOut.faults.append(fault)
        cuts[cut] = leftOut
      case .remove(let id, var leftOut):
        if let known = removed[id] { leftOut = known } else { hasChanged = true }
        leftOut.faults.append(fault)
        removed[id] = leftOut
      case .impossible: faults.append(fault)
      }
    }
    return faults.isEmpty && hasChanged
  }

  /// Takes along what the names in the code did not lead to: members that a conformance asks for, and names that are
  /// declared and were not taken.
  private mutating func widen(_ found: [CompilerFault]) -> Bool {
    let selected = selection.pieces
    var hasChanged = false
    for fault in found {
      if let type = fault.incomplete?.type.split(separator: ".").last.map(String.init) {
        for id in index.pieces(named: type) where index[id].kind == .type && selected.contains(id) {
          if whole.insert(id).inserted { hasChanged = true }
        }
      }
      guard let name = fault.missing, widened.insert(name).inserted else { continue }
      for id in index.pieces(named: name) where !selected.contains(id) && removed[id] == nil {
        let piece = index[id]
        guard piece.kind != .preview, piece.kind != .statement,
          !piece.isFileLocal || index.file(at: fault.path) == id.file
        else { continue }
        extra.insert(id)
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Where errors are in the files as they were written: what takes the place of a cut moves what follows in its line.
  private func places(of found: [CompilerFault]) -> [CompilerFault: Int] {
    var taken: [Int: Set<Int>] = [:]
    for id in selection.pieces { taken[id.file, default: []].insert(id.piece) }
    var places: [CompilerFault: Int] = [:]
    for fault in found {
      guard let file = index.file(at: fault.path) else { continue }
      let outline = index.outline(file)
      let cuts = applied(file, taken[file] ?? []).filter { !$0.replacement.isEmpty }
      places[fault] = min(
        outline.offset(line: fault.line, column: fault.column, behind: cuts),
        max(0, outline.text.utf8.count - 1))
    }
    return places
  }

  /// The errors without those that follow from others: where types are not there, all that is said of code that uses
  /// them; in a type with other errors that it does not conform, as the type of a body is not known then; in a declaration
  /// with other errors that something in it has no context.
  private func withoutConsequences(
    _ found: [CompilerFault], _ places: [CompilerFault: Int]
  ) -> [CompilerFault] {
    let causes = found.filter(\.isOfDeclaration)
    guard causes.isEmpty else { return causes }
    let pieces = found.map { fault -> (own: SourceIndex.ID, type: SourceIndex.ID)? in
      guard let file = index.file(at: fault.path), let offset = places[fault] else { return nil }
      let outline = index.outline(file)
      guard let own = outline.piece(at: offset) else { return nil }
      var number = own
      while let parent = outline.pieces[number].parent { number = parent }
      return (SourceIndex.ID(file: file, piece: own), SourceIndex.ID(file: file, piece: number))
    }
    return found.indices.filter { number in
      guard let piece = pieces[number] else { return true }
      if found[number].incomplete != nil {
        return !found.indices.contains { other in
          other != number && found[other].incomplete == nil && pieces[other]?.type == piece.type
        }
      }
      guard found[number].isOfContext else { return true }
      return !found.indices.contains { other in
        !found[other].isOfContext && pieces[other]?.own == piece.own
      }
    }.map { found[$0] }
  }

  private enum Change {
    case cut(Selection.Cut, LeftOut)
    case remove(SourceIndex.ID, LeftOut)
    case impossible
  }

  /// - Parameter fresh: the cuts that were made for other errors of the same run.
  private func change(
    _ file: Int, _ offset: Int, _ fault: CompilerFault, _ fresh: Set<Selection.Cut>
  ) -> Change {
    let outline = index.outline(file)
    // An import that cannot be loaded.
    guard let token = outline.tree.token(at: AbsolutePosition(utf8Offset: offset)) else {
      return .impossible
    }
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let declaration = current.as(DeclSyntax.self), Self.isDeclared(declaration) {
        if let change = change(declaration, file, offset, fault, fresh) { return change }
      }
      node = current.parent
    }
    return .impossible
  }

  /// Whether a declaration is a member or stands in a file, and not in code that runs.
  private static func isDeclared(_ declaration: DeclSyntax) -> Bool {
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
    if let part = part(of: declaration, id, offset, fault, fresh) { return part }
    if let (body, type) = Self.body(of: declaration, at: offset), !isProtected {
      let standIn = Self.standIn(for: declaration, answering: type, title: piece.title)
      if let standIn {
        let cut = Selection.Cut(file: file, range: body, replacement: standIn.code)
        if cuts[cut] == nil || fresh.contains(cut) { return .cut(cut, leftOut(standIn.form)) }
      }
    }
    if !isProtected, piece.kind == .type,
      let cut = ViewBox.cut(in: declaration, at: offset, fault, file: file, title: piece.title),
      cuts[cut] == nil || fresh.contains(cut)
    {
      return .cut(cut, leftOut(.box))
    }
    if piece.kind == .type || piece.kind == .extension,
      let cut = Self.inheritance(in: declaration, at: offset, fault, file: file),
      cuts[cut] == nil || fresh.contains(cut)
    {
      return .cut(cut, leftOut(.removed))
    }
    for value in ValueCut.candidates(in: declaration, at: offset, title: piece.title) {
      let cut = Selection.Cut(file: file, range: value.range, replacement: value.replacement)
      guard !tried.contains(cut) || fresh.contains(cut) else { continue }
      var leftOut = leftOut(value.form)
      leftOut.isPart = true
      return .cut(cut, leftOut)
    }
    guard !isProtected else { return .impossible }
    return .remove(id, leftOut(.removed))
  }

  /// How many parts a body may lose. One that loses more is a box of its own, so that compiling ends; what is to be
  /// shown cannot be.
  private static let maxParts = (inner: 4, shown: 12)

  /// The part of a body that an error is in, where that part can go alone.
  private func part(
    of declaration: DeclSyntax, _ id: SourceIndex.ID, _ offset: Int, _ fault: CompilerFault,
    _ fresh: Set<Selection.Cut>
  ) -> Change? {
    let piece = index[id]
    // Of many views at once nothing is protected, and any body may be one of theirs.
    let isShown = isProtected(id) || (!others.isEmpty && piece.names == ["body"])
    let parts = PartCut.candidates(in: declaration, at: offset, fault, title: piece.title)
    let count = cuts.filter { cut, leftOut in
      leftOut.isPart && cut.file == id.file && piece.range.contains(cut.range.lowerBound)
    }.count
    for part in parts {
      let cut = Selection.Cut(file: id.file, range: part.range, replacement: part.replacement)
      let isKnown = fresh.contains(cut)
      guard isKnown || !tried.contains(cut) else { continue }
      guard isKnown || count < (isShown ? Self.maxParts.shown : Self.maxParts.inner) else {
        return nil
      }
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
  private func isProtected(_ id: SourceIndex.ID) -> Bool {
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
    return StandIn(answering: type, title: title)
  }

  /// The conformance that an error is about: it is taken out, and the type stays.
  private static func inheritance(
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
    if all.count == 1 {
      return Selection.Cut(file: file, range: clause.contentRange, replacement: "")
    }
    let range =
      index + 1 < all.count
      ? all[index].contentRange
      : (all[index - 1].trailingComma?.contentRange.lowerBound ?? all[index].contentRange.lowerBound)..<all[
        index
      ].contentRange.upperBound
    return Selection.Cut(file: file, range: range, replacement: "")
  }
}

extension StandIn {
  init(code: String, form: LeftOut.Form) {
    self.code = code
    self.form = form
  }
}
