import CoreGraphics
import Foundation
import SwiftUICore

/// An initializer for visual effect views and blur and vibrancy effect objects.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// An object that applies a blurring effect to the content layered behind a visual effect view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The intensity of a blur effect: that of the material of SwiftUI which is nearest.
  public enum Style: Int, Hashable, Sendable {
    /// Of the first systems: very light, light, and dark.
    case extraLight, light, dark
    /// As the interface is: plain, and prominent.
    case regular = 4, prominent
    /// Materials as the interface is.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// Of bars and the like.
    case systemChromeMaterial
    /// Materials that are always light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// Materials that are always light.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// Materials that are always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// Materials that are always dark.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  package let style: Style

  /// Creates a blur effect.
  public init(style: Style) { self.style = style }

  package var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .dark: .regular
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent:
      .thick
    case .extraLight: .ultraThick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    }
  }

  /// The style of the interface that the effect always has; `nil` where it follows.
  package var colorScheme: ColorScheme? {
    switch style {
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight, .extraLight, .light:
      .light
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark, .dark:
      .dark
    default: nil
    }
  }
}

/// An object that amplifies and adjusts the color of the content layered behind a visual effect view. Content keeps
/// its own colors here, which is reported.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Creates an effect for a blur.
  public init(blurEffect: UIBlurEffect) { Self.report() }
  /// Creates an effect for a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { Self.report() }

  private static func report() {
    RunningHost.report("UIVibrancyEffect: the content keeps its own colors here.")
  }
}

/// The kind of a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Of labels.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Of fills.
  case fill, secondaryFill, tertiaryFill
  /// Of separators.
  case separator
}

/// An object that implements some complex visual effects: of blurs the material is drawn.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect of the view.
  open var effect: UIVisualEffect? { didSet { set("effect") } }
  /// The view of the content.
  public let contentView = UIView(frame: .zero)

  /// Creates a view of an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// Creates a view as from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
