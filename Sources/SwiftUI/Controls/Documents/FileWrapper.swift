public import Foundation

/// A representation of a node (a file, directory, or symbolic link) in the file system. On Linux Foundation has none.
///
/// It holds what it was made of: what is read from a folder is read at once.
open class FileWrapper: NSObject, @unchecked Sendable {
  /// What is read of a node.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads at once, which is always done.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Reads without mapping files into memory, which is never done.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// How a node is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes beside the destination, and then takes its place.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// Sets the file names of the wrapper and of those in it to what was written.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  enum Node {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  var node: Node
  /// The name that the node is given when it is written into a folder.
  open var preferredFilename: String?
  /// The name that the node was last read or written with.
  open var filename: String?
  /// The attributes of the file, as `FileManager` names them.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a regular-file wrapper.
  ///
  /// - Parameter contents: the contents of the file.
  public init(regularFileWithContents contents: Data) { node = .file(contents) }

  /// Creates a directory wrapper. A child without a preferred name is given its key for one.
  ///
  /// - Parameter childrenByPreferredName: the children by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
    node = .folder(childrenByPreferredName)
  }

  /// Creates a symbolic-link wrapper.
  ///
  /// - Parameter url: where the link leads.
  public init(symbolicLinkWithDestinationURL url: URL) { node = .link(url) }

  /// Creates a wrapper of what is at a URL.
  ///
  /// - Throws: What `FileManager` throws, where there is nothing or it cannot be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    node = .file(Data())
    super.init()
    try read(from: url, options: options)
  }

  // MARK: What it is

  /// Whether it is a directory.
  open var isDirectory: Bool { if case .folder = node { true } else { false } }
  /// Whether it is a regular file.
  open var isRegularFile: Bool { if case .file = node { true } else { false } }
  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = node { true } else { false } }

  /// The contents of a regular file; `nil` of other nodes.
  open var regularFileContents: Data? { if case .file(let data) = node { data } else { nil } }
  /// Where a symbolic link leads; `nil` of other nodes.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = node { url } else { nil } }
  /// The children of a directory by their keys; `nil` of other nodes.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = node { children } else { nil }
  }
}
