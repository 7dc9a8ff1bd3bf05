/// The secure hash of 256 bits (FIPS 180-4), by which a browser knows the script of a page.
package enum SHA256 {
  package static func digest(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let length = UInt64(message.count) * 8
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }

    // The first 32 bits of the fractional parts of the roots of the first primes: square roots of
    // eight, cube roots of sixty-four.
    var state = primes.prefix(8).map { fraction(ofRoot: 2, of: $0) }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      compress(bytes[start..<start + 64], into: &state)
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { at in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[at + $1]) }
    }
    func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      let first = turned(far, 7) ^ turned(far, 18) ^ far >> 3
      let second = turned(near, 17) ^ turned(near, 19) ^ near >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var now = state
    for index in 0..<64 {
      let (a, e) = (now[0], now[4])
      let choice = e & now[5] ^ ~e & now[6]
      let majority = a & now[1] ^ a & now[2] ^ now[1] & now[2]
      let one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let mixed = now[7] &+ one &+ choice &+ constants[index] &+ words[index]
      now = [mixed &+ two &+ majority, a, now[1], now[2], now[3] &+ mixed, e, now[5], now[6]]
    }
    for index in state.indices { state[index] &+= now[index] }
  }

  private static let constants = primes.map { fraction(ofRoot: 3, of: $0) }

  private static let primes: [UInt64] = {
    var found: [UInt64] = []
    var number: UInt64 = 2
    while found.count < 64 {
      if found.allSatisfy({ number % $0 != 0 }) { found.append(number) }
      number += 1
    }
    return found
  }()

  /// In whole numbers: the largest `root` whose power is at most the number, 32 bits on.
  private static func fraction(ofRoot degree: Int, of number: UInt64) -> UInt32 {
    let goal = UInt128(number) << (32 * UInt128(degree))
    var root: UInt128 = 0
    for bit in (0..<36).reversed() {
      let next = root | 1 << UInt128(bit)
      let power = (1..<degree).reduce(next) { product, _ in product * next }
      if power <= goal { root = next }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}
