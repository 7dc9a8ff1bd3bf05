public import Foundation
import Synchronization

/// A query for files in iCloud: no person is signed in here, so that it ends at once and finds nothing.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  private enum State { case ready, started, stopped }
  private let state = Mutex(State.ready)

  /// What is looked for.
  open var predicate: NSPredicate?
  /// The order of what is found.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// What is asked of files besides.
  open var valueListAttributes: [String] = []
  /// Where it is looked.
  open var searchScopes: [Any] = []
  /// Seconds between two notifications.
  open var notificationBatchingInterval: TimeInterval = 1
  /// The queue on which notifications are posted: they are posted where the query is started.
  open var operationQueue: OperationQueue?

  /// Starts the query: that it has begun and that it has found all are posted at once.
  ///
  /// - Returns: `false` where it runs already.
  @discardableResult
  open func start() -> Bool {
    let isNew = state.withLock { state in
      defer { state = .started }
      return state != .started
    }
    guard isNew else { return false }
    NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
    NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    return true
  }
  /// Ends the query.
  open func stop() { state.withLock { $0 = .stopped } }
  /// Keeps what is found from changing: nothing is found.
  open func disableUpdates() {}
  /// Lets what is found change again: nothing is found.
  open func enableUpdates() {}

  /// Whether the query was started.
  open var isStarted: Bool { state.withLock { $0 != .ready } }
  /// Whether the query was stopped.
  open var isStopped: Bool { state.withLock { $0 == .stopped } }
  /// Whether the query still looks for files: it has found all at once.
  open var isGathering: Bool { false }
  /// The number of files.
  open var resultCount: Int { 0 }
  /// The files.
  open var results: [Any] { [] }
  /// The index of a file.
  open func index(ofResult result: Any) -> Int { NSNotFound }
}

/// A file that a query has found. None is found here.
open class NSMetadataItem: NSObject {
  /// What is known of the file.
  open func value(forAttribute key: String) -> Any? { nil }
  /// What can be asked of the file.
  open var attributes: [String] { [] }
}

extension Notification.Name {
  /// Posted when a query begins.
  public static let NSMetadataQueryDidStartGathering = Self(
    "NSMetadataQueryDidStartGatheringNotification")
  /// Posted while a query finds files: never.
  public static let NSMetadataQueryGatheringProgress = Self(
    "NSMetadataQueryGatheringProgressNotification")
  /// Posted when a query has found all files.
  public static let NSMetadataQueryDidFinishGathering = Self(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// Posted when files have changed: never.
  public static let NSMetadataQueryDidUpdate = Self("NSMetadataQueryDidUpdateNotification")
  /// Posted when the clock of the system is set: never.
  public static let NSSystemClockDidChange = Self("NSSystemClockDidChangeNotification")
}

/// The documents of the app in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The data of the app in iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The name of a file.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The name of a file as a person reads it.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The address of a file.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The path of a file.
public let NSMetadataItemPathKey = "kMDItemPath"
