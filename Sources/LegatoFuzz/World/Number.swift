import SwiftUI

/// A number in a view: fixed, or one that follows a cell.
enum Number {
  case fixed(Double)
  case cell(Int, factor: Double)
}

extension World {
  func value(_ number: Number) -> Double {
    switch number {
    case .fixed(let value): value
    case .cell(let index, let factor): numbers[index].value * factor
    }
  }

  func length(_ number: Number) -> CGFloat { CGFloat(value(number)) }

  func color(_ index: Int) -> Color { Self.palette[colors[index].value % Self.palette.count] }

  nonisolated static let palette: [Color] = [
    .red, .blue, .green, .clear, .primary, .orange.opacity(0.5), .black,
    Color(red: .nan, green: 0.5, blue: .infinity), Color(white: 0.5, opacity: -3),
  ]
}
