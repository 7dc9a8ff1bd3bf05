import LegatoDisplay
import MotionLaws
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// Every transition of the system, on a view that comes and goes, and on one that takes the place of
/// another.
extension ComponentSubjects {
  /// The transitions by the names that apps write.
  private static let named: [(name: String, motion: MotionDeclaration)] =
    [
      ("slideUp", AppTransitions.slide), ("slideFromTrailing", AppTransitions.slide),
      ("slideFromLeading", AppTransitions.slide), ("messageReceive", AppTransitions.slide),
      ("messageReceive from trailing", AppTransitions.slide), ("archive", AppTransitions.slide),
      ("archive to leading", AppTransitions.slide), ("stateSwap", AppTransitions.stateSwap),
    ] + Edge.allCases.map { ("slide from \($0)", AppTransitions.slide) }

  private static func transition(_ name: String) -> AnyTransition {
    switch name {
    case "slideUp": .slideUp
    case "slideFromTrailing": .slideFromTrailing
    case "slideFromLeading": .slideFromLeading
    case "messageReceive": .messageReceive()
    case "messageReceive from trailing": .messageReceive(from: .trailing)
    case "archive": .archive()
    case "archive to leading": .archive(towards: .leading)
    case "stateSwap": .stateSwap
    default: .slide(from: Edge.allCases.first { name.hasSuffix("\($0)") } ?? .top)
    }
  }

  static let transitions: [ComponentSubject] = named.flatMap { name, motion in
    [
      ComponentSubject(
        "\(name), comes and goes", [motion], [.evaluatesItsBodies, .jumps]
      ) { state in
        ZStack {
          if state.isOn {
            Text("Hello").frame(width: 80, height: 60).background(Color.white)
              .transition(transition(name))
          }
        }
        .animation(.appNormal, value: state.value)
      },
      ComponentSubject(
        "\(name), takes a place", [motion], [.evaluatesItsBodies, .jumps]
      ) { state in
        ZStack {
          Text("\(state.value)").frame(width: 80, height: 60).background(Color.white)
            .transition(transition(name)).id(state.value)
        }
        .animation(.appSpring, value: state.value)
      },
    ]
  }
}
