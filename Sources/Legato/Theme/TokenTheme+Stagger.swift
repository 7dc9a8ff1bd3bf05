import LegatoMotion

extension TokenTheme {
  /// The theme's version of one of the system's staggers, whose numbers are tokens. Other staggers
  /// are returned unchanged.
  public func stagger(_ own: Stagger) -> Stagger {
    let metrics = MetricToken.stagger
    return switch own {
    case .sections:
      Stagger(start: self[metrics.start], step: self[metrics.step], limit: self[metrics.limit])
    case .messages: Stagger(step: self[metrics.message], limit: self[metrics.messageLimit])
    case .rows: Stagger(step: self[metrics.list], limit: self[metrics.listLimit])
    default: own
    }
  }
}
