import Foundation
import LegatoFilm
import LegatoSlices
import Synchronization

/// Checks the types of a slice's modules, and takes out what does not compile, until nothing is wrong with them.
///
/// Each module is compiled once for all that import it, when those that it imports are well, two at a time where none needs
/// the other; of one that was compiled before, only the files are that were not well or have changed. While errors are left
/// somewhere, a module that was well and is the same stays so, whatever becomes of those that it imports; at the end all are
/// compiled as they are then.
struct SliceSettling {
  let compiler: SliceCompiler
  /// What is compiled with the files of the module that has the view, where the slice is made for one.
  var subject: SubjectSources?
  /// The language version of that module; `nil`: what its target says.
  var version: String?

  private var checks: [String: ModuleCheck] = [:]

  init(_ compiler: SliceCompiler, subject: SubjectSources? = nil, version: String? = nil) {
    self.compiler = compiler
    self.subject = subject
    self.version = version
  }

  struct Result {
    let slice: Slice
    /// The modules that compile, with all that they import.
    let complete: Set<String>
    /// What is wrong with the first that does not; `nil` where nothing is, or there was no time.
    let errors: CompilerErrors?
  }

  /// How many files a module may have for which it is not worth looking at declarations before bodies.
  private static let fewFiles = 8

  /// Whether the view's module has few files.
  static func isSmall(_ slice: Slice) -> Bool {
    slice.modules.last?.files.count ?? 0 <= fewFiles
  }

  /// - Throws: where the machine is in the way.
  mutating func settle(_ slicer: inout Slicer) throws(FilmFailure) -> Result {
    var slice = slicer.slice
    let shown = slicer.shownModules
    for _ in 1...SliceCompiler.maxRounds * 12 * max(1, slice.modules.count) {
      let digests = Self.digests(of: slice)
      let names = Self.next(slice, checks, digests).prefix(compiler.jobs)
      guard !names.isEmpty, !(compiler.deadline?.isOver ?? false) else { break }
      let lossCount = slicer.lossCount
      let results = try results(of: Array(names), slice, slicer, shown: shown)
      var faults: [CompilerFault] = []
      var failed: [String] = []
      var declared: Set<String> = []
      for (name, (result, isWhole)) in zip(names, results) {
        let texts = Self.texts(of: slice, name)
        var check = check(of: name, texts, shown: shown)
        let wasDeclared = check.isDeclared
        check.known = texts
        if isWhole, wasDeclared { check.lossCount = lossCount }
        if let found = check.note(result, isWhole, digests[name]) {
          faults += found
          failed.append(name)
        }
        checks[name] = check
        if check.isDeclared, !wasDeclared { declared.insert(name) }
      }
      compiler.progress(report(on: names, errors: faults.count, slice, digests))
      // What one view needs no more is gone.
      if subject == nil { slicer.keep(Set(names)) }
      if !declared.isEmpty, slicer.cutUnknownNames(in: declared) { slice = slicer.slice }
      guard !failed.isEmpty else { continue }
      let isLate = failed.contains { checks[$0]?.isOutOfRounds ?? false }
      // Errors that stay whatever is taken out of a declaration go with it.
      let repeated = faults.filter { fault in
        failed.contains {
          checks[$0]?.isRepeating ?? false && checks[$0]?.wrong.contains(fault.path) ?? false
        }
      }
      if slicer.giveUp(on: repeated, innermost: true) {
        slice = slicer.slice
        continue
      }
      let isDeclared = failed.allSatisfy { checks[$0]?.isDeclared ?? false }
      if !Self.change(&slicer, faults, isLate: isLate, isDeclared: isDeclared) {
        for name in failed { checks[name]?.stuck = digests[name] }
      }
      slice = slicer.slice
    }
    let digests = Self.digests(of: slice)
    let complete = Set(digests.keys.filter { checks[$0]?.well == digests[$0] })
    let errors = slice.modules.lazy.compactMap { [checks] module in checks[module.name]?.errors }
      .first
    return Result(slice: slice, complete: complete, errors: errors)
  }

  private func check(
    of name: String, _ texts: [String: String], shown: Set<String>
  ) -> ModuleCheck {
    let isSmall = subject != nil && texts.count <= Self.fewFiles
    return checks[name] ?? ModuleCheck(isDeclared: isSmall || !shown.contains(name))
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

  private func report(
    on names: some Sequence<String>, errors: Int, _ slice: Slice, _ digests: [String: Int]
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

  // MARK: Compiling

  private typealias Found = (
    result: Swift.Result<URL?, CompilerErrors>, isWhole: Bool
  )

  /// What the compiler says of some modules, and whether all of their files were checked.
  ///
  /// - Parameters:
  ///   - slicer: what was taken out, after which files may miss it.
  ///   - shown: the modules that have views to be shown.
  private func results(
    of names: [String], _ slice: Slice, _ slicer: Slicer, shown: Set<String>
  ) throws(FilmFailure) -> [Found] {
    let results = Mutex<[Int: Swift.Result<Found, FilmFailure>]>([:])
    // The cores are shared by the modules that are checked at the same time.
    var compiler = compiler
    compiler.jobs = max(1, compiler.jobs / names.count)
    Jobs.each(names.count, jobs: names.count) { [compiler] number in
      let found = Swift.Result { () throws(FilmFailure) in
        try self.found(names[number], slice, slicer, compiler, shown: shown)
      }
      results.withLock { $0[number] = found }
    }
    let found = results.withLock { $0 }
    var all: [Found] = []
    for number in names.indices { if let result = found[number] { all.append(try result.get()) } }
    return all
  }

  private func found(
    _ name: String, _ slice: Slice, _ slicer: Slicer, _ compiler: SliceCompiler,
    shown: Set<String>
  ) throws(FilmFailure) -> Found {
    let modules = slice.modules(for: name)
    let texts = Self.texts(of: slice, name)
    let check = check(of: name, texts, shown: shown)
    // One that others import alone is built, which checks it as well, until there are errors, and when there are none left.
    let isImported = !shown.contains(name)
    if isImported, check.known.isEmpty || check.open(of: texts).isEmpty {
      let errors = try compiler.building(modules, patience: check.patience.seconds)
      return (errors.map { .failure($0) } ?? .success(nil), isWhole: true)
    }
    let files = check.files(of: texts, slicer)
    // At the end those are looked at that may miss what was taken out of others.
    let isWhole = !isImported && (files == nil || check.open(of: texts).isEmpty)
    if files?.isEmpty ?? false { return (.success(nil), isWhole: true) }
    let sources =
      (isImported ? nil : subject)
      ?? SubjectSources(named: [], in: modules.last?.files.first?.path ?? name)
    // A module that is built may come through in any of its versions: the last finds the least wrong.
    let versions = compiler.code.settings(of: name).languageVersions
    let result = try compiler.compile(
      modules, sources,
      version: isImported ? versions[versions.count - 1] : version ?? versions[0],
      isChecked: true, primary: files, patience: check.patience.seconds,
      importing: .declared, withBodies: check.isDeclared)
    return (result, isWhole: isWhole)
  }

  // MARK: What modules are made of

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

extension SliceCompiler {
  fileprivate func building(
    _ modules: [SourceModuleText], patience: Double
  ) throws(FilmFailure) -> CompilerErrors? {
    var compiler = compiler
    compiler.deadline = deadline
    return try compiler.errors(building: modules.map(module), patience: patience)
  }
}
