import SwiftUICore
import UIKit

// What a view of UIKit says of all that it holds.

/// Confines subviews to the bounds, with the corners of the layer.
struct ViewClip: UnnamedModifier {
  let view: UIView
  let revision: Int

  @MainActor func body(content: Content) -> some View {
    let layer = view.layer
    // A shadow lies outside, and layers that confine have none.
    if view.clipsToBounds || layer.masksToBounds
      || (layer.cornerRadius > 0 && view is UIVisualEffectView)
    {
      content.clipShape(LayerOutline(path: layer.outline))
    } else {
      content
    }
  }
}

private struct LayerOutline: Shape {
  let path: Path
  nonisolated func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// The view's transform, around its center.
struct ViewTransform: UnnamedModifier {
  let transform: CGAffineTransform

  @MainActor func body(content: Content) -> some View {
    // Also where there is none: it may be animated to one.
    content.modifier(MovingTransform(transform: transform))
  }
}

/// A transform around the middle, which moves number by number, as Core Animation's affine ones do.
private struct MovingTransform: GeometryEffect {
  var transform: CGAffineTransform

  typealias Pair = AnimatablePair<CGFloat, CGFloat>
  var animatableData: AnimatablePair<AnimatablePair<Pair, Pair>, Pair> {
    get {
      AnimatablePair(
        AnimatablePair(Pair(transform.a, transform.b), Pair(transform.c, transform.d)),
        Pair(transform.tx, transform.ty))
    }
    set {
      let (scales, place) = (newValue.first, newValue.second)
      transform = CGAffineTransform(
        a: scales.first.first, b: scales.first.second, c: scales.second.first,
        d: scales.second.second, tx: place.first, ty: place.second)
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2)))
  }
}

/// The style of the interface and the tint that the view asks for.
struct ViewStyle: UnnamedModifier {
  let view: UIView
  let revision: Int

  @MainActor func body(content: Content) -> some View {
    let style = view.overrideUserInterfaceStyle
    let tint = view.tintColor.map { Color(uiColor: $0) }
    content
      .transformEnvironment(\.colorScheme) {
        if style != .unspecified { $0 = style == .dark ? .dark : .light }
      }
      .transformEnvironment(\.tint) { $0 = tint ?? $0 }
  }
}

/// Taps, for controls and recognizers.
struct ViewTouches: UnnamedModifier {
  let view: UIView
  let revision: Int

  @MainActor func body(content: Content) -> some View {
    let recognizers = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
    if !view.isUserInteractionEnabled {
      content.allowsHitTesting(false)
    } else if let button = view as? UIButton, button.hasTargets, button.isEnabled {
      content
        .contentShape(Rectangle())
        .onTapGesture { button.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
    } else if let recognizer = recognizers.first {
      content
        .contentShape(Rectangle())
        .onTapGesture(count: max(recognizer.numberOfTapsRequired, 1)) { (point: CGPoint) in
          for recognizer in recognizers { recognizer.recognize(at: point) }
        }
    } else {
      content
    }
  }
}

/// What is said in place of the view.
@MainActor
struct ViewDescription: UnnamedModifier {
  let view: UIView
  let revision: Int

  private var label: String? {
    if let label = view.accessibilityLabel { return label }
    if let label = view as? UILabel { return label.attributedText?.string }
    if let button = view as? UIButton { return button.currentTitle }
    if let text = view as? UITextView { return text.text }
    if let field = view as? UITextField {
      return field.text?.isEmpty == false ? field.text : field.placeholder
    }
    return nil
  }

  @MainActor func body(content: Content) -> some View {
    if let label, !label.isEmpty {
      content
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityAddTraits(view is UIButton ? .isButton : view is UILabel ? .isStaticText : [])
        .accessibilityIdentifier(view.accessibilityIdentifier ?? "")
    } else {
      content
    }
  }
}
