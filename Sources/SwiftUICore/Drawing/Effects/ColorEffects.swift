import LegatoDisplay

/// An effect on colours that is ruled by one number, which moves.
@MainActor
struct ColorEffectModifier: PrimitiveModifier {
  enum Kind: String, Sendable {
    case brightness, contrast, saturation, grayscale, hueRotation

    /// The number that changes nothing.
    var neutral: Double { self == .contrast || self == .saturation ? 1 : 0 }

    func filter(_ amount: Double) -> Filter {
      switch self {
      case .brightness: ColorMatrix.brightness(amount)
      case .contrast: ColorMatrix.contrast(amount)
      case .saturation: ColorMatrix.saturation(amount)
      case .grayscale: ColorMatrix.saturation(1 - min(max(amount, 0), 1))
      case .hueRotation: ColorMatrix.hueRotation(amount)
      }
    }
  }

  var kind: Kind
  /// Radians where the kind is a rotation.
  var amount: Double

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ColorEffectElement(self, content: content, node: node)
  }
}

private final class ColorEffectElement: EffectElement<ColorEffectModifier> {
  private var amount: AnimatedAttribute<Double>!

  override init(_ modifier: ColorEffectModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    let unit = modifier.kind == .hueRotation ? 180 / .pi / unitScale : 1
    amount = AnimatedAttribute(self, modifier.kind.rawValue) { [$0 * unit] }
    modifierDidChange()
  }

  /// Radians are data times 128.
  private var scale: Double { modifier.kind == .hueRotation ? unitScale : 1 }

  override func modifierDidChange() {
    let kind = modifier.kind
    let value = sanitized(modifier.amount, else: kind.neutral, kind.rawValue)
    amount.set(value * scale, transaction())
  }

  override func record(into layer: inout Layer) {
    let shown = amount.presented / scale
    // A filter that does nothing is left out: what is below is drawn as if it were not there. Beyond
    // these bounds a colour has long been one of the extremes.
    layer.filters =
      shown == modifier.kind.neutral ? [] : [modifier.kind.filter(min(max(shown, -1e5), 1e5))]
  }
}

struct ColorMultiplyModifier: PrimitiveModifier {
  var color: Color

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ColorMultiplyElement(self, content: content, node: node)
  }
}

private final class ColorMultiplyElement: EffectElement<ColorMultiplyModifier> {
  private var color: AnimatedAttribute<AnimatableQuad>!
  private var resting = DisplayColor.white

  override init(_ modifier: ColorMultiplyModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    color = AnimatedAttribute(
      self, "colorMultiply", components: ["red", "green", "blue", "alpha"]
    ) {
      let color = Oklab.color($0)
      return [color.red, color.green, color.blue, color.alpha]
    }
    modifierDidChange()
  }

  override func modifierDidChange() {
    let given = modifier.color.display(in: environment)
    resting = DisplayColor(
      sanitized(given.red, else: 1, "colorMultiply"),
      sanitized(given.green, else: 1, "colorMultiply"),
      sanitized(given.blue, else: 1, "colorMultiply"),
      sanitized(given.alpha, else: 1, "colorMultiply"))
    color.set(Oklab.vector(resting), transaction())
  }

  override func record(into layer: inout Layer) {
    // At rest the colour is the one that was asked for, to the last digit.
    let shown = color.isMoving ? Oklab.color(color.presented) : resting
    layer.filters = shown == .white ? [] : [ColorMatrix.multiply(shown)]
  }
}

/// A change of colours that has nothing to set.
struct FilterModifier: PrimitiveModifier {
  var filter: Filter

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    FilterElement(self, content: content, node: node)
  }
}

private final class FilterElement: EffectElement<FilterModifier> {
  override func record(into layer: inout Layer) { layer.filters = [modifier.filter] }
}

extension View {
  /// Brightens this view by the specified amount.
  ///
  /// - Parameter amount: what is added to red, green and blue: 0 changes nothing, 1 makes white, −1
  ///   black. A number that is not finite counts as 0, and is reported.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(kind: .brightness, amount: amount))
  }

  /// Sets the contrast and separation between similar colors in this view.
  ///
  /// - Parameter amount: how far each component is from the middle compared to before: 1 changes
  ///   nothing, 0 makes all of it grey, numbers below 0 invert as well. A number that is not finite
  ///   counts as 1, and is reported.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(kind: .contrast, amount: amount))
  }

  /// Adjusts the color saturation of this view.
  ///
  /// - Parameter amount: how far each colour is from grey compared to before: 1 changes nothing, 0
  ///   leaves greys, more makes colours stronger. A number that is not finite counts as 1, and is
  ///   reported.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(kind: .saturation, amount: amount))
  }

  /// Adds a grayscale effect to this view.
  ///
  /// - Parameter amount: from 0, which changes nothing, to 1, which leaves greys; beyond, the nearer
  ///   of the two. A number that is not finite counts as 0, and is reported.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(kind: .grayscale, amount: amount))
  }

  /// Applies a hue rotation effect to this view.
  ///
  /// - Parameter angle: any angle; one that is not finite counts as 0, and is reported.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffectModifier(kind: .hueRotation, amount: angle.radians))
  }

  /// Adds a color multiplication effect to this view.
  ///
  /// Each component, alpha among them, is multiplied with the colour's; white changes nothing.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: color))
  }

  /// Inverts the colors in this view.
  nonisolated public func colorInvert() -> some View {
    modifier(FilterModifier(filter: ColorMatrix.invert))
  }

  /// Adds a luminance to alpha effect to this view: black, as opaque as the view is light.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(FilterModifier(filter: .luminanceToAlpha))
  }
}
