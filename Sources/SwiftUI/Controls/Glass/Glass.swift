import SwiftUICore

/// A structure that defines the configuration of the Liquid Glass material.
public struct Glass: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case regular, clear, identity }

  private let kind: Kind
  private var tint: Color?
  /// Whether it answers a finger.
  private(set) var isInteractive = false

  private init(_ kind: Kind) { self.kind = kind }

  /// The regular variant of glass: what lies behind it is blurred and much toned.
  public static var regular: Glass { Glass(.regular) }
  /// A variant of glass that is clearer: what lies behind it stays legible.
  public static var clear: Glass { Glass(.clear) }
  /// No glass: the content is as if no effect was applied.
  public static var identity: Glass { Glass(.identity) }

  /// Returns a copy of the glass with a tint; `nil` takes it away.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Returns a copy of the glass that answers a finger: it grows by a tenth of its height, at most by 8 points,
  /// and becomes lighter. For people who asked for less motion it only becomes lighter.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }

  /// How it is drawn; `nil` where it is not.
  func style(isPressed: Bool) -> GlassStyle? {
    switch kind {
    case .regular: GlassStyle(.regular, tint: tint, isPressed: isPressed)
    case .clear: GlassStyle(.clear, tint: tint, isPressed: isPressed)
    case .identity: nil
    }
  }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}

  /// A capsule within a frame.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}
