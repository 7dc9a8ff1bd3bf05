import SwiftUI

/// A value that a test changes from outside, as a model does.
@Observable @MainActor
package final class Model<Value> {
  package var value: Value
  package init(_ value: Value) { self.value = value }

  package func set(_ value: Value, _ animation: Animation?) {
    if let animation { withAnimation(animation) { self.value = value } } else { self.value = value }
  }
}
