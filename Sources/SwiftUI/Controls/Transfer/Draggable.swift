import Foundation
import SwiftUICore

extension View {
  /// Activates this view as the source of a drag and drop operation.
  ///
  /// A long press lifts the view, and the finger takes it along; it is drawn over its siblings, within what clips them.
  /// Let go where nothing takes it, it goes back.
  ///
  /// - Parameter payload: what is dragged; it is asked for when the view is lifted.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some View
  {
    modifier(DragSource<EmptyView>(payload: { [payload()] }, preview: nil))
  }

  /// Activates this view as the source of a drag and drop operation, with a view that is dragged in its place.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: { [payload()] }, preview: preview()))
  }

  /// Defines the destination of a drag and drop operation that handles the dropped content with a closure that you
  /// specify.
  ///
  /// - Parameters:
  ///   - payloadType: what is taken; of a drag of something else, the closures hear nothing.
  ///   - action: takes what was dropped, and where, in the view's coordinates. It returns whether it took it.
  ///   - isTargeted: is called when a drag enters the view and when it leaves it.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropDestination(action: action, isTargeted: isTargeted))
  }
}

private struct DropDestination<T: Transferable>: UnnamedModifier {
  let action: ([T], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  @MainActor func body(content: Content) -> some View {
    content.dropTarget(
      accepts: { values in values.contains { Transfer.isPossible($0, as: T.self) } }
    ) { event, values in
      switch event {
      case .entered: isTargeted(true)
      case .moved: break
      case .exited: isTargeted(false)
      case .dropped(let point): return DroppedItems(values, at: point, action).hand()
      }
      return true
    }
  }
}

/// Values on their way to a destination.
@MainActor
private struct DroppedItems<T: Transferable> {
  let values: [Any]
  let point: CGPoint
  let action: ([T], CGPoint) -> Bool

  init(_ values: [Any], at point: CGPoint, _ action: @escaping ([T], CGPoint) -> Bool) {
    (self.values, self.point, self.action) = (values, point, action)
  }

  /// Hands them over, at once where none has to be converted by way of data.
  func hand() -> Bool {
    let ready = values.compactMap { Transfer.value($0, as: T.self) }
    let open = values.filter { Transfer.value($0, as: T.self) == nil }
    if open.isEmpty || !open.contains(where: { Transfer.isPossible($0, as: T.self) }) {
      return !ready.isEmpty && action(ready, point)
    }
    Task { @MainActor in await handWithData() }
    return true
  }

  private func handWithData() async {
    var items: [T] = []
    for value in values {
      if let item = Transfer.value(value, as: T.self) {
        items.append(item)
      } else {
        if let item = await Transfer.valueOfData(value, as: T.self) { items.append(item) }
      }
    }
    if !items.isEmpty { _ = action(items, point) }
  }
}

/// How a dragged view looks and moves: there are no published numbers.
private enum DragLook {
  /// As long as that of a context menu.
  static let pressDuration = 0.5
  static let scale = 1.05
  static let opacity = 0.9
  static let shadow = 12.0
  static let lift = Animation.spring(duration: 0.25)
  static let back = Animation.spring(duration: 0.35)
}

/// A view that can be lifted and carried.
struct DragSource<Preview: View>: UnnamedModifier {
  let payload: () -> [Any]
  let preview: Preview?
  @State private var isLifted = false
  @State private var translation = CGSize.zero
  @GestureState private var isHeld = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  @MainActor func body(content: Content) -> some View {
    content
      .opacity(isLifted ? 0.4 : 1)
      .overlay {
        if isLifted {
          Group {
            if let preview { preview } else { content }
          }
          .shadow(color: .black.opacity(0.25), radius: DragLook.shadow, y: 4)
          .scaleEffect(reduceMotion ? 1 : DragLook.scale)
          .opacity(DragLook.opacity)
          .offset(translation)
          .allowsHitTesting(false)
          .transition(.opacity)
        }
      }
      .zIndex(isLifted ? 1_000 : 0)
      .highPriorityGesture(drag)
      .onChange(of: isHeld) { _, isHeld in
        if !isHeld, isLifted { giveUp() }
      }
  }

  @MainActor private var drag: some Gesture {
    LongPressGesture(minimumDuration: DragLook.pressDuration)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .updating($isHeld) { value, state, _ in
        if case .second(true, _) = value { state = true }
      }
      .onChanged { value in
        guard case .second(true, let drag) = value else { return }
        if !isLifted {
          DragSession.current?.begin(payload())
          withAnimation(reduceMotion ? nil : DragLook.lift) { isLifted = true }
        }
        guard let drag else { return }
        translation = drag.translation
        DragSession.current?.move(to: drag.location)
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return giveUp() }
        if DragSession.current?.end(at: drag.location) == true {
          // What was taken is where it was dropped: it does not come back.
          isLifted = false
          translation = .zero
        } else {
          putBack()
        }
      }
  }

  @MainActor private func giveUp() {
    DragSession.current?.cancel()
    putBack()
  }

  @MainActor private func putBack() {
    withAnimation(reduceMotion ? nil : DragLook.back) {
      translation = .zero
      isLifted = false
    }
  }
}
