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
    /// What the module and all that it imports were made of when nothing was wrong with it.
    var well: Int?
    /// The same, when nothing could be done about its errors.
    var stuck: Int?
  }

  /// Checks the types of many files' views at once, and takes out what does not compile.
  ///
  /// The views may be of several modules: each is compiled once for all others, when those that it imports are well, two at a
  /// time where none needs the other.
  ///
  /// - Returns: what was found out; `nil` where there is nothing to check.
  func checked(_ subjects: [SliceSubject]) throws(FilmFailure) -> CheckedViews? {
    guard var slicer = Slicer(code.index, all: subjects) else { return nil }
    var checks: [String: ModuleCheck] = [:]
    var slice = slicer.slice
    let shown = slicer.shownModules
    for _ in 1...Self.maxRounds * 12 * max(1, slice.modules.count) {
      let digests = Self.digests(of: slice)
      let complete = Set(digests.keys.filter { checks[$0]?.well == digests[$0] })
      let ready = slice.next { complete.contains($0) }.filter { checks[$0]?.stuck != digests[$0] }
      guard !ready.isEmpty, !(deadline?.isOver ?? false) else { break }
      let names = Array(ready.prefix(jobs))
      let results = try results(of: names, slice, checks, shown: shown)
      var faults: [CompilerFault] = []
      var failed: [String] = []
      for (name, (result, isWhole)) in zip(names, results) {
        var check = checks[name] ?? ModuleCheck()
        check.known = Self.texts(of: slice.modules(for: name))
        check.wrong = []
        switch result {
        case .success:
          check.patience.succeeded()
          if isWhole { check.well = digests[name] }
        case .failure(let errors) where errors.isLate: check.stuck = digests[name]
        case .failure(let errors):
          check.wrong = Set(errors.faults.map(\.path))
          if let found = check.patience.faults(errors.faults) {
            faults += found
            failed.append(name)
          }
        }
        checks[name] = check
      }
      guard !failed.isEmpty else { continue }
      let hasChanged = slicer.cut(faults)
      // Errors in code that no declaration holds stay; the others may still go.
      if !hasChanged, slicer.faults.isEmpty || slicer.faults.count >= faults.count {
        for name in failed { checks[name]?.stuck = digests[name] }
      }
      slice = slicer.slice
    }
    let digests = Self.digests(of: slice)
    let complete = Set(digests.keys.filter { checks[$0]?.well == digests[$0] })
    return CheckedViews(slicer: slicer, slice: slice, complete: complete)
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
      let texts = Self.texts(of: modules)
      let check = checks[name] ?? ModuleCheck()
      let changed = Set(texts.filter { check.known[$0.key] != $0.value }.keys).union(check.wrong)
      // At the end all are checked at once: what was taken out of one file may be missed in another.
      let isWhole = check.known.isEmpty || changed.isEmpty || changed.count == texts.count
      let sources = SubjectSources(named: [], in: modules.last?.files.first?.path ?? name)
      let result = Result { () throws(FilmFailure) in
        (
          try compiler.compile(
            modules, sources, version: code.settings(of: name).languageVersions[0],
            isChecked: true, primary: isWhole ? nil : changed, patience: check.patience.seconds),
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

  /// The files of the last module, by path; whether another one has changed is seen in all of them.
  private static func texts(of modules: [SourceModuleText]) -> [String: String] {
    var others = Hasher()
    for module in modules.dropLast() { others.combine(module) }
    let mark = "\(others.finalize())"
    return Dictionary(
      (modules.last?.files ?? []).map { ($0.path, $0.text + mark) },
      uniquingKeysWith: { first, _ in first })
  }
}
