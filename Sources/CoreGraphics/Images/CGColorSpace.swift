/// A profile that specifies how to interpret a color value for display. All drawing here is in sRGB: a
/// space is a name.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the space.
  public let name: String?

  /// Creates a color space of a name.
  public init?(name: String) { self.name = name }

  /// The standard RGB color space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The Display P3 color space.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The standard RGB color space with values outside of 0…1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The linear standard RGB color space.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// Greys with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Whether two color spaces have the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  fileprivate init(named name: String) { self.name = name }
}

/// Creates a device-dependent RGB color space: here sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(named: CGColorSpace.sRGB)
}

/// Creates a device-dependent grayscale color space: here greys of sRGB's gamma.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(named: CGColorSpace.genericGrayGamma2_2)
}
