package import LegatoDisplay

/// Modes for compositing a view with overlapping content.
///
/// Components are sRGB-encoded. The modes are those of Core Graphics, and of the standard for
/// compositing on the web where it has them.
public enum BlendMode: Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
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
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModeModifier(mode: blendMode))
  }
}
