/// Makes the slice of a view, and takes out of it what a compiler cannot compile.
///
/// Compile `slice`; where that fails, hand the errors to `cut(_:)` and compile again, as long as it says that there is
/// something to be gained.
public struct Slicer: Sendable {
  let index: SourceIndex
  let subject: SliceSubject
  let home: Int
  /// What else the slice is made for, with the numbers of the files. Then nothing is protected: views that cannot be
  /// compiled become boxes, and `verdict(on:)` says so.
  let others: [(subject: SliceSubject, home: Int)]

  private(set) var removed: [SourceIndex.ID: LeftOut] = [:] { didSet { memo = SelectionMemo() } }
  var cuts: [Selection.Cut: LeftOut] = [:] { didSet { memo = SelectionMemo() } }
  /// Cuts that were made once, also where a larger one has taken their place.
  private(set) var tried: Set<Selection.Cut> = []
  /// Whether code may ask for values of the project's own types, whether or not there will be one when it runs: who runs it
  /// hands those back that there are not, by `answer(missing:of:)`.
  public var asksForAll = false
  /// The code of values that could not be made up when a film ran.
  var unmade: Set<String> = []
  private var whole: Set<SourceIndex.ID> = [] { didSet { memo = SelectionMemo() } }
  private var extra: Set<SourceIndex.ID> = [] { didSet { memo = SelectionMemo() } }
  private var widened: Set<String> = []
  /// What stays in the slice for many, also where nothing needs it any more.
  private var kept: Set<SourceIndex.ID> = [] { didSet { memo = SelectionMemo() } }
  private var memo = SelectionMemo()
  /// What other files may miss, in the order in which it was taken out.
  private(set) var losses: [Loss] = []
  var madeUp = MadeUpTypes()
  var conformers = MadeUpConformers()
  /// What is declared anywhere; `nil` where that is not known.
  public var names: KnownNames?

  /// The errors in what the view itself is: they are why it cannot be shown.
  public internal(set) var faults: [CompilerFault] = []
  /// How often the slice has become another one.
  public internal(set) var changes = 0

  /// - Returns: `nil` where the index has no such file.
  public init?(_ index: SourceIndex, _ subject: SliceSubject) {
    guard let home = index.file(at: subject.path) else { return nil }
    self.index = index
    self.subject = subject
    self.home = home
    others = []
  }

  /// A slicer for many views at once, of one module or of several.
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

  /// The modules of the views that it is made for.
  public var shownModules: Set<String> {
    Set(([home] + others.map(\.home)).map { index.modules[index.files[$0].module] })
  }

  func previews(of subject: SliceSubject, in home: Int) -> [SourceIndex.ID] {
    let outline = index.outline(home)
    return outline.pieces.indices.filter { number in
      let piece = outline.pieces[number]
      guard piece.kind == .preview else { return false }
      // Attributes may stand before it.
      let lines = piece.line...outline.line(at: piece.range.upperBound)
      return subject.previews.contains(where: lines.contains)
    }.map { SourceIndex.ID(file: home, piece: $0) }
  }

  var selection: Selection { memo.selection { select() } }

