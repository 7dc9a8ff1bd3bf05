/// A number for a sentence.
func short(_ value: Double) -> String {
  let magnitude = abs(value)
  let unit = magnitude >= 100 ? 1.0 : magnitude >= 10 ? 10 : 1000
  let rounded = (value * unit).rounded() / unit
  let text = "\(rounded == 0 ? 0 : rounded)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
