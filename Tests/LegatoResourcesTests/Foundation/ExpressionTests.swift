import Foundation
import Testing

@testable import LegatoResources

@Suite("Expressions and files") struct ExpressionTests {
  @Test(
    "an expression of numbers has a value",
    arguments: [
      ("1+2*3", 7.0), ("(1 + 2) * 3", 9), ("5/2", 2), ("5.0/2", 2.5), ("2**10", 1024),
      ("-3+4", 1), ("3*-2", -6), ("sqrt(16)+1", 5), ("1e3*2", 2000), ("abs(-4)/8.0", 0.5),
    ])
  func values(text: String, value: Double) {
    let expression = NSExpression(format: text)
    #expect(expression.expressionValue(with: nil, context: nil) as? Double == value)
  }

  @Test(
    "what is no expression has no value",
    arguments: ["", "1 2", "1.2.3", "2*(3", "2)", "a.b", "*", "sqrt", "()", "1+"])
  func faults(text: String) {
    #expect(NSExpression(format: text).expressionValue(with: nil, context: nil) == nil)
  }

  @Test("values may be infinite, large, deep in parentheses, and arguments")
  func hostile() {
    func value(_ text: String) -> Double? {
      NSExpression(format: text).expressionValue(with: nil, context: nil) as? Double
    }
    #expect(value("1/0") == .infinity)
    #expect(value("9223372036854775807+1") == 0x1p63)
    let deep = String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
    #expect(value(deep) == 1)
    #expect(NSExpression(format: "%d*2", 4).expressionValue(with: nil, context: nil) as? Int == 8)
    let expression = NSExpression(format: "%@+%@", argumentArray: [1, 2])
    #expect(expression.expressionValue(with: nil, context: nil) as? Int == 3)
  }

  @Test("a file is found again by its bookmark; what is none is not")
  func bookmarks() throws {
    let folder = FileManager.default.temporaryDirectory
    #expect(folder.startAccessingSecurityScopedResource())
    folder.stopAccessingSecurityScopedResource()
    var isStale = true
    let data = try folder.bookmarkData()
    let found = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    #expect(found.standardizedFileURL.path == folder.standardizedFileURL.path)
    #expect(!isStale)
    #expect(throws: (any Error).self) {
      try URL(resolvingBookmarkData: Data([0xFF]), bookmarkDataIsStale: &isStale)
    }
    let web = try #require(URL(string: "https://a.b"))
    #expect(!web.startAccessingSecurityScopedResource())
    #expect(throws: CocoaError.self) { try web.bookmarkData() }
    #expect(throws: (any Error).self) {
      try folder.appendingPathComponent("none-\(UUID())").bookmarkData()
    }
  }
}
