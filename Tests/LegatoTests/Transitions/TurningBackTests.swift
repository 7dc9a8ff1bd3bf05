import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S2.34, S4.24, S4.26 and S4.27: what turns back in the middle.
@MainActor @Suite("Turning back")
struct TurningBackTests {
  /// A transition of the system, and the formula that the specification has for it.
  private struct Pair {
    let name: String
    let ours: AnyTransition
    let formula: AnyTransition

    init(_ name: String, _ ours: AnyTransition, _ insertion: Edge?, _ removal: Edge?) {
      func way(_ edge: Edge?) -> AnyTransition {
        edge.map { .move(edge: $0).combined(with: .opacity) } ?? .opacity
      }
      self.name = name
      self.ours = ours
      formula = .asymmetric(insertion: way(insertion), removal: way(removal))
    }
  }

  private static let pairs = [
    Pair("slideUp", .slideUp, .bottom, .top),
    Pair("slideFromTrailing", .slideFromTrailing, .trailing, .leading),
    Pair("slideFromLeading", .slideFromLeading, .leading, .trailing),
    Pair("slide(from: .top)", .slide(from: .top), .top, .bottom),
    Pair("archive", .archive(), nil, .trailing),
    Pair("archive(towards: .leading)", .archive(towards: .leading), nil, .leading),
    Pair("messageReceive", .messageReceive(), .leading, nil),
    Pair("messageReceive(from: .trailing)", .messageReceive(from: .trailing), .trailing, nil),
  ]

  private static let animations: [Animation] = [.appNormal, .appSpring, .linear(duration: 0.3)]
  private let size = Size(400, 900)
  private let box = Size(100, 300)
  /// Milliseconds between two frames of 240 Hz.
  private let step = 1000.0 / 240

  private func page(
    _ knobs: Switches, _ transition: @escaping (Switches) -> AnyTransition, _ animation: Animation
  ) -> some View {
    Turned(knobs: knobs) { knobs in
      ZStack {
        if knobs.isOn {
          Text("Page").frame(width: box.width, height: box.height).transition(transition(knobs))
        }
      }
      .animation(animation, value: knobs.isOn)
    }
  }

  /// The looks of a page in a film of 240 Hz, frame by frame, that comes and turns back after each of
  /// some times in milliseconds. Every turn shows its own moment twice: before and after.
  private func film(
    _ transition: @escaping (Switches) -> AnyTransition, _ animation: Animation, turns: [Double],
    direction: LayoutDirection = .leftToRight, onTurn: (Switches) -> Void = { _ in }
  ) throws -> [Look?] {
    try withoutInvariantChecks {
      let knobs = Switches()
      let stage = try Stage(page(knobs, transition, animation), size: size, direction: direction)
      var looks: [Look?] = []
      for (index, length) in (turns + [700]).enumerated() {
        stage.act {
          if index > 0 { onTurn(knobs) }
          knobs.isOn = index % 2 == 0
        }
        for frame in 0...Int(length / step) {
          stage.at(Double(frame) * step)
          looks.append(stage.look(of: "Page"))
        }
        stage.at(length)
        looks.append(stage.look(of: "Page"))
      }
      stage.at(5000)
      #expect(stage.motionCount == 0)
      return looks
    }
  }

  /// What the films of both directions turn back at: the first time on the way in, the second on the
  /// way out, and the third on the way in again.
  private static let moments: [[Double]] = stride(from: 12.0, through: 232, by: 22).map { moment in
    [moment, 244 - moment, 30 + moment / 2]
  }

