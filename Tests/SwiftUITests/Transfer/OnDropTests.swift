import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

/// Writes down what it hears.
private struct Notes: DropDelegate {
  let log: Log
  var isValid = true
  var operation: DropOperation? = nil
  var takes = true

  func validateDrop(info: DropInfo) -> Bool {
    log("validate \(info.hasItemsConforming(to: [.plainText]))")
    return isValid
  }
  func dropEntered(info: DropInfo) { log("entered") }
  func dropUpdated(info: DropInfo) -> DropProposal? { operation.map(DropProposal.init(operation:)) }
  func dropExited(info: DropInfo) { log("exited") }
  func performDrop(info: DropInfo) -> Bool {
    log("perform at \(Int(info.location.x)), \(Int(info.location.y))")
    return takes
  }
}

/// A source of 100 points above a target of 100, in a square of 400.
private struct Board<Source: View, Target: View>: View {
  @ViewBuilder let source: (Color) -> Source
  @ViewBuilder let target: (Color) -> Target

  var body: some View {
    VStack(spacing: 100) {
      source(.blue).frame(width: 100, height: 100)
      target(.red).frame(width: 100, height: 100)
    }
    .frame(width: 400, height: 400)
  }
}

private struct Targeted: View {
  let log: Log
  @State private var isTargeted = false
  @State private var text = "nothing"

  var body: some View {
    Board {
      $0.onDrag { NSItemProvider(object: "a word" as NSString) }
    } target: {
      $0.overlay { Text("\(text) \(isTargeted ? "targeted" : "free")") }
        .onDrop(of: [.text], isTargeted: $isTargeted) { providers in
          log("\(providers.count) dropped")
          providers.first?.loadObject(ofClass: String.self) { value, _ in
            MainActor.assumeIsolated { text = value ?? "no text" }
          }
          return true
        }
    }
  }
}

@MainActor @Suite("onDrag and onDrop")
struct OnDropTests {
  private let log = Log()
  private let source = Point(200, 100)
  private let target = Point(210, 310)

  private func drag(_ probe: Probe, through points: [Point], lifts: Bool = true) {
    probe.host.touchDown(at: source)
    probe.host.advance(by: 0.6)
    var last = source
    for point in points {
      for step in 1...10 {
        let part = Double(step) / 10
        probe.host.touchMove(
          to: Point(last.x + (point.x - last.x) * part, last.y + (point.y - last.y) * part))
        probe.host.advance(by: 0.02)
      }
      last = point
    }
    if lifts { probe.host.touchUp() }
    probe.host.advance(by: 1)
  }

  private func delegated(_ delegate: Notes, of types: [UTType] = [.plainText]) throws -> Probe {
    try Probe.square(
      Board {
        $0.onDrag { NSItemProvider(object: "a word" as NSString) }
      } target: {
        $0.onDrop(of: types, delegate: delegate)
      })
  }

  private func shows(_ probe: Probe, _ text: String) -> Bool {
    probe.host.semantics.contains { $0.label == text }
  }

  @Test("What was dropped is loaded, and shows; the target says so while the drag is over it")
  func closures() throws {
    let probe = try Probe.square(Targeted(log: log))
    drag(probe, through: [target], lifts: false)
    #expect(shows(probe, "nothing targeted"))
    probe.host.touchUp()
    probe.host.advance(by: 1)
    #expect(log.entries == ["1 dropped"])
    #expect(shows(probe, "a word free"))
    #expect(probe.host.issues.isEmpty)
  }

  @Test("A delegate hears of a drop that comes, moves and is let go, and of no exit after that")
  func delegate() throws {
    drag(try delegated(Notes(log: log)), through: [target])
    #expect(log.entries == ["validate true", "entered", "perform at 60, 60"])
  }

  @Test("A drag that goes on is an exit; one that comes back is validated again") func exit() throws
  {
    drag(try delegated(Notes(log: log)), through: [target, Point(20, 390), target, Point(20, 390)])
    #expect(
      log.entries == [
        "validate true", "entered", "exited", "validate true", "entered", "exited",
      ])
  }

  @Test("A drop that is not valid, forbidden, or of another type is not performed") func refused()
    throws
  {
    drag(try delegated(Notes(log: log, isValid: false)), through: [target])
    #expect(log.entries == ["validate true"])
    let forbidden = Log()
    drag(try delegated(Notes(log: forbidden, operation: .forbidden)), through: [target])
    #expect(forbidden.entries == ["validate true", "entered", "exited"])
    let other = Log()
    drag(try delegated(Notes(log: other), of: [.image]), through: [target])
    #expect(other.entries.isEmpty)
  }

  @Test("Values that are dragged are items for a delegate, and items are values for a destination")
  func mixed() throws {
    let values = try Probe.square(
      Board {
        $0.draggable("a value")
      } target: {
        $0.onDrop(of: [.utf8PlainText], isTargeted: nil) { providers, point in
          providers.first?.loadObject(ofClass: String.self) { text, _ in
            MainActor.assumeIsolated { log("\(text ?? "") at \(Int(point.x))") }
          }
          return true
        }
      })
    drag(values, through: [target])
    #expect(log.entries == ["a value at 60"])
    let items = Log()
    let destination = try Probe.square(
      Board {
        $0.onDrag { NSItemProvider(object: NSURL(string: "https://example.org/")!) }
      } target: {
        $0.dropDestination(for: URL.self) { urls, _ in
          items("\(urls)")
          return true
        }
      })
    drag(destination, through: [target])
    #expect(items.entries == ["[https://example.org/]"])
  }

  @Test("The preview is what is carried") func preview() throws {
    let drawn = try DrawnView(
      Board {
        $0.onDrag {
          NSItemProvider()
        } preview: {
          Color.green.frame(width: 100, height: 100)
        }
      } target: {
        $0
      }, 400, 400)
    drawn.host.touchDown(at: source)
    drawn.host.advance(by: 0.6)
    drawn.host.touchMove(to: Point(90, 200))
    drawn.show(at: 1.5)
    // A green square is carried to 90, 200, and the blue one is paler where it was.
    let carried = drawn.pixel(60, 200)
    #expect(carried[1] > 180 && carried[0] < 120 && carried[2] < 140, "\(carried)")
    #expect(drawn.pixel(240, 100)[0] > 100)
    drawn.host.touchUp()
    drawn.show(at: 4)
    #expect(drawn.hex(200, 100) == "0088FF")
  }
}
