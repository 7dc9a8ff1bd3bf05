import Foundation
import LegatoSlices

/// What a view's slice was found to be: a project with much that does not compile takes minutes to find out, and a film of
/// the same again should not.
struct KeptSlice: Codable {
  let program: URL
  let leftOut: [LeftOut]
  let missingModules: [MissingModule]
  /// The modules that stand-ins took the place of.
  let standIns: [String]

  func subject(_ code: ProjectCode) -> CompiledSubject {
    CompiledSubject(
      program: program, leftOut: leftOut, missingModules: missingModules, standIns: standIns,
      target: code.target)
  }
}

extension FilmCache {
  /// What was kept for exactly `parts`; `nil` where its program is there no more.
  func slice(for parts: [String]) -> KeptSlice? {
    guard let data = note(for: parts),
      let kept = try? JSONDecoder().decode(KeptSlice.self, from: data),
      FileManager.default.isExecutableFile(atPath: kept.program.path)
    else { return nil }
    return kept
  }

  func keep(_ slice: KeptSlice, for parts: [String]) {
    guard let data = try? JSONEncoder().encode(slice) else { return }
    keep(data, for: parts)
  }
}
