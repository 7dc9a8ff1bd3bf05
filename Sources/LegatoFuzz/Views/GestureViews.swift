import SwiftUI

extension GestureKind {
  @MainActor func view(_ content: SpecView, _ write: Write, _ world: World) -> AnyView {
    let end = { (what: String) in world.performFromView(write, what) }
    switch self {
    case .drag:
      return AnyView(
        content.gesture(
          DragGesture()
            .onChanged { world.record("drag \($0.translation)") }
            .onEnded { end("dragged \($0.velocity)") }))
    case .magnify:
      return AnyView(
        content.gesture(
          MagnifyGesture()
            .onChanged { world.record("magnify \($0.magnification)") }
            .onEnded { _ in end("magnified") }))
    case .rotate:
      return AnyView(
        content.gesture(
          RotateGesture()
            .onChanged { world.record("rotate \($0.rotation.degrees)") }
            .onEnded { _ in end("rotated") }))
    case .spatialTap:
      return AnyView(
        content.gesture(SpatialTapGesture(count: 2).onEnded { end("tapped at \($0.location)") }))
    case .longPressThenDrag:
      return AnyView(Reordered(content: content, end: end))
    case .dragOrTap:
      return AnyView(
        content.gesture(
          DragGesture(minimumDistance: 20).onEnded { _ in end("dragged far") }
            .exclusively(before: TapGesture().onEnded { end("tapped instead") })))
    case .magnifyAndRotate:
      return AnyView(
        content.gesture(
          MagnifyGesture().simultaneously(with: RotateGesture())
            .onChanged { world.record("both \($0.first == nil) \($0.second == nil)") }
            .onEnded { _ in end("turned") }))
    }
  }
}

/// Is picked up with a long press, and follows the finger from then on.
private struct Reordered: View {
  let content: SpecView
  let end: (String) -> Void
  @GestureState(resetTransaction: Transaction(animation: .snappy)) private var way: CGSize?

  var body: some View {
    content.offset(way ?? .zero).scaleEffect(way == nil ? 1 : 1.1)
      .animation(.smooth, value: way == nil)
      .gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
          .updating($way) { value, way, _ in
            if case .second(true, let drag) = value { way = drag?.translation ?? .zero }
          }
          .onEnded { _ in end("reordered") })
  }
}
