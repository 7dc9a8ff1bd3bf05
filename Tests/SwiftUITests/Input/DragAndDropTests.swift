import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

extension UTType {
  fileprivate static let note = UTType(exportedAs: "org.example.note")
}

private struct Note: Codable, Transferable, Equatable {
  var title: String
  static var transferRepresentation: some TransferRepresentation<Note> {
    CodableRepresentation(contentType: .note)
    ProxyRepresentation(exporting: \.title)
  }
}

/// Reads notes as data.
private struct Card: Codable, Transferable {
  var title: String
  static var transferRepresentation: some TransferRepresentation<Card> {
    CodableRepresentation(contentType: .note)
  }
}

/// A source of 100 points above a target of 100, in a column of 400.
private struct Board<Payload: Transferable, Taken: Transferable>: View {
  let payload: Payload
  let taken: Taken.Type
  let log: Log

  var body: some View {
    VStack(spacing: 100) {
      Color.blue.frame(width: 100, height: 100).draggable(payload)
      Color.red.frame(width: 100, height: 100)
        .dropDestination(for: taken) { items, point in
          log("took \(items) at \(Int(point.x)), \(Int(point.y))")
          return true
        } isTargeted: {
          log("targeted \($0)")
        }
    }
    .frame(width: 400, height: 400)
  }
}

@MainActor @Suite("Drag and drop")
struct DragAndDropTests {
  private let log = Log()
  private let source = Point(200, 100)
  private let target = Point(210, 310)

  private func probe<P: Transferable, T: Transferable>(_ payload: P, _ type: T.Type) throws -> Probe
  {
    try Probe.square(Board(payload: payload, taken: type, log: log))
  }

  /// A long press, a way, and a lift.
  private func drag(_ probe: Probe, to end: Point, press: Double = 0.6, lifts: Bool = true) {
    probe.host.touchDown(at: source)
    probe.host.advance(by: press)
    for step in 1...10 {
      let part = Double(step) / 10
      probe.host.touchMove(
        to: Point(source.x + (end.x - source.x) * part, source.y + (end.y - source.y) * part))
      probe.host.advance(by: 0.02)
    }
    if lifts { probe.host.touchUp() }
    probe.host.advance(by: 1)
  }

  @Test("What is dropped on a destination is taken there, in its coordinates")
  func drop() throws {
    let probe = try probe("a word", String.self)
    drag(probe, to: target)
    #expect(log.entries == ["targeted true", "took [\"a word\"] at 60, 60", "targeted false"])
    #expect(probe.host.issues.isEmpty)
  }

  @Test("Without a long press nothing is lifted")
  func short() throws {
    let probe = try probe("a word", String.self)
    drag(probe, to: target, press: 0.2)
    #expect(log.entries.isEmpty)
  }

  @Test("Elsewhere, and where something else is taken, nothing happens")
  func elsewhere() throws {
    let probe = try probe("a word", String.self)
    drag(probe, to: Point(20, 390))
    #expect(log.entries.isEmpty)
    let other = try self.probe("a word", URL.self)
    drag(other, to: target)
    #expect(log.entries.isEmpty)
  }

  @Test("A drag that leaves says so, and is not taken")
  func leaving() throws {
    let probe = try probe("a word", String.self)
    drag(probe, to: target, lifts: false)
    probe.host.touchMove(to: Point(20, 390))
    probe.host.touchUp()
    #expect(log.entries == ["targeted true", "targeted false"])
  }

  @Test("Another type gets what a proxy makes, or data of a content type that both know")
  func conversion() throws {
    let proxy = try probe(Note(title: "tide"), String.self)
    drag(proxy, to: target)
    #expect(log.entries.contains { $0.hasPrefix("took [\"tide\"]") })
    let log = Log()
    let data = try Probe.square(Board(payload: Note(title: "ebb"), taken: Card.self, log: log))
    drag(data, to: target)
    #expect(log.entries.contains { $0.contains("title: \"ebb\"") })
  }

  @Test("The view that is carried is drawn under the finger, and goes back where nothing takes it")
  func look() throws {
    let drawn = try DrawnView(Board(payload: "a", taken: String.self, log: log), 400, 400)
    #expect(drawn.hex(200, 100) == "0088FF")
    drawn.host.touchDown(at: source)
    drawn.host.advance(by: 0.6)
    drawn.host.touchMove(to: Point(90, 200))
    drawn.show(at: 1.5)
    // Carried to 90, 200: nearly opaque there, and paler where it was.
    #expect(drawn.pixel(60, 200)[2] > 200 && drawn.pixel(60, 200)[0] < 60)
    #expect(drawn.pixel(240, 100)[0] > 100)
    drawn.host.touchUp()
    drawn.show(at: 4)
    #expect(drawn.hex(200, 100) == "0088FF")
    #expect(drawn.hex(60, 200) == "FFFFFF")
  }
}
