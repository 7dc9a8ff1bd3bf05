/// Where a value that moves can be read by who has to go on from it, such as a gesture that takes
/// hold of a screen on its way.
@MainActor
package final class PresentedValue {
  weak var attribute: AnyAttribute?

  nonisolated package init() {}

  /// The value's first number as it is shown now; `nil` where nothing shows it.
  package var value: Double? {
    attribute?.sampleNow()
    return attribute?.presentedComponents.first
  }
}

/// A geometry effect whose presented data are read elsewhere.
nonisolated package protocol PresentedEffect: ReadableGeometryEffect {
  var presented: PresentedValue { get }
  /// What is shown of the view besides where it is; `nil` for all of it.
  func look(size: CGSize) -> EffectLook?
}

extension PresentedEffect {
  package func look(size: CGSize) -> EffectLook? { nil }
}

/// What an effect shows of its view.
package struct EffectLook {
  /// In the view's own coordinates, left to right.
  package let clip: Path
  package let opacity: Double

  package init(clip: Path, opacity: Double) {
    self.clip = clip
    self.opacity = opacity
  }
}
