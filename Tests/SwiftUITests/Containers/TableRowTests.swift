import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Rows of tables: how many are made, selection, and sort orders.
@MainActor
@Suite struct TableRowTests {
  private typealias Person = TableTests.Person
  private static let people = TableTests.people

  private func y(_ probe: Probe, _ label: String) throws -> CGFloat {
    try #require(probe.frame(of: label), "\(label) of \(probe.labels)").midY
  }

  /// The labels, from the top to the bottom.
  private func order(_ probe: Probe, _ labels: String...) throws -> [String] {
    try labels.sorted { try y(probe, $0) < y(probe, $1) }
  }

  // MARK: Rows

  @Test func onlyRowsThatAreSeenAreMade() throws {
    let log = Log()
    let many = (0..<10_000).map { Person(id: $0, name: "row \($0)") }
    let probe = try Probe(
      Table(many) {
        TableColumn("Name") { person in
          let _ = log("\(person.id)")
          Text(person.name)
        }
        TableColumn("City", value: \.city)
      }, TableTests.wide)
    #expect(Set(log.entries).count < 20)
    #expect(probe.labels.contains("row 9"))
    #expect(probe.host.issues.isEmpty)
  }

  @Test func loopsAmongOtherRowsAreLazyToo() throws {
    let log = Log()
    let many = (10..<10_000).map { Person(id: $0, name: "row \($0)") }
    let probe = try Probe(
      Table(of: Person.self) {
        TableColumn("Name") { person in
          let _ = log("\(person.id)")
          Text(person.name)
        }
      } rows: {
        TableRow(Person(id: 0, name: "first"))
        ForEach(many)
      }, TableTests.wide)
    #expect(Set(log.entries).count < 20)
    #expect(Array(probe.labels.prefix(3)) == ["Name", "first", "row 10"])
  }

