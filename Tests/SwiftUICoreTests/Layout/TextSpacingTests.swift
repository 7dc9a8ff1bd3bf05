import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Distances between texts and other views, as they were measured on iOS.
@MainActor @Suite("Stacks keep the distances of lines around texts")
struct TextSpacingTests {
  /// A phone at the content size that device configurations of snapshot tests have: body is 16 points.
  private static let phone = HostConfiguration(scale: 3, dynamicTypeSize: .medium)

  private func gaps<Content: View>(
    _ view: Content, _ configuration: HostConfiguration = Self.phone
  ) throws -> [CGFloat] {
    let leaves = try Placed(view, nil, nil, configuration).leaves
    return zip(leaves, leaves.dropFirst()).map { $1.minY - $0.maxY }
  }

  private func expectGap<Content: View>(
    _ expected: CGFloat, _ view: Content, _ configuration: HostConfiguration = Self.phone,
    tolerance: CGFloat = 0.34, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let gap = try #require(try gaps(view, configuration).first)
    #expect(abs(gap - expected) <= tolerance, "\(gap)", sourceLocation: sourceLocation)
  }

  /// 21.33 between the baselines of two texts of 16 points.
  @Test func textsFollowOneAnotherAsLines() throws {
    let placed = try Placed(
      VStack {
        Text("a"); Text("b")
      }, nil, nil, Self.phone)
    #expect(abs(placed.ys[1] - placed.ys[0] - 64.0 / 3) < 0.01)
  }

  /// 19.67 between the baselines of subheadlines, whose lines are 15 points at this size.
  @Test func theLowerTextsLeadingCounts() throws {
    try expectGap(
      7.0 / 3,
      VStack {
        Text("a"); Text("b").font(.subheadline)
      }, tolerance: 0.01)
    try expectGap(
      2,
      VStack {
        Text("a").font(.subheadline); Text("b")
      }, tolerance: 0.01)
    try expectGap(
      0,
      VStack {
        Text("a"); Text("b").font(.system(size: 14))
      }, tolerance: 0.01)
  }

  /// A card with two texts of 16 points and padding of 16 is 72.7 high.
  @Test func aCardOfTwoLinesIsAsHighAsOnAPhone() throws {
    let card = VStack {
      Text("Title"); Text("Detail")
    }.padding(16)
    let height = try Placed(card, nil, nil, Self.phone).size.height
    #expect(abs(height - 72.7) <= 0.4, "\(height)")
  }

  /// A footnote is 4.9 points under and 7.7 over its neighbours.
  @Test func otherViewsAreALineAndATenthFromTheBaseline() throws {
    let text = Text("footnote").font(.footnote)
    try expectGap(
      4.9,
      VStack {
        box(20, 20); text
      }, tolerance: 0.4)
    try expectGap(
      7.7,
      VStack {
        text; box(20, 20)
      }, tolerance: 0.4)
    // Body at 17 points: h + d − ascent, and max(h + d − capHeight, d + descent).
    let body = HostConfiguration(scale: 3)
    let h = 17 * 2444.0 / 2048
    let d = 7.0 / 3
    try expectGap(
      h + d - 17 * 1950 / 2048,
      VStack {
        box(20, 20); Text("a")
      }, body)
    try expectGap(
      h + d - 17 * 1443 / 2048,
      VStack {
        Text("a"); box(20, 20)
      }, body)
  }

  @Test func aStackPassesOnWhatIsAtItsEnds() throws {
    let pair = VStack {
      box(10, 10); Text("a")
    }
    try expectGap(
      8,
      VStack {
        box(10, 10); pair
      }, tolerance: 0.01)
    let placed = try Placed(
      VStack {
        pair; Text("b")
      }, nil, nil, Self.phone)
    #expect(abs(placed.ys[2] - placed.ys[1] - 64.0 / 3) < 0.01)
    // A row asks for the most that one of its views asks for.
    let row = HStack {
      Text("a"); Text("b").font(.largeTitle)
    }
    let under = try Placed(
      VStack {
        row; box(10, 10)
      }, nil, nil, Self.phone)
    let large = try Placed(
      VStack {
        Text("b").font(.largeTitle); box(10, 10)
      }, nil, nil, Self.phone)
    #expect(abs(under.size.height - large.size.height) < 0.01)
  }

