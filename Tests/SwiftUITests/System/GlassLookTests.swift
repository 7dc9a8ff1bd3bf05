import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Bars and controls of iOS 26 stand on glass; those of iOS 18 do not.
@MainActor @Suite("Glass of bars")
struct GlassLookTests {
  private static let screen = CGSize(width: 393, height: 852)

  private func phone(_ system: SystemVersion, isSolid: Bool = false) -> HostConfiguration {
    var configuration = HostConfiguration(size: Size(393, 852), scale: 2, system: system)
    configuration.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    configuration.reducesTransparency = isSolid
    return configuration
  }

  private func tabs(_ count: Int) -> some View {
    TabView {
      ForEach(0..<count, id: \.self) { number in
        Color.yellow.ignoresSafeArea().tabItem { Label("Tab \(number)", systemImage: "star") }
      }
    }
  }

  /// Of the layers that show what lies behind them.
  private func glass(_ list: DisplayList) -> [Rect] {
    var found: [Rect] = []
    func visit(_ id: LayerID, _ outer: Transform) {
      guard let layer = list[id] else { return }
      let transform = layer.transform.then(outer)
      func look(_ command: DrawCommand, _ transform: Transform) {
        switch command {
        case .fill(let geometry, .backdrop, _): found.append(transform.bounds(of: geometry.bounds))
        case .group(let group):
          for inner in group.commands { look(inner, group.transform.then(transform)) }
        default: break
        }
      }
      for command in layer.commands { look(command, transform) }
      for child in layer.children { visit(child, transform) }
    }
    visit(list.root, .identity)
    return found
  }

  @Test func aTabBarFloats21PointsFromTheEdges() throws {
    let probe = try Probe(tabs(5), phone(.iOS26))
    let bar = try #require(glass(probe.list).first)
    #expect(isClose(bar.x, 21, within: 0.01) && isClose(bar.maxX, 372, within: 0.01))
    #expect(isClose(bar.height, 62, within: 0.01) && isClose(bar.maxY, 831, within: 0.01))
    // Two tabs need no more room than two tabs have.
    let small = try #require(glass(try Probe(tabs(2), phone(.iOS26)).list).first)
    #expect(isClose(small.width, 212, within: 0.01))
    #expect(isClose(small.midX, 196.5, within: 0.01))
  }

  @Test func aTabBarOf18IsAsWideAsTheScreen() throws {
    let bar = try #require(glass(try Probe(tabs(5), phone(.iOS18)).list).first)
    #expect(bar.x == 0 && bar.width == 393)
    #expect(isClose(bar.maxY, 852, within: 0.01))
  }

  @Test func contentHasTheSameRoomOverATabBarOnBoth() throws {
    for system in SystemVersion.allCases {
      let view = TabView {
        VStack {
          Spacer()
          Text("last")
        }
        .tabItem { Text("Tab") }
      }
      let probe = try Probe(view, phone(system))
      #expect(isClose(probe.frame(of: "last").map { Double($0.maxY) }, 852 - 34 - 49, within: 0.5))
    }
  }

  @Test func aTabIsChosenWhereItIsSeen() throws {
    let probe = try Probe(
      TabView {
        Text("one").tabItem { Text("First") }
        Text("two").tabItem { Text("Second") }
      }, phone(.iOS26))
    #expect(probe.labels.contains("one"))
    probe.tap("Second")
    #expect(probe.labels.contains("two"))
  }

