public import Foundation

/// An object that shows a file, and wants to know of its changes by others. Programs are not told of each other's
/// changes here: nothing is called.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file, or the folder.
  var presentedItemURL: URL? { get }
  /// The queue on which methods are called.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Gives the file away to be read.
  func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Gives the file away to be written.
  func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Saves changes.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// The file has changed.
  func presentedItemDidChange()
  /// The file has been moved.
  func presentedItemDidMove(to newURL: URL)
  /// Something in the folder has come.
  func presentedSubitemDidAppear(at url: URL)
  /// Something in the folder has changed.
  func presentedSubitemDidChange(at url: URL)
}

// Most of them may be left out.
extension NSFilePresenter {
  /// A default that gives the file away.
  public func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { reader(nil) }
  /// A default that gives the file away.
  public func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { writer(nil) }
  /// A default: there is nothing to save.
  public func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// A default that does nothing.
  public func presentedItemDidChange() {}
  /// A default that does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// A default that does nothing.
  public func presentedSubitemDidAppear(at url: URL) {}
  /// A default that does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
}
