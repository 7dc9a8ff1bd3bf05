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
    // The authors' value for no text at all.
    #expect(FilmCache.digest(of: []) == "6c62272e07bb014262b821756295c58d")
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
