import SwiftUI

extension Modification {
  @MainActor func view(_ content: SpecView, _ world: World) -> AnyView {
    switch self {
    case .frame, .flexibleFrame, .padding, .offset, .position, .fixedSize,
      .layoutPriority, .guide, .zIndex, .geometryGroup, .layoutDirection:
      return geometry(content, world)
    case .colorEffect, .rotation3D, .blend, .visualEffect, .symbolEffect, .matched, .animationBody,
      .longPress, .secondGesture:
      return feature(content, world)
    case .safeAreaInset, .safeAreaPadding, .ignoresSafeArea, .geometryChange, .gesture:
      return feature(content, world)
    case .appear, .change, .flagChange, .disappear, .tap, .hover, .hitTesting, .disabled:
      return action(content, world)
    case .phaseModifier, .keyframeModifier, .contentTransition, .transition, .animation,
      .flagAnimation, .withoutAnimation, .transaction, .identity:
      return motion(content, world)
    default: return effect(content, world)
    }
  }

  @MainActor private func geometry(_ content: SpecView, _ world: World) -> AnyView {
    switch self {
    case .frame(let width, let height):
      return AnyView(
        content.frame(width: width.map(world.length), height: height.map(world.length)))
    case .flexibleFrame(let minimum, let maximum):
      return AnyView(
        content.frame(
          minWidth: minimum.map(world.length), maxWidth: maximum.map(world.length),
          alignment: .trailing))
    case .padding(let amount): return AnyView(content.padding(world.value(amount)))
    case .offset(let x, let y): return AnyView(content.offset(x: world.value(x), y: world.value(y)))
    case .position(let x, let y):
      return AnyView(content.position(x: world.value(x), y: world.value(y)))
    case .fixedSize: return AnyView(content.fixedSize())
    case .layoutPriority(let number): return AnyView(content.layoutPriority(world.value(number)))
    case .guide(let number):
      return AnyView(
        content.alignmentGuide(HorizontalAlignment.center) { _ in world.length(number) })
    case .zIndex(let number): return AnyView(content.zIndex(world.value(number)))
    case .geometryGroup: return AnyView(content.geometryGroup())
    case .layoutDirection(let flag):
      return AnyView(
        content.environment(
          \.layoutDirection, world.flags[flag].value ? .rightToLeft : .leftToRight))
    default: return AnyView(content)
    }
  }

  @MainActor private func action(_ content: SpecView, _ world: World) -> AnyView {
    switch self {
    case .appear(let write):
      return AnyView(content.onAppear { world.performFromView(write, "appeared") })
    case .change(let cell, let write):
      return AnyView(
        content.onChange(of: world.numbers[cell].value, initial: false) {
          world.performFromView(write, "changed")
        })
    case .flagChange(let flag, let write):
      return AnyView(
        content.onChange(of: world.flags[flag].value, initial: true) { old, new in
          world.performFromView(write, "flag \(old) \(new)")
        })
    case .disappear(let write):
      return AnyView(content.onDisappear { world.performFromView(write, "disappeared") })
    case .tap(let count, let write):
      return AnyView(content.onTapGesture(count: count) { world.performFromView(write, "tapped") })
    case .hover(let write):
      return AnyView(content.onHover { world.performFromView(write, "hovered \($0)") })
    case .hitTesting(let flag): return AnyView(content.allowsHitTesting(world.flags[flag].value))
    case .disabled(let flag): return AnyView(content.disabled(world.flags[flag].value))
    default: return AnyView(content)
    }
  }

  @MainActor private func motion(_ content: SpecView, _ world: World) -> AnyView {
    switch self {
    case .phaseModifier(let phases, let trigger, let animation):
      return AnyView(
        content.phaseAnimator(phases, trigger: world.numbers[trigger].value) { view, phase in
          view.offset(x: phase)
        } animation: { _ in
          animation
        })
    case .keyframeModifier(let values, let trigger):
      return AnyView(
        KeyframedView(content: content, values: values, trigger: trigger, world: world))
    case .contentTransition(let index):
      return AnyView(content.contentTransition(Self.contentTransitions[index % 4]))
    case .transition(let transition): return AnyView(content.transition(transition.transition))
    case .animation(let animation, let cell):
      return AnyView(content.animation(animation, value: world.numbers[cell].value))
    case .flagAnimation(let animation, let flag):
      return AnyView(content.animation(animation, value: world.flags[flag].value))
    case .withoutAnimation: return AnyView(content.transaction { $0.animation = nil })
    case .transaction(let animation, let flag):
      return AnyView(
        content.transaction {
          if world.flags[flag].value { $0.animation = animation } else { $0.tracksVelocity = true }
        })
    case .identity(let cell): return AnyView(content.id(world.numbers[cell].value))
    default: return AnyView(content)
    }
  }

  @MainActor private func effect(_ content: SpecView, _ world: World) -> AnyView {
    switch self {
    case .opacity(let amount): return AnyView(content.opacity(world.value(amount) / 100))
    case .scale(let x, let y):
      return AnyView(content.scaleEffect(x: world.value(x) / 50, y: world.value(y) / 50))
    case .rotation(let angle): return AnyView(content.rotationEffect(.degrees(world.value(angle))))
    case .blur(let radius): return AnyView(content.blur(radius: world.value(radius) / 10))
    case .shadow(let color, let radius):
      return AnyView(
        content.shadow(color: world.color(color), radius: world.value(radius) / 10, y: 2))
    case .clip(let radius):
      return AnyView(content.clipShape(RoundedRectangle(cornerRadius: world.value(radius))))
    case .mask(let mask): return AnyView(content.mask { SpecView(mask, world) })
    case .background(let background):
      return AnyView(content.background { SpecView(background, world) })
    case .overlay(let overlay):
      return AnyView(content.overlay(alignment: .bottomTrailing) { SpecView(overlay, world) })
    case .animatableModifier(let number):
      return AnyView(content.modifier(Inset(amount: world.value(number))))
    case .foreground(let color): return AnyView(content.foregroundStyle(world.color(color)))
    case .hidden: return AnyView(content.hidden())
    case .layoutDirectionBehavior(let flag):
      return AnyView(
        content.layoutDirectionBehavior(
          world.flags[flag].value ? .mirrors : .mirrors(in: .leftToRight)))
    case .border(let color, let width):
      return AnyView(content.border(world.color(color), width: world.value(width) / 20))
    case .font(let size): return AnyView(content.font(.system(size: world.value(size))))
    default: return AnyView(content)
    }
  }
}

extension Modification {
  static let contentTransitions: [ContentTransition] = [
    .opacity, .identity, .interpolate, .numericText(countsDown: true),
  ]
}

/// A modifier that is evaluated in every frame while its number moves.
private struct Inset: ViewModifier, Animatable {
  var amount: Double

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    content.padding(amount / 10).opacity(1 - amount / 500)
  }
}
