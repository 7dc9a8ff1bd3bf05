import SwiftUICore

/// Does something without the checks after every pass that `LEGATO_INVARIANTS` asks for: where time
/// or memory is measured, of which they take a part, and where hundreds of frames are played.
@MainActor
package func withoutInvariantChecks<Result>(_ body: () throws -> Result) rethrows -> Result {
  let checking = ViewGraph.invariantChecking
  ViewGraph.invariantChecking = .off
  defer { ViewGraph.invariantChecking = checking }
  return try body()
}
