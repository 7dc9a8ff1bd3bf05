/// Is told of what the nearest scroll view inside does.
@MainActor
class ScrollObserver {
  /// Another part may be seen, or the content may be another.
  func geometryDidChange(of scroll: ScrollElement) {}
  func phaseDidChange(from old: ScrollPhase, of scroll: ScrollElement) {}
}

/// Looks at one value of the geometry; changes of a turn are told once.
private final class GeometryObserver<Value: Equatable>: ScrollObserver {
  var transform: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void
  private var value: Value?
  private var before: Value?

  init(_ transform: @escaping (ScrollGeometry) -> Value, _ action: @escaping (Value, Value) -> Void)
  {
    self.transform = transform
    self.action = action
  }

  override func geometryDidChange(of scroll: ScrollElement) {
    let new = transform(scroll.geometry)
    defer { value = new }
    guard let value, new != value, before == nil else { return }
    before = value
    scroll.graph.lifecycle.valueChanges.append(of: scroll.node) { [weak self] in self?.notify() }
  }

  private func notify() {
    guard let old = before, let value else { return }
    before = nil
    if old != value { action(old, value) }
  }
}

private final class PhaseObserver: ScrollObserver {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  override func phaseDidChange(from old: ScrollPhase, of scroll: ScrollElement) {
    let (new, context) = (
      scroll.phase,
      ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: scroll.velocity)
    )
    scroll.graph.lifecycle.valueChanges.append(of: scroll.node) { [weak self] in
      self?.action(old, new, context)
    }
  }
}

private struct GeometryObserverModifier<Value: Equatable>: UnnamedModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var kept = Kept<GeometryObserver<Value>>()

  @MainActor func body(content: Content) -> some View {
    let observer = kept.object { GeometryObserver(transform, action) }
    (observer.transform, observer.action) = (transform, action)
    return content.transformEnvironment(\.scrollSetup) { $0.observers.append(observer) }
  }
}

private struct PhaseObserverModifier: UnnamedModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var kept = Kept<PhaseObserver>()

  @MainActor func body(content: Content) -> some View {
    let observer = kept.object { PhaseObserver(action) }
    observer.action = action
    return content.transformEnvironment(\.scrollSetup) { $0.observers.append(observer) }
  }
}

/// An object that belongs to a view, made when it is first needed.
@MainActor
final class Kept<Object> {
  private var stored: Object?

  nonisolated init() {}

  func object(orMake make: () -> Object) -> Object {
    let object = stored ?? make()
    stored = object
    return object
  }
}

extension View {
  /// Adds an action to be performed when a value, created from a scroll geometry, changes.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - transform: makes the value from the geometry. It is called in every frame that scrolls.
  ///   - action: is handed the value before and after. It is not called for the first value.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryObserverModifier(transform: transform, action: action))
  }

  /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy
  /// changes.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(PhaseObserverModifier { old, new, _ in action(old, new) })
  }

  /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy
  /// changes.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(PhaseObserverModifier(action: action))
  }
}
