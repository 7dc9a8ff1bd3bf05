import SwiftUI
import SwiftUICore

/// Views at a coordinate. They are not drawn, which the map says.
@MainActor @preconcurrency
public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
  /// Creates an annotation with a label.
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  /// Creates an annotation with a label, and a place for what is shown where it is selected.
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension Annotation where Label == Text {
  /// Creates an annotation with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an annotation with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
  /// Creates an annotation with a title, and a place for what is shown where it is selected.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an annotation with a title, and a place for what is shown where it is selected.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content
  ) {}
  /// Creates an annotation of a place.
  nonisolated public init(
    item: MKMapItem, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

/// The person's place, which is not known here.
public struct UserLocation: Sendable {
  init() {}
}

/// Where the person is. It is not known, and not drawn.
@MainActor @preconcurrency
public struct UserAnnotation<Content: View>: PrimitiveMapContent {
  /// Creates an annotation of views.
  nonisolated public init(
    anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content
  ) {}
  /// Creates an annotation of views, which know the place.
  nonisolated public init(
    anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content
  ) {}
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
  /// Creates the annotation of the system.
  nonisolated public init() {}
}

/// What shows the person's place where nothing else is given.
@MainActor @preconcurrency
public struct DefaultUserAnnotationContent: View {
  nonisolated init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
