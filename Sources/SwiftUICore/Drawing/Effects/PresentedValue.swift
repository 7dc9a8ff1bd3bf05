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
}
