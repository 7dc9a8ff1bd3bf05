import Foundation

/// What a picker shows of a library.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  /// Images.
  public static let images = PHPickerFilter(name: "images")
  /// Videos.
  public static let videos = PHPickerFilter(name: "videos")
  /// Live photos.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Panoramas.
  public static let panoramas = PHPickerFilter(name: "panoramas")
  /// Screenshots.
  public static let screenshots = PHPickerFilter(name: "screenshots")
  /// Films of screens.
  public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
  /// Slow videos.
  public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
  /// Fast videos.
  public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
  /// Videos whose focus follows.
  public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
  /// Photos that know depth.
  public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
  /// Bursts.
  public static let bursts = PHPickerFilter(name: "bursts")
  /// Photos and videos for both eyes.
  public static let spatialMedia = PHPickerFilter(name: "spatialMedia")
  /// What one of several filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: subfilters.map(\.name).joined(separator: " or "))
  }
  /// What all of several filters show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: subfilters.map(\.name).joined(separator: " and "))
  }
  /// What a filter does not show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(name: "not " + filter.name)
  }
}

/// What a picker can do.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// The number of the capabilities.
  public let rawValue: Int
  /// Creates capabilities from their number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Searches.
  public static let search = PHPickerCapabilities(rawValue: 1)
  /// Shows what is staged.
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  /// Moves through albums.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  /// Has buttons that end it.
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  /// Asks what of a photo is shared.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}
