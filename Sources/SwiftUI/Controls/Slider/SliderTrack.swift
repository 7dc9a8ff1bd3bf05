import SwiftUICore

/// The track of a slider, with its thumb, and the drag that moves it.
@MainActor
struct SliderTrack: UnnamedView {
  private let scale: SliderScale
  private let onEditingChanged: (Bool) -> Void
  /// From the finger to the middle of the thumb, in points, while it is held.
  @State private var grip: CGFloat?
  @GestureState private var isHeld = false
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled

  @Environment(\.systemLook.slider) private var measures

  private static let height: CGFloat = 31

  init(scale: SliderScale, _ onEditingChanged: @escaping (Bool) -> Void) {
    self.scale = scale
    self.onEditingChanged = onEditingChanged
  }

  private var thumb: CGFloat { measures.thumb.width }

  @MainActor var body: some View {
    GeometryReader { geometry in
      let way = max(0, geometry.size.width - thumb)
      let position = way * scale.fraction
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.system(.fill))).frame(height: measures.track)
        Capsule().fill(.tint)
          .frame(width: position + thumb / 2, height: measures.track)
        Capsule().fill(Color.white)
          .frame(width: thumb, height: measures.thumb.height)
          .shadow(color: .black.opacity(0.2), radius: 3, y: 2)
          .padding(.leading, position)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      // A slider keeps the finger, also in a scroll view.
      .highPriorityGesture(drag(along: way))
    }
    .frame(height: Self.height)
    .modifier(FitsInRow(overlap: ControlMetrics.rowOverlap))
    .modifier(DimmedWhenDisabled())
    .viewOrigin(.framework)
    .onChange(of: isHeld) { _, isHeld in if !isHeld { release() } }
  }

  private func drag(along way: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isHeld) { _, isHeld, _ in isHeld = true }
      .onChanged { drag in
        let place = place(drag.location.x, along: way)
        if grip == nil {
          let distance = way * scale.fraction - place
          grip = abs(distance) <= thumb / 2 ? distance : 0
          onEditingChanged(true)
        }
        guard way > 0 else { return }
        scale.value.wrappedValue = scale.value(at: (place + (grip ?? 0)) / way)
      }
      .onEnded { _ in release() }
  }

  /// Where the middle of a thumb under the finger would be, from the leading end of its way.
  private func place(_ x: CGFloat, along way: CGFloat) -> CGFloat {
    let leading = direction == .rightToLeft ? way + thumb - x : x
    return leading - thumb / 2
  }

  /// The finger is lifted, or taken away.
  private func release() {
    guard grip != nil else { return }
    grip = nil
    onEditingChanged(false)
  }
}
