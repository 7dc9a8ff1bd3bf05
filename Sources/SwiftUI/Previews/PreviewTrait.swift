/// A wish about how a preview is shown.
public struct PreviewTrait<T>: Sendable {
  /// What a trait asks for.
  @_spi(Host) public enum Request: Hashable, Sendable {
    /// The size of the device.
    case defaultLayout
    /// The size of the preview's content.
    case sizeThatFits
    /// A size in points.
    case fixed(width: Double, height: Double)
    /// A way of holding the device.
    case orientation(PreviewOrientation)
    /// Something around the view.
    case modifier
  }

  /// What this trait asks for.
  @_spi(Host) public let request: Request

  /// What is around the view.
  let modify: @MainActor @Sendable (AnyView) -> AnyView

  init(
    _ request: Request, modify: @escaping @MainActor @Sendable (AnyView) -> AnyView = { $0 }
  ) {
    self.request = request
    self.modify = modify
  }
}

/// How a device is held.
@_spi(Host) public enum PreviewOrientation: Hashable, Sendable {
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned so that the top of the device is on the left.
  case landscapeLeft
  /// Turned so that the top of the device is on the right.
  case landscapeRight
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(.defaultLayout) }

  /// The size that the view takes when it is offered the device's.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(.sizeThatFits) }

  /// A size of its own, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(.fixed(width: Double(width), height: Double(height)))
  }

  /// A device held upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait(.orientation(.portrait)) }

  /// A device held upside down.
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(.orientation(.portraitUpsideDown))
  }

  /// A device turned so that its top is on the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(.orientation(.landscapeLeft)) }

  /// A device turned so that its top is on the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(.orientation(.landscapeRight)) }
}
