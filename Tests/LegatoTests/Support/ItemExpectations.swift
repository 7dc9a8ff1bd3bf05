import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Expects everything that is shown of an item to be what the table says of a state.
@MainActor
func expectTable(
  _ stage: Stage, item index: Int = 0, _ state: VisualState, error: Bool = false,
  _ scheme: ColorScheme = .light, theme: TokenTheme = TokenTheme(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let styles = Item.styles(for: state, error: error)
  let item = stage.item(index)
  func expectColor(_ shown: DisplayColor?, _ token: ColorToken, _ scheme: ColorScheme) {
    LegatoTests.expectColor(shown, theme.color(of: token), scheme, sourceLocation: sourceLocation)
  }
  expectColor(item.background, styles.background, scheme)
  expectColor(item.borderColor, styles.borderColor, scheme)
  expectColor(item.labelColor, styles.labelColor, scheme)
  if item.iconColor != nil {
    expectColor(item.iconColor, styles.iconColor, scheme)
  }
  expectNear(item.borderWidth, styles.borderWidth, sourceLocation: sourceLocation)
  expectNear(item.paddingBlock, 12 - styles.borderWidth, sourceLocation: sourceLocation)
  if styles.checkmarkVisible {
    expectNear(item.checkmark, 1, "checkmark", sourceLocation: sourceLocation)
    expectColor(item.checkmarkColor, styles.iconColor, scheme)
  } else {
    #expect(item.checkmark == nil, "checkmark", sourceLocation: sourceLocation)
  }
}

/// How far each of the six properties is, as far as it changes at all.
@MainActor
func progresses(_ item: ItemProbe, _ from: VisualState, _ to: VisualState) -> [Double] {
  let start = Item.styles(for: from)
  let end = Item.styles(for: to)
  return [
    progress(item.background, start.background, end.background),
    progress(item.borderColor, start.borderColor, end.borderColor),
    progress(item.borderWidth, start.borderWidth, end.borderWidth),
    progress(item.paddingBlock, 12 - start.borderWidth, 12 - end.borderWidth),
    progress(item.labelColor, start.labelColor, end.labelColor),
    progress(item.iconColor, start.iconColor, end.iconColor),
  ].compactMap { $0 }
}

/// Expects a colour to lie between two others in each linear component. The mixing is perceptual,
/// so a component that is the same at both ends may bulge by a hair.
@MainActor
func expectBetween(
  _ color: DisplayColor?, _ start: DisplayColor?, _ end: DisplayColor, _ comment: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let color, let start else {
    Issue.record("nothing shown \(comment)", sourceLocation: sourceLocation)
    return
  }
  let slack = 0.003
  for part in [\DisplayColor.red, \.green, \.blue] {
    let (low, high) = (
      min(start[keyPath: part], end[keyPath: part]), max(start[keyPath: part], end[keyPath: part])
    )
    #expect(
      (low - slack...high + slack).contains(color[keyPath: part]),
      "\(color.hex) is not between \(start.hex) and \(end.hex) \(comment)",
      sourceLocation: sourceLocation)
  }
}

extension Stage {
  /// The strokes that the frame draws, with the box that their outer edges make.
  var strokes: [(width: Double, outer: Rect)] {
    let list = host.graph.displayList
    return (0..<list.capacity).compactMap { list[LayerID(number: UInt32($0))] }
      .flatMap { layer in
        layer.commands.compactMap { command -> (Double, Rect)? in
          guard case .stroke(let geometry, let style, _) = command else { return nil }
          return (style.width, geometry.bounds.inset(by: -style.width / 2))
        }
      }
  }
}

extension Stage {
  /// The opacities below 1 on the way from the surface down to the symbol that a layer draws.
  func translucentLayers(_ symbol: String) -> [Double] {
    let list = host.graph.displayList
    func search(_ id: LayerID) -> [Double]? {
      guard let layer = list[id] else { return nil }
      let own = layer.opacity < 1 ? [(layer.opacity * 10000).rounded() / 10000] : []
      let draws = layer.commands.contains { command in
        if case .text(let layout, _, _) = command { return layout.text == symbol }
        return false
      }
      if draws { return own }
      for child in layer.children {
        if let found = search(child) { return own + found }
      }
      return nil
    }
    return search(list.root) ?? []
  }
}
