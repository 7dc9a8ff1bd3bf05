import SwiftUI

extension Leaf {
  @MainActor func view(_ world: World) -> AnyView {
    switch self {
    case .color(let color): AnyView(world.color(color))
    case .rectangle: AnyView(Rectangle())
    case .rounded(let radius, let color):
      AnyView(
        RoundedRectangle(cornerRadius: world.value(radius)).fill(world.color(color)))
    case .circle(let color): AnyView(Circle().fill(world.color(color)))
    case .capsule: AnyView(Capsule())
    case .trimmed(let start, let end):
      AnyView(
        Circle().trim(from: world.value(start) / 100, to: world.value(end) / 100)
          .stroke(lineWidth: 3))
    case .stroked(let width, let color):
      AnyView(Ellipse().stroke(world.color(color), lineWidth: world.value(width)))
    case .gradient(let first, let second, let place):
      AnyView(
        Rectangle().fill(
          LinearGradient(
            colors: [world.color(first), world.color(second)], startPoint: .top,
            endPoint: UnitPoint(x: world.value(place) / 100, y: 1))))
    case .path(let number): AnyView(Wave(height: world.value(number)))
    case .text(let color, let size):
      AnyView(
        Text("Words \(world.colors[color].value)").font(.system(size: world.value(size))))
    case .symbol(let color):
      AnyView(Image(systemName: ["star", "heart", "no such"][world.colors[color].value % 3]))
    case .spacer: AnyView(Spacer(minLength: 3))
    case .divider: AnyView(Divider())
    case .spinner: AnyView(ProgressView())
    case .progress(let number): AnyView(ProgressView(value: world.value(number) / 100))
    case .button(let write):
      AnyView(Button("Press") { world.performFromView(write, "pressed") })
    case .pulse(let animation): AnyView(Pulse(animation: animation))
    case .toggle(let animation): AnyView(TapToggle(animation: animation, world: world))
    case .phases(let phases, let trigger, let animation):
      AnyView(Phases(phases: phases, trigger: trigger, animation: animation, world: world))
    case .keyframes(let values, let trigger):
      AnyView(Frames(values: values, trigger: trigger, world: world))
    case .timeline(let interval): AnyView(Clock(interval: interval))
    case .digits(let number):
      AnyView(
        Text("\(Int(max(-999, min(999, world.value(number).rounded(.up))).magnitude))")
          .contentTransition(.numericText(value: world.value(number))))
    case .canvas(let number, let symbol):
      AnyView(Drawing(number: number, symbol: symbol, world: world))
    case .draggable(let animation): AnyView(Draggable(animation: animation, world: world))
    case .animatable(let number): AnyView(Level(amount: world.value(number)))
    case .control(let control, let cell, let flag): control.view(cell, flag, world)
    case .nothing: AnyView(EmptyView())
    }
  }
}

/// A path of its own, with data that move.
private struct Wave: Shape {
  var height: Double

  var animatableData: Double {
    get { height }
    set { height = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY),
      control: CGPoint(x: rect.midX, y: rect.midY - height))
    return path
  }
}

/// Moves by itself from the moment it appears.
private struct Pulse: View {
  let animation: Animation?
  @State private var isLarge = false

  var body: some View {
    Circle().fill(.red).frame(width: 20, height: 20).scaleEffect(isLarge ? 1.5 : 1)
      .onAppear { withAnimation(animation) { isLarge = true } }
  }
}

/// Another size with every tap.
private struct TapToggle: View {
  let animation: Animation?
  let world: World
  @State private var taps = 0
  @State private var isPressed = false

  var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(isPressed ? Color.blue : .gray)
      .frame(width: 40 + 10 * Double(taps % 3), height: 30)
      .animation(animation, value: taps)
      .overlay { if taps % 2 == 1 { Text("\(taps)").transition(.scale.combined(with: .opacity)) } }
      .onTapGesture {
        withAnimation(animation) { taps += 1 }
        isPressed.toggle()
        world.record("toggled")
      }
  }
}

/// Evaluates its body in every frame while its number moves.
private struct Level: View, Animatable {
  var amount: Double

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var body: some View {
    HStack(spacing: 0) {
      Color.green.frame(width: max(0, min(amount, 100)), height: 8)
      if amount > 50 { Text("full") }
      Color.gray.frame(width: max(0, 100 - amount), height: 8)
    }
  }
}
