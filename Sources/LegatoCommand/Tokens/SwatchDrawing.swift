import Legato
import LegatoDisplay
import LegatoFilm

/// A colour token as an SVG file: its name, and what it is in light and in dark, each on the ground
/// that it stands on there. What is not quite opaque lies on squares.
struct SwatchDrawing {
  let svg: String

  init(_ token: ColorToken) {
    let (light, dark) = (PlainToken.text(token.light), PlainToken.text(token.dark))
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320" role="img" aria-labelledby="title description">
      <title id="title">\(Markup.escaped(token.name))</title>
      <desc id="description">\(Markup.escaped("\(light) in light, \(dark) in dark. \(token.use)"))</desc>
      <defs><pattern id="squares" width="16" height="16" patternUnits="userSpaceOnUse">
      <path fill="#808080" fill-opacity="0.4" d="M0 0H8V8H0ZM8 8H16V16H8Z"/></pattern></defs>
      <style>
      text { font: 12px Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
      .name { font-size: 17px; font-weight: 600; }
      </style>
      <rect width="240" height="320" fill="#fff"/><rect x="240" width="240" height="320" fill="#1c1c1e"/>
      <rect width="480" height="56" fill="#fff"/>
      <text class="name" x="24" y="36" fill="#1c1c1e">\(Markup.escaped(token.name))</text>
      \(Self.half("Light", light, token.light, x: 24, text: "#63636a", rule: "#d8d8dd"))
      \(Self.half("Dark", dark, token.dark, x: 264, text: "#aeaeb2", rule: "#3a3a3c"))
      </svg>

      """
  }

  private static func half(
    _ name: String, _ value: String, _ color: ColorToken.Components, x: Int, text: String,
    rule: String
  ) -> String {
    let parts = [color.red, color.green, color.blue].map {
      Int((min(max($0, 0), 1) * 255).rounded())
    }
    let fill = "rgb(\(parts.map(String.init).joined(separator: ",")))"
    let box = "x=\"\(x)\" y=\"80\" width=\"192\" height=\"168\" rx=\"12\""
    return """
      <rect \(box) fill="url(#squares)"/>
      <rect \(box) fill="\(fill)" fill-opacity="\(readable(min(max(color.opacity, 0), 1)))" stroke="\(rule)"/>
      <text x="\(x)" y="276" fill="\(text)">\(name)</text>
      <text x="\(x)" y="296" fill="\(text)">\(Markup.escaped(value))</text>
      """
  }
}
