/// A value that follows from another one, told beside it: how dark it is behind a sheet.
@MainActor
final class DerivedAttribute: AnyAttribute {
  private let source: () -> AnyAttribute?
  private let presentedValue: () -> Double

  init(
    _ element: Element, _ property: String, source: @escaping () -> AnyAttribute?,
    presentedValue: @escaping () -> Double
  ) {
    self.source = source
    self.presentedValue = presentedValue
    super.init(element, property, components: [])
  }

  override var isMoving: Bool { source()?.isMoving ?? false }
  override func sample(at time: Double) { source()?.sample(at: time) }
  override var presentedComponents: [Double] { [presentedValue()] }
  override var modelComponents: [Double] { [presentedValue()] }
}
