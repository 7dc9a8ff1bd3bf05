import SwiftUI
import Testing

/// Layout in every form in which it is written.
@MainActor @Suite("Frequency: layout")
struct LayoutFrequencyTests {
  private func block(_ width: CGFloat = 20, _ height: CGFloat = 20) -> some View {
    Color.pureRed.frame(width: width, height: height)
  }

  private func ink<V: View>(_ view: V) throws -> CGRect { try Shown { view }.ink }

  @Test func framesInAllForms() throws {
    let red = Color.pureRed
    let forms: [(AnyView, CGRect)] = [
      (AnyView(red.frame(width: 40, height: 20)), CGRect(x: 80, y: 90, width: 40, height: 20)),
      (AnyView(red.frame(height: 20)), CGRect(x: 0, y: 90, width: 200, height: 20)),
      (AnyView(red.frame(width: 40)), CGRect(x: 80, y: 0, width: 40, height: 200)),
      (AnyView(red.frame(maxWidth: 60)), CGRect(x: 70, y: 0, width: 60, height: 200)),
      (
        AnyView(block().frame(maxWidth: .infinity, alignment: .leading)),
        CGRect(x: 0, y: 90, width: 20, height: 20)
      ),
      (
        AnyView(block().frame(maxWidth: .infinity, maxHeight: .infinity)),
        CGRect(x: 90, y: 90, width: 20, height: 20)
      ),
      (
        AnyView(
          block().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)),
        CGRect(x: 180, y: 180, width: 20, height: 20)
      ),
      (
        AnyView(block().frame(width: 100, height: 60, alignment: .topLeading)),
        CGRect(x: 50, y: 70, width: 20, height: 20)
      ),
      (
        AnyView(block().frame(width: 100, alignment: .trailing)),
        CGRect(x: 130, y: 90, width: 20, height: 20)
      ),
      (
        AnyView(block().frame(height: 100, alignment: .top)),
        CGRect(x: 90, y: 50, width: 20, height: 20)
      ),
      (AnyView(red.frame(maxHeight: 60)), CGRect(x: 0, y: 70, width: 200, height: 60)),
      (
        AnyView(red.frame(minWidth: 10, maxWidth: 50, minHeight: 10, maxHeight: 30)),
        CGRect(x: 75, y: 85, width: 50, height: 30)
      ),
      (
        AnyView(red.frame(minHeight: 30).frame(height: 10)),
        CGRect(x: 0, y: 85, width: 200, height: 30)
      ),
      (
        AnyView(red.frame(minWidth: 30).frame(width: 10, height: 10)),
        CGRect(x: 85, y: 95, width: 30, height: 10)
      ),
      (
        AnyView(red.frame(maxWidth: 40, maxHeight: 40)), CGRect(x: 80, y: 80, width: 40, height: 40)
      ),
      (
        AnyView(red.frame(idealWidth: 40, idealHeight: 20).fixedSize()),
        CGRect(x: 80, y: 90, width: 40, height: 20)
      ),
      (
        AnyView(block().frame(minWidth: 0, maxWidth: .infinity, alignment: .trailing)),
        CGRect(x: 180, y: 90, width: 20, height: 20)
      ),
    ]
    for (index, (view, expected)) in forms.enumerated() {
      #expect(try ink(view) == expected, "form \(index)")
    }
  }

  @Test func paddingInAllForms() throws {
    let forms: [(AnyView, CGRect)] = [
      (AnyView(Color.pureRed.padding()), CGRect(x: 16, y: 16, width: 168, height: 168)),
      (AnyView(Color.pureRed.padding(10)), CGRect(x: 10, y: 10, width: 180, height: 180)),
      (AnyView(Color.pureRed.padding(.top)), CGRect(x: 0, y: 16, width: 200, height: 184)),
      (
        AnyView(Color.pureRed.padding(.horizontal, 20)),
        CGRect(x: 20, y: 0, width: 160, height: 200)
      ),
      (
        AnyView(Color.pureRed.padding([.leading, .bottom], 20)),
        CGRect(x: 20, y: 0, width: 180, height: 180)
      ),
      (
        AnyView(
          Color.pureRed.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
        CGRect(x: 2, y: 1, width: 194, height: 196)
      ),
      (
        AnyView(Color.pureRed.padding(.all, 30).padding(.vertical, -10)),
        CGRect(x: 30, y: 20, width: 140, height: 160)
      ),
    ]
    for (index, (view, expected)) in forms.enumerated() {
      #expect(try ink(view) == expected, "form \(index)")
    }
  }

  @Test func stacksInAllForms() throws {
    let column: [(AnyView, CGFloat, CGFloat)] = [
      (AnyView(VStack { two }), 48, 86), (AnyView(VStack() { two }), 48, 86),
      (AnyView(VStack(spacing: 20) { two }), 60, 86),
      (AnyView(VStack(alignment: .leading) { two }), 48, 70),
      (AnyView(VStack(alignment: .trailing, spacing: 0) { two }), 40, 102),
      (AnyView(VStack(alignment: .leading, spacing: 4, content: { two })), 44, 70),
      (AnyView(VStack(spacing: 2, content: { two })), 42, 86),
      (AnyView(VStack(alignment: .center, content: { two })), 48, 86),
    ]
    for (index, (view, height, left)) in column.enumerated() {
      let shown = try Shown { view }
      #expect(shown.ink.height == height && shown.ink.width == 60, "form \(index)")
      // The narrow block is above.
      let row = Int(shown.ink.minY) + 1
      #expect((0..<200).first { shown.pixel($0, row) == "FF0000" } == Int(left), "form \(index)")
    }
    let row: [(AnyView, CGFloat)] = [
      (AnyView(HStack { two }), 96), (AnyView(HStack(spacing: 20) { two }), 108),
      (AnyView(HStack(alignment: .top) { two }), 96),
      (AnyView(HStack(alignment: .bottom, spacing: 0) { two }), 88),
      (AnyView(HStack(alignment: .center, spacing: 2, content: { two })), 90),
      (AnyView(HStack(alignment: .firstTextBaseline, content: { two })), 96),
    ]
    for (index, (view, width)) in row.enumerated() {
      #expect(try ink(view).width == width, "form \(index)")
    }
    let pile: [AnyView] = [
      AnyView(ZStack { two }), AnyView(ZStack() { two }), AnyView(ZStack(alignment: .top) { two }),
      AnyView(ZStack(alignment: .bottomTrailing, content: { two })),
      AnyView(ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) { two }),
    ]
    for view in pile { #expect(try ink(view).size == CGSize(width: 60, height: 20)) }
  }

  @ViewBuilder private var two: some View {
    block(28)
    block(60)
  }

  @Test func spacersAndDividers() throws {
    #expect(
      try ink(
        HStack(spacing: 0) {
          block(); Spacer(); block()
        })
        == CGRect(x: 0, y: 90, width: 200, height: 20))
    #expect(
      try ink(
        HStack(spacing: 0) {
          block(); Spacer(minLength: 40); block()
        }.fixedSize()
      ).width == 80)
    #expect(
      try ink(
        HStack(spacing: 0) {
          block(); Spacer().frame(width: 30); block()
        }
      ).width == 70)
    #expect(
      try ink(VStack { Divider().background(Color.pureRed) }).size == CGSize(width: 200, height: 1))
  }

  @Test func backgroundsInAllForms() throws {
    let clear = Color.clear.frame(width: 40, height: 20)
    let forms: [AnyView] = [
      AnyView(clear.background(Color.pureRed)), AnyView(clear.background(.red)),
      AnyView(clear.background { Color.pureRed }),
      AnyView(clear.background(alignment: .top) { Color.pureRed }),
      AnyView(clear.background(Color.pureRed, in: Rectangle())),
      AnyView(clear.background(.red, in: .rect)),
      AnyView(clear.background(Rectangle().fill(Color.pureRed))),
      AnyView(clear.background(Color.pureRed.opacity(0.5))),
      AnyView(
        clear.background(
          LinearGradient(
            gradient: Gradient(colors: [.pureRed, .pureBlue]), startPoint: .top, endPoint: .bottom))
      ),
      AnyView(clear.background(Color.pureRed.frame(width: 40), alignment: .leading)),
    ]
    for (index, view) in forms.enumerated() {
      #expect(
        try ink(view) == CGRect(x: 80, y: 90, width: 40, height: 20), "form \(index)")
    }
    let system = try Shown(dark: true) { clear.background().environment(\.colorScheme, .light) }
    #expect(system.pixel(100, 100) == "FFFFFF")
    #expect(
      try Shown { clear.background(.black, in: RoundedRectangle(cornerRadius: 8)) }.pixel(80, 90)
        == "FFFFFF")
  }

  @Test func overlaysInAllForms() throws {
    let clear = Color.clear.frame(width: 40, height: 40)
    let forms: [(AnyView, CGRect)] = [
      (AnyView(clear.overlay(Color.pureRed)), CGRect(x: 80, y: 80, width: 40, height: 40)),
      (AnyView(clear.overlay(block(10, 10))), CGRect(x: 95, y: 95, width: 10, height: 10)),
      (
        AnyView(clear.overlay(block(10, 10), alignment: .topTrailing)),
        CGRect(x: 110, y: 80, width: 10, height: 10)
      ),
      (AnyView(clear.overlay { block(10, 10) }), CGRect(x: 95, y: 95, width: 10, height: 10)),
      (
        AnyView(clear.overlay(alignment: .bottomLeading) { block(10, 10) }),
        CGRect(x: 80, y: 110, width: 10, height: 10)
      ),
      (
        AnyView(clear.overlay(Color.pureRed, in: Rectangle())),
        CGRect(x: 80, y: 80, width: 40, height: 40)
      ),
    ]
    for (index, (view, expected)) in forms.enumerated() {
      #expect(try ink(view) == expected, "form \(index)")
    }
  }

  @Test func placesInAllForms() throws {
    let forms: [(AnyView, CGFloat, CGFloat)] = [
      (AnyView(block().offset(y: 10)), 100, 110), (AnyView(block().offset(x: 10)), 110, 100),
      (AnyView(block().offset(x: 10, y: -20)), 110, 80),
      (AnyView(block().offset(CGSize(width: 5, height: 6))), 105, 106),
      (AnyView(block().position(x: 30, y: 40)), 30, 40),
      (AnyView(block().position(CGPoint(x: 50, y: 60))), 50, 60),
    ]
    for (index, (view, x, y)) in forms.enumerated() {
      let found = try ink(view)
      #expect(found.midX == x && found.midY == y, "form \(index)")
    }
  }

  @Test func safeAreasInAllForms() throws {
    func top<V: View>(_ view: V) throws -> CGFloat { try Shown(safeAreaTop: 50) { view }.ink.minY }
    // A colour alone fills the safe area, as a background does.
    let block = Color.pureRed.frame(maxHeight: .infinity)
    #expect(try top(block) == 50)
    #expect(try top(block.ignoresSafeArea()) == 0)
    #expect(try top(block.ignoresSafeArea(.all)) == 0)
    #expect(try top(block.ignoresSafeArea(.container, edges: .top)) == 0)
    #expect(try top(block.ignoresSafeArea(.keyboard, edges: .bottom)) == 50)
    #expect(try top(block.ignoresSafeArea(edges: .top)) == 0)
    #expect(try top(block.ignoresSafeArea(edges: .bottom)) == 50)
    #expect(try top(block.edgesIgnoringSafeArea(.all)) == 0)
    #expect(try top(block.edgesIgnoringSafeArea(.bottom)) == 50)
    #expect(try top(block.edgesIgnoringSafeArea([.top, .horizontal])) == 0)
  }

  @Test func repeatedViewsInAllForms() throws {
    struct Item: Identifiable {
      let id = UUID()
      let name: String
    }
    let items = [Item(name: "a"), Item(name: "b")]
    let shown = try Shown(200, 400) {
      VStack {
        ForEach(items) { Text($0.name) }
        ForEach(items, id: \.id) { Text($0.name) }
        ForEach(["c", "d"], id: \.self) { Text($0) }
        ForEach(0..<2) { Text("\($0)") }
        ForEach(0..<items.count, id: \.self) { index in Text(items[index].name) }
        ForEach(Array(items.enumerated()), id: \.offset) { index, item in
          Text("\(index)\(item.name)")
        }
        ForEach(items.indices, id: \.self) { Text("\($0)") }
      }
    }
    #expect(
      shown.labels == ["a", "b", "a", "b", "c", "d", "0", "1", "a", "b", "0a", "1b", "0", "1"])
  }

  @Test func aspectRatiosInAllForms() throws {
    let red = Color.pureRed
    #expect(
      try ink(red.aspectRatio(2, contentMode: .fit)).size == CGSize(width: 200, height: 100))
    #expect(
      try ink(red.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)).size
        == CGSize(width: 100, height: 200))
    #expect(
      try ink(red.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit)).size
        == CGSize(width: 200, height: 100))
    #expect(
      try ink(red.frame(idealWidth: 40, idealHeight: 20).scaledToFit()).size
        == CGSize(width: 200, height: 100))
    #expect(
      try ink(
        red.frame(idealWidth: 40, idealHeight: 20).scaledToFill().frame(width: 50, height: 50)
      ).size == CGSize(width: 100, height: 50))
  }

  @Test func geometryReadersTellSizesAndPlaces() throws {
    struct Content: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: 50)
          GeometryReader { geometry in
            let global = geometry.frame(in: .global)
            let local = geometry.frame(in: .local)
            Text(
              "\(Int(geometry.size.width)) \(Int(global.minY)) \(Int(global.midX)) \(Int(local.maxY)) \(Int(geometry.safeAreaInsets.top))"
            )
          }
        }
      }
    }
    #expect(try Shown { Content() }.labels == ["200 50 100 150 0"])
  }

  @Test func modifiersGroupsAndErasedViews() throws {
    struct Wide: ViewModifier {
      var width: CGFloat = 30
      func body(content: Content) -> some View { content.frame(width: width) }
    }
    #expect(try ink(Color.pureRed.modifier(Wide())).width == 30)
    #expect(
      try ink(
        AnyView(
          Group {
            EmptyView(); block()
          })
      ).width == 20)
    #expect(try ink(AnyView(erasing: block())).width == 20)
    #expect(
      try ink(VStack { block(80).fixedSize(horizontal: false, vertical: true) }.frame(width: 40))
        .width == 80)
    #expect(try ink(block().id("one").tag(1).zIndex(2).compositingGroup()).width == 20)
  }

  @Test func whatIsInFrontIsDrawnLast() throws {
    let shown = try Shown {
      ZStack {
        Color.pureRed.zIndex(1)
        Color.pureBlue
      }
    }
    #expect(shown.pixel(100, 100) == "FF0000")
  }

  @Test func unitPointsAndInsets() {
    #expect(UnitPoint(x: 0.5, y: 1) == .bottom && UnitPoint.zero == .topLeading)
    let corners: [UnitPoint] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    #expect(Set(corners).count == 4)
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }
}
