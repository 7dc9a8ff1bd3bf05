import LegatoDisplay
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// What is shown of one list button at the time it is asked for, in the words of its specification.
@MainActor
struct ItemProbe {
  private let attributes: [AnyAttribute]
  /// Keeps what the attributes belong to alive.
  private let host: ViewHost

  /// - Parameter index: Which of the items on the stage, in structural order.
  init(_ host: ViewHost, index: Int) {
    self.host = host
    // Everything of one item stands together; items follow one another.
    var number = -1
    var last: Node?
    attributes = host.graph.attributesInOrder.filter { attribute in
      guard let item = attribute.element.node.enclosingItem else { return false }
      if item !== last {
        last = item
        number += 1
      }
      return number == index
    }
  }

  /// The attribute of a view, by the last step of its path; `number` where there are several.
  private func attribute(_ view: String, _ property: String, _ number: Int = 0) -> AnyAttribute? {
    let found = attributes.filter { attribute in
      attribute.property == property && attribute.element.node.namingNode.pathComponent == view
    }
    guard found.indices.contains(number) else { return nil }
    found[number].sampleNow()
    return found[number]
  }

  private func value(_ view: String, _ property: String, _ number: Int = 0) -> Double? {
    attribute(view, property, number)?.presentedComponents.first
  }

  private func color(_ view: String, _ property: String, _ number: Int = 0) -> DisplayColor? {
    guard let parts = attribute(view, property, number)?.presentedComponents, parts.count == 4
    else { return nil }
    return DisplayColor(parts[0], parts[1], parts[2], parts[3])
  }

  // MARK: Values

  var background: DisplayColor? { color("RoundedRectangle", "fill") }
  var borderColor: DisplayColor? { color("InsetRoundedRectangle", "fill") }
  var borderWidth: Double? { value("InsetRoundedRectangle", "lineWidth") }
  var labelColor: DisplayColor? { color("Text", "color") }
  var descriptionColor: DisplayColor? { color("Text", "color", 1) }
  /// The opacity of the press overlay.
  var press: Double? { value("RoundedRectangle", "opacity") }

  private var checkmarkElements: [AnyAttribute] {
    attributes.filter(\.isOfCheckmark)
  }

  /// The opacity of the checkmark: the product of all opacities from it up to its item; `nil`
  /// where there is no checkmark.
  var checkmark: Double? {
    let opacities = checkmarkElements.filter { $0.property == "opacity" }
    guard !opacities.isEmpty else { return nil }
    return opacities.reduce(1) { product, attribute in
      attribute.sampleNow()
      return product * (attribute.presentedComponents.first ?? 1)
    }
  }

  /// The node of the checkmark's symbol, to tell whether it is still the same one.
  var checkmarkNode: ObjectIdentifier? {
    checkmarkElements.first { $0.property == "color" }.map { ObjectIdentifier($0.element.node) }
  }

  private var images: [AnyAttribute] { attributes.filter { $0.element is SymbolElement } }

  var iconColor: DisplayColor? { color(ofCheckmark: false) }
  var checkmarkColor: DisplayColor? { color(ofCheckmark: true) }

  private func color(ofCheckmark isCheckmark: Bool) -> DisplayColor? {
    let image = images.first { $0.property == "color" && $0.isOfCheckmark == isCheckmark }
    image?.sampleNow()
    guard let parts = image?.presentedComponents, parts.count == 4 else { return nil }
    return DisplayColor(parts[0], parts[1], parts[2], parts[3])
  }

  func center(ofImage isCheckmark: Bool) -> Double? {
    images.first { $0.isOfCheckmark == isCheckmark }?.element.shownBounds?.midX
  }

  // MARK: Geometry

  /// The whole item, as shown.
  var box: Rect? { frame("RoundedRectangle") }
  var labelFrame: Rect? { frame("Text") }

  private func frame(_ view: String) -> Rect? {
    guard let parts = attribute(view, "frame")?.presentedComponents, parts.count == 4
    else { return nil }
    return Rect(parts[0], parts[1], parts[2], parts[3])
  }

  /// From the outer edge to the content, above it.
  var inset: Double? {
    var row = attribute("Text", "frame")?.element.parent
    var stacks = 0
    while let element = row {
      if element is StackElement { stacks += 1 }
      if stacks == 2 { break }
      row = element.parent
    }
    guard let row, let box else { return nil }
    return row.origin.y - box.minY
  }

  /// From the inner edge of the border to the content.
  var paddingBlock: Double? {
    guard let inset, let borderWidth else { return nil }
    return inset - borderWidth
  }

  /// The attributes of the item that move now.
  var moving: [AnyAttribute] { attributes.filter(\.isMoving) }
}

extension Stage {
  func item(_ index: Int = 0) -> ItemProbe { ItemProbe(host, index: index) }
}

extension AnyAttribute {
  @MainActor fileprivate var isOfCheckmark: Bool {
    element.node.enclosing { $0 == "FadingCheckmark" } != nil
  }
}

extension Node {
  /// The nearest node at or above this one whose name is a wanted one.
  fileprivate func enclosing(_ isWanted: (String) -> Bool) -> Node? {
    var node: Node? = self
    while let current = node {
      if let name = current.pathComponent, isWanted(name) { return current }
      node = current.parent
    }
    return nil
  }

  /// The list item that this node stands in.
  fileprivate var enclosingItem: Node? {
    enclosing { $0 == "VerticalListButtonItem" || $0 == "VerticalListButtonItemProbe" }
  }
}
