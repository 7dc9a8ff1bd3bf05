import CoreGraphics
import Foundation

/// A layer that emits, animates, and renders a particle system: here a box with its name. All that is set
/// is kept.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? { didSet { changed() } }
  /// The position of the center of the emitter.
  open var emitterPosition = CGPoint.zero
  /// The place of the emitter in depth.
  open var emitterZPosition: CGFloat = 0
  /// The size of the emitter's shape.
  open var emitterSize = CGSize.zero
  /// The depth of the emitter's shape.
  open var emitterDepth: CGFloat = 0
  /// The shape of the emitter.
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  /// Where of the shape particles are emitted.
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  /// How particles are composed.
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  /// A factor of the birth rate of all cells.
  open var birthRate: Float = 1
  /// A factor of the lifetime of all cells.
  open var lifetime: Float = 1
  /// A factor of the velocity of all cells.
  open var velocity: Float = 1
  /// A factor of the scale of all cells.
  open var scale: Float = 1
  /// A factor of the spin of all cells.
  open var spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0
  /// When the layer begins.
  open var beginTime: CFTimeInterval = 0

  package override var isBox: Bool { true }
}

/// The definition of a particle of an emitter layer: kept, and not drawn.
open class CAEmitterCell: NSObject {
  /// The name of the cell.
  open var name: String?
  /// Whether cells of the kind are emitted.
  open var isEnabled = true
  /// The image of a particle, a `CGImage`.
  open var contents: Any?
  /// The pixels to a point of the image.
  open var contentsScale: CGFloat = 1
  /// The part of the image that is shown, in fractions.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Particles that a particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// The color of each particle.
  open var color: CGColor?
  /// The particles emitted in a second.
  open var birthRate: Float = 0
  /// The seconds that a particle lives, and how much they vary.
  open var lifetime: Float = 0, lifetimeRange: Float = 0
  /// The velocity of a particle, and how much it varies.
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
  /// The acceleration of a particle.
  open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
  /// The scale of a particle, how much it varies, and how it changes in a second.
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  /// The turn of a particle in a second, and how much it varies.
  open var spin: CGFloat = 0, spinRange: CGFloat = 0
  /// The direction in which particles are emitted, and how much it varies.
  open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
  /// How much the parts of the color vary.
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
  /// How the parts of the color change in a second.
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
  /// When the cell begins.
  open var beginTime: CFTimeInterval = 0
  /// Properties by name; nothing reads them.
  private var values: [String: Any] = [:]

  /// Creates a cell.
  public override init() { super.init() }
  /// Sets a property by its name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A sphere.
  public static let sphere = Self(rawValue: "sphere")
}

/// Where of an emitter's shape particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From points, from the outline, from the surface, from within.
  public static let points = Self(rawValue: "points")
  /// From the outline.
  public static let outline = Self(rawValue: "outline")
  /// From the surface.
  public static let surface = Self(rawValue: "surface")
  /// From within.
  public static let volume = Self(rawValue: "volume")
}

/// How particles are composed.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// From back to front.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Light is added.
  public static let additive = Self(rawValue: "additive")
}
