/// A number as people write it: at most three decimals, no trailing zeros, no minus before zero.
package func readable(_ value: Double) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  guard abs(value) < 1e12 else { return "\(value)" }
  let thousandths = Int((abs(value) * 1000).rounded())
  guard thousandths > 0 else { return "0" }
  var text = (value < 0 ? "-" : "") + String(thousandths / 1000)
  var rest = thousandths % 1000
  guard rest > 0 else { return text }
  var digits = 3
  while rest % 10 == 0 {
    rest /= 10
    digits -= 1
  }
  let tail = String(rest)
  text += "." + String(repeating: "0", count: digits - tail.count) + tail
  return text
}
