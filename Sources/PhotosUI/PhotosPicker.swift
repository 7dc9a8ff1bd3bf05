import Foundation
import SwiftUI

/// A view that displays a Photos picker for choosing assets from the photo library.
///
/// There is no library here: the button opens a sheet that says so, and nothing is chosen.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  @State private var isShown = false

  /// A button that opens the sheet.
  public var body: some View {
    Button {
      isShown = true
    } label: {
      label
    }
    .sheet(isPresented: $isShown) { NamedBox("PhotosPicker", symbol: "photo.on.rectangle") }
  }
}

/// An item that a person has chosen; there is none here.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The identifier of the item in the library.
  public let itemIdentifier: String?

  /// Creates an item without data.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Loads the item's data: there is none.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

/// What a picker shows of a library.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  /// Images.
  public static let images = PHPickerFilter(name: "images")
  /// Videos.
  public static let videos = PHPickerFilter(name: "videos")
  /// Live photos.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Screenshots.
  public static let screenshots = PHPickerFilter(name: "screenshots")
  /// What one of several filters shows.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: filters.map(\.name).joined(separator: " or "))
  }
  /// What all of several filters show.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: filters.map(\.name).joined(separator: " and "))
  }
  /// What a filter does not show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(name: "not " + filter.name)
  }
}

/// How several items are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let number: Int
  /// As the system does by itself.
  public static let `default` = PhotosPickerSelectionBehavior(number: 0)
  /// In the order in which they are chosen.
  public static let ordered = PhotosPickerSelectionBehavior(number: 1)
  /// While the picker is open.
  public static let continuous = PhotosPickerSelectionBehavior(number: 2)
}

extension PhotosPicker {
  /// Creates a picker that selects one item.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a picker that selects several items.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a picker that selects one item.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) {
    self.label = Text(titleKey)
  }

  /// Creates a picker that selects several items.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil
  ) {
    self.label = Text(titleKey)
  }
}

extension View {
  /// Presents a Photos picker that selects one item: a sheet that says that there is none.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) -> some View {
    sheet(isPresented: isPresented) { NamedBox("PhotosPicker", symbol: "photo.on.rectangle") }
  }

  /// Presents a Photos picker that selects several items: a sheet that says that there is none.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil
  ) -> some View {
    sheet(isPresented: isPresented) { NamedBox("PhotosPicker", symbol: "photo.on.rectangle") }
  }
}
