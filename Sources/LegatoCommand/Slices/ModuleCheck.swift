import Foundation
import LegatoSlices

/// What is known of a module's types.
struct ModuleCheck {
  /// The files that were well or whose errors are in `wrong`, by path.
  var known: [String: String] = [:]
  /// The files with errors.
  var wrong: Set<String> = []
  /// The files that the compiler has not looked at to their ends.
  private(set) var unsure: Set<String> = []
  /// What had been taken out when all of its files were looked at last, bodies and all: a slicer's `lossCount`.
  var lossCount: Int?
  var patience = ExpressionPatience()
  /// Whether what the module declares was well: until then its bodies are not looked at, as what is said of them follows
  /// from types that are not there.
  var isDeclared: Bool
  /// What the module and all that it imports were made of when nothing was wrong with it.
  var well: Int?
  /// The same, when nothing could be done about its errors.
  var stuck: Int?
  /// What was wrong with it at last.
  var errors: CompilerErrors?
  /// How often it was compiled.
  var rounds = 0
  /// What was wrong in the last round, and how many rounds before it have found just the same.
  private var faults: Set<CompilerFault> = []
  private var repeats = 0

  /// How many rounds may change nothing about the errors.
  private static let maxRepeats = 2

  init(isDeclared: Bool) { self.isDeclared = isDeclared }

  /// Whether so much was taken out of it already that errors are worth no more than what they are in.
  var isOutOfRounds: Bool { rounds >= 3 * SliceCompiler.maxRounds }
  /// Whether what was taken out of it has mended nothing for some time.
  var isRepeating: Bool { repeats > Self.maxRepeats }

  /// The files that were not well as they are.
  func open(of texts: [String: String]) -> Set<String> {
    Set(texts.filter { known[$0.key] != $0.value }.keys).union(wrong)
  }

  /// The files that have to be looked at again: those that were not well as they are, and where all were, those that may
  /// miss what was taken out since then. `nil`: all.
  func files(of texts: [String: String], _ slicer: Slicer) -> Set<String>? {
    if known.isEmpty { return nil }
    let open = open(of: texts)
    guard open.isEmpty else { return open.count == texts.count ? nil : open }
    guard isDeclared, let lossCount else { return nil }
    return slicer.doubtful(of: texts, since: lossCount)?.union(unsure)
  }

  mutating func note(_ result: Result<URL?, CompilerErrors>, _ isWhole: Bool, _ digest: Int?)
    -> [CompilerFault]?
  {
    wrong = []
    if isWhole { unsure = [] }
    errors = nil
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
      self.errors = errors
      let same = Set(errors.faults)
      repeats = same == faults ? repeats + 1 : 0
      faults = same
      let others = errors.faults.filter { !$0.isOutOfTime }
      wrong = Set((others.isEmpty ? errors.faults : others).map(\.path))
      unsure = unsure.union(errors.faults.map(\.path)).subtracting(wrong)
      return patience.faults(errors.faults)
    }
  }
}
