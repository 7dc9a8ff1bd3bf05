import MotionLaws
import SwiftUI

/// Every kind of value that moves, by a curve and by a spring.
@MainActor
enum AnimatableSubjects {
  static var all: [MotionSubject] { byNumber + byChoice }

  /// What follows one number from 0 to 1.
  private static var byNumber: [MotionSubject] {
    [
      of("opacity") { Color.red.opacity(1 - 0.8 * $0) },
      of("scaleEffect") { Color.red.scaleEffect(x: 1 + $0, y: 1 - $0 / 2, anchor: .leading) },
      of("anchor") { Color.red.scaleEffect(0.5, anchor: $0 == 0 ? .center : .bottomTrailing) },
      of("rotationEffect") { Color.red.rotationEffect(.degrees(90 * $0), anchor: .top) },
      of("offset") { Color.red.offset(x: 40 * $0, y: -20 * $0) },
      of("position") { Color.red.frame(width: 20, height: 20).position(x: 20 + 40 * $0, y: 30) },
      of("frame") { Color.red.frame(width: 20 + 40 * $0, height: 30) },
      of("padding") { Color.red.padding(4 + 10 * $0) },
      of("blur") { Color.red.blur(radius: 8 * $0) },
      of("shadow") { Color.red.shadow(color: .black, radius: 2 + 6 * $0, x: 4 * $0, y: 8 * $0) },
      of("spacing") { number in
        HStack(spacing: 4 + 20 * number) {
          Color.red.frame(width: 10)
          Color.blue.frame(width: 10)
        }
      },
      of("corner radius") { RoundedRectangle(cornerRadius: 4 + 12 * $0).fill(.red) },
      of("trim") { Circle().trim(from: 0.1, to: 0.2 + 0.8 * $0).stroke(.red, lineWidth: 4) },
      of("line width") { Circle().stroke(.red, lineWidth: 1 + 8 * $0) },
      of("dash phase") {
        Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 6 * $0))
      },
      of("inset") { RoundedRectangle(cornerRadius: 8).inset(by: 10 * $0).fill(.red) },
      of("clip") { Color.red.clipShape(RoundedRectangle(cornerRadius: 20 * $0)) },
      of("mask") { number in Color.red.mask { Circle().inset(by: 10 * number) } },
      of("overlay") { number in
        Color.red.overlay(alignment: number == 0 ? .topLeading : .bottomTrailing) {
          Color.blue.frame(width: 10, height: 10)
        }
      },
      of("rotation3DEffect") {
        Color.red.rotation3DEffect(.degrees(60 * $0), axis: (x: 0, y: 1, z: 0))
      },
      of("brightness") { Color.red.brightness(0.5 * $0) },
      of("contrast") { Color.red.contrast(1 - $0) },
      of("saturation") { Color.red.saturation(1 - $0) },
      of("grayscale") { Color.red.grayscale($0) },
      of("hueRotation") { Color.red.hueRotation(.degrees(120 * $0)) },
      of("border") { Color.red.border(.black, width: 1 + 4 * $0) },
      of("uneven corners") {
        UnevenRoundedRectangle(topLeadingRadius: 20 * $0, bottomTrailingRadius: 4).fill(.red)
      },
      of("rotated shape") { Rectangle().rotation(.degrees(45 * $0)).fill(.red) },
      of("stroke border") { Circle().strokeBorder(.red, lineWidth: 1 + 6 * $0) },
      of("geometryGroup") { Color.red.geometryGroup().offset(x: 30 * $0) },
      of("canvas") { number in
        Canvas { context, size in
          context.opacity = 0.5
          context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        .frame(width: 20 + 40 * number, height: 30)
      },
      of("symbol") { number in
        Canvas { context, _ in
          guard let dot = context.resolveSymbol(id: 0) else { return }
          context.draw(dot, at: CGPoint(x: 20, y: 20))
        } symbols: {
          Color.red.frame(width: 20, height: 20).opacity(1 - 0.8 * number).tag(0)
        }
      },
      of("user's shape") { Wave(height: 10 * $0).stroke(.red) },
      of("user's view", [.evaluatesItsBodies]) { Gauge(level: $0) },
      of("user's modifier", [.evaluatesItsBodies]) { Color.red.modifier(Shake(amount: $0)) },
    ]
  }

  /// What follows a choice of two values.
  private static var byChoice: [MotionSubject] {
    [
      of("fill colour") { Rectangle().fill($0 == 0 ? Color.red : .blue) },
      of("colour") { $0 == 0 ? Color.red : Color.green },
      of("foregroundStyle") { Image(systemName: "star").foregroundStyle($0 == 0 ? .red : .blue) },
      // The components of a colour that is hardly there say nothing: they may jump.
      of("clear colour", [.jumps]) { Rectangle().fill($0 == 0 ? Color.clear : .blue) },
      of("layoutDirectionBehavior") {
        Color.red.layoutDirectionBehavior($0 == 0 ? .fixed : .mirrors(in: .leftToRight))
      },
      of("colorMultiply") { Color.red.colorMultiply($0 == 0 ? .white : .blue) },
      of("radial gradient") {
        Rectangle().fill(
          RadialGradient(
            colors: [.red, $0 == 0 ? .blue : .green], center: .center, startRadius: 2,
            endRadius: $0 == 0 ? 20 : 60))
      },
      of("gradient") {
        Rectangle().fill(
          LinearGradient(
            colors: $0 == 0 ? [.red, .blue] : [.green, .yellow], startPoint: .top,
            endPoint: $0 == 0 ? .bottom : .bottomTrailing))
      },
      of("alignment") { number in
        VStack(alignment: number == 0 ? .leading : .trailing) {
          Color.red.frame(width: 60, height: 10)
          Color.blue.frame(width: 20, height: 10)
        }
      },
      of("siblings", [.ignoresReduceMotion]) { number in
        HStack {
          if number == 1 { Color.green.frame(width: 20, height: 20) }
          Color.red.frame(width: 20, height: 20)
        }
      },
    ]
  }

  private static func of<V: View>(
    _ name: String, _ promises: Set<MotionSubject.Promise> = [],
    @ViewBuilder _ view: @escaping @MainActor (Double) -> V
  ) -> MotionSubject {
    MotionSubject(name, promises.union([.keepsVelocity])) { flags in
      HostRun(.spring(duration: 0.4, bounce: 0.2), flags) { state in
        Following(state: state, content: view)
      }
    }
  }

  private struct Following<V: View>: View {
    let state: MotionState
    let content: @MainActor (Double) -> V
    var body: some View { content(state.number).frame(width: 100, height: 80) }
  }

  private struct Wave: Shape {
    var height: Double
    var animatableData: Double {
      get { height }
      set { height = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addQuadCurve(
          to: CGPoint(x: rect.maxX, y: rect.midY),
          control: CGPoint(x: rect.midX, y: rect.midY - height))
      }
    }
  }

  private struct Gauge: View, Animatable {
    var level: Double
    nonisolated var animatableData: Double {
      get { level }
      set { level = newValue }
    }
    var body: some View { Color.red.frame(width: 10 + 50 * level, height: 10) }
  }

  private struct Shake: ViewModifier, Animatable {
    var amount: Double
    nonisolated var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: 10 * sin(amount * 3 * .pi)) }
  }
}
