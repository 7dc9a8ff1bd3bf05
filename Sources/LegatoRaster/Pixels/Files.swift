import Glibc

/// The value of an environment variable, or `nil`.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

func isReadableFile(_ path: String) -> Bool {
  access(path, R_OK) == 0
}

/// A file that could not be written.
public struct FileError: Error, Hashable, CustomStringConvertible {
  public let path: String
  public let reason: String

  public var description: String { "Cannot write \(path): \(reason)" }
}

/// Writes bytes to a file, replacing what is there.
func writeFile(_ bytes: [UInt8], to path: String) throws {
  guard let file = fopen(path, "wb") else {
    throw FileError(path: path, reason: String(cString: strerror(errno)))
  }
  let count = fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0, count == bytes.count else {
    throw FileError(path: path, reason: String(cString: strerror(errno)))
  }
}
