import MotionLaws
import SwiftUI

/// Motion of several steps, heroes, and what is drawn for a time.
@MainActor
enum StepSubjects {
  static var all: [MotionSubject] {
    [
      MotionSubject("keyframes on a trigger", [.evaluatesItsBodies, .jumps, .comesBack]) { flags in
        HostRun(nil, flags) { Keyframed(state: $0) }
      },
      MotionSubject("phases on a trigger", [.jumps, .evaluatesItsBodies]) { flags in
        HostRun(nil, flags) { Phased(state: $0) }
      },
      MotionSubject("hero by a spring") { flags in
        HostRun(.spring, flags) { Hero(state: $0) }
      },
      MotionSubject("hero by a curve") { flags in
        HostRun(.easeInOut(duration: 0.3), flags) { Hero(state: $0) }
      },
    ]
  }

  private struct Keyframed: View {
    let state: MotionState
    var body: some View {
      Color.red.frame(width: 30, height: 30)
        .keyframeAnimator(initialValue: 1.0, trigger: state.value) { content, scale in
          content.scaleEffect(scale)
        } keyframes: { _ in
          SpringKeyframe(1.5, duration: 0.3, spring: .bouncy)
          CubicKeyframe(0.8, duration: 0.2)
          LinearKeyframe(1, duration: 0.2)
        }
    }
  }

  private struct Phased: View {
    let state: MotionState
    var body: some View {
      Color.red.frame(width: 30, height: 30)
        .phaseAnimator([1.0, 1.4, 0.7], trigger: state.value) { content, scale in
          content.scaleEffect(scale)
        } animation: { _ in
          .easeInOut(duration: 0.2)
        }
    }
  }

  private struct Hero: View {
    let state: MotionState
    @Namespace private var space
    var body: some View {
      ZStack {
        if state.value == 0 {
          Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 40, height: 30)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        } else {
          Circle().matchedGeometryEffect(id: "card", in: space).frame(width: 120, height: 90)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
      }
    }
  }
}
