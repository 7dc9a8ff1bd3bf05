extension View {
  /// Adds an action to perform when this view recognizes a tap gesture.
  ///
  /// Of several tap gestures on one view, the one that asks for the most of the taps that there are
  /// is performed; it waits 0.35 seconds whether another one comes.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    modifier(
      GestureModifier(
        gesture: TapGesture(count: count).onEnded { action() }, touchRole: .tapped))
  }

  /// Adds an action to perform when this view recognizes a tap gesture, and provides the action
  /// with the location of the interaction.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
          action($0.location)
        }, touchRole: .tapped))
  }

  /// Adds an action to perform when this view recognizes a tap gesture, and provides the action
  /// with the location of the interaction.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
          action($0.location)
        }, touchRole: .tapped))
  }

  /// Adds an action to perform when this view recognizes a long press gesture.
  ///
  /// The action is performed while the finger is down. `onPressingChanged` is called with `true`
  /// when it comes down, and with `false` when it is lifted, has moved too far or was cancelled.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: PressingGesture(
          longPress: LongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance),
          perform: action, pressingChanged: onPressingChanged)))
  }

  /// Adds an action to perform when this view recognizes a long press gesture.
  @_disfavoredOverload
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
  )
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
