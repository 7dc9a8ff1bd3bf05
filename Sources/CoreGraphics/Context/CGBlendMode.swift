import SwiftUICore

/// Compositing operations for images.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Mixes that keep what is transparent: see `GraphicsContext.BlendMode`.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// More of them.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// Porter and Duff's.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  /// More of them.
  case destinationAtop, xor, plusDarker, plusLighter

  var blendMode: GraphicsContext.BlendMode {
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
    case .clear: .clear
    case .copy: .copy
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: unknown
    }
  }

  private var unknown: GraphicsContext.BlendMode {
    RunningHost.report("CGBlendMode.\(self) is not drawn; .normal is used.")
    return .normal
  }
}
