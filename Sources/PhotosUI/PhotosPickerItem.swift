import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// An item that a person has chosen; there is none here.
public struct PhotosPickerItem: Hashable, Sendable {
  /// Whether an item is converted.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// As the picker chooses.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// It is as it is.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// It is one that most apps can read.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  /// The identifier of the item in the library.
  public let itemIdentifier: String?
  /// The types of the item's data: there are none.
  public var supportedContentTypes: [UTType] { [] }

  /// Creates an item without data.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Loads the item's data: there is none.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
  /// Loads the item's data: there is none.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    completionHandler(.success(nil))
    return progress
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
  /// While the picker is open, in the order in which they are chosen.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(number: 3)
}

/// How a picker is laid out.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// In a sheet.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// In the view.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// In the view, in a row.
  public static let compact = PhotosPickerStyle(name: "compact")
}