  private func select() -> Selection {
    var selection = Selection(
      index, removed: Set(removed.keys), cuts: Array(cuts.keys), whole: whole)
    selection.take(
      extra.union(kept).sorted { ($0.file, $0.piece) < ($1.file, $1.piece) })
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
    takeAlong(&byFile)
    let modules = order(Set(byFile.keys.map { index.files[$0].module }), byFile)
    let present = Set(modules.map { index.modules[$0] })
    var missing: [MissingModule] = []
    var leftOut = selection.missed.compactMap { removed[$0] }
    var texts: [SourceModuleText] = []
    var imports: [String: Set<String>] = [:]
    var usesMadeUp = false
    var isCut = false
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
          if present.contains(imported.module) {
            imports[index.modules[module], default: []].insert(imported.module)
          }
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
        // Many packages bring SwiftUI along: code that imports one of them alone has it from there.
        let brought =
          blanks.isEmpty || outline.imports.contains { $0.module == "SwiftUI" }
          ? "" : "\nimport SwiftUI"
        let unseen = madeUp.imports(in: number)
        usesMadeUp = usesMadeUp || !unseen.isEmpty
        if !unseen.isEmpty {
          imports[index.modules[module], default: []].insert(MadeUpTypes.module)
          leftOut += madeUpTypes(in: number, taken)
        }
        files.append(
          SourceText(
            path: outline.path,
            text: text(of: outline, taken: taken, blanks: blanks, cuts: applied) + brought + unseen
          ))
      }
      isCut = isCut || hasStandIns
      if hasStandIns {
        files.append(SourceText(path: StandIn.path, text: StandIn.support(for: files)))
      }
      texts.append(SourceModuleText(name: index.modules[module], files: files))
    }
    if isCut { texts = texts.map(withConformers) }
    if usesMadeUp { texts.insert(madeUp.text, at: 0) }
    return Slice(
      modules: texts,
      leftOut: leftOut.sorted { ($0.path, $0.line, $0.name) < ($1.path, $1.line, $1.name) },
      missingModules: missing, count: selection.pieces.count, imports: imports)
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
    (Array(removed.values) + cuts.values + madeUp.uses.values.flatMap(\.values)).sorted {
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
    own.madeUp = madeUp
    own.conformers = conformers
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
    own.madeUp = madeUp
    own.conformers = conformers
    own.unmade = unmade
    own.asksForAll = asksForAll
    own.names = names
    return own
  }

  // MARK: Cutting

  /// Keeps what the slice has of some modules now, also where nothing will need it any more: they need not be compiled
  /// again for what is taken out of others.
  public mutating func keep(_ modules: Set<String>) {
    let added = selection.pieces.filter {
      modules.contains(index.modules[index.files[$0.file].module]) && !kept.contains($0)
    }
    if !added.isEmpty { kept.formUnion(added) }
  }

  /// Takes out what errors are in.
  ///
  /// - Parameter isDeclared: whether what the files declare was well before: then a type that is not there is missed by the
  ///   code that names it, and by no other.
  /// - Returns: whether the slice has changed, and is worth compiling again. `false` where the view itself is what
  ///   cannot be compiled; `faults` says why.
  public mutating func cut(_ found: [CompilerFault], isDeclared: Bool = false) -> Bool {
    faults = []
    let places = places(of: found)
    var hasChanged = widen(found)
    // What is taken along may be what other errors miss, but for names that are declared nowhere.
    let found = hasChanged ? found.filter(isOfUnknownName) : found
    var fresh: Set<Selection.Cut> = []
    let causes = withoutConsequences(found, places, isDeclared: isDeclared)
    makeUpTypes(for: causes, places)
    // As they were compiled: each refusal moves the lines behind it.
    let texts = causes.contains { MadeUpConformers.isPath($0.path) } ? slice.modules : []
    for (fault, place) in causes.flatMap({ explained($0, places[$0]) }) {
      guard !madeUp.refuse(fault), !conformers.refuse(fault, in: texts) else {
        hasChanged = true
        continue
      }
      guard let file = index.file(at: fault.path), let offset = place else {
        faults.append(fault)
        continue
      }
      guard !usesMadeUp(fault, file, offset) else {
        hasChanged = true
        continue
      }
      if apply(fault, file, offset, &fresh) { hasChanged = true }
    }
    if hasChanged { changes += 1 }
    return faults.isEmpty && hasChanged
  }

  /// Takes out what an error is in; takes note of the error where there is nothing to take out.
  ///
  /// - Parameter fresh: the cuts that were made for other errors of the same run.
  /// - Returns: whether the slice has changed.
  mutating func apply(
    _ fault: CompilerFault, _ file: Int, _ offset: Int, _ fresh: inout Set<Selection.Cut>
  ) -> Bool {
    var hasChanged = false
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
      if cuts[cut] == nil, let loss = loss(of: cut, leftOut) { losses.append(loss) }
      cuts[cut] = leftOut
    case .remove(let id, var leftOut):
      if let known = removed[id] {
        leftOut = known
      } else {
        hasChanged = true
        losses.append(loss(of: id))
      }
      leftOut.faults.append(fault)
      removed[id] = leftOut
    case .impossible: faults.append(fault)
    }
    return hasChanged
  }

  /// Takes out all of what errors are in that no smaller change has dealt with: the outermost declaration, and where none
  /// holds the error, all of the file. What is to be shown stays.
  ///
  /// - Parameter innermost: whether to take out no more than the innermost declaration, where one holds the error.
  /// - Returns: whether the slice has changed.
  public mutating func giveUp(on found: [CompilerFault], innermost: Bool = false) -> Bool {
    let selected = selection.pieces
    let places = places(of: found)
    var hasChanged = false
    for fault in found {
      guard let file = index.file(at: fault.path) else { continue }
      let outline = index.outline(file)
      let open = outline.pieces.indices.filter { number in
        let id = SourceIndex.ID(file: file, piece: number)
        return outline.pieces[number].parent == nil && selected.contains(id) && removed[id] == nil
      }
      let inner = innermost ? places[fault].flatMap(outline.piece(at:)) : nil
      let holding =
        inner.map { [$0] }
        ?? open.filter { number in
          places[fault].map(outline.pieces[number].range.contains) ?? false
        }
      for number in holding.isEmpty ? open : holding {
        let id = SourceIndex.ID(file: file, piece: number)
        guard !isProtected(id), removed[id] == nil else { continue }
        let piece = outline.pieces[number]
        var leftOut = LeftOut(
          name: piece.title, path: outline.path, line: piece.line, form: .removed,
          reason: fault.message)
        leftOut.faults = [fault]
        removed[id] = leftOut
        losses.append(loss(of: id))
        hasChanged = true
      }
    }
    if hasChanged { changes += 1 }
    return hasChanged
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

  private func isOfUnknownName(_ fault: CompilerFault) -> Bool {
    guard let name = fault.missing else { return false }
    return index.pieces(named: name).isEmpty && !index.types.contains(name)
  }

  /// Where errors are in the files as they were written: what takes the place of a cut moves what follows in its line.
  private func places(of found: [CompilerFault]) -> [CompilerFault: Int] {
    var taken: [Int: Set<Int>] = [:]
    for id in selection.pieces { taken[id.file, default: []].insert(id.piece) }
    var places: [CompilerFault: Int] = [:]
    var replaced: [Int: [Selection.Cut]] = [:]
    for fault in found {
      guard let file = index.file(at: fault.path) else { continue }
      let outline = index.outline(file)
      let cuts =
        replaced[file] ?? applied(file, taken[file] ?? []).filter { !$0.replacement.isEmpty }
      replaced[file] = cuts
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
    _ found: [CompilerFault], _ places: [CompilerFault: Int], isDeclared: Bool
  ) -> [CompilerFault] {
    let causes = found.filter(\.isOfDeclaration)
    guard causes.isEmpty || isDeclared else { return causes }
    let pieces = found.map { fault -> (own: SourceIndex.ID, type: SourceIndex.ID)? in
      guard let file = index.file(at: fault.path), let offset = places[fault] else { return nil }
      let outline = index.outline(file)
      guard let own = outline.piece(at: offset) else { return nil }
      var number = own
      while let parent = outline.pieces[number].parent { number = parent }
      return (SourceIndex.ID(file: file, piece: own), SourceIndex.ID(file: file, piece: number))
    }
    let wanting = Set(
      found.indices.filter { found[$0].isOfDeclaration }.compactMap { pieces[$0]?.own })
    let isAboutMembers = found.allSatisfy(\.isOfDynamicMember)
    return found.indices.filter { number in
      guard let piece = pieces[number] else { return true }
      guard isAboutMembers || !found[number].isOfDynamicMember else { return false }
      guard found[number].isOfDeclaration || !wanting.contains(piece.own) else { return false }
      if found[number].isOfRawValues, let parent = index[piece.own].parent,
        wanting.contains(SourceIndex.ID(file: piece.own.file, piece: parent))
          || wanting.contains(piece.own)
      {
        return false
      }
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
}
