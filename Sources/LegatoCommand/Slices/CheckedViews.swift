import LegatoFilm
import LegatoSlices

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
  /// Checks the types of many files' views at once, of one module or of several, and takes out what does not compile.
  ///
  /// - Returns: what was found out; `nil` where there is nothing to check.
  func checked(_ subjects: [SliceSubject]) throws(FilmFailure) -> CheckedViews? {
    guard var slicer = Slicer(code.index, all: subjects) else { return nil }
    slicer.names = code.names
    var settling = SliceSettling(self)
    let result = try settling.settle(&slicer)
    return CheckedViews(slicer: slicer, slice: result.slice, complete: result.complete)
  }
}
