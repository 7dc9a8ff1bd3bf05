import LegatoMotion
import Testing

/// SWIFTUI-FACTS 9.2: the mathematics of keyframes, row by row as measured. Every table starts
/// from 0.
@Suite("Keyframe tracks")
struct KeyframeTrackMotionTests {
  private typealias NumberKeyframe = Keyframe<Double>
  private typealias Track = KeyframeTrackMotion<Double>

  private func track(_ frames: NumberKeyframe..., from initial: Double = 0, velocity: Double = 0)
    -> Track
  {
    Track(from: initial, velocity: velocity, through: frames)
  }

  private func linear(_ to: Double, _ duration: Double, _ easing: Easing = .linear)
    -> NumberKeyframe
  {
    NumberKeyframe(to, duration: duration, kind: .linear(easing))
  }

  private func cubic(
    _ to: Double, _ duration: Double, start: Double? = nil, end: Double? = nil
  ) -> NumberKeyframe {
    NumberKeyframe(to, duration: duration, kind: .cubic(startVelocity: start, endVelocity: end))
  }

  private func spring(
    _ to: Double, _ duration: Double?, _ spring: DampedSpring, start: Double? = nil
  ) -> NumberKeyframe {
    NumberKeyframe(to, duration: duration, kind: .spring(spring, startVelocity: start))
  }

  private func move(_ to: Double) -> NumberKeyframe {
    NumberKeyframe(to, duration: nil, kind: .move)
  }

