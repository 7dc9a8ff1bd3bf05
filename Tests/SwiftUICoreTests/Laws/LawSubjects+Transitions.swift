import MotionLaws
import SwiftUI

/// Every transition, on a view that comes and one that goes.
@MainActor
enum TransitionSubjects {
  private static let transitions: [(String, AnyTransition)] = [
    ("opacity", .opacity), ("scale", .scale), ("scale to half", .scale(scale: 0.5, anchor: .top)),
    ("slide", .slide), ("move top", .move(edge: .top)), ("move trailing", .move(edge: .trailing)),
    ("push", .push(from: .leading)), ("offset", .offset(x: 30, y: -20)),
    ("combined", .opacity.combined(with: .scale)),
    ("asymmetric", .asymmetric(insertion: .move(edge: .leading), removal: .scale)),
    ("own animation", .opacity.animation(.linear(duration: 0.4))),
    ("modifier", .modifier(active: Faded(amount: 1), identity: Faded(amount: 0))),
    ("custom", AnyTransition(Twirl())), ("blurReplace", AnyTransition(.blurReplace)),
    ("blurReplace up", AnyTransition(.blurReplace(.upUp))),
    ("typed", AnyTransition(.slide.combined(with: .opacity).animation(.linear(duration: 0.5)))),
  ]

  private struct Faded: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View {
      content.blur(radius: 6 * amount).opacity(1 - amount)
    }
  }

  private struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.rotationEffect(.degrees(90 * phase.value)).scaleEffect(phase.isIdentity ? 1 : 0.5)
    }
  }

  private static let animations: [Animation] = [.spring, .easeInOut(duration: 0.3)]

  static var all: [MotionSubject] {
    transitions.flatMap { name, transition in
      animations.flatMap { animation in
        [true, false].map { comes in
          MotionSubject("\(name) \(comes ? "in" : "out") by \(animation)") { flags in
            HostRun(animation, flags) {
              Coming(state: $0, comes: comes, transition: transition)
            }
          }
        }
      }
    }
  }

  private struct Coming: View {
    let state: MotionState
    let comes: Bool
    let transition: AnyTransition
    var body: some View {
      VStack {
        if (state.value == 1) == comes {
          Color.red.frame(width: 50, height: 30).transition(transition)
        }
        Color.blue.frame(width: 60, height: 20)
      }
    }
  }
}
