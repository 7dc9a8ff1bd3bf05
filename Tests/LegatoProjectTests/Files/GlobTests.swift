import Testing

@testable import LegatoProject

@Suite("Patterns of paths")
struct GlobTests {
  @Test(
    "match as shells' do",
    arguments: [
      ("Sources/**", "Sources/A/B.swift", true), ("Sources/**/*.swift", "Sources/B.swift", true),
      ("Sources/*.swift", "Sources/A/B.swift", false), ("**/*Mac.swift", "A/B/WinMac.swift", true),
      ("{App,Kit}/*.swift", "Kit/a.swift", true), ("{App,Kit}/*.swift", "Lib/a.swift", false),
      ("a?c", "abc", true), ("a[bx]c", "axc", true), ("a[bx]c", "ayc", false), ("**", "", true),
    ])
  func matches(pattern: String, path: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(path) == isMatch)
  }

  @Test("A pattern of many stars ends in time")
  func stars() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2000)))
    let folders = String(repeating: "**/", count: 200) + "x"
    #expect(!Glob(folders).matches(String(repeating: "a/", count: 200) + "y"))
  }
}
