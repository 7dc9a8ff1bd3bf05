import Foundation
import Legato
import LegatoDisplay

/// The colours and the numbers of the design system, as rows of a list.
struct PlainToken: Encodable, Equatable {
  let name: String
  let kind: TokenKind
  /// `#0A66D6 #2B7BE4`, in light and in dark; `0.1 s`.
  let value: String
  let use: String

  init(_ token: ColorToken) {
    name = token.name
    kind = .color
    value = "\(Self.text(token.light)) \(Self.text(token.dark))"
    use = token.use
  }

  init(_ token: MetricToken) {
    name = token.name
    kind = .metric
    let number = readable(token.value)
    value =
      switch token.unit {
      case .points: "\(number) pt"
      case .seconds: "\(number) s"
      case .fraction, .count: "\(number)"
      case .degrees: "\(number)°"
      case .widths: "\(number) widths"
      }
    use = token.use
  }

  /// `#RRGGBB`, and what of it is opaque where it is not all.
  static func text(_ color: ColorToken.Components) -> String {
    let bytes = [color.red, color.green, color.blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    let opacity = color.opacity < 1 ? "/\(readable(color.opacity))" : ""
    return "#" + bytes.joined() + opacity
  }

  /// All of them, by their groups.
  static let all: [PlainToken] =
    ColorToken.all.map(PlainToken.init) + MetricToken.all.map(PlainToken.init)
}

/// What a token is the name of.
enum TokenKind: String, CaseIterable, Encodable {
  case motion, color, metric
}
