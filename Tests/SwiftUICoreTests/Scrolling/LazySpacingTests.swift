import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Rows of a lazy stack stand as far apart as they would in a stack that is not lazy.
@MainActor
@Suite("The distances of a lazy stack's rows") struct LazySpacingTests {
  private struct Stack<Rows: View>: View {
    let axis: Axis
    let isLazy: Bool
    @ViewBuilder let rows: Rows

    var body: some View {
      switch (axis, isLazy) {
      case (.vertical, true): LazyVStack { rows }
      case (.vertical, false): VStack { rows }
      case (.horizontal, true): LazyHStack { rows }
      case (.horizontal, false): HStack { rows }
      }
    }
  }

  /// Texts of three sizes, pictures, boxes with room around them and a row of two views.
  private struct Mixed: View {
    var count = 30
    var body: some View {
      ForEach(0..<count, id: \.self) { row in
        switch row % 7 {
        case 0: Text("Title \(row)").font(.title)
        case 1: Text("Two lines\nof body \(row)")
        case 2: Color.red.frame(width: 40, height: 20)
        case 3: Text("In a box \(row)").padding(10)
        case 4: Image(systemName: "star")
        case 5: if row % 2 == 0 { Text("Caption \(row)").font(.caption) }
        default:
          Text("First \(row)")
          Text("Second \(row)")
        }
      }
    }
  }

  private struct Fixed: View {
    var body: some View {
      Text("Above").font(.largeTitle)
      ForEach(0..<3, id: \.self) { Text("Row \($0)") }
      ForEach(0..<0, id: \.self) { Text("None \($0)") }
      Text("Below")
      Color.red.frame(height: 10)
      Text("Last")
    }
  }

  private struct Drawn: Equatable {
    var name: String
    var place: Point
  }

  /// What is drawn, and where.
  private func drawn(_ host: ViewHost) -> [Drawn] {
    host.graph.displayList.drawnLayers.map {
      Drawn(name: $0.name, place: $0.texts.first?.origin ?? $0.transform.apply(Point(0, 0)))
    }
  }

  private func drawn(_ view: some View, _ size: Size, _ axis: Axis = .vertical) throws -> [Drawn] {
    let probe = try Probe(
      ScrollView(axis == .vertical ? .vertical : .horizontal) { view },
      HostConfiguration(size: size))
    #expect(probe.host.issues.isEmpty)
    return drawn(probe.host)
  }

  @Test(
    "Rows of all kinds, one below the other and side by side, are where a stack has them",
    arguments: [Axis.vertical, .horizontal])
  func likeAStack(axis: Axis) throws {
    let size = axis == .vertical ? Size(300, 3_000) : Size(3_000, 300)
    let lazy = try drawn(Stack(axis: axis, isLazy: true) { Mixed() }, size, axis)
    let eager = try drawn(Stack(axis: axis, isLazy: false) { Mixed() }, size, axis)
    #expect(lazy.count > 25)
    #expect(lazy.map(\.name) == eager.map(\.name))
    // Across the axis, what a lazy stack takes is what it is offered.
    func along(_ drawn: [Drawn]) -> [Double] {
      drawn.map { axis == .vertical ? $0.place.y : $0.place.x }
    }
    #expect(along(lazy) == along(eager))
  }

  @Test("Rows that are always there stand as far from a loop's as from each other")
  func fixedRows() throws {
    let lazy = try drawn(Stack(axis: .vertical, isLazy: true) { Fixed() }, Size(300, 400))
    #expect(lazy.count == 7)
    #expect(try lazy == drawn(Stack(axis: .vertical, isLazy: false) { Fixed() }, Size(300, 400)))
  }

  @Test("Scrolled down and up again, rows are as far apart as in a stack, and the content as long")
  func scrolled() throws {
    func host(isLazy: Bool) throws -> Probe {
      try Probe(
        ScrollView {
          Stack(axis: .vertical, isLazy: isLazy) {
            ForEach(0..<300, id: \.self) { row in
              Text("Row \(row)").font(row % 5 == 0 ? .title : .body)
            }
          }
        }, HostConfiguration(size: Size(300, 300)))
    }
    let (lazy, eager) = (try host(isLazy: true), try host(isLazy: false))
    func distances(_ probe: Probe) -> [String: Double] {
      let texts = probe.host.graph.displayList.texts.filter { (-40...340).contains($0.y) }
      return Dictionary(
        uniqueKeysWithValues: zip(texts, texts.dropFirst()).map {
          ($0.text, $1.y - $0.y)
        })
    }
    for distance in [-240, -240, -240, 180, 180] as [Double] {
      for probe in [lazy, eager] {
        probe.drag(from: Point(150, distance < 0 ? 280 : 20), by: Size(0, distance))
        probe.host.advance(to: probe.host.now + 0.3)
        probe.host.touchUp()
        probe.host.advance(to: probe.host.now + 10)
        _ = probe.host.frame()
      }
      let (found, expected) = (distances(lazy), distances(eager))
      #expect(found.count >= 8)
      for (text, length) in found {
        #expect(isClose(length, expected[text] ?? length, within: 0.51), "\(text)")
      }
    }
  }

  @Test("Texts that were never made are as far apart as those that were")
  func estimate() throws {
    func length(isLazy: Bool) throws -> Double {
      var length = 0.0
      _ = try Probe(
        ScrollView {
          Stack(axis: .vertical, isLazy: isLazy) {
            ForEach(0..<1_000, id: \.self) { Text("Row \($0)") }
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            length = $0
          }
        }, HostConfiguration(size: Size(300, 300)))
      return length
    }
    #expect(try length(isLazy: true) == length(isLazy: false))
  }

  @Test(
    "A row that becomes another kind of view stands as far from its neighbours as that one wants")
  func change() throws {
    let model = Model(false)
    let probe = try Probe(
      ScrollView {
        LazyVStack {
          ForEach(0..<4, id: \.self) { row in
            if row == 1, model.value { Color.red.frame(height: 20) } else { Text("Row \(row)") }
          }
        }
      }, HostConfiguration(size: Size(300, 300)))
    let before = probe.host.graph.displayList.texts.map(\.y)
    model.value = true
    probe.host.advance(to: 1)
    _ = probe.host.frame()
    let after = drawn(probe.host)
    let expected = try drawn(
      VStack {
        Text("Row 0")
        Color.red.frame(height: 20)
        Text("Row 2")
        Text("Row 3")
      }, Size(300, 300))
    #expect(before.count == 4 && after.map(\.place.y) == expected.map(\.place.y))
  }

  @Test("A distance that is given holds between all rows; lines of a grid are 8 points apart")
  func given() throws {
    let given = try drawn(LazyVStack(spacing: 3) { Mixed() }, Size(300, 3_000))
    #expect(try given == drawn(VStack(spacing: 3) { Mixed() }, Size(300, 3_000)))
    let grid = try drawn(
      LazyVGrid(columns: [GridItem(.fixed(100))]) {
        Text("First")
        Text("Second")
      }.fixedSize(), Size(300, 300))
    let stack = try drawn(
      VStack(spacing: 8) {
        Text("First")
        Text("Second")
      }, Size(300, 300))
    #expect(grid[1].place.y - grid[0].place.y == stack[1].place.y - stack[0].place.y)
  }
}
