import SwiftUI

/// A view that goes through phases.
struct Phases: View {
  let phases: [Double]
  let trigger: Int?
  let animation: Animation?
  let world: World

  var body: some View {
    if let trigger {
      PhaseAnimator(phases, trigger: world.numbers[trigger].value) { phase in
        shape(phase)
      } animation: { _ in
        animation
      }
    } else {
      PhaseAnimator(phases) { phase in
        shape(phase)
      } animation: { _ in
        animation
      }
    }
  }

  private func shape(_ phase: Double) -> some View {
    Rectangle().frame(width: 20 + phase, height: 10).rotationEffect(.degrees(phase))
  }
}

/// A view that keyframes move.
struct Frames: View {
  let values: [Double]
  let trigger: Int?
  let world: World

  var body: some View {
    if let trigger {
      KeyframeAnimator(initialValue: 0.0, trigger: world.numbers[trigger].value) { value in
        shape(value)
      } keyframes: { _ in
        track
      }
    } else {
      KeyframeAnimator(initialValue: 0.0) { value in
        shape(value)
      } keyframes: { _ in
        track
      }
    }
  }

  private func shape(_ value: Double) -> some View {
    Circle().frame(width: 10, height: 10 + value).offset(x: value).opacity(1 - value / 200)
  }

  private var track: some Keyframes<Double> {
    KeyframeTrack {
      LinearKeyframe(values[0], duration: values[1])
      CubicKeyframe(values[2], duration: 0.3)
      SpringKeyframe(values[0], duration: values[1], spring: .bouncy)
      MoveKeyframe(values[2])
    }
  }
}

/// Keyframes around other views.
struct KeyframedView: View {
  let content: SpecView
  let values: [Double]
  let trigger: Int?
  let world: World

  var body: some View {
    content.keyframeAnimator(
      initialValue: 0.0, trigger: trigger.map { world.numbers[$0].value }
    ) { view, value in
      view.scaleEffect(1 + value / 100)
    } keyframes: { _ in
      SpringKeyframe(values[0], duration: values[1])
      LinearKeyframe(values[2], duration: 0.2)
    }
  }
}

/// Another view at every date.
struct Clock: View {
  let interval: Double?

  var body: some View {
    if let interval {
      TimelineView(.periodic(from: .now, by: interval)) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate * 4) % 100)")
      }
    } else {
      TimelineView(.animation) { context in
        Rectangle().frame(width: 10, height: 4)
          .rotationEffect(.radians(context.date.timeIntervalSinceReferenceDate))
      }
    }
  }
}
