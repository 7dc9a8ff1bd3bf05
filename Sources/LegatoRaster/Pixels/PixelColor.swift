import LegatoDisplay

extension DisplayColor {
  /// The colour with components brought into 0…1; what is not a number is 0.
  var clamped: DisplayColor {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return DisplayColor(unit(red), unit(green), unit(blue), unit(alpha))
  }

  /// The colour as a premultiplied pixel.
  var pixel: UInt32 {
    let color = clamped
    func byte(_ value: Double) -> UInt32 { UInt32((value * color.alpha * 255).rounded()) }
    return UInt32((color.alpha * 255).rounded()) << 24 | byte(color.red) << 16
      | byte(color.green) << 8 | byte(color.blue)
  }

  func faded(_ opacity: Double) -> DisplayColor {
    DisplayColor(red, green, blue, alpha * opacity)
  }
}

/// A number brought into 0…1; what is not a number is 1.
func unitOpacity(_ value: Double) -> Double {
  value.isNaN ? 1 : min(max(value, 0), 1)
}

/// Arithmetic on four premultiplied bytes in a word. Products are rounded to the nearest, as
/// pixman has them.
enum Pixel {
  /// Every component times `factor` / 255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var odd = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return even | odd
  }

  /// `source` laid over `target`.
  @inline(__always)
  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    source &+ scaled(target, 255 &- source >> 24)
  }
}
