import LegatoArguments
import LegatoDisplay

extension OptionValue {
  /// The value as two lengths in points, as in `320x200`.
  func size(in range: ClosedRange<Double>) throws(ArgumentError) -> Size {
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map {
      Double($0)
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1], range.contains(width),
      range.contains(height)
    else {
      throw isNot("a width and a height from \(Self.bounds(of: range)) points, as in 320x200")
    }
    return Size(width, height)
  }
}
