import LegatoDisplay
import LegatoRaster
import SwiftUICore

/// What a stage draws at a time: as text that people review, and as a small picture.
///
///     legato snapshot 1
///     view SaveButton 120×44 at 136.5, 404
///     surface 393×852 at 2 pixels a point, light and dark, left to right, text large
///     ground light #FFFFFF dark #000000
///
///     SaveButton/Button
///       Capsule: fill rounded rect 120×44 radius 22 light #0075DE dark #3395FF
///       Text: text “Save” 38×22 at 41, 11 Inter 600 17 pt #FFFFFF
///
/// A line is a view that draws, by its path; coordinates are those of the view, in points, to a hundredth. What
/// cannot be seen is not written. Nothing depends on the machine, on the run, or on the numbers of layers.
@MainActor
package struct Snapshot {
  package static let version = "legato snapshot 1"

  package let view: String
  package let list: DisplayList
  /// The frame of the view on the surface.
  package let bounds: Rect
  private let configuration: HostConfiguration
  private let lines: [SnapshotLine]

  /// - Parameters:
  ///   - stage: It is not advanced.
  ///   - view: The name of the view.
  ///   - skipped: How many steps of each path are left out: those of views that only hold what is looked at.
  ///   - margin: How many points these have around what is looked at.
  /// - Throws: `FilmFailure` where a font is missing.
  package init(
    _ stage: Stage, view: String, skipping skipped: Int = 0, margin: Double = 0
  ) throws(FilmFailure) {
    self.view = view
    configuration = stage.host.configuration
    list = stage.frame().list
    bounds = stage.host.placedBounds.inset(by: margin)
    let engine = try TextEngine.shared()
    let words = SnapshotWords(fontName: engine.fontName)
    // On a pixel, as what is drawn is: what is at the view's corner is at 0, 0.
    let scale = max(configuration.scale, 0.01)
    let corner = Point(
      -(bounds.x * scale).rounded() / scale, -(bounds.y * scale).rounded() / scale)
    lines = SnapshotTree.lines(
      list, paths: stage.host.layerPaths, skipping: skipped, words.moved(by: corner))
  }

  /// The snapshot as text.
  package var text: String { Self.text(self) }

  /// The text of a snapshot, or of two as one: what differs is written behind the name of the color scheme.
  package static func text(_ first: Snapshot, _ second: Snapshot? = nil) -> String {
    let schemes = [first.scheme] + (second.map { [$0.scheme] } ?? [])
    var lines = first.head(schemes: schemes) + first.lines
    if let second {
      lines = SnapshotLine.merged(
        lines, second.head(schemes: schemes) + second.lines, names: (first.scheme, second.scheme))
    }
    return lines.map { $0.text + "\n" }.joined()
  }

  /// The name of the color scheme.
  package var scheme: String { "\(configuration.colorScheme)" }

  private func head(schemes: [String]) -> [SnapshotLine] {
    let size = configuration.size
    var surface = [
      "\(SnapshotWords.size(size)) at \(readable(configuration.scale)) pixels a point",
      schemes.joined(separator: " and "),
      configuration.layoutDirection == .rightToLeft ? "right to left" : "left to right",
      "text \(configuration.dynamicTypeSize)",
    ]
    if configuration.system != .standard { surface.append("iOS \(configuration.system.rawValue)") }
    if configuration.reducesMotion { surface.append("Reduce Motion") }
    if configuration.savesPower { surface.append("Low Power Mode") }
    if configuration.reducesTransparency { surface.append("Reduce Transparency") }
    let name = String(view.map { $0.isNewline ? " " : $0 })
    return [
      [Self.version], ["view", name, SnapshotWords { _ in nil }.box(bounds)],
      ["surface", surface.joined(separator: ", ")], ["ground", list.background.hex], [],
    ].map { SnapshotLine(0, $0) }
  }
}
