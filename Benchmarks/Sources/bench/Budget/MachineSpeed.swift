import Foundation

/// How fast this machine is now, told by a fixed loop: what a frame takes can only be compared with
/// that of another day or another machine in this unit.
///
/// The loop is half arithmetic on numbers that depend on each other, and half reading and writing of
/// memory that does not fit into the caches next to the core, as drawing is.
struct MachineSpeed {
  /// Milliseconds of processor time that the loop takes, the least of several readings.
  let milliseconds: Double

  /// The least that was read on the machine of the table in Documentation/Performance.md; other programs
  /// ran beside it.
  static let reference = 2.8

  static func measure(readings: Int = 9) -> MachineSpeed {
    var memory = [UInt32](repeating: 0x0102_0304, count: 1 << 21)
    var least = Double.infinity
    var sink = 0.0
    for _ in 0..<max(readings, 1) {
      let start = threadSeconds()
      sink += arithmetic() + Double(pass(over: &memory))
      least = min(least, threadSeconds() - start)
    }
    // Used, so that the compiler keeps the loop.
    precondition(!sink.isNaN)
    return MachineSpeed(milliseconds: least * 1000)
  }

  /// A chain of multiplications and additions, each of which waits for the one before.
  @inline(never) private static func arithmetic() -> Double {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var sum = 0.0
    for _ in 0..<4_000_000 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      sum = sum * 0.999 + Double(state >> 11) * 0x1p-53
    }
    return sum
  }

  /// Blends one colour over 8 MB of pixels, four times.
  @inline(never) private static func pass(over memory: inout [UInt32]) -> UInt64 {
    var sum: UInt64 = 0
    memory.withUnsafeMutableBufferPointer { pixels in
      for round in 0..<4 {
        for index in pixels.indices {
          let pixel = pixels[index]
          pixels[index] = (pixel & 0x00FF_00FF) &* 3 &+ (pixel >> 8 & 0x00FF_00FF) ^ UInt32(round)
        }
        sum &+= UInt64(pixels[round * 4099])
      }
    }
    return sum
  }
}

/// Seconds of processor time that this thread has used.
func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