  @Test func whatIsAroundATextHidesItOnlyWhereItAddsRoom() throws {
    let plain = try #require(
      try gaps(
        VStack {
          Text("a"); Text("b")
        }
      ).first)
    for view in [
      AnyView(Text("a").background(Color.red)), AnyView(Text("a").opacity(0.5)),
      AnyView(Text("a").padding(.horizontal)), AnyView(Text("a").frame(width: 50)),
      AnyView(Text("a").padding(.bottom, 0)), AnyView(Button("a") {}.buttonStyle(.plain)),
      AnyView(ZStack { Text("a") }), AnyView(Text("a").offset(x: 3)),
    ] {
      let leaves = try Placed(
        VStack {
          view; Text("b")
        }, nil, nil, Self.phone
      ).leaves
      let last = try #require(leaves.last)
      #expect(abs(last.minY - 58.0 / 3 - plain) < 0.02, "\(last)")
    }
    // A padded edge is that of a box, below which a text keeps its distance.
    let padded = try Placed(
      VStack {
        Text("a").padding(.bottom, 1); Text("b")
      }, nil, nil, Self.phone)
    let framed = try Placed(
      VStack {
        Text("a").frame(height: 20); Text("b")
      }, nil, nil, Self.phone)
    let over = 16 * 494.0 / 2048 + 2
    #expect(abs(padded.ys[1] - 58.0 / 3 - 1 - over) <= 0.34)
    #expect(abs(framed.ys[1] - 20 - over + framed.ys[0] - framed.ys[0]) <= 0.34)
  }

  @Test func spacersAndGivenSpacingCountAsBefore() throws {
    #expect(
      try Placed(
        VStack {
          Text("a"); Spacer(minLength: 0); Text("b")
        }, nil, nil, Self.phone
      )
      .size.height - 116.0 / 3 < 0.01)
    let given = try gaps(
      VStack(spacing: 5) {
        Text("a"); Text("b")
      })
    #expect(abs(given[0] - 5) < 0.01)
    #expect(
      try Placed(
        HStack {
          Text("a"); Text("b")
        }, nil, nil
      ).leaves.count == 2)
    let row = try Placed(
      HStack {
        Text("a"); Text("b")
      }, nil, nil, Self.phone)
    #expect(abs(row.xs[1] - row.leaves[0].maxX - 8) < 0.01)
  }

  @Test func symbolsStandToTextsAsTexts() throws {
    let placed = try Placed(
      VStack {
        Image(systemName: "globe"); Text("a")
      }, nil, nil, Self.phone)
    #expect(abs(placed.ys[1] - placed.leaves[0].maxY) < 0.34)
    try expectGap(
      8,
      VStack {
        Image(systemName: "globe").resizable().frame(width: 20, height: 20); box(9, 9)
      },
      tolerance: 0.34)
  }

  // MARK: ViewSpacing

  @Test func spacingThatSaysNothingAddsNothing() {
    var spacing = ViewSpacing()
    #expect(spacing.distance(to: ViewSpacing(), along: .vertical) == 8)
    spacing.formUnion(.zero)
    #expect(spacing.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(ViewSpacing().distance(to: spacing, along: .vertical) == 0)
    #expect(
      ViewSpacing().union(.zero, edges: .top).distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(
      ViewSpacing().distance(to: ViewSpacing().union(.zero, edges: .top), along: .vertical) == 0)
  }

  @Test func aLayoutReadsAndPassesOnTheSpacingOfTexts() throws {
    let column = Column()
    let placed = try Placed(
      column {
        Text("a"); Text("b"); box(10, 10)
      }, nil, nil, Self.phone)
    let stack = try Placed(
      VStack {
        Text("a"); Text("b"); box(10, 10)
      }, nil, nil, Self.phone)
    #expect(placed.ys == stack.ys && placed.size.height == stack.size.height)
    // What the layout holds it asks for at its own edges, as a stack of the library does.
    for layout in [AnyLayout(VStackLayout()), AnyLayout(Column())] {
      let outer = try Placed(
        VStack {
          layout { Text("a") }; Text("b")
        }, nil, nil, Self.phone)
      #expect(abs(outer.ys[1] - outer.ys[0] - 64.0 / 3) < 0.01)
    }
  }

  @Test func anEmptyStackKeepsNoDistance() throws {
    let empty = VStack { if HostConfiguration().scale == 0 { Text("a") } }
    #expect(
      try Placed(
        HStack {
          box(10, 10); empty; box(10, 10)
        }, nil, nil
      ).size.width == 20)
    #expect(
      try Placed(
        VStack {
          box(10, 10); empty; box(10, 10)
        }, nil, nil
      ).size.height == 20)
  }
}

/// A column with the distances that its views ask for.
private struct Column: Layout {
  private func distances(_ subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: .vertical)
    }
      + [0]
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +) + distances(subviews).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y: CGFloat = 0
    for (subview, distance) in zip(subviews, distances(subviews)) {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY + y), anchor: .top, proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + distance
    }
  }
}
