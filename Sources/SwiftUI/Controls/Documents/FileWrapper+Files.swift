public import Foundation

extension FileWrapper {
  /// Takes what is at a URL for the wrapper's own.
  ///
  /// - Parameters:
  ///   - url: a file, a folder or a link.
  ///   - options: all is read at once, whatever they say.
  /// - Throws: What `FileManager` throws, where there is nothing or it cannot be read.
  public func read(from url: URL, options: ReadingOptions = []) throws {
    let manager = FileManager.default
    let attributes = try manager.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeSymbolicLink:
      let destination = try manager.destinationOfSymbolicLink(atPath: url.path)
      node = .link(
        URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
    case .typeDirectory:
      let children = try manager.contentsOfDirectory(atPath: url.path).map { name in
        (name, try FileWrapper(url: url.appendingPathComponent(name), options: options))
      }
      node = .folder(Dictionary(uniqueKeysWithValues: children))
    default:
      node = .file(try Data(contentsOf: url))
    }
    fileAttributes = Dictionary(
      uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
    filename = url.lastPathComponent
    preferredFilename = preferredFilename ?? filename
  }

  /// Whether what is at a URL is what the wrapper was read from: of files their contents, of folders the names in them.
  public func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    switch (node, other.node) {
    case (.file(let left), .file(let right)): return left == right
    case (.link(let left), .link(let right)): return left.path == right.path
    case (.folder(let left), .folder(let right)):
      return Set(left.keys) == Set(right.keys)
        && left.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
    default: return false
    }
  }

  /// Writes the node to a URL.
  ///
  /// - Parameters:
  ///   - url: where it is written to.
  ///   - options: whether files take their places at once, and whether names are kept.
  ///   - originalContentsURL: where it was read from: all of it is written, so nothing is taken from there.
  /// - Throws: What `FileManager` throws, where it cannot be written.
  public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let manager = FileManager.default
    switch node {
    case .file(let data):
      try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let destination):
      try manager.createSymbolicLink(at: url, withDestinationURL: destination)
    case .folder(let children):
      try manager.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
