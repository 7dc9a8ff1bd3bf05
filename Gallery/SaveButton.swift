import SwiftUI

/// A button that says what it is doing: an ordinary SwiftUI file, as an app has it.
struct SaveButton: View {
  enum Stage { case idle, saving, saved }
  @State private var stage = Stage.idle
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var exchange: AnyTransition {
    reduceMotion ? .opacity : .opacity.combined(with: .scale)
  }

  var body: some View {
    Button(action: save) {
      ZStack {
        switch stage {
        case .idle:
          Text("Save").transition(exchange)
        case .saving:
          ProgressView().transition(exchange)
        case .saved:
          Image(systemName: "checkmark").transition(exchange)
        }
      }
      .font(.headline)
      .foregroundStyle(.white)
      .tint(.white)
      .frame(width: 150, height: 44)
      .background(stage == .saved ? Color.green : .blue, in: RoundedRectangle(cornerRadius: 12))
    }
    .animation(.spring(duration: 0.3), value: stage)
  }

  private func save() {
    stage = .saving
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { stage = .saved }
  }
}

#Preview {
  SaveButton()
}
