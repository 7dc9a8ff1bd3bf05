import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Tables: columns side by side where the width is regular, a list of the first column where it is compact.
@MainActor
@Suite struct TableTests {
  struct Person: Identifiable, Hashable {
    let id: Int
    let name: String
    var city = "Ulm"
    var age = 30
  }

  static let people = [
    Person(id: 1, name: "Ada", city: "Bonn", age: 50),
    Person(id: 2, name: "Ben", city: "Cluj", age: 20),
    Person(id: 3, name: "Cem", city: "Ahlen", age: 40),
  ]

  /// A surface of regular width: there are 780 points between the insets of rows.
  nonisolated static let wide = HostConfiguration(size: Size(820, 600), system: .iOS18)

  private func columns(_ people: [Person] = TableTests.people) -> some View {
    Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("City", value: \.city)
      TableColumn("Age") { Text("\($0.age)") }
    }
  }

  private func frame(_ probe: Probe, _ label: String) throws -> CGRect {
    try #require(probe.frame(of: label), "\(label) of \(probe.labels)")
  }

  // MARK: Compact and regular width

  @Test func aCompactTableIsAListOfItsFirstColumn() throws {
    let probe = try Probe.list(columns())
    #expect(probe.labels == ["Ada", "Ben", "Cem"])
    let (first, second) = (try frame(probe, "Ada"), try frame(probe, "Ben"))
    #expect(first.minX == 20)
    #expect(first.midY == 22)
    #expect(second.midY == 66)
    #expect(probe.host.issues.isEmpty)
  }

  @Test func columnsOfARegularTableShareTheWidthEqually() throws {
    let probe = try Probe(columns(), Self.wide)
    #expect(
      probe.labels == [
        "Name", "City", "Age", "Ada", "Bonn", "50", "Ben", "Cluj", "20", "Cem", "Ahlen", "40",
      ])
    let width = (780 - 2 * 16) / 3.0
    for (index, (title, cell)) in [("Name", "Ada"), ("City", "Bonn"), ("Age", "50")].enumerated() {
      let start = 20 + Double(index) * (width + 16)
      #expect(isClose(try frame(probe, title).minX, start, within: 0.5))
      #expect(isClose(try frame(probe, cell).minX, start, within: 0.5))
    }
    // A title has the same room above and below; the rows follow, 44 points high each.
    let title = try frame(probe, "Name")
    #expect(isClose(try frame(probe, "Ada").midY, 2 * title.midY + 22, within: 0.5))
    #expect(isClose(try frame(probe, "Ben").midY, 2 * title.midY + 66, within: 0.5))
    #expect(
      probe.host.semantics.first { $0.label == "Name" }?.traits.contains(.isHeader) == true)
    #expect(probe.host.issues.isEmpty)
  }

  @Test func aTableFollowsTheWidth() throws {
    let probe = try Probe(columns(), Self.wide)
    probe.host.configuration.size = Size(400, 600)
    _ = probe.host.frame()
    #expect(probe.labels == ["Ada", "Ben", "Cem"])
    probe.host.configuration.size = Self.wide.size
    _ = probe.host.frame()
    #expect(probe.labels.count == 12)
  }

  @Test func titlesCanBeHidden() throws {
    let probe = try Probe(columns().tableColumnHeaders(.hidden), Self.wide)
    #expect(!probe.labels.contains("Name"))
    #expect(try frame(probe, "Ada").midY == 22)
    #expect(probe.labels.contains("Bonn"))
  }

  @Test func titlesStayWhileRowsAreScrolled() throws {
    let many = (0..<100).map { Person(id: $0, name: "row \($0)") }
    let probe = try Probe(columns(many), Self.wide)
    let (title, row) = (try frame(probe, "Name"), try frame(probe, "row 5"))
    // 10 points of the drag are not followed.
    probe.drag(from: Point(400, 400), by: Size(0, -110), steps: 5)
    #expect(isClose(probe.middle(of: "Name")?.y, title.midY, within: 0.6))
    #expect(isClose(probe.middle(of: "row 5")?.y, row.midY - 100, within: 0.6))
  }

  @Test func aTableReadsRightToLeft() throws {
    var configuration = Self.wide
    configuration.layoutDirection = .rightToLeft
    let probe = try Probe(columns(), configuration)
    #expect(isClose(try frame(probe, "Ada").maxX, 800, within: 0.5))
    #expect(try frame(probe, "Bonn").maxX < frame(probe, "Ada").minX)
  }

  @Test func stylesAreThoseOfThePlatform() throws {
    let probe = try Probe(columns().tableStyle(.inset), Self.wide)
    #expect(probe.labels.count == 12)
    let automatic = try Probe(columns().tableStyle(.automatic), Self.wide)
    #expect(automatic.labels == probe.labels)
  }

  // MARK: Widths and alignment

  @Test func columnsHaveTheWidthsThatTheyAskFor() throws {
    let probe = try Probe(
      Table(Self.people) {
        TableColumn("Name", value: \.name).width(100)
        TableColumn("City", value: \.city).width(min: 50, max: 200)
        TableColumn("Age") { Text("\($0.age)") }.width(ideal: 60).alignment(.numeric)
      }, Self.wide)
    #expect(isClose(try frame(probe, "Ada").minX, 20))
    #expect(isClose(try frame(probe, "Bonn").minX, 20 + 100 + 16))
    // The second column stops at 200 points, and the last one has the rest: to the edge of the row.
    #expect(isClose(try frame(probe, "50").maxX, 800, within: 0.5))
    #expect(isClose(try frame(probe, "Age").maxX, 800, within: 0.5))
  }

  @Test func cellsStandInTheMiddleOrAtTheEndOfTheirColumns() throws {
    let probe = try Probe(
      Table(Self.people) {
        TableColumn("Name", value: \.name).alignment(.center)
        TableColumn("City", value: \.city).alignment(.trailing)
      }, Self.wide)
    let width = (780 - 16) / 2.0
    #expect(isClose(try frame(probe, "Ada").midX, 20 + width / 2, within: 0.5))
    #expect(isClose(try frame(probe, "Name").midX, 20 + width / 2, within: 0.5))
    #expect(isClose(try frame(probe, "Bonn").maxX, 800, within: 0.5))
  }

  @Test func aWidthThatIsNoneIsReported() throws {
    let probe = try Probe(
      Table(Self.people) {
        TableColumn("Name", value: \.name).width(.nan)
        TableColumn("City", value: \.city).width(min: -1, max: .infinity)
      }, Self.wide)
    #expect(isClose(try frame(probe, "Bonn").minX, 20 + (780 - 16) / 2.0 + 16))
    #expect(probe.host.issues.count == 1)
    #expect(probe.host.issues.first?.message.contains("TableColumn.width(nan)") == true)
  }

  // MARK: Columns

  @Test func columnsComeFromDataAndUnderConditions() throws {
    struct Conditional: View {
      let model: Model<Bool>
      var body: some View {
        Table(TableTests.people) {
          TableColumn("Name", value: \.name)
          TableColumnForEach(1..<3) { factor in
            TableColumn("times \(factor)") { Text("\($0.age * factor)") }
          }
          if model.value {
            TableColumn("City", value: \.city)
          } else {
            TableColumn("Id") { Text("id \($0.id)") }
          }
        }
      }
    }
    let model = Model(true)
    let probe = try Probe(Conditional(model: model), Self.wide)
    #expect(Array(probe.labels.prefix(4)) == ["Name", "times 1", "times 2", "City"])
    #expect(Array(probe.labels.dropFirst(4).prefix(4)) == ["Ada", "50", "100", "Bonn"])
    model.value = false
    _ = probe.host.frame()
    #expect(Array(probe.labels.prefix(4)) == ["Name", "times 1", "times 2", "Id"])
    #expect(probe.labels.contains("id 3"))
  }

  @Test func columnsWithOneIdAreReported() throws {
    let probe = try Probe(
      Table(Self.people) {
        TableColumnForEach([7, 7], id: \.self) { number in
          TableColumn("\(number)") { Text("\($0.name) \(number)") }
        }
      }, Self.wide)
    #expect(probe.labels == ["7", "Ada 7", "Ben 7", "Cem 7"])
    #expect(probe.host.issues.count == 1)
  }

  @Test func contentOfOnesOwnHasProperties() throws {
    struct Both: TableColumnContent {
      @Environment(\.layoutDirection) var direction
      @TableColumnBuilder<Person, Never>
      var tableColumnBody: some TableColumnContent<Person, Never> {
        TableColumn("Name", value: \.name)
        TableColumn(Text(verbatim: "\(direction)"), value: \.city)
      }
    }
    struct Rows: TableRowContent {
      @State var people = TableTests.people
      var tableRowBody: some TableRowContent<Person> {
        ForEach(people) { TableRow($0) }
      }
    }
    let probe = try Probe(
      Table(of: Person.self) {
        Both()
      } rows: {
        Rows()
      }, Self.wide)
    #expect(Array(probe.labels.prefix(4)) == ["Name", "leftToRight", "Ada", "Bonn"])
    #expect(probe.labels.last == "Ahlen")
  }

  @Test func customizationsShowAndHideColumns() throws {
    struct Customized: View {
      let model: Model<TableColumnCustomization<Person>>
      var body: some View {
        @Bindable var model = model
        Table(TableTests.people, columnCustomization: $model.value) {
          TableColumn("Name", value: \.name)
          TableColumn("City", value: \.city).customizationID("city")
          TableColumn("Age") { Text("\($0.age)") }
            .customizationID("age").defaultVisibility(.hidden)
        }
      }
    }
    let model = Model(TableColumnCustomization<Person>())
    let probe = try Probe(Customized(model: model), Self.wide)
    #expect(Array(probe.labels.prefix(3)) == ["Name", "City", "Ada"])
    model.value[visibility: "city"] = .hidden
    model.value[visibility: "age"] = .visible
    _ = probe.host.frame()
    #expect(Array(probe.labels.prefix(3)) == ["Name", "Age", "Ada"])
    #expect(model.value[visibility: "city"] == .hidden)
    #expect(model.value[visibility: "name"] == .automatic)
  }
}