  private var stack: some View {
    NavigationStack {
      List { Text("row") }
        .navigationTitle("Title")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        }
    }
  }

  @Test func itemsOfABarStandOnGlass44PointsHigh() throws {
    let probe = try Probe(stack, phone(.iOS26))
    let items = glass(probe.list).filter { isClose($0.height, 44, within: 0.01) }
    #expect(items.count == 2, "\(glass(probe.list))")
    let edit = try #require(probe.frame(of: "Edit"))
    #expect(items.contains { abs($0.midX - edit.midX) < 0.5 && abs($0.midY - edit.midY) < 0.5 })
    #expect(items.allSatisfy { $0.x >= 16 && $0.maxX <= 377 })
    let old = try Probe(stack, phone(.iOS18))
    #expect(glass(old.list).filter { isClose($0.height, 44, within: 0.01) }.isEmpty)
  }

  @Test func glassIsSolidWithLessTransparency() throws {
    for view in [AnyView(stack), AnyView(tabs(3))] {
      #expect(glass(try Probe(view, phone(.iOS26, isSolid: true)).list).isEmpty)
    }
  }

  private struct Asking: View {
    @State private var isAsking = true
    var body: some View {
      Color.yellow.alert("Title", isPresented: $isAsking) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      } message: {
        Text("Message")
      }
    }
  }

  @Test(arguments: [(SystemVersion.iOS18, 270.0, 44.0, 0.0), (.iOS26, 320, 48, 16)])
  func anAlertIsThatOfTheSystem(
    _ system: SystemVersion, _ width: CGFloat, _ height: CGFloat, _ margin: CGFloat
  ) throws {
    let probe = try Probe(Asking(), phone(system))
    probe.host.advance(by: 2)
    let (yes, no) = (
      try #require(probe.frame(of: "Yes")), try #require(probe.frame(of: "No"))
    )
    #expect(isClose(Double(yes.height), Double(height), within: 0.5))
    // The one that cancels leads.
    let left = (Self.screen.width - width) / 2
    #expect(isClose(Double(no.minX), Double(left + margin), within: 0.5), "\(no)")
    #expect(isClose(Double(yes.maxX), Double(left + width - margin), within: 0.5), "\(yes)")
    let title = try #require(probe.frame(of: "Title"))
    #expect(system == .iOS18 ? abs(title.midX - 196.5) < 0.5 : abs(title.minX - left - 30) < 0.5)
  }

  @Test(arguments: [(SystemVersion.iOS18, 28.0, 28.0), (.iOS26, 37, 24)])
  func aSlidersThumbIsThatOfTheSystem(
    _ system: SystemVersion, _ width: Double, _ height: Double
  ) throws {
    let look = SystemLook.of(system).slider.thumb
    #expect(look == CGSize(width: width, height: height))
    let view = Slider(value: .constant(0)).frame(width: 200, height: 40)
      .background(Color.black)
    let drawing = try DrawnView(view, 200, 40, in: HostConfiguration(system: system))
    let whites = (0..<200).filter { drawing.hex($0, 20) == "FFFFFF" }
    #expect(abs(Double(whites.count) - width) <= 2, "\(whites.count)")
  }

  /// What scrolls under the bar goes over into the ground of its list, which stays as it is.
  @Test(arguments: [(ColorScheme.light, "F2F2F7"), (.dark, "000000")])
  func underABarContentFadesIntoItsGround(_ scheme: ColorScheme, _ ground: String) throws {
    func shown(_ isSolid: Bool) throws -> DrawnView {
      let list = NavigationStack {
        List {
          ForEach(0..<40, id: \.self) { _ in
            Text("").listRowBackground(Color(.sRGB, red: 1, green: 0, blue: 0))
              .listRowSeparator(.hidden)
          }
        }
        .defaultScrollAnchor(.center)
        .navigationTitle("T")
        .navigationBarTitleDisplayMode(.inline)
      }
      var configuration = HostConfiguration(colorScheme: scheme, system: .iOS26)
      configuration.reducesTransparency = isSolid
      let view = try DrawnView(list, 393, 500, in: configuration)
      view.show(at: 2)
      return view
    }
    let view = try shown(false)
    // Beside the rows, under the bar and below it.
    let beside = view.pixel(2, 10)
    #expect(view.hex(2, 300).contains(ground))
    // A fifth of a row is left, and all of it below the bar.
    let (under, below) = (view.pixel(60, 15), view.pixel(60, 300))
    #expect(below[0] > 240 && below[1] < 10)
    let tone = scheme == .light ? [0xF2, 0xF2, 0xF7] : [0, 0, 0]
    for part in 0..<3 {
      #expect(abs(beside[part] - tone[part]) <= 2, "\(beside)")
      let expected = Double(tone[part]) * 0.8 + Double(below[part]) * 0.2
      #expect(abs(Double(under[part]) - expected) <= 3, "\(under), \(below)")
    }
    #expect(try shown(true).hex(60, 15).contains(ground))
  }
}
