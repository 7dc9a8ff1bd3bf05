extension View {
  /// Flashes the scroll indicators of a scrollable view when it appears. They do not flash here, which is reported.
  @ViewBuilder nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    if onAppear {
      reportsFault("scrollIndicatorsFlash(onAppear:): the indicators do not flash.")
    } else {
      self
    }
  }

  /// Flashes the scroll indicators of scrollable views when a value changes. They do not flash here, which is reported.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    reportsFault("scrollIndicatorsFlash(trigger:): the indicators do not flash.")
  }
}
