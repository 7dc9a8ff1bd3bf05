import SwiftUI

private struct SubmitButton: View {
  enum State { case idle, loading, success, error }
  @SwiftUI.State private var state: State = .idle

  var body: some View {
    Button(action: submit) {
      ZStack {
        // Idle state
        if state == .idle {
          Text("Submit")
            .transition(.opacity.combined(with: .scale))
        }

        // Loading state
        if state == .loading {
          ProgressView()
            .transition(.opacity.combined(with: .scale))
        }

        // Success state
        if state == .success {
          Image(systemName: "checkmark")
            .transition(.opacity.combined(with: .scale))
        }

        // Error state
        if state == .error {
          Image(systemName: "xmark")
            .transition(.opacity.combined(with: .scale))
        }
      }
    }
    .frame(width: 150, height: 44)
    .background(backgroundColor)
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .animation(.spring(duration: 0.3), value: state)
  }

  var backgroundColor: Color {
    switch state {
    case .idle, .loading: return .blue
    case .success: return .green
    case .error: return .red
    }
  }

  func submit() {
    state = .loading
    // Simulate network
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      state = .success
    }
  }
}

extension SpecificationBlock {
  /// Document 001, block 0.
  static let submitButton = SpecificationBlock("submitButton") { world in
    SubmitButton()
  }
}
