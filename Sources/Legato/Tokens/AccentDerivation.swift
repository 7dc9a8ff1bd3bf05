import SwiftUI

/// How a color of the default palette is made from the accent color of an app.
///
/// Whatever the accent is, text stands out from its ground by at least 4.5 : 1, and in dark
/// appearance a ground in the accent color stands out from the surfaces around it by at least 3 :
/// 1.
indirect enum AccentDerivation: Hashable, Sendable {
  /// The ground of buttons, own messages and what has been reached. An accent that is a little too
  /// light for white text is darkened until it can carry it; lighter ones, such as yellow, stay as
  /// they are and carry dark text.
  case ground
  /// Text, icons and outlines in the accent color.
  case text
  /// The ground of what is chosen: a surface with a trace of the accent.
  case wash
  /// The accent with an opacity, laid over something.
  case veil(opacity: Double)
  /// The outline color with an opacity.
  case line(opacity: Double)
  /// The accent, lighter by a share of white.
  case tint(white: Double)
  /// Text and icons on a color.
  case ink(on: ColorToken)

  /// - Parameter accent: The accent color as it was chosen.
  func components(of accent: Tone, in scheme: ColorScheme) -> ColorToken.Components {
    switch self {
    case .ground: Self.ground(accent, scheme).components()
    case .text: Self.text(accent, scheme).components()
    case .wash: Self.wash(accent, scheme).components()
    case .veil(let opacity): Self.ground(accent, scheme).components(opacity: opacity)
    case .line(let opacity): Self.text(accent, scheme).components(opacity: opacity)
    case .tint(let white):
      Self.ground(accent, scheme).mixed(with: .lightest, by: white).components()
    case .ink(let token):
      Self.ink(
        on: Tone(
          token.derivation?.components(of: accent, in: scheme) ?? token.components(in: scheme)))
    }
  }

  // MARK: Rules

  /// What text needs, with something to spare for rounding.
  private static let textContrast = 4.55
  /// How much of the accent is laid over what is chosen.
  static let veilOpacity = 0.1

  private static func ground(_ accent: Tone, _ scheme: ColorScheme) -> Tone {
    var tone = accent
    if scheme == .dark {
      let raised = Tone(ColorToken.app.raised.dark).luminance
      let minLuminance = 3.02 * (raised + 0.05) - 0.05
      if tone.luminance < minLuminance { tone = tone.with(luminance: minLuminance) }
    }
    let white = tone.contrast(with: 1)
    guard (3..<4.5).contains(white) else { return tone }
    return tone.with(luminance: 1.05 / textContrast - 0.05)
  }

  /// As a veil over a surface looks, and opaque.
  private static func wash(_ accent: Tone, _ scheme: ColorScheme) -> Tone {
    let accent = ground(accent, scheme).components()
    let surface = ColorToken.app.surface.components(in: scheme)
    let share = scheme == .dark ? 0.22 : veilOpacity
    func over(_ part: KeyPath<ColorToken.Components, Double>) -> Double {
      surface[keyPath: part] + (accent[keyPath: part] - surface[keyPath: part]) * share
    }
    let wash = Tone(
      ColorToken.Components(
        red: over(\.red), green: over(\.green), blue: over(\.blue), opacity: 1))
    // A light accent must not make it too light for secondary text.
    guard scheme == .dark, wash.luminance > 0.03 else { return wash }
    return wash.with(luminance: 0.03)
  }

  /// Readable on every surface, and on the ground of what is chosen.
  private static func text(_ accent: Tone, _ scheme: ColorScheme) -> Tone {
    let tone = ground(accent, scheme)
    let app = ColorToken.app
    let grounds =
      [app.ground, app.surface, app.raised].map {
        Tone($0.components(in: scheme)).luminance
      } + [wash(accent, scheme).luminance]
    if scheme == .dark {
      let minLuminance = textContrast * ((grounds.max() ?? 0) + 0.05) - 0.05
      return tone.luminance < minLuminance ? tone.with(luminance: minLuminance) : tone
    }
    let maxLuminance = ((grounds.min() ?? 1) + 0.05) / textContrast - 0.05
    return tone.luminance > maxLuminance ? tone.with(luminance: maxLuminance) : tone
  }

  static func ink(on ground: Tone) -> ColorToken.Components {
    let dark = ColorToken.Components(0x1C1C1E)
    let (white, black) = (
      ground.contrast(with: 1), ground.contrast(with: Tone(dark).luminance)
    )
    return white >= 4.5 || white >= black ? .init(0xFFFFFF) : dark
  }
}

extension Tone {
  /// The system's blue, which is the accent color of an app that has chosen none.
  static func systemAccent(in scheme: ColorScheme) -> Tone {
    Tone(ColorToken.Components(scheme == .dark ? 0x0091FF : 0x0088FF))
  }
}
