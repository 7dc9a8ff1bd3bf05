import LegatoDisplay

/// What a piece of glass shows: what lies behind it, a little blurred and toned, with a tint.
///
/// The numbers are this implementation's own, as the platform's are not published. Behind regular glass the
/// blur has a standard deviation of 8 points and colours run from 0.52 to 1 of white (dark: 0.10 to 0.62);
/// behind clear glass it has 3 points and colours run from 0.10 to 0.97 (dark: 0.03 to 0.86). The glass of alerts and
/// dialogs has 8 points and 0.80 to 0.95, that of low sheets 0.80 to 0.99 (dark, not measured: 0.12 to 0.32), that of menus
/// 0.80 to 0.975 (dark: 0.065 to 0.30), of which the ends that are seen over a plain screen were measured on a phone. A tint
/// covers 0.72 of it. Where a person has asked for less transparency, it is the plain colour that it has over the
/// system's background, and a tint covers all of it.
package struct GlassStyle: ShapeStyle, PlatformShapeStyle, Hashable {
  package enum Kind: Hashable, Sendable { case regular, clear, popup, menu, sheet }
  let kind: Kind
  let tint: Color?
  /// Whether a finger is down on it: it is lighter then.
  let isPressed: Bool

  package init(_ kind: Kind, tint: Color?, isPressed: Bool = false) {
    self.kind = kind
    self.tint = tint
    self.isPressed = isPressed
  }

  /// Standard deviation of the blur, in points.
  private var radius: Double { kind == .clear ? 3 : 8 }
  private static let saturation = 1.5
  private static let cover = 0.72
  private static let lightening = 0.08

  /// What black and white become, 0…1.
  private func ends(_ scheme: ColorScheme) -> (black: Double, white: Double) {
    let (black, white) =
      switch (kind, scheme) {
      case (.regular, .light): (0.52, 1.0)
      case (.regular, .dark): (0.10, 0.62)
      case (.clear, .light): (0.10, 0.97)
      case (.clear, .dark): (0.03, 0.86)
      case (.popup, .light): (0.80, 0.95)
      case (.sheet, .light): (0.80, 0.99)
      case (.menu, .light): (0.80, 0.975)
      case (.popup, .dark), (.sheet, .dark): (0.12, 0.32)
      case (.menu, .dark): (0.065, 0.30)
      }
    let more = isPressed ? Self.lightening : 0
    return (black + (1 - black) * more, white + (1 - white) * more)
  }

  /// The twenty numbers of a colour matrix: the tone, and the tint over it.
  private func matrix(_ scheme: ColorScheme, tint: DisplayColor?, cover: Double) -> [Double] {
    let (black, white) = ends(scheme)
    let weights = [0.2126, 0.7152, 0.0722]
    let tones = [tint?.red ?? 0, tint?.green ?? 0, tint?.blue ?? 0]
    let share = 1 - (tint == nil ? 0 : cover * (tint?.alpha ?? 1))
    var numbers: [Double] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let own = row == column ? Self.saturation : 0
        let weight = own + (1 - Self.saturation) * weights[column]
        numbers.append(share * (white - black) * weight)
      }
      numbers += [0, share * black + (1 - share) * tones[row]]
    }
    return numbers + [0, 0, 0, 1, 0]
  }

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let scheme = environment.colorScheme
    let background = SystemColor.background.display(in: environment)
    let tint = tint?.display(in: environment)
    guard !environment.accessibilityReduceTransparency else {
      let numbers = matrix(scheme, tint: tint, cover: 1)
      func component(_ row: Int) -> Double {
        let sum =
          numbers[5 * row] * background.red + numbers[5 * row + 1] * background.green
          + numbers[5 * row + 2] * background.blue + numbers[5 * row + 4]
        return min(max(sum, 0), 1)
      }
      return .color(DisplayColor(component(0), component(1), component(2)))
    }
    return .backdrop(
      Backdrop(
        radius: radius, matrix: matrix(scheme, tint: tint, cover: Self.cover), ground: background))
  }
}

extension GlassStyle {
  /// What alerts and dialogs stand on.
  static let popup = GlassStyle(.popup, tint: nil)
  /// What menus stand on.
  static let menu = GlassStyle(.menu, tint: nil)
  /// What a low sheet is.
  static let sheet = GlassStyle(.sheet, tint: nil)

  /// The bright rim of glass: its opacity at the top and at the bottom, and how wide its line is, in points, of which
  /// the inner half is seen. In the dark it was measured on a phone: alike at top and bottom, and gone after a point.
  package static func rim(_ scheme: ColorScheme) -> (top: Double, bottom: Double, width: Double) {
    scheme == .dark ? (0.11, 0.11, 1.5) : (0.75, 0.30, 0.5)
  }

  /// A piece of glass with its rim, for a layer that is clipped to its shape.
  func commands(in shape: Geometry, _ environment: EnvironmentValues) -> [DrawCommand] {
    let bounds = shape.bounds
    let paint: Paint =
      switch _resolve(in: environment) {
      case .backdrop(let backdrop): .backdrop(backdrop)
      case .color(let color): .color(color)
      case .gradient, .image, .effect: .color(.clear)
      }
    let (top, bottom, width) = Self.rim(environment.colorScheme)
    let rim = [
      GradientStop(DisplayColor(1, 1, 1, top), at: 0),
      GradientStop(DisplayColor(1, 1, 1, bottom), at: 1),
    ]
    return [
      .fill(.rect(bounds), paint, evenOdd: false),
      .stroke(
        shape, LineStyle(width: width),
        .linearGradient(rim, start: Point(0, bounds.minY), end: Point(0, bounds.maxY))),
    ]
  }
}
