/// Arithmetic on four pixels at once, in eight 16-bit lanes: the same numbers as `Pixel` has.
enum PixelVector {
  typealias Lanes = SIMD8<UInt16>

  @inline(__always)
  static func load(_ pointer: UnsafePointer<UInt32>) -> Lanes {
    UnsafeRawPointer(pointer).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  static func store(_ lanes: Lanes, _ pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: lanes, as: Lanes.self)
  }

  /// Every component times its lane's `factor` / 255.
  @inline(__always)
  static func scaled(_ pixels: Lanes, _ factor: Lanes) -> Lanes {
    var even = (pixels & 0x00FF) &* factor &+ 0x80
    even = (even &+ (even &>> 8)) &>> 8
    var odd = (pixels &>> 8) &* factor &+ 0x80
    odd = (odd &+ (odd &>> 8)) & 0xFF00
    return even | odd
  }

  /// The alpha of each pixel, in both of its lanes.
  @inline(__always)
  static func alpha(_ pixels: Lanes) -> Lanes {
    let alpha = unsafeBitCast(pixels, to: SIMD4<UInt32>.self) &>> 24
    return unsafeBitCast(alpha | alpha &<< 16, to: Lanes.self)
  }

  /// 255 less the alpha of each pixel, in both of its lanes.
  @inline(__always)
  static func clearness(_ pixels: Lanes) -> Lanes {
    let alpha = unsafeBitCast(pixels, to: SIMD4<UInt32>.self) &>> 24
    let rest = SIMD4<UInt32>(repeating: 255) &- alpha
    return unsafeBitCast(rest | rest &<< 16, to: Lanes.self)
  }

  /// Whether nothing shows through any of the four pixels.
  @inline(__always)
  static func isOpaque(_ pixels: Lanes) -> Bool {
    let halves = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
    return halves[0] & halves[1] & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
  }

  @inline(__always)
  static func over(_ source: Lanes, _ target: Lanes) -> Lanes {
    source &+ scaled(target, clearness(source))
  }

  /// The way from `first` (weight 0) to `second` (weight 256).
  @inline(__always)
  static func mix(_ first: Lanes, _ second: Lanes, _ there: Lanes) -> Lanes {
    let here = Lanes(repeating: 256) &- there
    let even = (first & 0x00FF) &* here &+ (second & 0x00FF) &* there &+ 0x80
    let odd = (first &>> 8) &* here &+ (second &>> 8) &* there &+ 0x80
    return even &>> 8 | odd & 0xFF00
  }

  /// One pixel in all four places.
  @inline(__always)
  static func repeated(_ pixel: UInt32) -> Lanes {
    unsafeBitCast(SIMD4<UInt32>(repeating: pixel), to: Lanes.self)
  }
}
