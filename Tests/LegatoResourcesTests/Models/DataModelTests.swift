import Foundation
import Testing

@testable import LegatoResources

@Suite("Data models") struct DataModelTests {
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Task" representedClassName="Task" syncable="YES" codeGenerationType="class">
            <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
            <attribute name="isDone" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
            <attribute name="count" optional="YES" attributeType="Integer 64"/>
            <attribute name="title" attributeType="String" defaultValueString="A &quot;\\(x)&quot;"/>
            <attribute name="notes" attributeType="Transformable" customClassName="[String]"/>
            <relationship name="list" maxCount="1" deletionRule="Nullify" destinationEntity="List" inverseName="tasks"/>
            <relationship name="steps" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Step"/>
        </entity>
        <entity name="List" representedClassName=".TaskList" codeGenerationType="category">
            <attribute name="default" optional="YES" attributeType="Date"/>
            <relationship name="tasks" toMany="YES" destinationEntity="Task" inverseName="list"/>
        </entity>
        <entity name="Step" representedClassName="App.Step" parentEntity="Base"/>
        <entity name="Base" isAbstract="YES"/>
        <elements><element name="Task"/></elements>
    </model>
    """

  @Test func entitiesAreRead() {
    let entities = DataModel(contents: Self.contents).entities
    #expect(entities.map(\.name) == ["Task", "List", "Step", "Base"])
    #expect(entities.map(\.type) == ["Task", "TaskList", "Step", nil])
    #expect(entities.map(\.codeGeneration) == [.whole, .properties, .none, .none])
    #expect(entities[2].parent == "Base" && entities[3].isAbstract)
    #expect(entities[0].attributes.map(\.name) == ["id", "isDone", "count", "title", "notes"])
    #expect(entities[0].attributes[1].isScalar && entities[0].attributes[2].isOptional)
    #expect(entities[0].relationships[0].inverse == "tasks")
    #expect(entities[0].relationships[1].isToMany && entities[0].relationships[1].isOrdered)
  }

  @Test func classesAreThoseThatXcodeWrites() throws {
    let source = try #require(DataModel.source(of: [DataModel(contents: Self.contents)]))
    for line in [
      "public class Task: NSManagedObject {", "extension Task: Identifiable {}",
      "    NSFetchRequest<Task>(entityName: \"Task\")",
      "  public var id: UUID? { get { _value(\"id\") } set { _setValue(newValue, \"id\") } }",
      "  public var isDone: Bool { get { _value(\"isDone\") } set { _setValue(newValue, \"isDone\") } }",
      "  public var count: NSNumber? { get { _value(\"count\") } set { _setValue(newValue, \"count\") } }",
      "  public var notes: [String]? { get { _value(\"notes\") } set { _setValue(newValue, \"notes\") } }",
      "  public var list: TaskList? { get { _value(\"list\") } set { _setValue(newValue, \"list\") } }",
      "  public func insertIntoSteps(_ value: Step, at idx: Int) { _change(value, idx, of: \"steps\") }",
      "  public func addToTasks(_ values: NSSet) { _change(values, of: \"tasks\") }",
      "  public var `default`: Date? { get { _value(\"default\") } set { _setValue(newValue, \"default\") } }",
      "        NSAttributeDescription(\"title\", .stringAttributeType, \"A \\\"\\\\(x)\\\"\"),",
      "        NSAttributeDescription(\"isDone\", .booleanAttributeType, true),",
    ] { #expect(source.contains(line + "\n"), "\(line)") }
    #expect(!source.contains("class TaskList") && !source.contains("extension Step"))
    #expect(source.contains("NSEntityDescription(\"Step\", named: \"Step\", parent: \"Base\","))
    #expect(source.contains("NSEntityDescription(\"Base\", NSManagedObject.self, parent: nil,"))
    #expect(DataModel.source(of: []) == nil && DataModel.source(of: [DataModel()]) == nil)
  }

  @Test func theVersionInUseIsRead() throws {
    let folder =
      NSTemporaryDirectory() + "DataModelTests-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let model = folder + "/Deep/Model.xcdatamodeld"
    func write(_ path: String, _ text: String) throws {
      let file = URL(fileURLWithPath: model + "/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("Model.xcdatamodel/contents", "<model><entity name=\"Old\"/></model>")
    try write("Model 2.xcdatamodel/contents", "<model><entity name=\"New\"/></model>")
    #expect(DataModel.paths(in: folder) == [model])
    #expect(DataModel(path: model).entities.map(\.name) == ["Old"])
    let version =
      "<plist><dict><key>_XCCurrentVersionName</key><string>Model 2.xcdatamodel</string></dict></plist>"
    try write(".xccurrentversion", version)
    #expect(DataModel(path: model).entities.map(\.name) == ["New"])
    try write(".xccurrentversion", "<string>../../../etc</string>")
    #expect(DataModel(path: model).entities.map(\.name) == ["Old"])
    #expect(DataModel(path: model + "/Model 2.xcdatamodel").entities.map(\.name) == ["New"])
    #expect(DataModel(path: folder + "/None.xcdatamodeld").entities.isEmpty)
    #expect(DataModel.paths(in: folder + "/None").isEmpty)
  }

  @Test func everyStartOfAFileIsAModel() {
    let bytes = Array(Self.contents.utf8)
    for count in bytes.indices {
      let model = DataModel(contents: Array(bytes[..<count]))
      #expect(model.entities.count <= 4)
      if count.isMultiple(of: 50) { _ = DataModel.source(of: [model]) }
    }
  }

  @Test(
    arguments: [
      "x: Int { fatalError() } //", "a b", "1a", "", "a\"", "a.b", "a\n", "objectID", "description",
      String(repeating: "a", count: 1_000),
    ]) func aNameIsNoCode(_ name: String)
  {
    let text = name.replacingOccurrences(of: "\"", with: "&quot;")
    let model = DataModel(
      contents: """
        <entity name="A" representedClassName="A" codeGenerationType="class">
        <attribute name="\(text)" attributeType="String"/>
        <relationship name="\(text)" toMany="YES" destinationEntity="A"/></entity>
        <entity name="B" representedClassName="\(text)" parentEntity="\(text)" codeGenerationType="class"/>
        """)
    #expect(model.entities[0].attributes.isEmpty && model.entities[0].relationships.isEmpty)
    if name != "objectID", name != "description" {
      #expect(model.entities[1].parent == nil)
      #expect(model.entities[1].type == (name == "a.b" ? "b" : nil))
    }
  }

  @Test(
    arguments: [
      "Int; let x = 1", "[String", "String]", "[", "A?", "() -> Int", "A}", "A\n", "A//", "<>", "",
    ]) func aTypeIsNoCode(_ type: String) throws
  {
    let model = DataModel(
      contents: """
        <entity name="A" representedClassName="A" codeGenerationType="class">
        <attribute name="x" attributeType="Transformable" customClassName="\(type)"/></entity>
        """)
    let source = try #require(DataModel.source(of: [model]))
    #expect(source.contains("public var x: NSObject? {"))
  }

  @Test func entitiesAreNotAboveThemselves() throws {
    let circle = DataModel(
      contents: """
        <entity name="A" parentEntity="B"/><entity name="B" parentEntity="C"/>
        <entity name="C" parentEntity="A"/><entity name="D" parentEntity="D"/><entity name="A"/>
        """)
    #expect(circle.entities.map(\.name) == ["A", "B", "C", "D"])
    for entity in circle.entities {
      var above = entity.parent
      for _ in 0..<10 { above = circle.entities.first { $0.name == above }?.parent }
      #expect(above == nil)
    }
  }

  @Test func ofHugeFilesAPartIsRead() {
    let many = (0..<5_000).map { "<entity name=\"E\($0)\" parentEntity=\"E\($0 + 1)\"/>" }.joined()
    let model = DataModel(contents: many)
    #expect(model.entities.count == 500)
    #expect(DataModel.source(of: [model]) != nil)
    let nested = String(repeating: "<entity name=\"A\"><attribute name=\"a\">", count: 10_000)
    #expect(DataModel(contents: nested).entities.count == 1)
    #expect(DataModel(contents: [0xFF, 0x3C, 0xFE, 0x00]).entities.isEmpty)
  }
}
