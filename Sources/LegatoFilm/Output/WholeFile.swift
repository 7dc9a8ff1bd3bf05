import Foundation

/// Files that are written whole or not at all: what a path held before stays there until all that is
/// new has been written.
package enum WholeFile {
  /// - Throws: what is in the way, with the path.
  package static func write(_ data: Data, to path: String) throws(FilmFailure) {
    try replace(path) { place throws(FilmFailure) in
      if let fault = fault(writing: data, to: place) { throw failure(path, fault) }
    }
  }

  /// Lets `body` write a file of its own, and moves it to `path` when it is complete.
  package static func replace(
    _ path: String, _ body: (_ place: String) throws(FilmFailure) -> Void
  ) throws(FilmFailure) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let folder = target.deletingLastPathComponent().path
    var known = stat()
    let exists = stat(target.path, &known) == 0
    // Devices and pipes are written to as they are, and so is a file in a folder that takes no other.
    guard !exists || known.st_mode & S_IFMT == S_IFREG, access(folder, W_OK) == 0 else {
      return try body(target.path)
    }
    let draft = "\(folder)/.legato-\(UUID().uuidString)"
    do throws(FilmFailure) {
      try body(draft)
    } catch {
      unlink(draft)
      throw error
    }
    if exists { chmod(draft, known.st_mode & 0o7777) }
    guard rename(draft, target.path) == 0 else {
      let fault = errno
      unlink(draft)
      throw failure(path, fault)
    }
  }

  private static func failure(_ path: String, _ fault: Int32) -> FilmFailure {
    FilmFailure(
      "\(path) cannot be written: \(String(cString: strerror(fault))).",
      exitCode: FilmFailure.machine)
  }

  /// The system's number of what is in the way; `nil` where all was written.
  private static func fault(writing data: Data, to path: String) -> Int32? {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { return errno }
    let fault = data.withUnsafeBytes { bytes -> Int32? in
      var written = 0
      while written < bytes.count, let start = bytes.baseAddress {
        let count = Foundation.write(file, start + written, bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        written += count
      }
      return nil
    }
    // Some disks tell only now that they are full.
    guard close(file) == 0 || fault != nil else { return errno }
    return fault
  }
}

extension FilmFailure {
  /// What went wrong, in the system's words.
  package static func reason(_ error: any Error) -> String {
    var current = error as NSError
    while current.domain != NSPOSIXErrorDomain {
      guard let next = current.userInfo[NSUnderlyingErrorKey] as? any Error else {
        return error.localizedDescription
      }
      current = next as NSError
    }
    return String(cString: strerror(Int32(truncatingIfNeeded: current.code)))
  }
}
