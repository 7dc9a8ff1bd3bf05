import LegatoDisplay

/// A matrix to use in an RGBA color transformation.
///
/// Each row gives a component of the result as a weighted sum of red, green, blue and alpha, 0…1 and
/// without alpha multiplied in, and a constant.
public struct ColorMatrix: Equatable, Sendable {
  /// The weight of red in the result's red.
  public var r1: Float = 1
  /// The weight of green in the result's red.
  public var r2: Float = 0
  /// The weight of blue in the result's red.
  public var r3: Float = 0
  /// The weight of alpha in the result's red.
  public var r4: Float = 0
  /// The constant added to the result's red.
  public var r5: Float = 0
  /// The weight of red in the result's green.
  public var g1: Float = 0
  /// The weight of green in the result's green.
  public var g2: Float = 1
  /// The weight of blue in the result's green.
  public var g3: Float = 0
  /// The weight of alpha in the result's green.
  public var g4: Float = 0
  /// The constant added to the result's green.
  public var g5: Float = 0
  /// The weight of red in the result's blue.
  public var b1: Float = 0
  /// The weight of green in the result's blue.
  public var b2: Float = 0
  /// The weight of blue in the result's blue.
  public var b3: Float = 1
  /// The weight of alpha in the result's blue.
  public var b4: Float = 0
  /// The constant added to the result's blue.
  public var b5: Float = 0
  /// The weight of red in the result's alpha.
  public var a1: Float = 0
  /// The weight of green in the result's alpha.
  public var a2: Float = 0
  /// The weight of blue in the result's alpha.
  public var a3: Float = 0
  /// The weight of alpha in the result's alpha.
  public var a4: Float = 1
  /// The constant added to the result's alpha.
  public var a5: Float = 0

  /// Creates the identity matrix.
  public init() {}

  var filter: Filter {
    .colorMatrix(
      [
        r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
      ].map(Double.init))
  }
}
