import LegatoDisplay

extension GraphicsContext {
  /// A type that applies image processing operations to rendered content.
  ///
  /// Amounts that are not finite are taken for those that change nothing.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case fixed(LegatoDisplay.Filter)
      case multiply(Color)
      case blur(radius: Double, isOpaque: Bool)
      case shadow(Color, radius: Double, offset: CGSize)
      case threshold(min: Double, max: Double, Color)
    }
    let kind: Kind

    /// Returns a filter that applies a brightness adjustment: `amount` is added to every component.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .fixed(ColorMatrix.brightness(amount)))
    }

    /// Returns a filter that applies a contrast adjustment: 1 changes nothing, 0 is all grey, less
    /// inverts.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .fixed(ColorMatrix.contrast(amount)))
    }

    /// Returns a filter that applies a saturation adjustment: 1 changes nothing, 0 is all grey.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .fixed(ColorMatrix.saturation(amount)))
    }

    /// Returns a filter that applies a grayscale adjustment: 0 changes nothing, 1 is all grey.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .fixed(ColorMatrix.saturation(1 - amount)))
    }

    /// Returns a filter that applies a hue rotation adjustment.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .fixed(ColorMatrix.hueRotation(angle.radians)))
    }

    /// Returns a filter that inverts the color of their results: 0 changes nothing, 1 inverts.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // From c towards 1 − c: a contrast of 1 − 2·amount.
      Filter(kind: .fixed(ColorMatrix.contrast(1 - 2 * amount)))
    }

    /// Returns a filter that multiplies each color component by the matching component of a given
    /// color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Returns a filter that transforms the rendered output by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .fixed(matrix.filter))
    }

    /// Returns a filter that adds a shadow: the picture's shape, blurred and moved, under the
    /// picture. Radius and offset are in user space.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Returns a filter that applies a Gaussian blur whose standard deviation is the radius, in
    /// points of user space.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius: radius, isOpaque: options.contains(.opaque)))
    }

    /// Returns a filter that replaces each pixel with alpha components within a range by a constant
    /// color, or transparency otherwise. What is wholly transparent stays so.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(kind: .threshold(min: min, max: max, color))
    }

    /// Returns a filter that sets the opacity of each pixel based on its luminance, and its colour
    /// to black.
    public static var luminanceToAlpha: Filter { Filter(kind: .fixed(.luminanceToAlpha)) }
  }

  /// Options that configure the graphics context filter that creates blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Takes the picture's outermost pixels for what is beyond it, so that its edges stay opaque.
    public static let opaque = BlurOptions(rawValue: 1)
  }

  /// Options that configure a filter that you add to a graphics context. There are none yet:
  /// bits that mean something elsewhere are reported.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// Adds a filter that applies to subsequent drawing operations, each of them by itself.
  ///
  /// The filter added last is applied first: what was added before applies to its result. Clips,
  /// opacity and blend mode come after all filters.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if options.rawValue != 0 {
      board.tools.report("Canvas: options of filters are left out.")
    }
    guard let shown = display(filter.kind) else { return }
    filters.insert(shown, at: 0)
  }

  private func display(_ kind: Filter.Kind) -> LegatoDisplay.Filter? {
    func check(_ numbers: [Double]) -> Bool {
      if numbers.allSatisfy(\.isInSupportedRange) { return true }
      board.tools.report("Canvas: a filter holds a number that is not finite; it is left out.")
      return false
    }
    let scale = abs(transform.display.determinant).squareRoot()
    switch kind {
    case .fixed(let filter):
      guard case .colorMatrix(let numbers) = filter else { return filter }
      return check(numbers) ? filter : nil
    case .multiply(let color):
      return ColorMatrix.multiply(color.display(in: environment))
    case .blur(let radius, let isOpaque):
      guard check([radius, scale]), radius > 0 else { return nil }
      return .blur(radius: radius * scale, opaque: isOpaque)
    case .shadow(let color, let radius, let offset):
      guard check([radius, scale, offset.width, offset.height]) else { return nil }
      let moved = offset.applying(transform)
      return .shadow(
        color.display(in: environment), radius: max(0, radius) * scale,
        offset: Point(moved.width, moved.height))
    case .threshold(let min, let max, let color):
      guard check([min, max]) else { return nil }
      return .alphaThreshold(min: min, max: max, color: color.display(in: environment))
    }
  }
}