  @Test func rowsAreWrittenOutOrComeFromData() throws {
    struct Written: View {
      let model: Model<Bool>
      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(Person(id: 10, name: "above"))
          ForEach(TableTests.people) { TableRow($0) }
          if model.value { TableRow(Person(id: 11, name: "between")) }
          if model.value {
            TableRow(Person(id: 12, name: "yes"))
          } else {
            TableRow(Person(id: 13, name: "no"))
          }
          ForEach(0..<2) { TableRow(Person(id: 20 + $0, name: "below \($0)")) }
        }
      }
    }
    let model = Model(true)
    let probe = try Probe.list(Written(model: model))
    #expect(
      probe.labels == ["above", "Ada", "Ben", "Cem", "between", "yes", "below 0", "below 1"])
    model.value = false
    _ = probe.host.frame()
    #expect(probe.labels == ["above", "Ada", "Ben", "Cem", "no", "below 0", "below 1"])
  }

  @Test func aLineBelowARowOfColumnsBeginsAtTheRow() throws {
    // The first column has no text, at which a list's line would begin.
    let probe = try Probe(
      Table(Self.people) {
        TableColumn("") { _ in Color.red.frame(width: 20, height: 20) }
        TableColumn("Name", value: \.name)
      }, TableTests.wide)
    let lines = probe.host.values.filter { $0.property == "frame" && isClose($0.shown[3], 0.5) }
    #expect(lines.contains { isClose($0.shown[2], 800) }, "\(lines)")
  }

  // MARK: Selection

  private struct Choices: View {
    @State var one: Int?
    var body: some View {
      VStack(spacing: 0) {
        Table(TableTests.people, selection: $one) {
          TableColumn("Name", value: \.name)
          TableColumn("City", value: \.city)
        }
        Text(one.map { "chosen \($0)" } ?? "none")
      }
    }
  }

  @Test(arguments: [TableTests.wide, HostConfiguration(size: Size(400, 400), system: .iOS18)])
  func aTapSelectsARow(_ configuration: HostConfiguration) throws {
    let probe = try Probe(Choices(), configuration)
    // A row that can be selected is one element, of all its cells.
    func row(_ name: String) throws -> SemanticElement {
      let all = probe.host.semantics
      return try #require(all.first { $0.label.hasPrefix(name) }, "\(probe.labels)")
    }
    let right = configuration.size.width - 50
    probe.host.tap(at: Point(right, try #require(try row("Ben").frame).midY))
    #expect(probe.labels.last == "chosen 2")
    #expect(try row("Ben").traits.contains(.isSelected))
    #expect(try !row("Ada").traits.contains(.isSelected))
    probe.host.tap(at: Point(right, try #require(try row("Ada").frame).midY))
    #expect(probe.labels.last == "chosen 1")
  }

  @Test func severalRowsAreSelectedWhileTheTableIsEdited() throws {
    struct Several: View {
      @State var many: Set<Int> = []
      var body: some View {
        VStack(spacing: 0) {
          Table(of: Person.self, selection: $many) {
            TableColumn("Name", value: \.name)
          } rows: {
            ForEach(TableTests.people.indices, id: \.self) { index in
              TableRow(TableTests.people[index]).selectionDisabled(index == 0)
            }
          }
          EditButton()
          Text(many.sorted().map { "\($0)" }.joined(separator: "+"))
        }
      }
    }
    let probe = try Probe(Several(), TableTests.wide)
    probe.tap("Edit")
    probe.host.advance(by: 1)
    for name in ["Ada", "Ben", "Cem"] {
      probe.host.tap(at: Point(700, try y(probe, name)))
    }
    // Rows are known by their values, not by the loop that makes them.
    #expect(probe.labels.last == "2+3")
  }

  // MARK: Sort order

  private struct Sorted: View {
    @State var people = TableTests.people
    @State var order = [KeyPathComparator(\Person.name)]
    var body: some View {
      Table(people, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("City") { Text($0.city) }
      }
      .onChange(of: order) { _, order in people.sort(using: order) }
    }
  }

  @Test func aTapOnATitleSorts() throws {
    let probe = try Probe(Sorted(), TableTests.wide)
    #expect(try order(probe, "Ada", "Ben", "Cem") == ["Ada", "Ben", "Cem"])
    #expect(
      probe.host.semantics.first { $0.label == "Age" }?.traits.contains(.isButton) == true)
    probe.tap("Age")
    #expect(try order(probe, "Ada", "Ben", "Cem") == ["Ben", "Cem", "Ada"])
    probe.tap("Age")
    #expect(try order(probe, "Ada", "Ben", "Cem") == ["Ada", "Cem", "Ben"])
    // Anywhere in the column's width.
    let title = try #require(probe.frame(of: "Name"))
    probe.host.tap(at: Point(200, title.midY))
    #expect(try order(probe, "Ada", "Ben", "Cem") == ["Ada", "Ben", "Cem"])
    // A column without a comparator sorts nothing.
    probe.tap("City")
    #expect(try order(probe, "Ada", "Ben", "Cem") == ["Ada", "Ben", "Cem"])
    #expect(
      probe.host.semantics.first { $0.label == "City" }?.traits.contains(.isButton) == false)
  }

  @Test func theTitleOfTheSortedColumnHasAMark() throws {
    func drawn(_ order: [KeyPathComparator<Person>]) throws -> String {
      let probe = try Probe(
        Table(Self.people, sortOrder: .constant(order)) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }
        }, TableTests.wide)
      return "\(probe.list)"
    }
    let unsorted = try drawn([])
    let byName = try drawn([KeyPathComparator(\.name)])
    let reversed = try drawn([KeyPathComparator(\.name, order: .reverse)])
    let byAge = try drawn([KeyPathComparator(\.age), KeyPathComparator(\.name)])
    #expect(Set([unsorted, byName, reversed, byAge]).count == 4)
    // A comparator that is not the first, or of no column, shows nothing.
    #expect(try drawn([KeyPathComparator(\.city), KeyPathComparator(\.name)]) == unsorted)
  }

  // MARK: Initialisers

  @Test func allInitialisers() throws {
    struct Bound: View {
      @State var people = Array(TableTests.people.prefix(1))
      @State var one: Int?
      @State var many: Set<Int> = []
      @State var order = [KeyPathComparator(\Person.name)]
      @State var shown = TableColumnCustomization<Person>()
      var body: some View {
        VStack(spacing: 0) {
          Group {
            Table(people, selection: $one, sortOrder: $order) {
              TableColumn("a", value: \.name)
            }
            Table(people, selection: $many, sortOrder: $order) {
              TableColumn("b", sortUsing: KeyPathComparator(\.age)) { Text("b\($0.id)") }
            }
            Table(people, selection: $one, sortOrder: $order, columnCustomization: $shown) {
              TableColumn(Text("c"), value: \.age) { Text("c\($0.id)") }
            }
            Table(people, selection: $many, columnCustomization: $shown) {
              TableColumn("d" as String, value: \.name)
            }
          }
          Group {
            Table(of: Person.self, selection: $one, sortOrder: $order) {
              TableColumn("e", value: \.name, comparator: String.StandardComparator.lexical) {
                Text("e\($0.id)")
              }
            } rows: {
              ForEach(people)
            }
            Table(of: Person.self, sortOrder: $order, columnCustomization: $shown) {
              TableColumn("f" as String, value: \.name, comparator: .localizedStandard)
            } rows: {
              ForEach(people, id: \.name) { TableRow($0).contextMenu { Button("Call") {} } }
            }
            Table(sortOrder: $order) {
              TableColumn("g", value: \.name)
              TableColumn("h", value: \.age, comparator: ByAge()) { Text("h\($0.id)") }
              TableColumn("i") { Text("i\($0.id)") }
            } rows: {
              TableRow(people[0])
            }
          }
        }
      }
    }
    var configuration = TableTests.wide
    configuration.size = Size(820, 1400)
    let probe = try Probe(Bound(), configuration)
    #expect(
      probe.labels == [
        "a", "Ada", "b", "b1", "c", "c1", "d", "Ada", "e", "e1", "f", "Ada", "g", "h", "i", "Ada",
        "h1", "i1",
      ])
    #expect(probe.host.issues.isEmpty)
  }

  /// Compares numbers.
  private struct ByAge: SortComparator {
    var order = SortOrder.forward
    func compare(_ lhs: Int, _ rhs: Int) -> ComparisonResult {
      let isFirst = order == .forward ? lhs < rhs : rhs < lhs
      return lhs == rhs ? .orderedSame : isFirst ? .orderedAscending : .orderedDescending
    }
  }
}
