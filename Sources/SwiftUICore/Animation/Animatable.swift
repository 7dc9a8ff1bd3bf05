/// A type that describes how to animate a property of a view.
public protocol Animatable {
  /// The type defining the data to animate.
  associatedtype AnimatableData: VectorArithmetic

  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty data of a type with nothing to animate. Writing has no effect.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

// A vector is its own data. That every vector says so, and not animatable ones alone, lets
// `@Animatable` take properties of both kinds.
extension VectorArithmetic {
  /// The data of a vector: itself.
  public typealias AnimatableData = Self

  /// The vector itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// A number that is its own animatable data.
extension Double: Animatable {
  /// The number itself.
  public typealias AnimatableData = Double
}
/// A number that is its own animatable data.
extension Float: Animatable {
  /// The number itself.
  public typealias AnimatableData = Float
}
/// A number that is its own animatable data.
extension CGFloat: Animatable {
  /// The number itself.
  public typealias AnimatableData = CGFloat
}

/// Values that live in 0…1 or in radians are multiplied by 128 as animatable data, so that the
/// absolute thresholds at which springs stop act on them as on points.
package let unitScale = 128.0

extension CGPoint: Animatable {
  /// The x and y coordinates, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and height, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The data of the origin and of the size, in points.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
