import SwiftUICore

/// A shape used to draw a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }
  private let kind: Kind

  /// A shape that defers to the system to determine an appropriate shape for the given context.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule shape.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rounded rectangle shape.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  /// A circular shape.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle shape with a corner radius in points. One that is negative or not finite
  /// counts as 0.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius.isFinite ? max(0, radius) : 0))
  }

  /// The shape of the border of a button of a size.
  func shape(_ measures: ButtonMeasures, _ size: ControlSize) -> AnyShape {
    switch kind {
    case .automatic where measures.isCapsule, .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .automatic: AnyShape(RoundedRectangle(cornerRadius: measures.radius(size)))
    case .roundedRectangle(let own):
      AnyShape(RoundedRectangle(cornerRadius: own ?? measures.radius(size)))
    }
  }

  var isCircle: Bool { kind == .circle }
}

extension ButtonBorderShape: InsettableShape {
  /// The border of a button of a frame. The automatic shape is a capsule, as on iOS 26; a rounded rectangle without a radius
  /// has that of a button of the usual size.
  nonisolated public func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .roundedRectangle(let own):
      RoundedRectangle(cornerRadius: own ?? Self.usualRadius).path(in: rect)
    }
  }

  /// The shape inset by an amount in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBorderShape(border: self, amount: amount)
  }

  private static let usualRadius: CGFloat = 8
}

nonisolated private struct InsetBorderShape: InsettableShape {
  let border: ButtonBorderShape
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    guard rect.width > 2 * amount, rect.height > 2 * amount else { return Path() }
    return border.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  func inset(by more: CGFloat) -> InsetBorderShape {
    InsetBorderShape(border: border, amount: amount + more)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// A shape that defers to the system for the appropriate shape of a button's border.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape to apply to bordered buttons within a view.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the border shape for buttons in this view: those of the bordered styles.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
