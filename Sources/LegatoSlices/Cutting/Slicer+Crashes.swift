import SwiftSyntax

extension CompilerFault {
  /// How an error begins that is none of the compiler's: code that has crashed when it ran.
  static let crashMark = "it crashes here: "
  /// The same, where it has crashed at other lines before.
  static let repeatedCrashMark = "it crashes at several lines: "

  /// An error that stands for a crash.
  ///
  /// - Parameter reason: what the program said of it.
  public static func crash(
    path: String, line: Int, column: Int, reason: String
  ) -> CompilerFault {
    CompilerFault(path: path, line: line, column: column, message: crashMark + reason)
  }

  /// Whether it is about all of a declaration, as its lines crash one after the other.
  var isRepeatedCrash: Bool { message.hasPrefix(Self.repeatedCrashMark) }
}

extension LeftOut {
  /// Whether it was left out because it has crashed, and would have compiled.
  public var isCrash: Bool {
    reason.hasPrefix(CompilerFault.crashMark) || reason.hasPrefix(CompilerFault.repeatedCrashMark)
  }
}

extension Slicer {
  /// After how many lines of a function that have crashed all of it goes.
  private static let maxCrashes = 2

  /// Takes out the code that has crashed.
  ///
  /// - Parameter places: where the program was, the innermost first. A place in which nothing can be left out is none that
  ///   matters: whoever has called it may go.
  /// - Returns: whether anything was taken out.
  public mutating func cut(crashedAt places: [CompilerFault]) -> Bool {
    for place in places {
      var fault = place
      if crashes(around: place) >= Self.maxCrashes {
        let reason = place.message.dropFirst(CompilerFault.crashMark.count)
        fault.message = CompilerFault.repeatedCrashMark + reason
      }
      if cut([fault]) { return true }
    }
    return false
  }

  /// How many lines of the function around a place have crashed before; 0 where views are built, of which each may go alone.
  private func crashes(around place: CompilerFault) -> Int {
    guard let file = index.file(at: place.path) else { return 0 }
    let outline = index.outline(file)
    let offset = outline.offset(line: place.line, column: place.column, behind: [])
    guard let number = outline.piece(at: min(offset, max(0, outline.text.utf8.count - 1))) else {
      return 0
    }
    let piece = outline.pieces[number]
    guard !PartCut.buildsViews(piece.node) else { return 0 }
    return cuts.count { cut, leftOut in
      leftOut.isCrash && leftOut.isPart && cut.file == file
        && piece.range.contains(cut.range.lowerBound)
    }
  }
}
