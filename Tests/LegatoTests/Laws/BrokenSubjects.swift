import LegatoDisplay
import MotionLaws
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// Components that break one law each: what shows that the laws can fail.
@MainActor
enum BrokenSubjects {
  private static let state = VerticalListButtonItem.stateMotion
  private static let decoration = ScaleButtonStyle.pressMotion

  /// The subject that breaks a law, by the law's name.
  static let all: [String: ComponentSubject] = [
    "under Reduce Motion nothing moves, scales, rotates or blurs":
      ComponentSubject("slides whatever is asked", [state]) { state in
        Text("A").offset(x: state.isOn ? 20 : 0).animation(
          .linear(duration: 0.3), value: state.value)
      },
    "ends the same with Reduce Motion, with Low Power Mode and without":
      ComponentSubject("is smaller for some", [state]) { SmallWhenReduced(isOn: $0.isOn) },
    "obeys Reduce Motion on the next frame, on and off":
      ComponentSubject("asks when it begins, and not later", [state]) { AsksOnce(isOn: $0.isOn) },
    "in Low Power Mode decorations are still and essential motions stay":
      ComponentSubject("decorates whatever is asked", [decoration]) { state in
        Text("A").scaleEffect(state.isOn ? 0.9 : 1)
          .animation(.linear(duration: 0.3), value: state.value)
      },
    "ten changes 50 ms apart end where one does, and nothing goes on":
      ComponentSubject("counts changes", [state], [.evaluatesItsBodies]) {
        CountsChanges(isOn: $0.isOn)
      },
    "reversed in the middle it ends where it began, exactly":
      ComponentSubject("forgets to go back", [state]) { ForgetsToGoBack(isOn: $0.isOn) },
    "loops stop on the frame on which they go, and begin anew":
      ComponentSubject("hides its loop", [PulseAnimation.motion], [.isEndless]) { state in
        Text("A").modifier(EndlessTurn()).opacity(state.isOn ? 1 : 0)
      },
    "removed on its way it leaves nothing behind":
      ComponentSubject("wakes up again and again", [state]) { state in
        Text("A").onChange(of: state.value) { wake() }
      },
    "memory is flat over cycles":
      ComponentSubject("hoards", [state]) { state in
        Text("A").onChange(of: state.value) { hoard.append([UInt8](repeating: 1, count: 500)) }
      },
    "costs what it says":
      ComponentSubject("grows its frame", [decoration]) { state in
        Color.red.frame(width: state.isOn ? 80 : 40, height: 20)
          .animation(.linear(duration: 0.3), value: state.value)
      },
  ]

  private static var hoard: [[UInt8]] = []

  private static func wake() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated { wake() } }
  }

  private struct SmallWhenReduced: View {
    let isOn: Bool
    @Environment(\.motionPolicy) private var motionPolicy
    var body: some View {
      Text("A").scaleEffect(isOn && !motionPolicy.reducesMotion ? 0.5 : 1)
    }
  }

  private struct AsksOnce: View {
    let isOn: Bool
    @Environment(\.motionPolicy) private var motionPolicy
    var body: some View {
      Text("A").offset(x: isOn ? 20 : 0)
        .animation(motionPolicy.reducesMotion ? nil : .linear(duration: 0.5), value: isOn)
    }
  }

  private struct CountsChanges: View {
    let isOn: Bool
    @State private var count = 0.0
    var body: some View {
      Text("A").offset(x: count).onChange(of: isOn) { count += 1 }
    }
  }

  private struct ForgetsToGoBack: View {
    let isOn: Bool
    @State private var x = 0.0
    @State private var began = 0
    var body: some View {
      Text("A").offset(x: x)
        .onChange(of: isOn) { _, isOn in
          if isOn {
            began += 1
            x = 10
            let number = began
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
              MainActor.assumeIsolated { if number == began { began = 0 } }
            }
          } else if began == 0 {
            x = 0
          }
        }
    }
  }

  private struct EndlessTurn: ViewModifier {
    @State private var phase = 0.0
    func body(content: Content) -> some View {
      content.rotationEffect(.degrees(360 * phase)).onAppear {
        withAnimation(.linear(duration: 1).repeatForever()) { phase = 1 }
      }
    }
  }
}
