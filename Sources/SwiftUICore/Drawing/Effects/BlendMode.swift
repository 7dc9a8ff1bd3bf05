package import LegatoDisplay

/// Modes for compositing a view with overlapping content.
///
/// Components are sRGB-encoded. The modes are those of Core Graphics, and of the standard for
/// compositing on the web where it has them.
public enum BlendMode: Hashable, Sendable {
  /// The view covers what is behind it.
  case normal
  /// Multiplies both colors, which darkens.
  case multiply
  /// Multiplies the inverses of both colors, which lightens.
  case screen
  /// Multiplies dark and screens light colors of what is behind.
  case overlay
  /// Takes the smaller of both components.
  case darken
  /// Takes the larger of both components.
  case lighten
  /// Brightens what is behind, the more the lighter the view is.
  case colorDodge
  /// Darkens what is behind, the more the darker the view is.
  case colorBurn
  /// Darkens or lightens softly, as the view is dark or light.
  case softLight
  /// Multiplies dark and screens light colors of the view.
  case hardLight
  /// Subtracts the smaller component from the larger one.
  case difference
  /// Like ``difference``, with less contrast.
  case exclusion
  /// The hue of the view with the saturation and luminosity of what is behind.
  case hue
  /// The saturation of the view with the hue and luminosity of what is behind.
  case saturation
  /// The hue and saturation of the view with the luminosity of what is behind.
  case color
  /// The luminosity of the view with the hue and saturation of what is behind.
  case luminosity
  /// Draws the view only where there is something behind it.
  case sourceAtop
  /// Draws the view behind what is already there.
  case destinationOver
  /// Erases what is behind where the view is opaque.
  case destinationOut
  /// Adds the inverses of both colors, which darkens down to black.
  case plusDarker
  /// Adds both colors up to white.
  case plusLighter

  package var display: LegatoDisplay.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

struct BlendModeModifier: PrimitiveModifier {
  var mode: BlendMode

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    BlendModeElement(self, content: content, node: node)
  }
}

private final class BlendModeElement: EffectElement<BlendModeModifier> {
  override func modifierDidChange() { setNeedsRecord() }
  override func record(into layer: inout Layer) { layer.blendMode = modifier.mode.display }
}

extension View {
  /// Sets the blend mode for compositing this view with overlapping content: with all that is behind
  /// it, as far as the next `compositingGroup()` or other effect that draws views apart. A change of
  /// the mode is not animated.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModeModifier(mode: blendMode))
  }
}
