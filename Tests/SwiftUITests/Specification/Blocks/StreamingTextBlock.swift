import SwiftUI

private struct StreamingTextView: View {
  let text: String
  @State private var displayedText = ""
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  var body: some View {
    Text(displayedText)
      .onChange(of: text) { oldValue, newValue in
        if reduceMotion {
          displayedText = newValue
        } else {
          animateText(from: oldValue, to: newValue)
        }
      }
  }

  private func animateText(from oldValue: String, to newValue: String) {
    // Append new characters with slight delay
    let newChars = String(newValue.dropFirst(oldValue.count))

    for (index, char) in newChars.enumerated() {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(index) * 0.01) {
        displayedText.append(char)
      }
    }
  }
}

extension SpecificationBlock {
  /// Document 004, block 4.
  static let streamingText = SpecificationBlock("streamingText") { world in
    StreamingTextView(text: world.text)
  }
}
