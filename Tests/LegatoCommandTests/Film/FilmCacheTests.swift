import Foundation
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Kept films")
struct FilmCacheTests {
  @Test func theNameDependsOnEveryPartAndOnWhereItEnds() {
    let digests = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["c", "ab"], []].map {
      FilmCache.digest(of: $0)
    }
    #expect(Set(digests).count == digests.count)
    #expect(digests.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test func itLiesInTheUsersCacheFolder() {
    let folder = NSTemporaryDirectory() + "legato-cache-\(UUID().uuidString)"
    let cache = FilmCache.standard(environment: ["XDG_CACHE_HOME": folder, "HOME": "/nowhere"])
    #expect(cache.folder.path == folder + "/legato")
    let fallback = FilmCache.standard(environment: ["HOME": "/proc/nobody"])
    #expect(fallback.folder.path.hasPrefix(NSTemporaryDirectory()))
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// A cache with as many modules as it keeps, of which the number is the age in minutes.
  private func full(_ folder: TemporaryFolder) throws -> FilmCache {
    let cache = FilmCache(folder: folder.url)
    for number in 1...1024 {
      let kept = folder.path + "/parts/\(number)"
      try FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
      var times = [timespec(), timespec()]
      for place in times.indices { times[place].tv_sec = time(nil) - 60 * number }
      #expect(utimensat(AT_FDCWD, kept, times, 0) == 0)
    }
    return cache
  }

  private func numbers(_ folder: TemporaryFolder) throws -> Set<Int> {
    Set(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/parts")
        .compactMap { Int($0) })
  }

  @Test func ofTooManyTheOldestGoAnEighthInOneTurn() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let cache = try full(folder)
    let kept = try cache.store(module: try cache.makeWorkFolder(), for: ["new"])
    #expect(cache.module(for: ["new"])?.path == kept.path)
    #expect(try numbers(folder) == Set(1...895))
  }

  @Test("What is stored looks at no other file's age as long as there is room")
  func room() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let cache = try full(folder)
    try FileManager.default.removeItem(atPath: folder.path + "/parts/1024")
    _ = try cache.store(module: try cache.makeWorkFolder(), for: ["last place"])
    #expect(try numbers(folder) == Set(1...1023))
    _ = try cache.store(module: try cache.makeWorkFolder(), for: ["first"])
    // From here on there is room for many: to store takes about as long as to make the folder that is stored.
    let clock = ContinuousClock()
    func least(_ body: (Int) throws -> Void) rethrows -> Duration {
      try (0..<3).map { round in
        try clock.measure { for number in 0..<30 { try body(30 * round + number) } }
      }.min() ?? .zero
    }
    let making = try least { _ in _ = try cache.makeWorkFolder() }
    let storing = try least { number in
      _ = try cache.store(module: try cache.makeWorkFolder(), for: ["\(number)"])
    }
    #expect(storing < making * 20 + .milliseconds(100), "\(storing), \(making)")
  }
}
