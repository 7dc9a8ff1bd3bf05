import LegatoDisplay

/// All that was played with one view: what rules look at.
package struct PlayedSubject: Sendable {
  package var name: String
  /// The line of the preview or of the view in its file; 0 where nobody knows.
  package var line = 0
  package var runs: [Run]
  /// What could not be played, in words.
  package var omissions: [String] = []
  /// How often Low Power Mode was asked for when the view was there for the very first time.
  package var firstPowerReads = 0
  /// The timings that motion may have; any where empty.
  package var tokens: Set<String> = []

  package init(name: String, line: Int = 0, runs: [Run] = []) {
    self.name = name
    self.line = line
    self.runs = runs
  }

  package func runs(_ conditions: Conditions) -> [Run] {
    runs.filter { $0.conditions == conditions }
  }

  /// The run that does the same to the same thing under other conditions.
  package func counterpart(of run: Run, _ conditions: Conditions) -> Run? {
    runs.first {
      $0.conditions == conditions && $0.kind == run.kind && $0.target == run.target
    }
  }

  package func run(_ kind: Run.Kind, _ target: String, _ conditions: Conditions = .full) -> Run? {
    runs.first { $0.kind == kind && $0.target == target && $0.conditions == conditions }
  }
}
