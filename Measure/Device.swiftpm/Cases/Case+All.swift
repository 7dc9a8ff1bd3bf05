import SwiftUI

/// Every text style at every text size, texts beside what is none, controls in all sizes, symbols.
@MainActor
struct CaseList {
  private(set) var cases: [Case] = []

  private static let styles: [(String, Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
    ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
  ]

  private static let sentence = "Several words, to be measured"

  init() {
    addTexts()
    addSpacings()
    addControls()
    addSymbols()
  }

  private mutating func add<V: View>(_ id: String, _ view: V) { cases.append(Case(id, view)) }

  private mutating func addTexts() {
    for (name, font) in Self.styles {
      let text = Text(Self.sentence).font(font)
      for size in DynamicTypeSize.allCases {
        add("text/\(name)/\(size)", text.dynamicTypeSize(size))
      }
      add("text/\(name)/two lines", Text("a\nb").font(font))
      add("text/\(name)/bold", text.bold())
    }
    for size: CGFloat in [10, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 28, 34, 40] {
      add("text/\(Int(size))", Text(Self.sentence).font(.system(size: size)))
      add("text/\(Int(size))/two lines", Text("a\nb").font(.system(size: size)))
    }
  }

  private var box: some View { Color.gray.frame(width: 20, height: 20) }

  private func pair<First: View, Second: View>(_ first: First, _ second: Second) -> some View {
    VStack {
      first
      second
    }
    .frame(width: 200)
  }

  private mutating func addSpacings() {
    for (name, font) in Self.styles {
      let text = Text("a").font(font)
      add("spacing/\(name)/text text", pair(text, text))
      add("spacing/\(name)/text box", pair(text, box))
      add("spacing/\(name)/box text", pair(box, text))
    }
    let text = Text("a")
    add("spacing/box box", pair(box, box))
    add("spacing/divider", pair(text, Divider()))
    add("spacing/field", pair(text, TextField("b", text: .constant(""))))
    add("spacing/toggle", pair(text, Toggle("b", isOn: .constant(true))))
    add("spacing/button", pair(Button("a") {}, text))
    add("spacing/symbol", pair(Image(systemName: "star"), text))
    add("spacing/symbol box", pair(Image(systemName: "star"), box))
    let lazy = LazyVStack {
      text
      text
      box
    }
    add("spacing/lazy", lazy.frame(width: 100))
    let grid = Grid {
      text
      text
    }
    add("spacing/grid", grid)
  }

  private mutating func addControls() {
    for size in ControlSize.allCases {
      let button = Button("Label") {}.controlSize(size)
      add("button/\(size)/bordered", button.buttonStyle(.bordered))
      add("button/\(size)/prominent", button.buttonStyle(.borderedProminent))
      add("spinner/\(size)", ProgressView().controlSize(size))
    }
    add("toggle", Toggle("", isOn: .constant(true)).labelsHidden())
    add("slider", Slider(value: .constant(0.5)).frame(width: 200))
    let field = TextField("Name", text: .constant("")).frame(width: 200)
    add("field", field)
    add("field/bordered", field.textFieldStyle(.roundedBorder))
    add("progress", ProgressView(value: 0.5).frame(width: 200))
    add("label", Label("Label", systemImage: "star"))
  }

  private mutating func addSymbols() {
    for name in ["star", "heart.fill", "globe", "chevron.right", "plus", "trash", "gear"] {
      add("symbol/\(name)", Image(systemName: name))
    }
  }
}
