import Foundation
import LegatoFilm
import LegatoSlices

/// That a program has crashed while it filmed, and where.
struct Crash {
  /// The signal that has ended it.
  let signal: Int32
  /// What the program said of it, such as the text of a failed precondition.
  let reason: String?
  /// `nil` where nobody has asked.
  let report: CrashReport?

  /// - Parameters:
  ///   - said: what the program has written.
  ///   - path: where its report is, if there is one.
  init(signal: Int32, said: Data = Data(), reportAt path: String? = nil) {
    self.signal = signal
    reason = Children.reason(in: said)
    var report = path.flatMap { CrashReport(readFrom: $0) }
    report?.add(namedIn: String(decoding: said, as: UTF8.self))
    self.report = report
  }

  /// Whether it was the code's own fault; a program that was told to end, or that the system has ended, tells nothing.
  var isOfCode: Bool { [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE].contains(signal) }

  var words: String { reason ?? Children.crash(signal) }

  /// How often a film is made anew for a crash.
  static let limit = 12

  /// The places in the project's own files, as the slice was compiled that the program was made of, the innermost first.
  func places(in slice: Slice) -> [CompilerFault] {
    var texts: [[String]: SourceText] = [:]
    for (number, module) in slice.modules.enumerated() {
      let isOwn = number == slice.modules.count - 1
      let name = isOwn ? ProjectCode.filmedName(of: module.name) : module.name
      for (file, text) in zip(SourceFile.uniqueNames(module.files.map(\.path)), module.files) {
        texts[[name, file]] = text
      }
    }
    var faults: [CompilerFault] = []
    for place in report?.places ?? [] {
      guard let text = texts[[place.module, place.file]] else { continue }
      let column = place.column > 0 ? place.column : Self.start(of: place.line, in: text.text)
      let fault = CompilerFault.crash(
        path: text.path, line: place.line, column: column, reason: words)
      if !faults.contains(fault) { faults.append(fault) }
    }
    return faults
  }

  /// The column at which a line begins, without the space before.
  private static func start(of line: Int, in text: String) -> Int {
    let lines = text.split(separator: "\n", maxSplits: line, omittingEmptySubsequences: false)
    guard line > 0, line <= lines.count else { return 1 }
    return lines[line - 1].utf8.prefix { $0 == 32 || $0 == 9 }.count + 1
  }
}

extension CompiledSubject {
  /// What is known of the slice, without the code in which the program has crashed.
  ///
  /// - Returns: `nil` where none of the project's own code could be left out.
  func known(without crash: Crash) -> Slicer? {
    guard var known, known.cut(crashedAt: crash.places(in: known.slice)) else { return nil }
    return known
  }
}
