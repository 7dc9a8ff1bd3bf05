import Foundation
import LegatoFilm
import LegatoSlices
import Synchronization

/// What checking many views at once has found out.
struct CheckedViews: Sendable {
  /// It knows what was taken out, and of which view.
  let slicer: Slicer
  /// What was compiled at last.
  let slice: Slice
  /// The modules whose views all compile with what was taken out: where errors could not be dealt with, or there was no
  /// time, it is yet to be found out of each view whether it does.
  let complete: Set<String>
}

extension SliceCompiler {
  /// What is known of a module's types.
  private struct ModuleCheck {
    /// The files that were well or whose errors are in `wrong`, by path.
    var known: [String: String] = [:]
    /// The files with errors.
    var wrong: Set<String> = []
    var patience = ExpressionPatience()
    /// Whether what the module declares was well: until then its bodies are not looked at, as what is said of them follows
    /// from types that are not there.
    var isDeclared = false
    /// What the module and all that it imports were made of when nothing was wrong with it.
    var well: Int?
    /// The same, when nothing could be done about its errors.
    var stuck: Int?
    /// How often it was compiled.
    var rounds = 0

    /// Whether so much was taken out of it already that errors are worth no more than what they are in.
    var isOutOfRounds: Bool { rounds >= 3 * SliceCompiler.maxRounds }

    /// The files that were not well as they are.
    func open(of texts: [String: String]) -> Set<String> {
      Set(texts.filter { known[$0.key] != $0.value }.keys).union(wrong)
    }

    mutating func note(_ result: Result<URL?, CompilerErrors>, _ isWhole: Bool, _ digest: Int?)
      -> [CompilerFault]?
    {
      wrong = []
      rounds += 1
      switch result {
      case .success where !isDeclared:
        isDeclared = true
        known = [:]
        return nil
      case .success:
        patience.succeeded()
        if isWhole { well = digest }
        return nil
      case .failure(let errors) where errors.isLate:
        stuck = digest
        known = [:]
        return nil
      case .failure(let errors):
        // Files where the compiler has only given up on something are not tried again as long as others are wrong.
        let others = errors.faults.filter { !$0.isOutOfTime }
        wrong = Set((others.isEmpty ? errors.faults : others).map(\.path))
        return patience.faults(errors.faults)
      }
    }
  }

  /// Checks the types of many files' views at once, and takes out what does not compile.
  ///
  /// The views may be of several modules: each is compiled once for all others, when those that it imports are well, two at a
  /// time where none needs the other. While errors are left somewhere, a module that was well and is the same stays so,
  /// whatever becomes of those that it imports; at the end all are compiled as they are then.
  ///
  /// - Returns: what was found out; `nil` where there is nothing to check.
  func checked(_ subjects: [SliceSubject]) throws(FilmFailure) -> CheckedViews? {
    guard var slicer = Slicer(code.index, all: subjects) else { return nil }
    slicer.names = code.names
    var checks: [String: ModuleCheck] = [:]
    var slice = slicer.slice
    let shown = slicer.shownModules
    for _ in 1...Self.maxRounds * 12 * max(1, slice.modules.count) {
      let digests = Self.digests(of: slice)
      let names = Self.next(slice, checks, digests).prefix(jobs)
      guard !names.isEmpty, !(deadline?.isOver ?? false) else { break }
      let results = try results(of: Array(names), slice, checks, shown: shown)
      var faults: [CompilerFault] = []
      var failed: [String] = []
      var declared: Set<String> = []
      for (name, (result, isWhole)) in zip(names, results) {
        var check = checks[name] ?? ModuleCheck(isDeclared: !shown.contains(name))
        let wasDeclared = check.isDeclared
        check.known = Self.texts(of: slice, name)
        if let found = check.note(result, isWhole, digests[name]) {
          faults += found
          failed.append(name)
        }
        checks[name] = check
        if check.isDeclared, !wasDeclared { declared.insert(name) }
      }
      progress(Self.report(on: names, errors: faults.count, slice, checks, digests))
      slicer.keep(Set(names))
      if !declared.isEmpty, slicer.cutUnknownNames(in: declared) { slice = slicer.slice }
      guard !failed.isEmpty else { continue }
      let isLate = failed.contains { checks[$0]?.isOutOfRounds ?? false }
      let isDeclared = failed.allSatisfy { checks[$0]?.isDeclared ?? false }
      if !Self.change(&slicer, faults, isLate: isLate, isDeclared: isDeclared) {
        for name in failed { checks[name]?.stuck = digests[name] }
      }
      slice = slicer.slice
    }
    let digests = Self.digests(of: slice)
    let complete = Set(digests.keys.filter { checks[$0]?.well == digests[$0] })
    return CheckedViews(slicer: slicer, slice: slice, complete: complete)
  }

