import SwiftUI

/// A square that grows for everybody, whatever they asked for.
struct GrowCard: View {
  @State private var isLarge = false

  var body: some View {
    VStack {
      Rectangle().frame(width: 40, height: 40).scaleEffect(isLarge ? 1.5 : 1)
      Button("Grow") {
        withAnimation(.easeInOut(duration: 0.25)) { isLarge.toggle() }
      }
    }
  }
}

/// A square that grows only for those who did not ask for less motion.
struct CarefulCard: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isLarge = false

  var body: some View {
    VStack {
      Rectangle().frame(width: 40, height: 40).scaleEffect(isLarge ? 1.5 : 1)
        .animation(reduceMotion ? nil : .easeInOut(duration: 0.25), value: isLarge)
      Button("Grow") { isLarge.toggle() }
    }
  }
}

/// A card that follows a finger, and goes back to its place within a second.
struct DragCard: View {
  @State private var offset = 0.0

  var body: some View {
    Rectangle().frame(width: 100, height: 60)
      .offset(x: offset)
      .gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { offset = $0.translation.width }
          .onEnded { _ in withAnimation(.linear(duration: 1)) { offset = 0 } })
  }
}

/// A field, a switch, and what both say.
struct Form: View {
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isFocused)
      Text("Hello \(name)")
      Button("Edit") { isFocused = true }
    }
  }
}
