import SwiftUI
import Testing

/// Containers in every form in which they are written.
@MainActor @Suite("Frequency: containers")
struct ContainerFrequencyTests {
  @Test func scrollViewsInAllForms() throws {
    @ViewBuilder func rows() -> some View {
      VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)").frame(height: 40) } }
    }
    let forms: [AnyView] = [
      AnyView(ScrollView { rows() }), AnyView(ScrollView(.vertical) { rows() }),
      AnyView(ScrollView(.vertical, showsIndicators: false) { rows() }),
      AnyView(ScrollView(.vertical, showsIndicators: false, content: { rows() })),
      AnyView(ScrollView(showsIndicators: false) { rows() }),
      AnyView(ScrollView(showsIndicators: true, content: rows)),
      AnyView(ScrollView(.vertical, content: { rows() })),
    ]
    for (index, view) in forms.enumerated() {
      let shown = try Shown { view }
      shown.drag(from: 100, 150, by: 0, -100, lifts: false)
      #expect(shown.number("scroll", 1) >= 80, "form \(index)")
    }
    let across = try Shown {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) { ForEach(0..<20) { Text("\($0)").frame(width: 40) } }
      }
    }
    across.drag(from: 150, 100, by: -100, 0, lifts: false)
    #expect(across.number("scroll") >= 80)
  }

  @Test func gridsInAllForms() throws {
    let columns = [GridItem(.flexible()), GridItem(.flexible(), spacing: 0)]
    let named = [
      GridItem(.adaptive(minimum: 45), spacing: 8),
      GridItem(.fixed(40), spacing: 8, alignment: .leading),
      GridItem(),
    ]
    @ViewBuilder func cells() -> some View {
      ForEach(0..<4) { index in Text("\(index)").frame(maxWidth: .infinity).frame(height: 20) }
    }
    let forms: [(AnyView, CGFloat)] = [
      (AnyView(LazyVGrid(columns: columns, spacing: 10) { cells() }), 30),
      (AnyView(LazyVGrid(columns: columns, spacing: 10, content: { cells() })), 30),
      (
        AnyView(LazyVGrid(columns: columns, alignment: .leading, spacing: 4, content: { cells() })),
        24
      ),
      (AnyView(LazyVGrid(columns: columns, content: { cells() })), 28),
      (AnyView(LazyVGrid(columns: columns, alignment: .center, content: { cells() })), 28),
      (AnyView(LazyVGrid(columns: columns) { cells() }), 28),
    ]
    for (index, (view, step)) in forms.enumerated() {
      let shown = try Shown { ScrollView { view } }
      #expect(shown.frame("2").minY - shown.frame("0").minY == step, "form \(index)")
      #expect(shown.frame("1").midX > shown.frame("0").midX, "form \(index)")
    }
    #expect(try Shown { LazyVGrid(columns: named) { cells() } }.labels.count == 4)
  }

  @Test func listsAndSectionsInAllForms() throws {
    struct Row: Identifiable { let id: Int }
    struct Content: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          Section(header: Text("header")) { Text("one").tag(1) }
          Section { Text("two") }
          Section {
            Text("three")
          } header: {
            Text("top")
          }
          Section {
            Text("four")
          } header: {
            Text("above")
          } footer: {
            Text("below")
          }
          Section(footer: Text("foot")) { Text("five") }
          Section("title") { Text("six") }
          Section(header: Text("head"), footer: Text("end")) { Text("seven") }
        }
      }
    }
    let shown = try Shown(300, 1200) { Content() }
    #expect(
      shown.labels == [
        "header", "one", "two", "top", "three", "above", "four", "below", "five", "foot", "title",
        "six", "head", "seven", "end",
      ])
    let rows = [Row(id: 1), Row(id: 2)]
    #expect(try Shown { List(rows) { Text("\($0.id)") } }.labels == ["1", "2"])
    #expect(try Shown { List { Text("plain") }.listStyle(.plain) }.labels == ["plain"])
    #expect(
      try Shown { List { Text("inset") }.listStyle(InsetGroupedListStyle()) }.labels == ["inset"])
  }

  @Test func lazyStacksInAllForms() throws {
    @ViewBuilder func rows() -> some View {
      ForEach(0..<1000) { Text("\($0)").frame(height: 28) }
    }
    let forms: [AnyView] = [
      AnyView(LazyVStack(spacing: 0) { rows() }),
      AnyView(LazyVStack(alignment: .leading, spacing: 0) { rows() }),
      AnyView(LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders], content: { rows() })),
      AnyView(
        LazyVStack(
          alignment: .leading, spacing: 0, pinnedViews: .sectionFooters, content: { rows() })
      ),
      AnyView(LazyVStack(alignment: .leading, spacing: 0, content: { rows() })),
    ]
    for (index, view) in forms.enumerated() {
      let shown = try Shown(200, 112) { ScrollView { view } }
      #expect(shown.labels.starts(with: ["0", "1", "2", "3"]), "form \(index)")
      #expect(shown.labels.count < 16, "form \(index)")
    }
  }

  @Test func tabViewsInAllForms() throws {
    struct Content: View {
      @State private var selection = 1
      var body: some View {
        TabView(selection: $selection) {
          Text("first").tabItem { Label("One", systemImage: "bell") }.tag(0)
          Text("second").tabItem {
            Image(systemName: "gear")
            Text("Two")
          }.tag(1)
        }
      }
    }
    let shown = try Shown(300, 400) { Content() }
    #expect(shown.labels.contains("second") && !shown.labels.contains("first"))
    shown.tap("One")
    #expect(shown.labels.contains("first"))
    let plain = try Shown(300, 400) {
      TabView {
        Text("first").tabItem { Text("One") }
        Text("second").tabItem { Text("Two") }
      }
    }
    #expect(plain.labels.contains("first"))
    let pages = try Shown(300, 400) {
      TabView {
        Text("first")
        Text("second")
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    }
    #expect(pages.labels.contains("first") && !pages.labels.contains("second"))
    let same = try Shown(300, 400) {
      TabView(selection: .constant(1), content: { Text("first").tag(1) })
        .tabViewStyle(.page(indexDisplayMode: .always))
    }
    #expect(same.labels.contains("first"))
  }

  @Test func boxesAndLabelledContent() throws {
    let shown = try Shown(300, 400) {
      GroupBox { Text("in a box") }
      GroupBox("title") { Text("below") }
      LabeledContent("name") { Text("value") }
      VStack {
        Text("hidden").hidden()
        Toggle("switch", isOn: .constant(true)).labelsHidden()
        Text("first").layoutPriority(1)
      }
      .drawingGroup()
    }
    #expect(shown.labels.contains("in a box") && !shown.labels.contains("hidden"))
  }
}
