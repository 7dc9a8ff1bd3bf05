import Foundation

/// Reads files that may be anything.
package enum ResourceFile {
  /// The largest file that is read, in bytes.
  package static let limit = 64 << 20

  package enum Fault: Error, CustomStringConvertible {
    case missing
    case notAFile
    case tooLarge(Int)
    case unreadable

    package var description: String {
      switch self {
      case .missing: "there is no such file"
      case .notAFile: "it is a folder or a device, and no file"
      case .tooLarge(let count): "the file of \(count) bytes is too large to be read"
      case .unreadable: "the file cannot be read"
      }
    }
  }

  /// The bytes of a regular file. What is no file is not opened: a pipe would be waited for.
  package static func read(_ path: String) -> Result<[UInt8], Fault> {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved) else {
      return .failure(.missing)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      return .failure(.notAFile)
    }
    let count = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard count <= limit else { return .failure(.tooLarge(count)) }
    guard let data = FileManager.default.contents(atPath: resolved) else {
      return .failure(.unreadable)
    }
    return .success([UInt8](data))
  }
}
