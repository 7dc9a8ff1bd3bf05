import Foundation
import SwiftUI
import SwiftUICore

extension View {
  /// Presents a picker of one item: a sheet that says that there is none.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    sheet(isPresented: isPresented) { NamedBox("PhotosPicker", symbol: "photo.on.rectangle") }
  }
  /// Presents a picker of one item from a library: a sheet that says that there is none.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: _PhotoLibrary
  ) -> some View {
    sheet(isPresented: isPresented) { NamedBox("PhotosPicker", symbol: "photo.on.rectangle") }
  }
  /// Presents a picker of one item from a library: a sheet that says that there is none.
  @_disfavoredOverload
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: some AnyObject
  ) -> some View {
    sheet(isPresented: isPresented) { NamedBox("PhotosPicker", symbol: "photo.on.rectangle") }
  }
  /// Presents a picker of several items: a sheet that says that there is none.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    sheet(isPresented: isPresented) { NamedBox("PhotosPicker", symbol: "photo.on.rectangle") }
  }
  /// Presents a picker of several items from a library: a sheet that says that there is none.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: _PhotoLibrary
  ) -> some View {
    sheet(isPresented: isPresented) { NamedBox("PhotosPicker", symbol: "photo.on.rectangle") }
  }
  /// Presents a picker of several items from a library: a sheet that says that there is none.
  @_disfavoredOverload
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: some AnyObject
  ) -> some View {
    sheet(isPresented: isPresented) { NamedBox("PhotosPicker", symbol: "photo.on.rectangle") }
  }
}

// A picker is a button and a sheet here, which says so.
extension View {
  /// Sets how pickers are laid out: they are buttons, which is reported.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
    reportsIgnored(
      style == .presentation
        ? nil : "photosPickerStyle: a picker of photos is a button that opens a box here.")
  }
  /// Shows or hides what stands around the photos of pickers.
  public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View {
    self
  }
  /// Takes capabilities from pickers.
  public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View {
    self
  }
}
