import SwiftUI

/// Whether two numbers are the same but for rounding.
package func isClose(_ left: Double?, _ right: Double, within tolerance: Double = 0.0005) -> Bool {
  left.map { abs($0 - right) <= tolerance } ?? false
}

/// `12, -3.5`: numbers as tests write them.
package func told(_ numbers: CGFloat...) -> String {
  numbers.map { number in
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }.joined(separator: ",")
}
