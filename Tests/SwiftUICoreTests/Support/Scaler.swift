import SwiftUI
import TestSupport

/// One value that moves: the scale of a rectangle, which knows no bounds.
struct Scaler: View {
  let model: Model<Double>
  var body: some View { Rectangle().scaleEffect(model.value).frame(width: 40, height: 40) }
}

extension Probe {
  /// What is shown of a `Scaler`.
  func scale(at time: Double? = nil) -> Double? { value("Rectangle", "scale", at: time) }
}
