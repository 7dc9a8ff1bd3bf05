import Foundation
import SwiftUICore

extension View {
  /// Applies the Liquid Glass effect to a view: a shape of glass behind it.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass, its tint, and whether it answers a finger.
  ///   - shape: The shape of the glass, in the view's frame.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }

  /// Associates an identity value to the glass of this view: glass of the same identity that takes its place
  /// within an animation begins where this one was.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    modifier(GlassIdentity(id: id.map { AnyHashable($0) }, namespace: namespace))
  }

  /// Joins the glass of views with one identity. Each keeps a shape of its own here, which is reported.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    reportsFault("glassEffectUnion: pieces of glass are drawn one by one, and do not join.")
  }

  /// Associates a transition with the glass of this view: `materialize` fades it, and `identity` shows it at
  /// once.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self.transition(transition.kind == .identity ? .identity : .opacity)
  }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case identity, matchedGeometry, materialize }
  let kind: Kind

  /// Glass is there and gone at once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// Glass takes the place of other glass of the same identity.
  public static var matchedGeometry: GlassEffectTransition {
    GlassEffectTransition(kind: .matchedGeometry)
  }
  /// Glass fades in and out.
  public static var materialize: GlassEffectTransition {
    GlassEffectTransition(kind: .materialize)
  }
}

/// A view that combines glass of several views. Pieces that come near each other do not flow together here.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  private let spacing: CGFloat?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: How near pieces of glass have to be to flow together; they do not here, which is reported where a
  ///     distance is given.
  ///   - content: The views with glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.spacing = spacing
  }

  /// The content as it is.
  public var body: some View {
    content.reportsIgnored(
      spacing.map {
        "GlassEffectContainer(spacing: \($0)): pieces of glass do not flow together here."
      })
  }
}

private struct GlassIdentity: UnnamedModifier {
  let id: AnyHashable?
  let namespace: Namespace.ID

  @MainActor func body(content: Content) -> some View {
    if let id {
      content.matchedGeometryEffect(id: GlassKey(id: id), in: namespace)
    } else {
      content
    }
  }
}

/// Glass has identities of its own, beside those of other matched views.
private struct GlassKey: Hashable {
  let id: AnyHashable
}

private struct GlassEffectModifier<S: Shape>: UnnamedModifier {
  let glass: Glass
  let shape: S
  @State private var isPressed = false

  @MainActor func body(content: Content) -> some View {
    if glass.isInteractive {
      GlassPiece(content: content, glass: glass, shape: shape, isPressed: isPressed)
        .onTouch { isPressed = $0 }
    } else {
      GlassPiece(content: content, glass: glass, shape: shape, isPressed: false)
    }
  }
}

/// The shadow of glass, as measured on a phone: a tenth of black, blurred by 16 points and 8 points lower. Only around
/// the glass: behind it, it would darken what shows through.
private struct GlassShadow<S: Shape>: View {
  let shape: S

  var body: some View {
    shape.fill(.black.opacity(0.10))
      .blur(radius: 16)
      .offset(y: 8)
      .mask { Around(shape: shape).fill(style: FillStyle(eoFill: true)) }
  }

  /// All that a shadow reaches, but for the shape.
  private struct Around: Shape {
    let shape: S

    nonisolated func path(in rect: CGRect) -> Path {
      var path = Path(rect.insetBy(dx: -64, dy: -64))
      path.addPath(shape.path(in: rect))
      return path
    }
  }
}

/// A view on glass: the material, a bright rim of half a point, and a soft shadow.
private struct GlassPiece<Content: View, S: Shape>: View {
  let content: Content
  let glass: Glass
  let shape: S
  let isPressed: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private static var press: Animation { .spring(duration: 0.3, bounce: 0.35) }

  /// Inside of the edge.
  private var rim: some View {
    let (top, bottom, width) = GlassStyle.rim(colorScheme)
    return shape.stroke(
      LinearGradient(
        colors: [.white.opacity(top), .white.opacity(bottom)], startPoint: .top, endPoint: .bottom),
      lineWidth: width
    )
    .mask { shape }
  }

  var body: some View {
    if let style = glass.style(isPressed: isPressed) {
      content
        .background {
          shape.fill(style)
            .animation(Self.press, value: isPressed)
            .overlay { rim }
            .background { GlassShadow(shape: shape) }
        }
        // What stands on the glass has animations of its own.
        .animation(Self.press) { $0.scaleEffect(isPressed && !reduceMotion ? 1.06 : 1) }
    } else {
      content
    }
  }
}
