import CSoup
import Foundation

/// Watches folders for files that are written, renamed, come or go, through inotify.
@MainActor
public final class FileWatch {
  /// How long changes are gathered before they are reported, in milliseconds: an editor writes a file in
  /// several steps, one right after the other.
  private static let gathering: UInt32 = 2
  /// The most folders that are watched.
  public static let maxFolders = 4096

  private let file: Int32
  private var folders: [Int32: String] = [:]
  private var source: MainLoop.Source?
  private var changed: Set<String> = []
  private var isGathering = false
  /// Called with the paths that have changed.
  public var didChange: (Set<String>) -> Void = { _ in }

  public init() {
    file = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard file >= 0 else { return }
    source = MainLoop.watch(file) { [weak self] in self?.read() }
  }

  public func stop() {
    source?.cancel()
    source = nil
    if file >= 0 { close(file) }
    folders = [:]
  }

  /// Watches these folders and no others.
  public func watch(_ paths: Set<String>) {
    let old = Dictionary(folders.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for (path, number) in old where !paths.contains(path) {
      inotify_rm_watch(file, number)
      folders[number] = nil
    }
    for path in paths.sorted().prefix(Self.maxFolders) where old[path] == nil {
      let mask =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
        | UInt32(IN_CREATE)
      let number = inotify_add_watch(file, path, mask)
      if number >= 0 { folders[number] = path }
    }
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      guard count > 0 else { break }
      buffer.withUnsafeBytes { bytes in note(bytes[..<count]) }
    }
    guard !changed.isEmpty, !isGathering else { return }
    isGathering = true
    MainLoop.after(Self.gathering) { [weak self] in self?.report() }
  }

  private func note(_ bytes: Slice<UnsafeRawBufferPointer>) {
    let head = MemoryLayout<inotify_event>.size
    var place = bytes.startIndex
    while place + head <= bytes.endIndex {
      let number = bytes.base.loadUnaligned(fromByteOffset: place, as: Int32.self)
      let length = Int(bytes.base.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
      let name = bytes.base[(place + head)..<min(place + head + length, bytes.endIndex)]
      let mask = bytes.base.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
      // A file that has come is reported once it has been written; a folder may have files already.
      let isEmpty = mask & UInt32(IN_CREATE) != 0 && mask & UInt32(IN_ISDIR) == 0
      if let folder = folders[number], !isEmpty {
        changed.insert(folder + "/" + String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
      }
      place += head + length
    }
  }

  private func report() {
    isGathering = false
    let paths = changed
    changed = []
    didChange(paths)
  }
}
