import Foundation
import LegatoFilm
import LegatoProject
import LegatoSlices
import Synchronization

/// Compiles every view and preview of targets, and takes note of what is in the way.
struct Adopter: Sendable {
  let compiler: FilmCompiler
  /// The targets, the app first.
  let codes: [ProjectCode]
  let options: AdoptOptions
  var progress: @Sendable (String) -> Void = { _ in }

  /// What there is to look at in a file.
  struct Part: Sendable {
    let file: SourceFile
    let code: ProjectCode
    var candidates: [Candidate]
  }

  struct Candidate: Sendable {
    var subject: Adoption.Subject
    let choice: FilmChoice
  }

  func adoption() throws(FilmFailure) -> Adoption {
    let parts = parts()
    var adoption = Adoption(
      project: codes[0].project.name, kind: codes[0].project.kind.rawValue,
      targets: codes.map(\.target.name), files: Set(codes.flatMap(\.target.sources)).count,
      settings: Self.settings(codes[0].target))
    adoption.problems = codes[0].project.problems.map { problem in
      var problem = problem
      problem.path = ShownPath.of(problem.path)
      return problem.description
    }
    let checked = try checked(parts)
    let results = Mutex<[Int: Result<([Adoption.Subject], Set<String>), FilmFailure>]>([:])
    let done = Mutex(0)
    Jobs.each(parts.count, jobs: options.jobs) { index in
      let result = Result { () throws(FilmFailure) in
        try subjects(of: parts[index], checked[parts[index].code.target.name])
      }
      results.withLock { $0[index] = result }
      let count = done.withLock { count in
        count += 1
        return count
      }
      progress("\(count) of \(parts.count) files: \(parts[index].file.path)")
    }
    let found = results.withLock { $0 }
    var standIns: Set<String> = []
    for index in parts.indices {
      switch found[index] {
      case .success((let subjects, let used))?:
        adoption.subjects += subjects
        standIns.formUnion(used)
      // A file that is too much does not end the report on the others.
      case .failure(let failure)? where failure.exitCode != FilmFailure.machine:
        adoption.subjects += parts[index].candidates.map { Self.failed($0, failure) }
      case .failure(let failure)?: throw failure
      case nil: break
      }
    }
    adoption.standIns = standIns.sorted()
    adoption.wants = Self.wants(adoption.subjects)
    adoption.modules = modules(standIns)
    return adoption
  }

  private static func failed(
    _ candidate: Candidate, _ failure: FilmFailure
  ) -> Adoption.Subject {
    var subject = candidate.subject
    subject.errors = [
      Adoption.Missing(
        name: "", form: "", reason: String(failure.message.prefix(300)), place: subject.place)
    ]
    return subject
  }

  private static func settings(_ target: ProjectTarget) -> [String: String] {
    let names = [
      "SWIFT_VERSION", "SWIFT_DEFAULT_ACTOR_ISOLATION", "SWIFT_ACTIVE_COMPILATION_CONDITIONS",
      "IPHONEOS_DEPLOYMENT_TARGET",
    ]
    return names.reduce(into: [:]) { $0[$1] = target.settings[$1] }
  }

  // MARK: What there is

  private func parts() -> [Part] {
    var seen: Set<String> = []
    return codes.flatMap { code in
      code.target.sources.filter { seen.insert($0).inserted }.compactMap { part($0, code) }
    }
  }

  private func part(_ path: String, _ code: ProjectCode) -> Part? {
    guard let source = ProjectFiles.read(path) else { return nil }
    let file = SourceFile(path: ShownPath.of(path), text: source.text)
    guard options.filter.isEmpty || file.path.contains(options.filter),
      ["View", "#Preview", "App"].contains(where: file.text.contains)
    else { return nil }
    let candidates = candidates(file, code)
    return candidates.isEmpty ? nil : Part(file: file, code: code, candidates: candidates)
  }

  private func candidates(_ file: SourceFile, _ code: ProjectCode) -> [Candidate] {
    let summary = ViewFinder.summary(of: file.text)
    func subject(_ kind: Adoption.Subject.Kind, _ name: String, _ line: Int) -> Adoption.Subject {
      Adoption.Subject(
        kind: kind, name: name, place: Adoption.Place(file: file.path, line: line), status: .failed)
    }
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    var candidates = summary.apps.map { app in
      let line = lines.firstIndex { $0.contains("struct \(app)") } ?? 0
      return Candidate(
        subject: subject(.app, app, line + 1),
        choice: .expression("\(app)._firstWindow()", name: app))
    }
    if summary.apps.isEmpty, let scene = summary.sceneDelegates.first,
      ProjectSubject.isSceneDelegate(file.text)
    {
      let line = lines.firstIndex { $0.contains("class \(scene)") } ?? 0
      candidates.append(
        Candidate(
          subject: subject(.app, scene, line + 1),
          choice: .window(of: scene, app: ProjectSubject.appDelegate(in: code.target))))
    }
    candidates += summary.previews.enumerated().map { number, block in
      Candidate(
        subject: subject(.preview, block.name ?? "Preview \(number + 1)", block.line),
        choice: .preview(block))
    }
    for provider in summary.providers {
      candidates += provider.previews.map { preview in
        Candidate(
          subject: subject(.preview, preview.name, provider.line),
          choice: .expression(preview.expression, name: preview.name))
      }
    }
    candidates += summary.views.map { view in
      // Its name is enough to compile it; only some can be made without arguments.
      Candidate(
        subject: subject(.view, view.name, view.line),
        choice: .expression(
          "typealias _LegatoSubject = \(view.name)\nreturn SwiftUI.EmptyView()", name: view.name))
    }
    return candidates
  }

