import Testing

@Suite("Laws notice what breaks them")
struct LawsTests {
  let straight = Motion(
    value: { min(max($0, 0), 1) }, velocity: { _ in 1 }, end: 1, inverse: { $0 })

  @Test("a straight line obeys all")
  func obeys() {
    #expect(straight.brokenLaws() == [])
  }

  @Test("a motion that starts elsewhere breaks the first")
  func start() {
    var motion = straight
    motion.value = { $0 == 0 ? 0.01 : min($0, 1) }
    #expect(motion.brokenLaws() == [.startsAtZero])
  }

  @Test("a motion that stops short breaks the second")
  func end() {
    var motion = straight
    motion.value = { min($0, 0.999_999) }
    #expect(motion.brokenLaws() == [.endsAtEnd])
  }

  @Test("a wrong velocity breaks the third")
  func velocity() {
    var motion = straight
    motion.velocity = { _ in 1.01 }
    #expect(motion.brokenLaws() == [.velocityIsDerivative])
  }

  @Test("a value that is no number breaks the fourth")
  func finite() {
    var motion = straight
    motion.value = { $0 > 0.5 && $0 < 0.6 ? .nan : min($0, 1) }
    #expect(motion.brokenLaws().contains(.isFinite))
  }

  @Test("an inverse that does not undo breaks the fifth")
  func inverse() {
    var motion = straight
    motion.inverse = { $0 * $0 }
    #expect(motion.brokenLaws() == [.inverseUndoes])
  }
}
