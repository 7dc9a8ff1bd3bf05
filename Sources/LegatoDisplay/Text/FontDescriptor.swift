/// Which face a text is set in. A text engine maps it to a face of its own, fixed set of fonts,
/// so that the fonts of a machine never change a result.
public struct FontDescriptor: Hashable, Sendable {
  public enum Design: String, Hashable, Sendable { case standard, rounded, monospaced, serif }

  public var design: Design
  /// A face asked for by name; the design where the engine does not know it.
  public var family: String?
  /// Points.
  public var size: Double
  /// The weight on the OpenType scale: 100 (thin) … 400 (regular) … 900 (black).
  public var weight: Double
  public var isItalic: Bool
  public var hasMonospacedDigits: Bool
  public var hasSmallCaps: Bool
  /// Width of the letters, 1 is normal.
  public var width: Double
  /// What is added to the distance between lines, in ems; less where it is negative.
  public var leading: Double
  /// The distance between lines that a text style asks for, in ems: from the bottom of a line to the top of
  /// the next.
  public var lineGap: Double

  public init(
    design: Design = .standard, family: String? = nil, size: Double = 17, weight: Double = 400,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false,
    width: Double = 1, leading: Double = 0, lineGap: Double = 0
  ) {
    self.design = design
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCaps = hasSmallCaps
    self.width = width
    self.leading = leading
    self.lineGap = lineGap
  }
}
