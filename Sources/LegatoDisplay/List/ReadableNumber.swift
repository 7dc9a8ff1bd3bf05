/// A number as people write it: at most three decimals, no trailing zeros, no minus before zero.
package func readable(_ value: Double) -> String { readable(value, places: 3) }

/// The same with at most `places` decimals, 0…9.
package func readable(_ value: Double, places: Int) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  let unit = (0..<places).reduce(1.0) { power, _ in power * 10 }
  guard abs(value) < 1e15 / unit else { return "\(value)" }
  let steps = Int((abs(value) * unit).rounded())
  guard steps > 0 else { return "0" }
  var text = (value < 0 ? "-" : "") + String(steps / Int(unit))
  var rest = steps % Int(unit)
  guard rest > 0 else { return text }
  var digits = places
  while rest % 10 == 0 {
    rest /= 10
    digits -= 1
  }
  let tail = String(rest)
  text += "." + String(repeating: "0", count: digits - tail.count) + tail
  return text
}
