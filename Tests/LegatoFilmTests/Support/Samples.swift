import SwiftUI

/// The button of the first specification: waits two seconds between two changes.
struct SubmitSample: View {
  @State private var isLoading = false
  @State private var isDone = false

  var body: some View {
    Button(action: submit) {
      ZStack {
        if !isLoading && !isDone {
          Text("Submit").transition(.opacity.combined(with: .scale))
        }
        if isLoading {
          ProgressView().transition(.opacity.combined(with: .scale))
        }
        if isDone {
          Image(systemName: "checkmark").transition(.opacity.combined(with: .scale))
        }
      }
    }
    .frame(width: 150, height: 44)
    .background(isDone ? Color.green : Color.blue)
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .animation(.spring(duration: 0.3), value: isLoading)
  }

  private func submit() {
    isLoading = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      isLoading = false
      isDone = true
    }
  }
}

/// Labels that cannot be tapped, each for a reason of its own.
struct ObstacleSample: View {
  var body: some View {
    VStack {
      Text("Only text")
      Button("Disabled") {}.disabled(true)
      Button("Covered") {}.overlay(Color.red)
      Button("Twice") {}
      Button("Twice") {}
      Button("Away") {}.offset(x: 1000)
      Button {
      } label: {
        Image(systemName: "star")
      }
      .accessibilityLabel("Favourite").accessibilityIdentifier("star-button")
    }
  }
}

/// A card that follows a finger, and goes back to its place within a second.
struct DragSample: View {
  @State private var offset = 0.0

  var body: some View {
    Rectangle().frame(width: 100, height: 60).accessibilityLabel("Card")
      .offset(x: offset)
      .gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { offset = $0.translation.width }
          .onEnded { _ in withAnimation(.linear(duration: 1)) { offset = 0 } })
  }
}
