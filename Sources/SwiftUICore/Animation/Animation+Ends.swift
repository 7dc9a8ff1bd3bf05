extension Animation {
  /// Whether what it would move where the environment is this one is at its end at once: a duration of
  /// 0, or an animation of one's own that says so.
  @MainActor
  func isOverAtOnce(in environment: EnvironmentStorage) -> Bool {
    var animator = Animator<Double>(startTime: 0)
    animator.add(self, change: 1, at: 0, update: 0, environment: environment)
    return animator.end <= 0
  }
}