  // MARK: Compiling

  /// The slice of all views of the targets that share an index, compiled until nothing is wrong with it. Where that does not
  /// succeed, files are compiled one by one with what was found out.
  private func checked(_ parts: [Part]) throws(FilmFailure) -> [String: CheckedViews] {
    let groups = Dictionary(grouping: parts) { ObjectIdentifier($0.code.index) }
      .sorted { $0.value[0].code.target.name < $1.value[0].code.target.name }.map(\.value)
    let found = Mutex<[Int: Result<CheckedViews?, FilmFailure>]>([:])
    Jobs.each(groups.count, jobs: options.jobs) { number in
      let own = groups[number]
      let subjects = own.flatMap { part in part.candidates.map { Self.subject($0, part.file) } }
      var compiler = SliceCompiler(compiler: compiler, code: own[0].code)
      // The cores are shared by the groups that are checked at the same time.
      compiler.jobs = max(1, options.jobs / groups.count)
      compiler.progress = progress
      compiler.deadline = Deadline(
        seconds: options.patience * Double(own.count) / 2
          + 60 * Double(own[0].code.project.targets.count))
      let result = Result { () throws(FilmFailure) in try compiler.checked(subjects) }
      found.withLock { $0[number] = result }
      progress(
        "checked the views of \(Set(own.map(\.code.target.name)).sorted().joined(separator: ", "))")
    }
    var checked: [String: CheckedViews] = [:]
    for (number, result) in found.withLock({ $0 }) {
      let views = try result.get()
      for part in groups[number] { checked[part.code.target.name] = views }
    }
    return checked
  }

  private static func subject(_ candidate: Candidate, _ file: SourceFile) -> SliceSubject {
    SubjectSources(file, choices: [candidate.choice]).subject(path: file.path)
  }

  private func subjects(
    of part: Part, _ checked: CheckedViews?
  ) throws(FilmFailure) -> ([Adoption.Subject], Set<String>) {
    guard let checked, checked.complete.contains(part.code.target.moduleName) else {
      return try subjects(of: part, knowing: checked?.slicer)
    }
    let slicer = checked.slicer
    var subjects = part.candidates.map { candidate in
      var subject = candidate.subject
      guard let verdict = slicer.verdict(on: Self.subject(candidate, part.file)) else {
        return subject
      }
      subject.leftOut = verdict.leftOut.map { Self.missing($0, slicer.takenOut) }
      subject.errors = Self.causes(verdict.faults.flatMap(\.faults)).prefix(20).map {
        Self.error($0, part.file, slicer.takenOut)
      }
      subject.status =
        !verdict.faults.isEmpty ? .failed : verdict.leftOut.isEmpty ? .whole : .partial
      return subject
    }
    try film(part, &subjects, checked)
    let modules =
      subjects.isEmpty ? [] : part.code.standIns.filter { part.file.imports.contains($0) }
    return (subjects, Set(modules))
  }

  private func subjects(
    of part: Part, knowing known: Slicer?
  ) throws(FilmFailure) -> ([Adoption.Subject], Set<String>) {
    let code = part.code
    var slices = SliceCompiler(compiler: compiler, code: code)
    slices.deadline = Deadline(seconds: options.patience)
    var standIns: Set<String> = []
    // All at once, which is nearly always enough; else one by one.
    let all = SubjectSources(part.file, choices: part.candidates.map(\.choice))
    if case .compiled(_, let slice, _)? = try slices.outcome(all, isChecked: true, knowing: known),
      slice.leftOut.isEmpty
    {
      standIns.formUnion(code.standIns.intersection(slice.modules.map(\.name)))
      var subjects = part.candidates.map { candidate in
        var subject = candidate.subject
        subject.status = .whole
        return subject
      }
      try film(part, &subjects)
      return (subjects, standIns)
    }
    var subjects: [Adoption.Subject] = []
    for candidate in part.candidates {
      var subject = candidate.subject
      let outcome = try slices.outcome(
        SubjectSources(part.file, choices: [candidate.choice]), isChecked: true, knowing: known)
      switch outcome {
      case .compiled(_, let slice, _)?:
        subject.leftOut = slice.leftOut.map { Self.missing($0, slice.leftOut) }
        subject.status = slice.leftOut.isEmpty ? .whole : .partial
        standIns.formUnion(code.standIns.intersection(slice.modules.map(\.name)))
      case .failed(_, let faults, let slice)?:
        subject.errors = Self.causes(faults).prefix(20).map {
          Self.error($0, part.file, slice.leftOut)
        }
        subject.leftOut = slice.leftOut.map { Self.missing($0, slice.leftOut) }
      case .late?, nil: subject.status = .late
      }
      subjects.append(subject)
    }
    try film(part, &subjects)
    return (subjects, standIns)
  }

