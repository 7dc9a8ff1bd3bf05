package import LegatoDisplay

/// What reads and draws images outside of frames: the engine of the host at work or, for code that runs
/// before there is a host or on another thread, of the host that was made last.
package enum HostEngine {
  // Written and read on the main thread.
  private nonisolated(unsafe) static var last: (any TextLayoutEngine)?

  @MainActor static func remember(_ engine: any TextLayoutEngine) { last = engine }

  /// `nil` before the first host, and on other threads.
  package static var current: (any TextLayoutEngine)? {
    guard MainThread.isCurrent else { return nil }
    nonisolated(unsafe) var engine: (any TextLayoutEngine)?
    MainActor.assumeIsolated { engine = ViewGraph.current?.textEngine ?? last }
    return engine
  }

  /// What turns commands into pixels; `nil` where the engine cannot draw.
  package static var renderer: (any DrawingRenderer)? { current as? any DrawingRenderer }
}
