import Foundation
import SwiftUI

/// What a picker of UIKit shows, and how many photos can be chosen.
public struct PHPickerConfiguration: Sendable {
  /// Whether a photo is converted.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As the picker chooses, not at all, or to what most apps can read.
    case automatic, current, compatible
  }
  /// How several photos are chosen.
  public enum Selection: Int, Sendable {
    /// In any order, in that of the choice, or while the picker is open.
    case `default`, ordered, continuous, continuousAndOrdered
  }
  /// How the picker is laid out.
  public enum Mode: Int, Sendable {
    /// In columns, or in a row.
    case `default`, compact
  }

  /// What is shown; all where it is `nil`.
  public var filter: PHPickerFilter?
  /// How many photos can be chosen; 0 is any number.
  public var selectionLimit = 1
  /// Whether a photo is converted.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How several photos are chosen.
  public var selection = Selection.default
  /// The identifiers of photos that are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []
  /// How the picker is laid out.
  public var mode = Mode.default
  /// What the picker cannot do.
  public var disabledCapabilities: PHPickerCapabilities = []

  /// Creates a configuration.
  public init() {}
  /// Creates a configuration of the library.
  public init(photoLibrary: _PhotoLibrary) {}
  /// Creates a configuration of a library.
  @_disfavoredOverload
  public init(photoLibrary: some AnyObject) {}
}

/// A photo that was chosen in a picker of UIKit. There is none here.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  /// What loads it.
  public let itemProvider: NSItemProvider
  /// Its identifier in the library.
  public let assetIdentifier: String?
}

/// A controller in which a person chooses photos. It is a box, and nothing is chosen.
@MainActor @preconcurrency
public final class PHPickerViewController: UIViewController {
  /// What the picker shows.
  public let configuration: PHPickerConfiguration
  /// What is notified; never.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a controller.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller as from an archive.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
  /// Makes the box.
  public override func loadView() { view = NamedBoxView("PHPickerViewController") }
  /// Chooses photos no longer: none is chosen.
  public func deselectAssets(withIdentifiers identifiers: [String]) {}
  /// Moves a photo among those that are chosen: none is.
  public func moveAsset(
    withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?
  ) {}
}

/// Methods that are called with what was chosen. A box calls none.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// A person has chosen.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