  /// - Parameter causes: what was taken out before, which may be why.
  static func missing(_ leftOut: LeftOut, _ causes: [LeftOut]) -> Adoption.Missing {
    let own =
      leftOut.faults.first
      ?? CompilerFault(
        path: leftOut.path, line: leftOut.line, column: 1, message: leftOut.reason)
    let fault = cause(of: own, causes)
    return Adoption.Missing(
      name: leftOut.name, form: leftOut.form.rawValue, reason: fault.message,
      place: Adoption.Place(file: fault.path, line: fault.line))
  }

  /// The errors without those that follow, in the same line, from a name that is not there.
  private static func causes(_ faults: [CompilerFault]) -> [CompilerFault] {
    let causes = faults.filter { $0.missing != nil && !$0.message.contains("has no member") }
    let others = faults.filter { fault in
      !causes.contains(fault)
        && !causes.contains { $0.path == fault.path && abs($0.line - fault.line) <= 1 }
        && !(fault.message.contains("does not conform to protocol 'View'") && faults.count > 1)
    }
    return faults.filter { causes.contains($0) || others.contains($0) }
  }

  /// An error of a view itself, or what was taken out that led to it.
  private static func error(
    _ fault: CompilerFault, _ file: SourceFile, _ leftOut: [LeftOut]
  ) -> Adoption.Missing {
    let fault = cause(of: fault, leftOut)
    // What is compiled at the end of the file stands nowhere in it.
    let path = ["--view", "film entry"].contains(fault.path) ? file.path : fault.path
    return Adoption.Missing(
      name: fault.missing ?? "", form: "", reason: fault.message,
      place: Adoption.Place(file: path, line: fault.line))
  }

  /// An error, or the one for which the declaration was taken out that it misses.
  private static func cause(of fault: CompilerFault, _ leftOut: [LeftOut]) -> CompilerFault {
    var fault = fault
    var seen: Set<String> = []
    while let name = fault.missing, seen.insert(name).inserted {
      let cause = leftOut.first { item in
        let last = item.name.split(separator: ".").last.map(String.init) ?? item.name
        return last == name || last.hasPrefix("\(name)(")
      }
      guard let cause, let first = cause.faults.first, first != fault else { break }
      fault = first
    }
    return fault
  }

  // MARK: Adding up

  /// What is missing, most wanted first.
  private static func wants(_ subjects: [Adoption.Subject]) -> [Adoption.Want] {
    var wants: [String: Adoption.Want] = [:]
    func add(_ missing: [Adoption.Missing], _ isStopped: Bool) {
      var seen: Set<String> = []
      for item in missing {
        let key = name(of: item)
        var want =
          wants[key]
          ?? Adoption.Want(name: key, stops: 0, degrades: 0, reason: item.reason, places: [])
        if seen.insert(key).inserted {
          if isStopped { want.stops += 1 } else { want.degrades += 1 }
        }
        if want.places.count < 3, !want.places.contains(item.place) {
          want.places.append(item.place)
        }
        wants[key] = want
      }
    }
    for subject in subjects {
      if subject.status == .failed { add(subject.errors, true) }
      if subject.status == .partial { add(subject.leftOut, false) }
    }
    return wants.values.sorted {
      ($1.stops, $1.degrades, $0.name) < ($0.stops, $0.degrades, $1.name)
    }
  }

  /// The name that is missing; where none is, the compiler's words.
  private static func name(of item: Adoption.Missing) -> String {
    let fault = CompilerFault(path: "", line: 0, column: 0, message: item.reason)
    return fault.missing ?? String(item.reason.prefix(100))
  }

  private func modules(_ standIns: Set<String>) -> [Adoption.Module] {
    var modules: [String: Adoption.Module] = [:]
    for path in Set(codes.flatMap(\.target.sources)).sorted() {
      guard let file = ProjectFiles.read(path) else { continue }
      for name in file.imports
      where !FilmBuildConfiguration.modules.contains(name) && codes[0].project.module(name) == nil {
        let line =
          (file.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { line in
            line.contains("import") && line.contains(name)
          } ?? 0) + 1
        var module =
          modules[name]
          ?? Adoption.Module(
            name: name, files: 0, first: Adoption.Place(file: ShownPath.of(path), line: line),
            hasStandIn: codes.contains { $0.standIns.contains(name) })
        module.files += 1
        modules[name] = module
      }
    }
    return modules.values.sorted { ($1.files, $0.name) < ($0.files, $1.name) }
  }
}
