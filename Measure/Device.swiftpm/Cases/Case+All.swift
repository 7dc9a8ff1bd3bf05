import SwiftUI

extension Case {
  /// Every text style at every text size, texts beside what is none, controls in all sizes, lists.
  public static var all: [Case] { texts + spacings + controls + symbols }

  private static let styles: [(String, Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
    ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
  ]

  private static let sentence = "Several words, to be measured"

  private static var texts: [Case] {
    styles.flatMap { name, font in
      DynamicTypeSize.allCases.map { size in
        Case(
          "text/\(name)/\(size)",
          Text(sentence).font(font).dynamicTypeSize(size))
      }
        + [
          Case("text/\(name)/two lines", Text("a\nb").font(font)),
          Case("text/\(name)/bold", Text(sentence).font(font).bold()),
        ]
    }
      + [10, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 28, 34, 40].flatMap { size in
        [
          Case("text/\(size)", Text(sentence).font(.system(size: CGFloat(size)))),
          Case("text/\(size)/two lines", Text("a\nb").font(.system(size: CGFloat(size)))),
        ]
      }
  }

  private static func box() -> some View { Color.gray.frame(width: 20, height: 20) }

  private static var spacings: [Case] {
    styles.flatMap { name, font in
      [
        Case(
          "spacing/\(name)/text text",
          VStack {
            Text("a").font(font); Text("b").font(font)
          }),
        Case(
          "spacing/\(name)/text box",
          VStack {
            Text("a").font(font); box()
          }),
        Case(
          "spacing/\(name)/box text",
          VStack {
            box(); Text("a").font(font)
          }),
      ]
    } + [
      Case(
        "spacing/box box",
        VStack {
          box(); box()
        }),
      Case(
        "spacing/lazy",
        LazyVStack {
          Text("a"); Text("b"); box()
        }.frame(width: 100)),
      Case(
        "spacing/grid",
        Grid {
          Text("a"); Text("b")
        }),
      Case(
        "spacing/divider",
        VStack {
          Text("a"); Divider(); Text("b")
        }.frame(width: 100)),
      Case(
        "spacing/field",
        VStack {
          Text("a"); TextField("b", text: .constant(""))
        }.frame(width: 100)),
      Case(
        "spacing/toggle",
        VStack {
          Text("a"); Toggle("b", isOn: .constant(true))
        }.frame(width: 100)),
      Case(
        "spacing/fits",
        VStack {
          ViewThatFits {
            Text("a"); Text("b")
          }; box()
        }),
      Case(
        "spacing/button",
        VStack {
          Button("a") {}; Text("b")
        }),
    ]
  }

  private static var controls: [Case] {
    let sizes: [(String, ControlSize)] = [
      ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large),
    ]
    return sizes.flatMap { name, size in
      [
        Case(
          "button/\(name)/bordered", Button("Label") {}.buttonStyle(.bordered).controlSize(size)),
        Case(
          "button/\(name)/prominent",
          Button("Label") {}.buttonStyle(.borderedProminent).controlSize(size)),
        Case("spinner/\(name)", ProgressView().controlSize(size)),
      ]
    } + [
      Case("toggle", Toggle("", isOn: .constant(true)).labelsHidden()),
      Case("stepper", Stepper("", value: .constant(1)).labelsHidden()),
      Case("slider", Slider(value: .constant(0.5)).frame(width: 200)),
      Case("field", TextField("Name", text: .constant("")).frame(width: 200)),
      Case(
        "field/bordered",
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).frame(width: 200)),
      Case("progress", ProgressView(value: 0.5).frame(width: 200)),
      Case("label", Label("Label", systemImage: "star")),
    ]
  }

  private static var symbols: [Case] {
    ["star", "heart.fill", "globe", "chevron.right", "plus", "trash", "person.circle", "gear"].map {
      Case("symbol/\($0)", Image(systemName: $0))
    }
  }
}
