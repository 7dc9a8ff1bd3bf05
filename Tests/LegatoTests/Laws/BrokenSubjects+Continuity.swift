import LegatoDisplay
import LegatoFilm
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// Components that jump: what shows that the law of continuity finds what it must.
extension BrokenSubjects {
  private static let motion = AppTransitions.slide

  /// The subject, what of it jumps, and whether only one that is turned back does.
  static let jumping: [(ComponentSubject, DrawnJump.Quantity, onlyTurnedBack: Bool)] = [
    (
      ComponentSubject("slides off over another edge than it came from", [motion]) { state in
        ZStack {
          if state.isOn {
            Color.blue.frame(width: 134, height: 60)
              .transition(AnyTransition(SwappingEdges()))
          }
        }
        .animation(.linear(duration: 0.25), value: state.value)
      }, .place, true
    ),
    (
      ComponentSubject("is there at once", [motion]) { state in
        ZStack { if state.isOn { Color.blue.frame(width: 40, height: 40).transition(.identity) } }
      }, .appears, false
    ),
    (
      ComponentSubject("pops its opacity on the way", [motion]) { state in
        Color.blue.frame(width: 40, height: 40)
          .modifier(PoppingOpacity(progress: state.isOn ? 1 : 0))
          .animation(.linear(duration: 0.3), value: state.value)
      }, .ink, false
    ),
    (
      ComponentSubject("snaps its colour", [motion]) { state in
        Rectangle().fill(state.isOn ? Color.red : Color.blue).frame(width: 40, height: 40)
          .animation(nil, value: state.value)
          .offset(x: state.isOn ? 20 : 0)
          .animation(.linear(duration: 0.3), value: state.value)
      }, .ink, false
    ),
    (
      ComponentSubject("goes back by another curve of sizes", [motion]) { state in
        Color.blue.frame(width: 40, height: 40)
          .modifier(OneWayScale(isOn: state.isOn, progress: state.isOn ? 1 : 0))
          .animation(.linear(duration: 0.3), value: state.value)
      }, .place, true
    ),
    (
      ComponentSubject("flashes for a frame", [motion]) { Flash(isOn: $0.isOn) }, .appears, false
    ),
    (
      ComponentSubject("is cut off at once", [motion]) { state in
        Color.blue.frame(width: 100, height: 40)
          .mask { Rectangle().frame(width: 100, height: 40) }
          .frame(width: state.isOn ? 30 : 100).clipped()
      }, .clip, false
    ),
    (
      ComponentSubject("blurs at once", [motion]) { state in
        Color.blue.frame(width: 40, height: 40).blur(radius: state.isOn ? 5 : 0)
      }, .blur, false
    ),
  ]

  /// Comes in over one edge and goes over the other: the edge is no number, and changes at once.
  private struct SwappingEdges: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.modifier(
        OverAnEdge(
          sign: phase == .didDisappear ? -1 : 1, fraction: phase.isIdentity ? 0 : 1))
    }
  }

  private struct OverAnEdge: GeometryEffect {
    let sign: Double
    var fraction: Double
    var animatableData: Double {
      get { fraction }
      set { fraction = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(translationX: size.width * fraction * sign * 0.5, y: 0))
    }
  }

  private struct PoppingOpacity: ViewModifier, Animatable {
    var progress: Double
    nonisolated var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }
    func body(content: Content) -> some View { content.opacity(progress < 0.5 ? 1 : 0.9) }
  }

  private struct OneWayScale: GeometryEffect {
    let isOn: Bool
    var progress: Double
    var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      let scale = 1 + (isOn ? progress : progress * progress)
      return ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale))
    }
  }

  private struct Flash: View {
    let isOn: Bool
    @State private var isShown = false
    var body: some View {
      ZStack {
        if isShown { Color.red.frame(width: 40, height: 40).transition(.identity) }
      }
      .onChange(of: isOn) {
        for (delay, shown) in [(0.1, true), (0.1 + 1.0 / 60, false)] {
          DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            MainActor.assumeIsolated { isShown = shown }
          }
        }
      }
    }
  }
}
