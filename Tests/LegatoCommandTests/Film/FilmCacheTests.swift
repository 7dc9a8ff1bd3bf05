import Foundation
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
}
