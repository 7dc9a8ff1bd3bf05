import SwiftUI

extension Modification {
  @MainActor func feature(_ content: SpecView, _ world: World) -> AnyView {
    switch self {
    case .colorEffect(let kind, let number):
      return colorEffect(kind, world.value(number) / 50, content, world)
    case .rotation3D(let angle):
      return AnyView(content.rotation3DEffect(.degrees(world.value(angle)), axis: (1, 0.5, 0)))
    case .blend(let kind):
      return kind == 0
        ? AnyView(content.blendMode(.multiply)) : AnyView(content.compositingGroup())
    case .visualEffect(let number):
      let amount = world.value(number)
      return AnyView(
        content.visualEffect { effect, proxy in
          effect.offset(x: amount / 10 + proxy.size.width / 50).opacity(0.9)
        })
    case .symbolEffect(let kind, let cell):
      return symbolEffect(kind, world.numbers[cell].value, content)
    case .matched(let id, let flag):
      guard let namespace = world.namespace else { return AnyView(content) }
      return AnyView(
        content.matchedGeometryEffect(
          id: id, in: namespace, isSource: world.flags[flag].value))
    case .animationBody(let animation, let number):
      let amount = world.value(number)
      return AnyView(
        content.animation(animation) { $0.scaleEffect(amount / 50).offset(x: amount / 10) })
    case .longPress(let write):
      return AnyView(
        content.onLongPressGesture(minimumDuration: 0.3) {
          world.performFromView(write, "pressed long")
        })
    case .gesture(let kind, let write): return kind.view(content, write, world)
    case .safeAreaInset(let edge, let inset):
      return safeAreaInset(edge, SpecView(inset, world), content)
    case .safeAreaPadding(let edge, let length):
      return AnyView(content.safeAreaPadding(Edge.Set(edge), world.length(length)))
    case .ignoresSafeArea: return AnyView(content.ignoresSafeArea())
    case .geometryChange(let write):
      return AnyView(
        content.onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          world.performFromView(write, "is \($0.width) × \($0.height)")
        })
    case .secondGesture(let write, let isFirst):
      let tap = TapGesture().onEnded { world.performFromView(write, "tapped too") }
      return isFirst
        ? AnyView(content.highPriorityGesture(tap)) : AnyView(content.simultaneousGesture(tap))
    default: return AnyView(content)
    }
  }

  @MainActor private func colorEffect(
    _ kind: Int, _ amount: Double, _ content: SpecView, _ world: World
  ) -> AnyView {
    switch kind {
    case 0: AnyView(content.saturation(amount))
    case 1: AnyView(content.brightness(amount))
    case 2: AnyView(content.contrast(amount))
    case 3: AnyView(content.hueRotation(.radians(amount)))
    case 4: AnyView(content.grayscale(amount))
    case 5: AnyView(content.colorMultiply(world.color(0)))
    default: AnyView(content.colorInvert())
    }
  }

  @MainActor private func safeAreaInset(_ edge: Edge, _ inset: SpecView, _ content: SpecView)
    -> AnyView
  {
    switch edge {
    case .top: AnyView(content.safeAreaInset(edge: .top) { inset })
    case .bottom: AnyView(content.safeAreaInset(edge: .bottom) { inset })
    case .leading: AnyView(content.safeAreaInset(edge: .leading) { inset })
    case .trailing: AnyView(content.safeAreaInset(edge: .trailing) { inset })
    }
  }

  @MainActor private func symbolEffect(_ kind: Int, _ value: Double, _ content: SpecView)
    -> AnyView
  {
    switch kind {
    case 0: AnyView(content.symbolEffect(.bounce, value: value))
    case 1: AnyView(content.symbolEffect(.pulse, isActive: value > 50))
    case 2: AnyView(content.symbolEffect(.scale, isActive: value > 50))
    case 3: AnyView(content.symbolEffect(.wiggle, value: value))
    case 4: AnyView(content.symbolEffect(.disappear, isActive: value > 50))
    case 5: AnyView(content.symbolEffectsRemoved(value > 50))
    default: AnyView(content.symbolEffect(.variableColor.iterative, isActive: value > 50))
    }
  }
}
