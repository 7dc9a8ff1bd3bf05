import MotionLaws
import SwiftUI

/// Every content transition, and symbol effects that a change triggers or holds.
@MainActor
enum ContentSubjects {
  private static let transitions: [(String, ContentTransition)] = [
    ("identity", .identity), ("opacity", .opacity), ("interpolate", .interpolate),
    ("numeric text", .numericText()), ("counting down", .numericText(countsDown: true)),
    ("symbol effect", .symbolEffect(.replace.upUp)),
  ]

  private static let animations: [Animation] = [
    .spring, .bouncy, .easeInOut(duration: 0.3), .linear(duration: 0.2).delay(0.1),
  ]

  static var all: [MotionSubject] {
    transitions.flatMap { name, transition in
      animations.map { animation in
        // Each change is a motion of its own from 0 to 1, and what comes is a layer of its own.
        MotionSubject("\(name) by \(animation)", [.jumps]) { flags in
          HostRun(animation, flags) { Changing(state: $0, transition: transition) }
        }
      }
    } + [
      MotionSubject("effects of symbols", [.jumps]) { flags in
        HostRun(.spring, flags) { Effects(state: $0) }
      }
    ]
  }

  private struct Changing: View {
    let state: MotionState
    let transition: ContentTransition
    var body: some View {
      VStack {
        Text("\(98 + state.value * 27) of 1,204")
        Image(systemName: state.value == 0 ? "heart" : "star.fill")
      }
      .contentTransition(transition)
    }
  }

  private struct Effects: View {
    let state: MotionState
    var body: some View {
      HStack {
        Image(systemName: "heart").symbolEffect(.bounce, value: state.value)
        Image(systemName: "bell").symbolEffect(.wiggle.up, value: state.value)
        Image(systemName: "star").symbolEffect(.scale.down, isActive: state.value == 1)
        Image(systemName: "bolt").symbolEffect(.disappear.up, isActive: state.value == 1)
      }
    }
  }
}
