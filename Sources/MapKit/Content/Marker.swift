import SwiftUI
import SwiftUICore

/// A balloon at a coordinate. It is not drawn, which the map says.
@MainActor @preconcurrency
public struct Marker<Label: View>: PrimitiveMapContent {
  /// Creates a marker with a label.
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label
  ) {}
}

extension Marker where Label == Text {
  /// Creates a marker with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// Creates a marker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  /// Creates a marker of a place.
  nonisolated public init(item: MKMapItem) {}
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a marker with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a marker with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a marker with a title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a marker with a title and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D
  ) {}
}

extension Marker where Label == SwiftUI.Label<Text, Text> {
  /// Creates a marker with a title and some letters.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a marker with a title and some letters.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
}
