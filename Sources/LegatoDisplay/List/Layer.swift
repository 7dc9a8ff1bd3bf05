/// The number of a layer in its list. It stays the same while the layer lives, and is not used
/// again within one run.
public struct LayerID: Hashable, Sendable, Comparable {
  public let number: UInt32

  public init(number: UInt32) {
    self.number = number
  }

  public static func < (left: LayerID, right: LayerID) -> Bool { left.number < right.number }

  /// Numbers are given out one after another, by nobody who means harm: to spread them takes no more than this. Each
  /// layer that moves is put into a set in each frame.
  public func _rawHashValue(seed: Int) -> Int {
    let product = (UInt64(number) &+ UInt64(bitPattern: Int64(seed))) &* 0x9E37_79B9_7F4A_7C15
    return Int(product >> 32)
  }
}

/// What is drawn together and moves together.
///
/// A layer is drawn in this order: its commands, its children over them, the filters over the
/// result, the clip, the mask, then opacity and blend mode, and at last the projection and the
/// transform, which take the layer's coordinates to its parent's.
public struct Layer: Hashable, Sendable {
  /// Where the layer comes from: a step of the view's path, for the text form.
  public var name: String
  public var transform: Transform
  /// 0…1; the rasteriser clamps.
  public var opacity: Double
  public var blendMode: BlendMode
  public var commands: [DrawCommand]
  public var children: [LayerID]
  /// Whether the layer is drawn apart whatever it holds: blend modes below it see nothing beyond.
  public var isGroup: Bool
  /// Whether something in the layer's own properties is moving at this time. A rasteriser may
  /// keep the picture of what such a layer holds instead of drawing it again.
  public var isMoving: Bool

  @usableFromInline var rarities: LayerRarities?

  /// What is applied to the finished picture before the transform, where the layer is seen at an
  /// angle. What is behind the eye is not drawn.
  @inlinable public var projection: Projection? {
    get { rarities?.values.projection }
    set { if newValue != projection { changeRarities { $0.projection = newValue } } }
  }
  @inlinable public var clip: Clip? {
    get { rarities?.values.clip }
    set { if newValue != clip { changeRarities { $0.clip = newValue } } }
  }
  /// A layer, drawn in this layer's coordinates, whose alpha this one is multiplied with.
  @inlinable public var mask: LayerID? {
    get { rarities?.values.mask }
    set { if newValue != mask { changeRarities { $0.mask = newValue } } }
  }
  @inlinable public var filters: [Filter] {
    get { rarities?.values.filters ?? [] }
    set { if newValue != filters { changeRarities { $0.filters = newValue } } }
  }

  @usableFromInline
  mutating func changeRarities(_ change: (inout LayerRarities.Values) -> Void) {
    var values = rarities?.values ?? LayerRarities.Values()
    change(&values)
    rarities = values.isEmpty ? nil : LayerRarities(values)
  }

  /// An area outside of which nothing of a layer shows.
  public struct Clip: Hashable, Sendable {
    public var geometry: Geometry
    public var evenOdd: Bool
    /// Whether pixels on the edge show in part.
    public var isAntialiased: Bool

    public init(_ geometry: Geometry, evenOdd: Bool = false, isAntialiased: Bool = true) {
      self.geometry = geometry
      self.evenOdd = evenOdd
      self.isAntialiased = isAntialiased
    }
  }

  public init(name: String = "") {
    self.name = name
    transform = .identity
    opacity = 1
    blendMode = .normal
    commands = []
    children = []
    isGroup = false
    isMoving = false
  }

  /// Whether children and commands have to be drawn apart before they are laid over the rest.
  public var needsGroup: Bool {
    (opacity < 1 && commands.count + children.count > 0) || blendMode != .normal || isGroup
      || rarities.map {
        $0.values.mask != nil || !$0.values.filters.isEmpty || $0.values.projection != nil
      } ?? false
  }
}
