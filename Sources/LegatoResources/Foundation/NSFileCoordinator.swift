public import Foundation
import Synchronization

/// Where a method of Objective-C would leave what went wrong: `&error` of a variable `NSError?`, or `nil`.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// An object that coordinates the reading and writing of files among programs. Programs do not wait for each other here:
/// what is to be done with a file is done at once, at the address that is given.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others do not save before.
    public static let withoutChanges = Self(rawValue: 1)
    /// A link is followed.
    public static let resolvesSymbolicLink = Self(rawValue: 2)
    /// What is known of the file alone.
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
    /// To be uploaded.
    public static let forUploading = Self(rawValue: 8)
  }
  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is removed.
    public static let forDeleting = Self(rawValue: 1)
    /// It is moved.
    public static let forMoving = Self(rawValue: 2)
    /// It is put together with what is there.
    public static let forMerging = Self(rawValue: 4)
    /// It takes the place of what is there.
    public static let forReplacing = Self(rawValue: 8)
    /// Other things than its content.
    public static let contentIndependentMetadataOnly = Self(rawValue: 16)
  }

  private static let presenters = Mutex<[PresenterBox]>([])
  /// A name for those who work together.
  open var purposeIdentifier = UUID().uuidString
  private let state = Mutex(false)

  /// Creates a coordinator for an object that shows a file.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { super.init() }

  /// Reads a file by a closure, at once. Once cancelled the closure is not called, and `outError` says so.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { access(outError) { reader(url) } }

  /// Writes a file by a closure, at once. Once cancelled the closure is not called, and `outError` says so.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { access(outError) { writer(url) } }

  /// Reads one file and writes another by a closure, at once.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) { access(outError) { readerWriter(readingURL, writingURL) } }

  /// Writes two files by a closure, at once.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) { access(outError) { writer(url1, url2) } }

  /// Adds an object that shows a file; it is kept until it is removed.
  public class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    let box = PresenterBox(presenter: filePresenter)
    presenters.withLock { $0.append(box) }
  }
  /// Removes an object that shows a file.
  public class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    let id = ObjectIdentifier(filePresenter)
    presenters.withLock { $0.removeAll { ObjectIdentifier($0.presenter) == id } }
  }
  /// The objects that show files.
  public class var filePresenters: [any NSFilePresenter] {
    presenters.withLock { $0 }.map(\.presenter)
  }

  /// A file is about to be moved: no presenter is notified.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// A file was moved: no presenter is notified.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// What is to be done is not done any more.
  open func cancel() { state.withLock { $0 = true } }

  private func access(_ outError: NSErrorPointer, _ body: () -> Void) {
    guard !state.withLock({ $0 }) else {
      outError?.pointee = NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.Code.userCancelled.rawValue)
      return
    }
    body()
  }
}

/// An object that shows a file, which queues of its own call.
private struct PresenterBox: @unchecked Sendable { let presenter: any NSFilePresenter }
