import LegatoDisplay
import MotionLaws
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// Where a component stands in an app: what is around it must change nothing of how it moves.
enum Surrounding: String, CaseIterable, Sendable {
  /// Nothing is around it.
  case alone
  /// A row among others in a `LazyVStack` that scrolls: few, many, and so many that one has scrolled.
  case threeRows, thirtyRows, threeHundredRows
  case list, sheet, pushedPage, tab
  /// Under a parent whose body is evaluated in every frame.
  case busyParent
  /// On an opaque ground, between opaque neighbours and in front of one.
  case opaqueSiblings
  case rightToLeft, largestText

  /// Whether something is around the component at all.
  var hasContainer: Bool {
    switch self {
    case .alone, .rightToLeft, .largestText: false
    default: true
    }
  }

  /// What the person or the device says from the start.
  var flags: Set<MotionFlag> {
    switch self {
    case .rightToLeft: [.rightToLeft]
    case .largestText: [.largestText]
    default: []
    }
  }

  /// The surface, in points, for a component that takes a surface of `size` alone: with room for the
  /// bars of pages and tabs and for a row on each side.
  func surface(_ size: Size) -> Size {
    switch self {
    case .alone, .rightToLeft, .busyParent: size
    // Letters are three times as large.
    case .largestText: Size(max(size.width, 393), max(size.height, 500))
    default: Size(max(size.width, 320), size.height + 240)
    }
  }

  @MainActor @ViewBuilder
  func place<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> some View {
    switch self {
    case .alone, .rightToLeft, .largestText: content()
    case .threeRows: Rows(count: 3, index: 1) { content() }
    case .thirtyRows: Rows(count: 30, index: 1) { content() }
    case .threeHundredRows: Rows(count: 300, index: 150) { content() }
    case .list:
      List {
        Neighbour(number: 0)
        content()
        Neighbour(number: 2)
      }
    case .sheet:
      Ground().sheet(isPresented: .constant(true)) { content() }
    case .pushedPage:
      NavigationStack(path: .constant(["page"])) {
        Ground().navigationTitle("Root")
          .navigationDestination(for: String.self) { _ in content().navigationTitle("Page") }
      }
    case .tab:
      TabView(selection: .constant(1)) {
        Ground().tabItem { Text("First") }.tag(0)
        content().tabItem { Text("Second") }.tag(1)
      }
    case .busyParent:
      TimelineView(.animation) { context in
        BusyParent(date: context.date, content: content)
      }
    case .opaqueSiblings:
      ZStack {
        Ground()
        VStack(spacing: 0) {
          Neighbour(number: 0)
          content()
          Neighbour(number: 2)
        }
      }
    }
  }

  // MARK: Parts

  /// An opaque ground.
  private struct Ground: View {
    var body: some View { Color.white.ignoresSafeArea() }
  }

  /// An opaque row.
  private struct Neighbour: View {
    let number: Int
    var body: some View {
      Text("Row \(number)").frame(maxWidth: .infinity, minHeight: 44).background(Color.white)
    }
  }

  private struct Rows<Content: View>: View {
    let count: Int
    let index: Int
    @ViewBuilder let content: () -> Content

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in
              if row == index {
                content()
              } else {
                Neighbour(number: row)
              }
            }
          }
        }
        .onAppear { if index > 1 { proxy.scrollTo(index, anchor: .center) } }
      }
    }
  }

  private struct BusyParent<Content: View>: View {
    let date: Date
    let content: () -> Content
    var body: some View {
      ZStack {
        Text("\(date.timeIntervalSinceReferenceDate)").hidden()
        content()
      }
    }
  }
}
