/// A type that represents a height where a sheet naturally rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  let kind: Kind
  private let custom: CustomHeight?

  /// Calls a static method, and holds nothing.
  private struct CustomHeight: @unchecked Sendable {
    let height: (Context) -> CGFloat?
  }

  private init(_ kind: Kind, _ custom: CustomHeight? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// The system detent for a sheet that's approximately half the height of the screen.
  public static let medium = PresentationDetent(.medium)
  /// The system detent for a sheet at full height.
  public static let large = PresentationDetent(.large)
  /// A custom detent with the specified fractional height, 0…1 of the largest.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }
  /// A custom detent with the specified height in points, without what the device covers below. It
  /// is never higher than `large`.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }
  /// A custom detent with a calculated height.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      .custom(ObjectIdentifier(type)), CustomHeight { D.height(in: $0) })
  }

  /// Whether two detents are of the same kind, with the same number or the same custom type.
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
  /// Hashes the kind, with its number or its custom type.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Information that you use to calculate the presentation's height.
  @dynamicMemberLookup
  public struct Context {
    /// The height that the presentation appears in.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// Returns the value specified by the keyPath from the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The height as it is written, in points; `nil` where the detent is not to be used.
  func height(in context: Context) -> CGFloat? {
    switch kind {
    case .medium: context.maxDetentValue / 2
    case .large: context.maxDetentValue
    case .fraction(let fraction): context.maxDetentValue * fraction
    case .height(let height): height
    case .custom: custom?.height(context)
    }
  }
}

/// The definition of a custom detent with a calculated height.
public protocol CustomPresentationDetent {
  /// Calculates and returns a height based on the context; `nil` where the detent is not to be used.
  static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// Information that you can use to calculate the presentation's height.
  public typealias Context = PresentationDetent.Context
}