  /// The modules to compile next.
  private static func next(
    _ slice: Slice, _ checks: [String: ModuleCheck], _ digests: [String: Int]
  ) -> [String] {
    let complete = Set(digests.keys.filter { checks[$0]?.well == digests[$0] })
    let settled = complete.union(
      slice.modules.map(\.name).filter { name in
        checks[name]?.open(of: texts(of: slice, name)).isEmpty ?? false
      })
    for done in [settled, complete] {
      let ready = slice.next(after: done.contains).filter { checks[$0]?.stuck != digests[$0] }
      if !ready.isEmpty { return ready }
    }
    return []
  }

  private static func report(
    on names: some Sequence<String>, errors: Int, _ slice: Slice, _ checks: [String: ModuleCheck],
    _ digests: [String: Int]
  ) -> String {
    let count = digests.count { checks[$0.key]?.well == $0.value }
    return "checked \(names.joined(separator: " and ")): \(errors) errors, "
      + "\(count) of \(slice.modules.count) modules are well"
  }

  /// Takes out what errors are in.
  ///
  /// - Parameter isLate: whether to take out whole declarations.
  /// - Returns: whether there was anything to take out.
  private static func change(
    _ slicer: inout Slicer, _ faults: [CompilerFault], isLate: Bool, isDeclared: Bool
  ) -> Bool {
    let changes = slicer.changes
    if !isLate { _ = slicer.cut(faults, isDeclared: isDeclared) }
    // Errors in code that no declaration holds stay, as long as others go.
    guard slicer.changes == changes else { return true }
    return slicer.giveUp(on: isLate || slicer.faults.isEmpty ? faults : slicer.faults)
  }

  /// What the compiler says of some modules, and whether all of their files were checked.
  ///
  /// - Parameter shown: the modules that have views to be shown.
  private func results(
    of names: [String], _ slice: Slice, _ checks: [String: ModuleCheck], shown: Set<String>
  ) throws(FilmFailure) -> [(Result<URL?, CompilerErrors>, isWhole: Bool)] {
    let results = Mutex<[Int: Result<(Result<URL?, CompilerErrors>, isWhole: Bool), FilmFailure>]>(
      [:])
    // The cores are shared by the modules that are checked at the same time.
    let compiler = sharing(max(1, jobs / names.count))
    Jobs.each(names.count, jobs: names.count) { number in
      let name = names[number]
      let modules = slice.modules(for: name)
      // One that others import alone is built, which checks it as well.
      guard shown.contains(name) else {
        let built = Result { () throws(FilmFailure) in
          let errors = try compiler.building(modules)
          return (errors.map { .failure($0) } ?? .success(nil), isWhole: true)
            as (Result<URL?, CompilerErrors>, isWhole: Bool)
        }
        results.withLock { $0[number] = built }
        return
      }
      let texts = Self.texts(of: slice, name)
      let check = checks[name] ?? ModuleCheck()
      let changed = check.open(of: texts)
      // At the end all are checked at once: what was taken out of one file may be missed in another.
      let isWhole = check.known.isEmpty || changed.isEmpty || changed.count == texts.count
      let sources = SubjectSources(named: [], in: modules.last?.files.first?.path ?? name)
      let result = Result { () throws(FilmFailure) in
        (
          try compiler.compile(
            modules, sources, version: code.settings(of: name).languageVersions[0],
            isChecked: true, primary: isWhole ? nil : changed, patience: check.patience.seconds,
            importing: .declared, withBodies: check.isDeclared),
          isWhole: isWhole
        )
      }
      results.withLock { $0[number] = result }
    }
    let found = results.withLock { $0 }
    var all: [(Result<URL?, CompilerErrors>, isWhole: Bool)] = []
    for number in names.indices { if let result = found[number] { all.append(try result.get()) } }
    return all
  }

  private func building(_ modules: [SourceModuleText]) throws(FilmFailure) -> CompilerErrors? {
    var compiler = compiler
    compiler.deadline = deadline
    return try compiler.errors(building: modules.map(module))
  }

  private func sharing(_ jobs: Int) -> SliceCompiler {
    var compiler = self
    compiler.jobs = jobs
    return compiler
  }

  /// What each module and all that it imports are made of.
  private static func digests(of slice: Slice) -> [String: Int] {
    var own: [String: Int] = [:]
    for module in slice.modules {
      var hasher = Hasher()
      hasher.combine(module)
      own[module.name] = hasher.finalize()
    }
    return Dictionary(
      uniqueKeysWithValues: slice.modules.map { module in
        var hasher = Hasher()
        for other in slice.modules(for: module.name) { hasher.combine(own[other.name]) }
        return (module.name, hasher.finalize())
      })
  }

  /// The files of a module, by path.
  private static func texts(of slice: Slice, _ name: String) -> [String: String] {
    let files = slice.modules.first { $0.name == name }?.files ?? []
    return Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
  }
}
