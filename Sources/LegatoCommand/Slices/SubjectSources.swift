import Foundation
import LegatoFilm
import LegatoProject
import LegatoSlices

/// What is compiled to show views of a file: the file itself, with lines after its end, and the program's start.
struct SubjectSources: Sendable {
  let file: SourceFile
  /// The lines of the previews that are shown.
  let previews: [Int]
  /// The code that makes the other views.
  let expressions: [String]
  private let make:
    @Sendable (_ text: String, _ module: String) -> (file: SourceFile, entry: String)

  /// What is filmed of a file.
  init(_ file: SourceFile, choices: [FilmChoice]) {
    self.file = file
    previews = choices.compactMap { if case .preview(let block) = $0 { block.line } else { nil } }
    expressions = choices.compactMap { if case .expression(let code, _) = $0 { code } else { nil } }
    make = { text, module in
      let sources = FilmSources(source: text, path: file.path, choices: choices, module: module)
      return (SourceFile(path: file.path, text: sources.subject), sources.entry)
    }
  }

  /// What other code names of a module: the texts of tests. The file is any of the module's.
  init(named texts: [String], in file: String) {
    self.file = SourceFile(path: file, text: "")
    previews = []
    expressions = texts
    make = { text, _ in (SourceFile(path: file, text: text), "") }
  }

  /// What is checked of a file.
  init(_ file: CheckFile, main: String = "CheckMain") {
    self.file = SourceFile(path: file.path, text: file.text)
    previews = file.choices.compactMap {
      if case .preview(let block) = $0.kind { block.line } else { nil }
    }
    expressions = file.choices.compactMap {
      if case .expression(let code) = $0.kind { code } else { nil }
    }
    make = { text, module in
      var changed = file
      changed = CheckFile(path: file.path, text: text, choices: file.choices, omitted: file.omitted)
      let sources = CheckSources([changed], main: main, module: module)
      return (sources.files[0], sources.entry)
    }
  }

  /// The two files, where the view's own has a given text.
  ///
  /// - Parameter module: the module that they are compiled as.
  func sources(
    _ text: String, module: String = FilmSources.module
  ) -> (file: SourceFile, entry: String) {
    make(text, module)
  }

  /// What a slice is made for.
  ///
  /// - Parameter path: how the index calls the file.
  func subject(path: String) -> SliceSubject {
    SliceSubject(path: path, previews: previews, expressions: expressions)
  }
}

/// A program that shows views, and what they have to do without.
struct CompiledSubject: Sendable {
  let program: URL
  var leftOut: [LeftOut] = []
  var missingModules: [MissingModule] = []
  /// The modules that stand-ins took the place of.
  var standIns: [String] = []
  /// The target that the file is part of.
  var target: ProjectTarget?
  /// The file that it was made of, where that is another than the one that was asked for.
  var file: String?
  /// What was found out on the way; `nil` where it was compiled by itself, or kept from before.
  var known: Slicer?

  /// What is said in everything that is made of it, a line for each.
  var notes: [String] {
    leftOut.map { "\($0.path):\($0.line): \($0.description)" }
      + standIns.map { "a stand-in took the place of the module \($0)" }
      + Set(missingModules.map(\.name)).sorted().map { "the import of \($0), which is not there" }
  }

  /// What the app has beside its code: the target's own resources first, and what lies around its files for what its
  /// project does not name.
  func resources(beside files: [String]) -> AppResources {
    var resources = AppResources(target)
    let found = AppResources.found(beside: files)
    resources.infoList = resources.infoList ?? found.infoList
    return resources.adding(found.folders)
  }
}
