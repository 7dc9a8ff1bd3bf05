import LegatoDisplay

/// What vector films are written by and read by; `Documentation/film-format.md` says it in words.
enum VectorFormat {
  /// The first bytes: a name, and bytes that a transfer as text would spoil.
  static let magic: [UInt8] = [0x89, 0x4C, 0x47, 0x54, 0x4F, 0x0D, 0x0A, 0x1A]
  /// It grows when an old reader would go wrong. What an old reader may leave out comes in sections
  /// of a new kind, or at the end of known ones.
  static let version = 1

  enum Section: Int, CaseIterable {
    case about = 1
    case strings = 2
    case faces = 3
    case texts = 4
    case paths = 5
    case gradients = 6
    case images = 7
    case frames = 8
    case values = 9
    case events = 10
    case feedback = 11
    case issues = 12
    case statistics = 13
  }

  // MARK: Limits

  /// The longest body, in bytes.
  static let maxBodySize = 256 << 20
  /// The longest film, in seconds: a day.
  static let maxFilmDuration = 86_400.0
  /// The sides of a surface, in points, and how many pixels a point may have.
  static let sides = 0.0...16_384.0
  static let scales = 0.01...64.0
  /// The largest number of a layer.
  static let maxLayers = 1 << 20
  /// How many layers all different frames may have together: each takes some hundred bytes.
  static let maxLayerSlots = 1 << 22
  /// How many rows all values may have together.
  static let maxRows = 1 << 23
  /// How many numbers all values may have together.
  static let maxNumbers = 1 << 24
  /// How deep layers and groups lie in each other.
  static let maxLayerDepth = 1_000
  static let maxGroupDepth = 100

  // MARK: Codes

  /// A code is a place in this list: new modes come to its end.
  static let blendModes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop,
    .destinationOver, .destinationOut, .xor, .plusDarker, .plusLighter,
  ]
  static let caps: [LineStyle.Cap] = [.butt, .round, .square]
  static let joins: [LineStyle.Join] = [.miter, .round, .bevel]
  static let smoothings: [ImagePattern.Smoothing] = [.none, .low, .medium, .high]

  /// Which of a layer's properties follow, one bit each, the first the lowest.
  struct LayerFields: OptionSet {
    let rawValue: Int
    static let name = LayerFields(rawValue: 1 << 0)
    static let transform = LayerFields(rawValue: 1 << 1)
    static let projection = LayerFields(rawValue: 1 << 2)
    static let opacity = LayerFields(rawValue: 1 << 3)
    static let blendMode = LayerFields(rawValue: 1 << 4)
    static let clip = LayerFields(rawValue: 1 << 5)
    static let mask = LayerFields(rawValue: 1 << 6)
    static let filters = LayerFields(rawValue: 1 << 7)
    static let commands = LayerFields(rawValue: 1 << 8)
    static let children = LayerFields(rawValue: 1 << 9)
    static let isGroup = LayerFields(rawValue: 1 << 10)
    static let isMoving = LayerFields(rawValue: 1 << 11)
    static let all = LayerFields(rawValue: 1 << 12 - 1)
  }

  /// Which of a frame's properties follow.
  struct FrameFields: OptionSet {
    let rawValue: Int
    static let size = FrameFields(rawValue: 1 << 0)
    static let scale = FrameFields(rawValue: 1 << 1)
    static let background = FrameFields(rawValue: 1 << 2)
    static let time = FrameFields(rawValue: 1 << 3)
    static let isEverything = FrameFields(rawValue: 1 << 4)
    static let all = FrameFields(rawValue: 1 << 5 - 1)
  }
}
