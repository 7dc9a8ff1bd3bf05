extension ViewGraph {
  /// Runs a pass, and measures it where that was asked for.
  @inline(__always)
  func timed(_ pass: TimedPass, _ body: () -> Void) {
    guard statistics.times != nil else { return body() }
    let outer = statistics.times?.enter(pass, at: PassTimes.processorSeconds())
    body()
    _ = statistics.times?.enter(outer ?? nil, at: PassTimes.processorSeconds())
  }
}

extension Pass {
  /// The pass as it is measured.
  var timed: TimedPass {
    switch self {
    case .update: .update
    case .layout: .layout
    case .afterLayout: .afterLayout
    case .preferences: .preferences
    case .endOfUpdate: .endOfUpdate
    case .lifecycle: .lifecycle
    }
  }
}
