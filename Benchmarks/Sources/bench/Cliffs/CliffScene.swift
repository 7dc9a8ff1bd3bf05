import SwiftUI

/// Motion that apps are seldom asked for: other sizes, radii, nestings and numbers than those of the frontier. None of
/// them may cost far more for what it changes.
enum CliffScene: String, CaseIterable {
  case materials, hugeBlur = "huge-blur", tinyBlurs = "tiny-blurs", nestedFilters = "nested-filters"
  case masks, gradients, strokes, blends
  case longText = "long-text", texts, deepTree = "deep-tree", wideTree = "wide-tree"
  case turnedCards = "turned-cards", turnedShadows = "turned-shadows"
  case turnedPictures = "turned-pictures"
  case images, canvas, nestedScrolls = "nested-scrolls"
  case turningPhoto = "turning-photo"
  case zoomedPhoto = "zoomed-photo"
  case blurredPhoto = "blurred-photo"
  case hues
  case maskedPhoto = "masked-photo"
  case mesh
  case clippedPhotos = "clipped-photos"
  case drawingGroup = "drawing-group"
  case fadedGroups = "faded-groups"
  case scrolledCards = "scrolled-cards"
  case visualEffects = "visual-effects"
  case particles
  case counters
  case largeText = "large-text"
  case shuffle
  case symbolEffects = "symbol-effects"
  case innerShadows = "inner-shadows"
  case gradientTexts = "gradient-texts"

  /// What it is told by.
  var title: String {
    switch self {
    case .materials: "a hundred materials over a picture that moves"
    case .hugeBlur: "a screen under a blur of up to 120 points"
    case .tinyBlurs: "four hundred dots that blur by up to two points"
    case .nestedFilters: "shadow in blur in saturation in shadow, three deep"
    case .masks: "forty masks that move"
    case .gradients: "a hundred gradients of three kinds that move"
    case .strokes: "sixty dashed outlines whose phase and trim move"
    case .blends: "sixty layers of five blend modes"
    case .longText: "a text of four thousand words that moves"
    case .texts: "three hundred texts that move"
    case .deepTree: "a leaf that moves two hundred stacks deep"
    case .wideTree: "one of five thousand siblings moves"
    case .turnedCards: "forty cards that turn in space"
    case .turnedShadows: "twenty cards with a shadow that turn in space"
    case .turnedPictures: "twenty cards with a picture that turn in space"
    case .images: "sixty symbols that grow"
    case .canvas: "a canvas with two thousand strokes"
    case .nestedScrolls: "thirty rows that scroll sideways by themselves"
    case .turningPhoto: "a photo that turns in its plane"
    case .zoomedPhoto: "a photo that grows to three times its size"
    case .blurredPhoto: "a photo under a blur of up to 20 points"
    case .hues: "a photo whose colours turn"
    case .maskedPhoto: "a photo under a gradient mask that moves"
    case .mesh: "a mesh gradient over the whole screen"
    case .clippedPhotos: "sixty clipped photos that grow"
    case .drawingGroup: "a thousand circles in a drawing group"
    case .fadedGroups: "groups in groups that fade, twenty deep"
    case .scrolledCards: "three hundred cards with shadows that scroll"
    case .visualEffects: "rows that shrink and fade by where they are scrolled to"
    case .particles: "two thousand particles that add their light"
    case .counters: "sixty counters that roll"
    case .largeText: "a line that grows to eight times its size"
    case .shuffle: "three hundred rows that change places"
    case .symbolEffects: "sixty symbols that bounce"
    case .innerShadows: "sixty shapes with shadows within them that move"
    case .gradientTexts: "a hundred texts in gradients that move"
    }
  }

  /// Whether pixels are filtered: such scenes are measured against the cards of F1, the others against the circles
  /// of F3.
  var isFiltered: Bool {
    switch self {
    case .materials, .hugeBlur, .tinyBlurs, .nestedFilters, .blurredPhoto, .innerShadows: true
    default: false
    }
  }

  @MainActor
  var view: AnyView {
    switch self {
    case .materials: AnyView(Materials())
    case .hugeBlur: AnyView(HugeBlur())
    case .tinyBlurs: AnyView(TinyBlurs())
    case .nestedFilters: AnyView(NestedFilters())
    case .masks: AnyView(Masks())
    case .gradients: AnyView(Gradients())
    case .strokes: AnyView(Strokes())
    case .blends: AnyView(Blends())
    case .longText: AnyView(LongText())
    case .texts: AnyView(Texts())
    case .deepTree: AnyView(DeepTree())
    case .wideTree: AnyView(WideTree())
    case .turnedCards: AnyView(TurnedCards())
    case .turnedShadows: AnyView(TurnedShadows())
    case .turnedPictures: AnyView(TurnedPictures())
    case .images: AnyView(GrowingSymbols())
    case .canvas: AnyView(Strands())
    case .nestedScrolls: AnyView(NestedScrolls())
    case .turningPhoto: AnyView(TurningPhoto())
    case .zoomedPhoto: AnyView(ZoomedPhoto())
    case .blurredPhoto: AnyView(BlurredPhoto())
    case .hues: AnyView(Hues())
    case .maskedPhoto: AnyView(MaskedPhoto())
    case .mesh: AnyView(Mesh())
    case .clippedPhotos: AnyView(ClippedPhotos())
    case .drawingGroup: AnyView(DrawingGroup())
    case .fadedGroups: AnyView(FadedGroups())
    case .scrolledCards: AnyView(ScrolledCards())
    case .visualEffects: AnyView(VisualEffects())
    case .particles: AnyView(Particles())
    case .counters: AnyView(Counters())
    case .largeText: AnyView(LargeText())
    case .shuffle: AnyView(Shuffle())
    case .symbolEffects: AnyView(SymbolEffects())
    case .innerShadows: AnyView(InnerShadows())
    case .gradientTexts: AnyView(GradientTexts())
    }
  }
}

/// Toggles back and forth, a second each, and shows what depends on it.
struct BackAndForth<Content: View>: View {
  @State private var isFar = false
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    content(isFar)
      .frame(width: 390, height: 844)
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
        withAnimation(.easeInOut(duration: 1)) { isFar.toggle() }
      }
  }
}
