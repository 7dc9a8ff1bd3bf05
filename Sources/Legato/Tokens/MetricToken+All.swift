extension MetricToken {
  /// Every number of the system, each once, in the order of its groups.
  package static let all: [MetricToken] = groups.flatMap { TokenGroup.tokens(of: $0) }

  private static let groups: [any Sendable] = [
    app, spacing, radius, listButton, messages, bar, ring, stagger, popIn, press, pulse, shimmer,
    ripple, celebration, streak, checkmark, counter, sparkles, submit, toggle, card, content, menu,
  ]
}
