import Foundation
import Testing

@testable import LegatoResources

@Suite("Names that Foundation has on iOS")
struct FoundationNamesTests {
  private struct Person { var name: String }

  @Test("Predicates look for texts as a person would")
  func predicates() throws {
    let found = #Predicate<Person> { $0.name.localizedStandardContains("jose") }
    #expect(try found.evaluate(Person(name: "José Reyes")))
    #expect(!(try found.evaluate(Person(name: "Olaf"))))
    let equal = ComparisonResult.orderedSame
    let same = #Predicate<Person> { $0.name.caseInsensitiveCompare("OLAF") == equal }
    #expect(try same.evaluate(Person(name: "Olaf")))
  }

  @Test("Notifications come one by one, until the loop ends")
  func notifications() async {
    let center = NotificationCenter()
    let name = Notification.Name("sent")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: name, object: nil, userInfo: ["number": 2])
    let first = await iterator.next()
    let second = await iterator.next()
    #expect(first?.userInfo?["number"] as? Int == 1)
    #expect(second?.userInfo?["number"] as? Int == 2)
  }

  @Test(
    "Measurements are written in the units of the region",
    arguments: [
      ("en_AU", UnitLength.kilometers, 5.25, "5.25 km"), ("en_AU", .meters, 1500, "1.5 km"),
      ("en_US", .kilometers, 5, "3.11 mi"), ("en_AU", .meters, .infinity, "∞ km"),
    ])
  func lengths(locale: String, unit: UnitLength, value: Double, text: String) {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: locale))
    #expect(style.format(Measurement(value: value, unit: unit)) == text)
  }

  @Test("A temperature has its degree; a unit that is kept has its name")
  func widths() {
    let locale = Locale(identifier: "en_AU")
    let warm = Measurement(value: 21.5, unit: UnitTemperature.celsius)
    let narrow = Measurement<UnitTemperature>.FormatStyle(width: .narrow, locale: locale)
    #expect(narrow.format(warm) == "21.5°")
    let wide = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: locale, usage: .asProvided)
    #expect(wide.format(Measurement(value: 1, unit: .meters)) == "1 metre")
    #expect(wide.format(Measurement(value: 1500, unit: .meters)) == "1,500 metres")
  }

  @Test("A table of weak objects forgets who is gone")
  func weakTable() {
    final class Listener {}
    let table = NSHashTable<Listener>.weakObjects()
    let kept = Listener()
    table.add(kept)
    table.add(kept)
    do {
      let gone = Listener()
      table.add(gone)
      #expect(table.count == 2)
    }
    #expect(table.allObjects.map(ObjectIdentifier.init) == [ObjectIdentifier(kept)])
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test("Folders, groups and clocks answer")
  func calls() {
    #expect(URL.documentsDirectory.isFileURL)
    #expect(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")?
        .lastPathComponent == "group.a")
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 5)
    #expect(autoreleasepool { 3 } == 3)
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]).contains("b"))
  }
}