  /// No motion of these goes faster than eight ways a second; two may run at a time.
  private func expectContinuous(_ looks: [Look?], _ comment: String) {
    let share = 16 * step / 1000
    for (index, pair) in zip(looks, looks.dropFirst()).enumerated() {
      guard let (old, new) = pair.0.flatMap({ old in pair.1.map { (old, $0) } }) else {
        // What comes or goes unseen is all but transparent.
        #expect((pair.0?.opacity ?? pair.1?.opacity ?? 0) < 0.05, "\(comment): frame \(index)")
        continue
      }
      #expect(abs(new.x - old.x) <= box.width * share, "\(comment): x in frame \(index)")
      #expect(abs(new.y - old.y) <= box.height * share, "\(comment): y in frame \(index)")
      #expect(abs(new.scale - old.scale) <= share, "\(comment): scale in frame \(index)")
      #expect(abs(new.opacity - old.opacity) <= share, "\(comment): opacity in frame \(index)")
    }
  }

  @Test(
    "S2.34 S4.24 S4.26 S4.27 turned back twice at any moment, what is drawn is that of the formula",
    arguments: 0..<8)
  func turnedBack(index: Int) throws {
    let pair = Self.pairs[index]
    for (number, animation) in Self.animations.enumerated() {
      for turns in number == 0 ? Self.moments : [Self.moments[2], Self.moments[6]] {
        for direction in number == 1 ? LayoutDirection.allCases : [.leftToRight] {
          let comment = "\(pair.name) \(animation) \(turns) \(direction)"
          let ours = try film({ _ in pair.ours }, animation, turns: turns, direction: direction)
          let formula = try film(
            { _ in pair.formula }, animation, turns: turns, direction: direction)
          expectContinuous(ours, comment)
          #expect(ours.count == formula.count)
          for (frame, (one, other)) in zip(ours, formula).enumerated() {
            let isSame =
              // A spring of parts of a size is over a little earlier than one of points.
              abs((one?.x ?? 0) - (other?.x ?? 0)) < 0.02
              && abs((one?.y ?? 0) - (other?.y ?? 0)) < 0.02
              && abs((one?.opacity ?? 0) - (other?.opacity ?? 0)) < 1e-9
            #expect(isSame, "\(comment) frame \(frame): \(one as Any) for \(other as Any)")
          }
        }
      }
    }
  }

  @Test("S2.34 SwiftUI's own transitions of two edges are continuous as well", arguments: 0..<5)
  func system(index: Int) throws {
    let transitions: [AnyTransition] = [
      .slide.combined(with: .opacity), .push(from: .bottom),
      .asymmetric(insertion: .move(edge: .top), removal: .move(edge: .bottom)),
      .asymmetric(insertion: .slideUp, removal: .slideFromTrailing), .stateSwap,
    ]
    for turns in Self.moments {
      let looks = try film({ _ in transitions[index] }, .appNormal, turns: turns)
      // A page without a fade comes and goes outside of its place.
      let seen = index == 2 ? looks.filter { $0 != nil } : looks
      expectContinuous(seen, "transition \(index) \(turns)")
    }
  }

  @Test("S2.34 S4.27 back in place of on: an edge that is another one in the middle is no jump")
  func otherEdge() throws {
    for turns in Self.moments {
      let looks = try film(
        { $0.count % 2 == 0 ? .slideFromTrailing : .slideFromLeading }, .appNormal, turns: turns
      ) { $0.count += 1 }
      expectContinuous(looks, "\(turns)")
    }
  }

  @Test("S4.24 SlideTransition turned back in the middle goes on where it is")
  func slideTransition() throws {
    for edge in Edge.allCases {
      let knobs = Switches()
      let stage = try Stage(
        Turned(knobs: knobs) { knobs in
          ZStack {
            if knobs.isOn {
              Text("Page").frame(width: 100, height: 300)
                .modifier(AppMotion.SlideTransition(edge: edge))
            }
          }
          .animation(.appNormal, value: knobs.isOn)
        }, size: size)
      stage.act { knobs.isOn = true }
      for moment in [60.0, 125, 190] {
        stage.at(moment)
        let before = try #require(stage.look(of: "Page"))
        stage.act { knobs.isOn.toggle() }
        let after = try #require(stage.look(of: "Page"))
        #expect(abs(after.x - before.x) < 1e-6 && abs(after.y - before.y) < 1e-6, "\(edge)")
      }
    }
  }
}
