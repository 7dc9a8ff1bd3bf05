import Foundation
import Testing

@testable import LegatoResources

@Suite("Data in texts") struct DataDetectorTests {
  private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType...) throws
    -> [(text: String, result: NSTextCheckingResult)]
  {
    let detector = try NSDataDetector(types: types.reduce(0) { $0 | $1.rawValue })
    let range = NSRange(location: 0, length: text.utf16.count)
    return detector.matches(in: text, range: range).map { result in
      (Range(result.range, in: text).map { String(text[$0]) } ?? "?", result)
    }
  }

  @Test(
    "addresses are found, without the punctuation around them",
    arguments: [
      ("See https://apple.com/a.", "https://apple.com/a", "https://apple.com/a"),
      ("(http://a.b/c_(d))", "http://a.b/c_(d)", "http://a.b/c_(d)"),
      ("go to www.swift.org, now", "www.swift.org", "http://www.swift.org"),
      ("apple.com/shop?x=1!", "apple.com/shop?x=1", "http://apple.com/shop?x=1"),
      ("mail me@example.co.uk.", "me@example.co.uk", "mailto:me@example.co.uk"),
      ("mailto:a@b.c", "mailto:a@b.c", "mailto:a@b.c"), ("tel:123", "tel:123", "tel:123"),
      ("myapp://open/x", "myapp://open/x", "myapp://open/x"),
      ("👍🏽 é https://a.b", "https://a.b", "https://a.b"),
    ])
  func links(text: String, part: String, address: String) throws {
    let found = try found(text, NSDataDetector.link)
    #expect(found.map(\.text) == [part])
    #expect(found.first?.result.url?.absoluteString == address)
    #expect(found.first?.result.resultType == NSDataDetector.link)
  }

  @Test(
    "words and numbers are no addresses",
    arguments: ["main.swift e.g. 3.14", "a@b", "end.Start", "http://", "www.", "x://", "1.2.3.4"])
  func noLinks(text: String) throws {
    #expect(try found(text, NSDataDetector.link).isEmpty)
  }

  @Test(
    "telephone numbers are found",
    arguments: [
      "(555) 123-4567", "555-123-4567", "555.123.4567", "+49 170 1234567", "+1 (555) 123-4567",
      "5551234567", "555-1234", "06 12 34 56 78", "030/1234567", "1-800-555-1234",
    ])
  func phoneNumbers(number: String) throws {
    let found = try found("Call \(number), or not.", NSDataDetector.phoneNumber)
    #expect(found.map(\.text) == [number])
    #expect(found.first?.result.phoneNumber == number)
  }

  @Test(
    "other numbers are no telephone numbers",
    arguments: ["2024-05-01", "1,234,567", "$1234567890", "192.168.1.1", "12345", "3.14159265"])
  func noPhoneNumbers(text: String) throws {
    #expect(try found(text, NSDataDetector.phoneNumber).isEmpty)
  }

  @Test(
    "dates are found, at noon where they have no time",
    arguments: [
      ("on May 1, 2024 at 5:30 PM", "2024-05-01 17:30"), ("1 May 2024", "2024-05-01 12:00"),
      ("3rd of June 2025", "2025-06-03 12:00"), ("2024-05-01", "2024-05-01 12:00"),
      ("2024-05-01T10:00", "2024-05-01 10:00"), ("5:30 tomorrow", "2024-02-29 05:30"),
      ("tomorrow at 5pm", "2024-02-29 17:00"), ("Friday, noon", "2024-03-01 12:00"),
      ("1.5.24", "2024-05-01 12:00"), ("5/1/2024", "2024-05-01 12:00"),
      ("June 3", "2024-06-03 12:00"),
    ])
  func dates(text: String, date: String) throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // A Wednesday.
    let now = try #require(formatter.date(from: "2024-02-28 08:00"))
    let finder = DateFinder(
      InlineScanner(text.utf8), now: now, calendar: calendar, locale: Locale(identifier: "en_US"))
    let dates = finder.dates().compactMap { data -> String? in
      if case .date(let date) = data.value { formatter.string(from: date) } else { nil }
    }
    #expect(dates == [date])
  }

  @Test(
    "what is not in the calendar is no date",
    arguments: ["30.02.2024", "May", "99/99/2024", "1.2.3.4", "may be 3", "25:70", "13 pm"])
  func noDates(text: String) throws {
    #expect(try found(text, NSDataDetector.date).isEmpty)
  }

  @Test("kinds are told apart, and one part of a text is one thing")
  func kinds() throws {
    let text = "On May 1, 2024 call 555-123-4567 or see a.com/2024-05-01"
    let all = try found(
      text, NSDataDetector.link, NSDataDetector.date, NSDataDetector.phoneNumber)
    #expect(all.map(\.text) == ["May 1, 2024", "555-123-4567", "a.com/2024-05-01"])
    #expect(try found(text, NSDataDetector.date).map(\.text) == ["May 1, 2024"])
  }

  @Test("ranges outside of the text are cut, and no kind is a fault")
  func hostile() throws {
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    let detector = try NSDataDetector(types: NSDataDetector.link.rawValue)
    let text = "https://a.b https://c.d"
    for range in [
      NSRange(location: -5, length: 100), NSRange(location: 0, length: .max),
      NSRange(location: NSNotFound, length: 0), NSRange(location: 12, length: -3),
    ] { _ = detector.matches(in: text, range: range) }
    let second = detector.firstMatch(in: text, range: NSRange(location: 11, length: 12))
    #expect(second?.range == NSRange(location: 12, length: 11))
    let all = NSRange(location: 0, length: text.utf16.count)
    #expect(detector.numberOfMatches(in: text, range: all) == 2)
    #expect(detector.rangeOfFirstMatch(in: text, range: all).length == 11)
    var seen = 0
    detector.enumerateMatches(in: text, range: all) { _, _, stop in
      seen += 1
      stop.pointee = true
    }
    #expect(seen == 1)
  }

  @Test(
    "takes time in proportion to the text",
    arguments: [
      "www.", "a@", "a.com", "+1 ", "(", "1-", "1 ", "a:", "a://", "may 1 ", "5:30 ", "😀",
    ])
  func proportion(part: String) throws {
    let text = String(repeating: part, count: 100_000 / part.utf8.count)
    _ = try found(
      text, NSDataDetector.link, NSDataDetector.date, NSDataDetector.phoneNumber)
  }
}
