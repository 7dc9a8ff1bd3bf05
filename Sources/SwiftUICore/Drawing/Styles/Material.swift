import LegatoDisplay

/// A background material type: what lies behind, blurred and toned, shows through.
///
/// A material sees what is drawn before it. Inside of `drawingGroup`, masks, canvases' symbols and
/// views that are seen at an angle it sees only what is drawn there. Where a person has asked for less
/// transparency it is the plain colour that it has over the system's background.
public struct Material: ShapeStyle, PlatformShapeStyle, Hashable {
  enum Thickness: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }
  let thickness: Thickness

  /// A mostly translucent material.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// A material that's more translucent than opaque.
  public static let thin = Material(thickness: .thin)
  /// A material that's somewhat translucent.
  public static let regular = Material(thickness: .regular)
  /// A material that's more opaque than translucent.
  public static let thick = Material(thickness: .thick)
  /// A mostly opaque material.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// A material matching the style of system toolbars.
  public static let bar = Material(thickness: .bar)

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let tone = MaterialTone(thickness, environment.colorScheme)
    let background = SystemColor.background.display(in: environment)
    if environment.accessibilityReduceTransparency { return .color(tone.color(over: background)) }
    return .backdrop(
      Backdrop(radius: MaterialTone.radius, matrix: tone.matrix, ground: background))
  }
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that's more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material that's somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// A material that's more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A material matching the style of system toolbars.
  public static var bar: Material { .bar }
}

/// What a material makes of the colours behind it: a straight line from what it makes of black to what
/// it makes of white, as measured on the platform, after colours have been made stronger.
struct MaterialTone {
  /// What black and white become, 0…255.
  private let black: Double
  private let white: Double

  /// Standard deviation of the blur, in points. Not measured.
  static let radius = 20.0
  /// How much stronger colours are. Not measured: systems are known to use 1.8 for blurred
  /// backgrounds.
  private static let saturation = 1.8

  init(_ thickness: Material.Thickness, _ scheme: ColorScheme) {
    let (light, dark): ((Double, Double), (Double, Double)) =
      switch thickness {
      case .ultraThin: ((111, 246), (29, 155))
      case .thin: ((139, 242), (32, 135))
      case .regular: ((166, 239), (36, 115))
      case .thick: ((191, 235), (40, 96))
      case .ultraThick: ((215, 231), (44, 79))
      case .bar: ((204, 255), (37, 84))
      }
    (black, white) = scheme == .dark ? dark : light
  }

  /// The twenty numbers of a colour matrix.
  var matrix: [Double] {
    let (offset, slope) = (black / 255, (white - black) / 255)
    let weights = [0.2126, 0.7152, 0.0722]
    var numbers: [Double] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let own = row == column ? Self.saturation : 0
        numbers.append(slope * (own + (1 - Self.saturation) * weights[column]))
      }
      numbers += [0, offset]
    }
    return numbers + [0, 0, 0, 1, 0]
  }

  /// What an even colour becomes.
  func color(over color: DisplayColor) -> DisplayColor {
    let matrix = matrix
    func component(_ row: Int) -> Double {
      let sum =
        matrix[5 * row] * color.red + matrix[5 * row + 1] * color.green
        + matrix[5 * row + 2] * color.blue + matrix[5 * row + 4]
      return min(max(sum, 0), 1)
    }
    return DisplayColor(component(0), component(1), component(2))
  }
}
