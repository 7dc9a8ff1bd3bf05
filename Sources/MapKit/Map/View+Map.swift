import SwiftUI
import SwiftUICore

// A map is a box, which says that nothing on it is drawn, that it does not move, and that nothing is selected.
extension View {
  /// Sets the controls of maps.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  /// Shows or hides the controls of maps.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// Makes a scope in which maps and their controls find each other.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Performs an action as cameras of maps move: never, as none does.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    self
  }
  /// Performs an action as cameras of maps move: never, as none does.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    self
  }
  /// Moves cameras of maps by keyframes as a value changes.
  public func mapCameraKeyframeAnimator(
    trigger: some Equatable,
    @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
  ) -> some View {
    self
  }
  /// Says which features cannot be selected.
  public func mapFeatureSelectionDisabled(
    _ selectionDisabled: @escaping (MapFeature) -> Bool
  ) -> some View {
    self
  }
  /// Sets content for a feature that is selected.
  public func mapFeatureSelectionContent(
    @MapContentBuilder content: @escaping (MapFeature) -> some MapContent
  ) -> some View {
    self
  }
  /// Shows what is known of a feature that is selected.
  public func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some View {
    self
  }
}

extension View {
  /// Presents what is known of a place: a sheet with a box.
  public func mapItemDetailSheet(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
  ) -> some View {
    sheet(isPresented: isPresented) { NamedBox("mapItemDetailSheet", symbol: "mappin.circle") }
  }
  /// Presents what is known of a place: a sheet with a box.
  public func mapItemDetailSheet(
    item: Binding<MKMapItem?>, displaysMap: Bool = true
  ) -> some View {
    sheet(isPresented: item.isPresent) { NamedBox("mapItemDetailSheet", symbol: "mappin.circle") }
  }
  /// Presents what is known of a place: a popover with a box.
  public func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil
  ) -> some View {
    popover(
      isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
    ) {
      NamedBox("mapItemDetailPopover", symbol: "mappin.circle")
    }
  }
  /// Presents what is known of a place: a popover with a box.
  public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil
  ) -> some View {
    popover(
      isPresented: item.isPresent, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
    ) {
      NamedBox("mapItemDetailPopover", symbol: "mappin.circle")
    }
  }
}

extension Binding<MKMapItem?> {
  /// Whether there is something; what is made false is made nothing.
  fileprivate var isPresent: Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { isPresent in if !isPresent { wrappedValue = nil } })
  }
}
