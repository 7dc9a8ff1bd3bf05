import SwiftUICore
import UIKit

/// What a view of UIKit shows, in its own bounds: itself, and its subviews over it.
@MainActor
struct DrawnUIView: UnnamedView {
  let view: UIView
  /// The direction of what stands in the view and is SwiftUI's.
  let direction: LayoutDirection
  /// Differs in each evaluation of the views above: the view is an object, and the same one.
  let revision: Int

  @MainActor var body: some View {
    let bounds = view.bounds
    if !view.isHidden, view.alpha > 0 {
      ZStack(alignment: .topLeading) {
        OwnContent(view: view, direction: direction, revision: revision)
          .frame(width: bounds.width, height: bounds.height)
        ForEach(view.subviews.map(Entry.init)) { entry in
          subview(entry.view)
        }
      }
      .frame(width: bounds.width, height: bounds.height, alignment: .topLeading)
      .modifier(ViewClip(view: view, revision: revision))
      .modifier(ViewStyle(view: view, revision: revision))
      .modifier(ViewTouches(view: view, revision: revision))
      .modifier(ViewDescription(view: view, revision: revision))
      .opacity(Double(view.alpha))
    }
  }

  private func subview(_ subview: UIView) -> some View {
    let (frame, origin, transform) = (subview.frame, view.bounds.origin, subview.transform)
    return DrawnUIView(view: subview, direction: direction, revision: revision)
      .frame(width: frame.width, height: frame.height, alignment: .topLeading)
      .modifier(ViewTransform(transform: transform))
      .offset(x: frame.minX - origin.x, y: frame.minY - origin.y)
  }

  private struct Entry: Identifiable {
    let view: UIView
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }
}

/// The view's own content below its subviews.
private struct OwnContent: UnnamedView {
  let view: UIView
  let direction: LayoutDirection
  let revision: Int

  @MainActor var body: some View {
    if let hosted = view.hostedContent as? HostedContent {
      ZStack {
        LayerView(view: view, revision: revision)
        hosted.content.environment(\.layoutDirection, direction)
      }
    } else if let box = view.boxName {
      Canvas { context, size in
        context.drawBox(named: box, in: CGRect(origin: .zero, size: size))
      }
      .accessibilityLabel(box)
    } else {
      switch view {
      case let view as UIVisualEffectView: EffectView(view: view, revision: revision)
      case let view as UIActivityIndicatorView: Indicator(view: view, revision: revision)
      case let view as UISwitch: UIKitSwitch(view: view, revision: revision)
      case let view as UISlider: UIKitSlider(view: view, revision: revision)
      case let view as UIProgressView:
        ProgressView(value: Double(view.progress))
          .progressViewStyle(.linear)
          .tint(view.progressTintColor.map { Color(uiColor: $0) })
      default: LayerView(view: view, revision: revision)
      }
    }
  }
}

/// What the layer and the view's own code draw.
@MainActor
private struct LayerView: UnnamedView {
  let view: UIView
  let revision: Int

  /// The background as a shape of its own, which moves as an animation says: where nothing lies below it.
  private var movingBackground: Color? {
    let layer = view.layer
    guard layer.shadowOpacity == 0, layer.mask == nil else { return nil }
    return view.backgroundColor.map { Color(uiColor: $0) }
  }

  @MainActor var body: some View {
    let background = movingBackground
    ZStack {
      if let background { BackgroundOutline(layer: view.layer).fill(background) }
      canvas(background: background == nil ? nil : .clear)
    }
  }

  private func canvas(background: Color?) -> some View {
    let margin = margin
    let configuration = RunningHost.current?.configuration ?? HostConfiguration()
    return Canvas { context, _ in
      context.translateBy(x: margin, y: margin)
      RunningHost.drawing(
        in: RunningHost.Surroundings(
          environment: context.environment, configuration: configuration)
      ) {
        UIView.quietly { draw(into: &context, background: background) }
      }
    }
    .padding(-margin)
  }

  /// How far what is drawn may lie outside of the bounds, in points.
  private var margin: CGFloat {
    let layer = view.layer
    var margin: CGFloat = 0
    if layer.shadowOpacity > 0, !layer.masksToBounds {
      margin =
        3 * layer.shadowRadius + max(abs(layer.shadowOffset.width), abs(layer.shadowOffset.height))
    }
    for layer in layer.sublayers ?? [] where !view.layer.masksToBounds {
      let (frame, bounds) = (layer.frame, view.bounds)
      margin = max(
        margin, -frame.minX, -frame.minY, frame.maxX - bounds.width, frame.maxY - bounds.height)
    }
    return margin.isFinite ? min(max(margin, 0), 1_000).rounded(.up) : 0
  }

  private func draw(into context: inout GraphicsContext, background: Color?) {
    view.layer.renderOwn(
      into: &context, background: background ?? view.backgroundColor.map { Color(uiColor: $0) })
    // What SwiftUI's views show is not drawn beneath them.
    if view.hostedContent == nil {
      let drawing = CGContext(context)
      drawing.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
      UIGraphicsPushContext(drawing)
      view.draw(view.bounds)
      UIGraphicsPopContext()
    }
    view.layer.renderSublayers(into: &context)
  }
}

/// The corners of a layer, in whatever size it is shown.
private struct BackgroundOutline: Shape {
  var shape: UnevenRoundedRectangle

  @MainActor init(layer: CALayer) {
    let radius = max(0, layer.cornerRadius)
    func corner(_ corner: CACornerMask) -> CGFloat {
      layer.maskedCorners.contains(corner) ? radius : 0
    }
    shape = UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(
        topLeading: corner(.layerMinXMinYCorner), bottomLeading: corner(.layerMinXMaxYCorner),
        bottomTrailing: corner(.layerMaxXMaxYCorner), topTrailing: corner(.layerMaxXMinYCorner)),
      style: layer.cornerCurve == .continuous ? .continuous : .circular)
  }

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated var animatableData: UnevenRoundedRectangle.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A material as a blur's.
private struct EffectView: UnnamedView {
  let view: UIVisualEffectView
  let revision: Int

  @MainActor var body: some View {
    if let blur = view.effect as? UIBlurEffect {
      Rectangle()
        .fill(blur.material)
        .transformEnvironment(\.colorScheme) { $0 = blur.colorScheme ?? $0 }
    } else if let color = view.backgroundColor {
      Color(uiColor: color)
    }
  }
}

private struct Indicator: UnnamedView {
  let view: UIActivityIndicatorView
  let revision: Int

  @MainActor var body: some View {
    if view.isAnimating || !view.hidesWhenStopped {
      Spinner()
        .tint(Color(uiColor: view.color ?? .systemGray))
        .scaleEffect(view.style.side / Spinner.side)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

private struct UIKitSwitch: UnnamedView {
  let view: UISwitch
  let revision: Int

  @MainActor var body: some View {
    Switch(
      isOn: Binding {
        view.isOn
      } set: { isOn in
        view.isOn = isOn
        view.sendActions(for: [.valueChanged])
      }
    )
    .tint(view.onTintColor.map { Color(uiColor: $0) })
    .disabled(!view.isEnabled)
  }
}

private struct UIKitSlider: UnnamedView {
  let view: UISlider
  let revision: Int

  @MainActor var body: some View {
    Slider(
      value: Binding {
        view.value
      } set: { value in
        view.value = value
        view.sendActions(for: [.valueChanged])
      }, in: view.minimumValue...max(view.minimumValue, view.maximumValue)
    )
    .tint(view.minimumTrackTintColor.map { Color(uiColor: $0) })
    .disabled(!view.isEnabled)
  }
}
