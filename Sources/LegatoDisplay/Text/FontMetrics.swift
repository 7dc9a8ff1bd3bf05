/// The vertical measures of a font at a size, in points.
public struct FontMetrics: Hashable, Sendable {
  /// The part of a line above its baseline.
  public var ascent: Double
  /// The part of a line below its baseline, as a positive number.
  public var descent: Double
  /// From the bottom of a line to the top of the next. Below zero where lines overlap.
  public var leading: Double
  /// The height of a capital letter above the baseline.
  public var capHeight: Double

  public init(ascent: Double, descent: Double, leading: Double = 0, capHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
  }

  /// The measures of San Francisco at a size, from the `hhea` and `OS/2` tables of the font: in units of 2048 to
  /// an em. The font adds nothing between lines; text styles do.
  public static func sanFrancisco(_ size: Double) -> FontMetrics {
    FontMetrics(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, capHeight: size * 1443 / 2048)
  }

  /// The height of a line alone.
  public var height: Double { ascent + descent }
  /// The distance between the baselines of lines that follow one another.
  public var pitch: Double { height + leading }

  /// From the bottom of a line to the top of the next, in points.
  ///
  /// - Parameter lineSpacing: what is asked for. It stands in the place of what the font adds, where it is more than that
  ///   (measured: 19.5 from baseline to baseline of 14 points with 2.5, where the font adds 2.3).
  public func gap(lineSpacing: Double) -> Double {
    lineSpacing > 0 ? max(leading, lineSpacing) : leading + lineSpacing
  }

  /// The largest of each measure: those of a line, or of a text, in several fonts.
  public func union(_ other: FontMetrics) -> FontMetrics {
    FontMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      leading: max(leading, other.leading), capHeight: max(capHeight, other.capHeight))
  }
}
