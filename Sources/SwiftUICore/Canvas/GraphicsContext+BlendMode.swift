import LegatoDisplay

extension GraphicsContext {
  /// The ways that a graphics context combines new content with background content.
  public struct BlendMode: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case mode(LegatoDisplay.BlendMode)
      case clear
      case copy
    }
    let kind: Kind

    private init(_ mode: LegatoDisplay.BlendMode) { kind = .mode(mode) }
    private init(_ kind: Kind) { self.kind = kind }

    /// Paints the source over the background.
    public static let normal = BlendMode(.normal)
    /// Multiplies the source with the background: at least as dark as either.
    public static let multiply = BlendMode(.multiply)
    /// Multiplies the inverses: at least as light as either.
    public static let screen = BlendMode(.screen)
    /// Multiplies or screens, as the background says.
    public static let overlay = BlendMode(.overlay)
    /// The darker of both, component by component.
    public static let darken = BlendMode(.darken)
    /// The lighter of both, component by component.
    public static let lighten = BlendMode(.lighten)
    /// Brightens the background to reflect the source.
    public static let colorDodge = BlendMode(.colorDodge)
    /// Darkens the background to reflect the source.
    public static let colorBurn = BlendMode(.colorBurn)
    /// Darkens or lightens softly, as the source says.
    public static let softLight = BlendMode(.softLight)
    /// Multiplies or screens, as the source says.
    public static let hardLight = BlendMode(.hardLight)
    /// The difference of both.
    public static let difference = BlendMode(.difference)
    /// As `difference`, with less contrast.
    public static let exclusion = BlendMode(.exclusion)
    /// The hue of the source, saturation and luminosity of the background.
    public static let hue = BlendMode(.hue)
    /// The saturation of the source, hue and luminosity of the background.
    public static let saturation = BlendMode(.saturation)
    /// Hue and saturation of the source, luminosity of the background.
    public static let color = BlendMode(.color)
    /// The luminosity of the source, hue and saturation of the background.
    public static let luminosity = BlendMode(.luminosity)
    /// Removes what the operation covers, whatever its colour. A layer, and what is drawn with a
    /// filter, covers all that the clips leave.
    public static let clear = BlendMode(Kind.clear)
    /// Puts the source in the place of what it covers: `clear`, then the source.
    public static let copy = BlendMode(Kind.copy)
    /// The source where the background is: `source · backgroundAlpha + background · (1 − alpha)`.
    public static let sourceAtop = BlendMode(.sourceAtop)
    /// The source behind the background.
    public static let destinationOver = BlendMode(.destinationOver)
    /// Removes the background where the source is: `background · (1 − alpha)`.
    public static let destinationOut = BlendMode(.destinationOut)
    /// Each where the other is not.
    public static let xor = BlendMode(.xor)
    /// The sum of both, less white: towards black.
    public static let plusDarker = BlendMode(.plusDarker)
    /// The sum of both, at most white.
    public static let plusLighter = BlendMode(.plusLighter)
  }
}
