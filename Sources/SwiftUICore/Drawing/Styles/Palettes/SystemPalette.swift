import LegatoDisplay

/// The colors of a system.
struct SystemPalette: Sendable {
  /// Red, green and blue of 255, and opacity.
  typealias Components = (Int, Int, Int, Double)

  private let lightTable: [SystemColor: DisplayColor]
  private let darkTable: [SystemColor: DisplayColor]
  private let elevatedTable: [SystemColor: DisplayColor]

  /// - Parameters:
  ///   - colors: all colors, light and dark.
  ///   - elevated: those that are others above the window, where all is dark.
  init(
    _ colors: [SystemColor: (light: Components, dark: Components)],
    elevated: [SystemColor: Components]
  ) {
    lightTable = colors.mapValues { Self.color($0.light) }
    darkTable = colors.mapValues { Self.color($0.dark) }
    elevatedTable = elevated.mapValues(Self.color)
  }

  private static func color(_ value: Components) -> DisplayColor {
    DisplayColor(Double(value.0) / 255, Double(value.1) / 255, Double(value.2) / 255, value.3)
  }

  func light(_ color: SystemColor) -> DisplayColor { lightTable[color] ?? .black }
  func dark(_ color: SystemColor) -> DisplayColor { darkTable[color] ?? .black }
  func elevated(_ color: SystemColor) -> DisplayColor? { elevatedTable[color] }

  static func of(_ system: SystemVersion) -> SystemPalette {
    switch system {
    case .iOS18: iOS18
    case .iOS26: iOS26
    }
  }

  /// Whether the palette has every color.
  var isComplete: Bool {
    SystemColor.allCases.allSatisfy { lightTable[$0] != nil && darkTable[$0] != nil }
  }
}
