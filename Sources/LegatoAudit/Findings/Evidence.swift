/// What was seen in a run.
package struct Evidence: Codable, Hashable, Sendable {
  /// What was played and how: `reduced motion: tap “Save”`.
  package var run: String
  /// When it began, in seconds since the view appeared.
  package var start: Double
  /// When it was over; the start where it is a moment, infinite where it never is.
  package var end: Double
  /// What was measured, in words: `x 0 → 120`.
  package var observation: String

  package init(_ run: Run, _ start: Double, _ end: Double, _ observation: String) {
    self.run = run.name
    self.start = start
    self.end = end
    self.observation = observation
  }

  package init(_ run: Run, _ moment: Double, _ observation: String) {
    self.init(run, moment, moment, observation)
  }

  // JSON has no infinity: an end that never comes is left out.
  private enum CodingKeys: String, CodingKey { case run, start, end, observation }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    run = try values.decode(String.self, forKey: .run)
    start = try values.decode(Double.self, forKey: .start)
    end = try values.decodeIfPresent(Double.self, forKey: .end) ?? .infinity
    observation = try values.decode(String.self, forKey: .observation)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(run, forKey: .run)
    try values.encode(microseconds(start), forKey: .start)
    if end.isFinite { try values.encode(microseconds(end), forKey: .end) }
    try values.encode(observation, forKey: .observation)
  }
}

/// A time as it is written: whole microseconds, so that the same run gives the same text.
private func microseconds(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }
