import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.3.
@MainActor @Suite("ZStack, background, overlay")
struct LayeredTests {
  @Test func aZStackIsTheUnionOfItsAlignedChildren() throws {
    let placed = try Placed(
      ZStack(alignment: .bottomTrailing) {
        box(50, 20); box(20, 50)
      }, 200, 200)
    #expect(placed.size == CGSize(width: 50, height: 50))
    #expect(placed.leaves.map(\.origin) == [CGPoint(x: 0, y: 30), CGPoint(x: 30, y: 0)])
    let apart = try Placed(
      ZStack(alignment: .leading) {
        box(20, 20).alignmentGuide(.leading) { _ in 20 }
        box(20, 20)
      }, 200, 200)
    #expect(apart.size.width == 40 && apart.xs == [0, 20])
  }

  @Test func everyChildIsOfferedAllOfIt() throws {
    #expect(
      try Placed(
        ZStack {
          Color.red; box(10, 10)
        }, 90, 80
      ).size == CGSize(width: 90, height: 80))
    #expect(
      try Placed(
        ZStack {
          Color.red; box(30, 30)
        }, nil, nil
      ).size == CGSize(width: 30, height: 30))
  }

  @Test func childrenOfTheHighestPriorityDecideTheSize() throws {
    let placed = try Placed(
      ZStack {
        box(50, 50); box(90, 90).layoutPriority(-1)
      }, 200, 200)
    #expect(placed.size == CGSize(width: 50, height: 50))
    #expect(placed.leaves[1].origin == CGPoint(x: -20, y: -20))
  }

  @Test func aBackgroundIsOfferedTheSizeOfWhatItIsBehind() throws {
    let placed = try Placed(box(40, 30).background { Color.red }, 200, 200)
    #expect(placed.size == CGSize(width: 40, height: 30))
    #expect(
      placed.leaves == [
        CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 0, y: 0, width: 40, height: 30),
      ])
  }

  @Test func anOverlayStandsByItsAlignmentAndDoesNotChangeTheSize() throws {
    let placed = try Placed(
      box(40, 30).overlay(alignment: .bottomTrailing) { box(60, 10) }, 200, 200)
    #expect(placed.size == CGSize(width: 40, height: 30))
    #expect(placed.leaves[1] == CGRect(x: -20, y: 20, width: 60, height: 10))
  }

  @Test func severalViewsAreACentredPileThatIsAlignedAsOne() throws {
    let placed = try Placed(
      box(40, 40).overlay(alignment: .topLeading) {
        box(10, 10)
        box(20, 20)
      }, 200, 200)
    #expect(placed.leaves.dropFirst().map(\.origin) == [CGPoint(x: 5, y: 5), .zero])
  }

  @Test func backgroundsAreDrawnBehindAndOverlaysInFront() throws {
    let probe = try Probe(
      Text("middle").background(Color.red).overlay { Text("front") })
    let names = probe.host.values.filter { $0.property.hasPrefix("frame") }.map(\.path)
    #expect(names == ["Rectangle", "Text", "Text"])
  }

  @Test func styleShorthands() throws {
    #expect(try Placed(box(40, 30).background(.red), 90, 90).leaves.count == 2)
    #expect(try Placed(box(40, 30).background(.red, in: Circle()), 90, 90).widths == [30, 40])
    #expect(try Placed(box(40, 30).background(in: Capsule()), 90, 90).leaves.count == 2)
    #expect(try Placed(box(40, 30).background(), 90, 90).leaves.count == 2)
    #expect(try Placed(box(40, 30).overlay(.red, in: Circle()), 90, 90).widths == [40, 30])
    #expect(try Placed(box(40, 30).border(.red, width: 2), 90, 90).leaves.count == 2)
  }
}