  private func expect(
    _ track: Track, _ table: [(Double, Double)], _ label: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (time, value) in table {
      expectClose(
        track.value(at: time), value, within: 0.001, "\(label) at \(time)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func linearFramesFollowTheirCurve() {
    expect(track(linear(10, 0.4)), [(0, 0), (0.1, 2.5), (0.3, 7.5), (0.4, 10), (9, 10)], "K1")
    expect(
      track(linear(10, 0.4, .easeInOut)),
      [(0.05, 0.311), (0.1, 1.292), (0.15, 2.928), (0.2, 5), (0.3, 8.708)], "K2")
  }

  @Test func cubicFramesMakeOneSmoothCurve() {
    expect(
      track(cubic(10, 0.2), cubic(-10, 0.2), cubic(0, 0.2)),
      [
        (0.05, 1.797), (0.1, 5.625), (0.15, 9.141), (0.25, 6.406), (0.3, 0), (0.35, -6.406),
        (0.5, -5.625),
      ], "K3")
    expect(
      track(cubic(10, 0.4)),
      [(0.05, 0.430), (0.1, 1.562), (0.15, 3.164), (0.2, 5), (0.3, 8.437)], "K3b")
    expect(
      track(cubic(10, 0.1), cubic(0, 0.3)),
      [(0.025, 1.562), (0.05, 5), (0.075, 8.437), (0.15, 9.259), (0.2, 7.407), (0.3, 2.593)],
      "K3c")
    let even: [(Double, Double)] = [
      (0.05, 0.859), (0.1, 3.125), (0.15, 6.328), (0.25, 15.234), (0.3, 21.875), (0.35, 27.578),
    ]
    expect(track(cubic(10, 0.2), cubic(30, 0.2)), even, "K3f")
    expect(
      track(cubic(10, 0.1), cubic(30, 0.3)),
      [
        (0.025, 1.211), (0.05, 4.062), (0.075, 7.383), (0.175, 16.289), (0.25, 22.812),
        (0.325, 27.930),
      ], "K3g")
    expect(track(cubic(10, 0.2), cubic(30, 0.2), linear(30, 0.2)), even, "K3h")
  }

  @Test func cubicFramesMeetOtherKindsAtTheirVelocity() {
    expect(
      track(linear(10, 0.2), cubic(0, 0.2), linear(5, 0.2)),
      [(0.25, 9.609), (0.3, 5.625), (0.35, 1.328)], "K3d")
  }

  @Test func velocitiesThatAreGivenCount() {
    expect(
      track(cubic(10, 0.4, start: 50, end: 0)),
      [(0.05, 2.344), (0.1, 4.375), (0.2, 7.5), (0.3, 9.375)], "K3e")
    let joined = track(cubic(10, 0.4, end: 30), cubic(0, 0.4))
    expectClose(joined.velocity(at: 0.4 - 1e-9), 30, within: 1e-3, "given at the end")
    expectClose(joined.velocity(at: 0.4 + 1e-9), 30, within: 1e-3, "taken over")
  }

  @Test func springsAreCutOffAtTheirEnd() {
    let smooth = DampedSpring(duration: 0.4, bounce: 0)
    expect(
      track(spring(10, 0.4, smooth)),
      [
        (0.05, 1.860), (0.1, 4.656), (0.2, 8.210), (0.3, 9.487), (0.4, 9.864), (0.5, 9.864),
        (50, 9.864),
      ], "K4")
    expect(
      track(spring(10, 0.2, smooth), linear(0, 0.2)),
      [(0.2, 8.210), (0.25, 6.158), (0.3, 4.105), (0.4, 0)], "K4c")
    expect(
      track(linear(10, 0.2), spring(0, 0.4, smooth)),
      [(0.25, 9.280), (0.3, 6.384), (0.4, 2.222), (0.6, 0.173)], "K4e")
  }

  @Test func aSpringWithoutADurationTakesAsLongAsItSettles() {
    let free = track(spring(10, nil, DampedSpring(duration: 0.4, bounce: 0.3)))
    expectClose(free.duration, 1.273, within: 0.001, "K4b")
    expect(
      free,
      [
        (0.05, 2.105), (0.1, 5.614), (0.15, 8.343), (0.2, 9.841), (0.25, 10.396), (0.3, 10.440),
        (0.4, 10.145), (0.6, 9.982),
      ], "K4b")
  }

  @Test func aMoveTakesNoTime() {
    let jump = track(linear(10, 0.2), move(-5), linear(0, 0.2))
    expect(jump, [(0.2, 10), (0.25, -3.75), (0.4, 0)], "K5")
    #expect(jump.value(at: 0.2) == 10)
    #expect(track(move(3), linear(5, 1)).value(at: 0) == 3)
    #expect(track(move(3), linear(5, 1)).value(at: -1) == 0)
  }

  @Test func aTrackThatTakesNoTimeIsAtItsEnd() {
    for track in [track(move(10)), track(linear(10, 0)), track(cubic(4, 0), cubic(10, 0))] {
      #expect(track.duration == 0)
      #expect(track.value(at: 0) == 10, "K8")
      #expect(track.value(at: 1) == 10)
      #expect(track.value(at: -1) == 0)
    }
    #expect(track(from: 7).value(at: 0) == 7)
  }

  @Test func aMotionThatTakesOverKeepsItsVelocity() {
    #expect(track(cubic(10, 1), velocity: 20).velocity(at: 0) == 20)
    let spring = track(spring(10, 1, DampedSpring()), velocity: 20)
    #expect(spring.velocity(at: 0) == 20)
    #expect(track(cubic(10, 1, start: 5), velocity: 20).velocity(at: 0) == 5)
    #expect(track(linear(10, 1), velocity: 20).velocity(at: 0) == 10)
  }

  @Test func itEndsExactlyWhereItIsSentTo() {
    let steps = track(cubic(0.1, 0.1), linear(0.7, 0.2), cubic(0.3, 0.7))
    #expect(steps.value(at: 0.1) == 0.1)
    #expect(steps.value(at: steps.duration) == 0.3)
    #expect(steps.value(at: .infinity) == 0.3)
  }

  @Test func theVelocityIsTheDerivative() {
    let everything = track(
      linear(3, 0.2, .easeInOut), cubic(8, 0.3), cubic(-2, 0.1), spring(5, 0.4, DampedSpring()),
      linear(0, 0.5), cubic(1, 0.2, start: 4, end: -3))
    for index in 1..<400 {
      let time = everything.duration * (Double(index) + 0.5) / 401
      let step = 1e-6
      let slope = (everything.value(at: time + step) - everything.value(at: time - step)) / 2 / step
      expectClose(everything.velocity(at: time), slope, within: 1e-3, "at \(time)")
    }
  }

  @Test func badNumbersTakeNoTime() {
    for duration in [Double.nan, .infinity, -.infinity, -1, 0] {
      let steps = track(linear(1, duration), cubic(2, duration), spring(3, duration, .init()))
      #expect(steps.duration == 0)
      #expect(steps.value(at: 0) == 3)
    }
    for bad in badNumbers {
      let steps = track(
        linear(bad, 0.1), cubic(1, 0.1, start: bad, end: bad),
        spring(bad, 0.1, .init(), start: bad),
        cubic(2, abs(bad)), velocity: bad)
      for time in [0, 0.05, 0.15, 0.25, 0.4, bad] { _ = steps.value(at: time) }
    }
    #expect(track(linear(1, 1)).value(at: .nan) == 0)
  }

  @Test func aSpringThatNeverSettlesIsCutOff() {
    let swing = track(spring(10, nil, DampedSpring(duration: 0.4, bounce: 1)))
    #expect(swing.duration == Keyframe<Double>.maxSettlingTime)
  }
}
