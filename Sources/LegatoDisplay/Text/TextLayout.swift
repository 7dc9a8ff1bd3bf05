/// A text as it was set: glyphs of numbered faces at places. The origin is the text's top left.
public final class TextLayout: Hashable, Sendable {
  public struct Glyph: Hashable, Sendable {
    public var id: UInt32
    /// The first character that the glyph stands for: its number among the Unicode scalars of the
    /// text, or −1 for a sign that the text does not hold, as an ellipsis.
    public var character: Int32
    /// The glyph's origin on the baseline, in points from the text's origin.
    public var x: Double
    public var y: Double

    public init(id: UInt32, x: Double, y: Double, character: Int32 = 0) {
      self.id = id
      self.character = character
      self.x = x
      self.y = y
    }
  }

  /// Glyphs of one face and one colour on one line.
  public struct Run: Hashable, Sendable {
    /// The engine's number of the face; it means something to the engine that gave it, only.
    public var face: Int
    /// Points.
    public var size: Double
    public var color: DisplayColor?
    public var glyphs: [Glyph]
    /// A line under or through the run: its upper edge, thickness, start and length.
    public var decorations: [Rect]

    public init(
      face: Int, size: Double, color: DisplayColor?, glyphs: [Glyph], decorations: [Rect] = []
    ) {
      self.face = face
      self.size = size
      self.color = color
      self.glyphs = glyphs
      self.decorations = decorations
    }
  }

  /// What the text says, for readers and the text form.
  public let text: String
  public let runs: [Run]
  /// The room that the lines take.
  public let size: Size
  /// From the top to the first and to the last baseline.
  public let firstBaseline: Double
  public let lastBaseline: Double
  public let lineCount: Int
  public let isTruncated: Bool
  /// A box around the ink, from the text's origin: italics and accents may leave `size`.
  public let inkBounds: Rect

  public init(
    text: String, runs: [Run], size: Size, firstBaseline: Double, lastBaseline: Double,
    lineCount: Int, isTruncated: Bool, inkBounds: Rect
  ) {
    self.text = text
    self.runs = runs
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.inkBounds = inkBounds
  }

  public static func == (left: TextLayout, right: TextLayout) -> Bool {
    left === right
      || (left.text == right.text && left.size == right.size && left.runs == right.runs
        && left.inkBounds == right.inkBounds)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(size)
  }
}
