import LegatoFilm
import LegatoSlices

/// That a program has crashed while it filmed, and where.
struct Crash {
  /// The signal that has ended it.
  let signal: Int32
  /// What the program said of it, such as the text of a failed precondition.
  var reason: String?
  /// `nil` where nobody has asked.
  var report: CrashReport?

  var words: String { reason ?? Children.crash(signal) }

  /// How often a film is made anew for a crash.
  static let limit = 8

  /// The places in the project's own files, as the slice was compiled that the program was made of, the innermost first.
  func places(in slice: Slice) -> [CompilerFault] {
    var paths: [[String]: String] = [:]
    for (number, module) in slice.modules.enumerated() {
      let isOwn = number == slice.modules.count - 1
      let name = isOwn ? ProjectCode.filmedName(of: module.name) : module.name
      for (file, text) in zip(SourceFile.uniqueNames(module.files.map(\.path)), module.files) {
        paths[[name, file]] = text.path
      }
    }
    var faults: [CompilerFault] = []
    for place in report?.places ?? [] {
      guard let path = paths[[place.module, place.file]] else { continue }
      let fault = CompilerFault(
        path: path, line: place.line, column: place.column, message: Self.mark + words)
      if !faults.contains(fault) { faults.append(fault) }
    }
    return faults
  }

  /// How the reason begins for which code was left out that has crashed.
  static let mark = "it crashes here: "
}

extension LeftOut {
  /// Whether it was left out because it has crashed, and would have compiled.
  var isCrash: Bool { reason.hasPrefix(Crash.mark) }
}

extension CompiledSubject {
  /// What is known of the slice, without the code in which the program has crashed.
  ///
  /// - Returns: `nil` where none of the project's own code could be left out.
  func known(without crash: Crash) -> Slicer? {
    guard var known else { return nil }
    for place in crash.places(in: known.slice) {
      // A place in which nothing can be left out is none that matters: whoever has called it may go.
      if known.cut([place]) { return known }
    }
    return nil
  }
}
