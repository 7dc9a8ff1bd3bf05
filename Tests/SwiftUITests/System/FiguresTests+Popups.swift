import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// How figures of alerts, dialogs and menus are measured.
extension FiguresTests {
  @MainActor
  private struct Popup {
    let probe: Probe
    let card: CGRect

    func top(of label: String) throws -> Double {
      Double(try #require(probe.frame(of: label), "\(label)").minY - card.minY)
    }

    /// From the card's upper edge, and from its leading one.
    func text(_ label: String) throws -> (x: Double, baseline: Double) {
      let texts = probe.host.graph.displayList.drawnLayers.flatMap(\.texts)
      let found = try #require(texts.first { $0.layout.text == label }, "\(label)")
      return (
        found.origin.x - Double(card.minX),
        found.origin.y + found.layout.firstBaseline - Double(card.minY)
      )
    }
  }

  private static func popup(_ view: some View, _ system: SystemVersion) throws -> Popup {
    var configuration = HostConfiguration(size: Size(402, 874), scale: 3, system: system)
    configuration.safeAreaInsets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    let probe = try Probe(view, configuration)
    probe.host.advance(by: 0.1)
    if probe.frame(of: "Open") != nil { probe.tap("Open") }
    probe.host.advance(by: 3)
    _ = probe.host.frame()
    let card = try #require(probe.host.graph.presentationSurface.presentations.first?.children.last)
    return Popup(probe: probe, card: CGRect(origin: card.origin, size: card.size))
  }

  private static func dialog(_ system: SystemVersion) throws -> Popup {
    let view = Color.white.confirmationDialog(
      "Choose action", isPresented: .constant(true), titleVisibility: .visible
    ) {
      Button("Continue") {}
      Button("Delete", role: .destructive) {}
    }
    return try popup(view, system)
  }

  private static var alertView: some View {
    Color(.sRGB, white: 233 / 255.0).ignoresSafeArea()
      .alert("Confirm change", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Apply") {}
      } message: {
        Text("Choose one option.")
      }
  }

  private static func alert(_ system: SystemVersion) throws -> Popup {
    try popup(alertView, system)
  }

  /// Five rows, a line, and one more.
  private static func menu(_ system: SystemVersion) throws -> Popup {
    let view = Menu("Open") {
      ForEach(0..<5, id: \.self) { Button("Row \($0)", systemImage: "star") {} }
      Divider()
      Button("Last", systemImage: "star") {}
    }
    return try popup(view, system)
  }

  static let popupMeasures: [String: @MainActor (SystemVersion) throws -> Double] = [
    "dialog.width": { Double(try dialog($0).card.width) },
    "dialog.height": { Double(try dialog($0).card.height) },
    "dialog.action.top": { try dialog($0).top(of: "Continue") },
    "dialog.action.height": {
      Double(try #require(try dialog($0).probe.frame(of: "Continue")).height)
    },
    "dialog.action.pitch": {
      let dialog = try dialog($0)
      return try dialog.top(of: "Delete") - dialog.top(of: "Continue")
    },
    "dialog.title.baseline": { try dialog($0).text("Choose action").baseline },
    "alert.width": { Double(try alert($0).card.width) },
    "alert.height": { Double(try alert($0).card.height) },
    "alert.title.inset": { try alert($0).text("Confirm change").x },
    "alert.title.baseline": { try alert($0).text("Confirm change").baseline },
    "alert.message.baseline": { try alert($0).text("Choose one option.").baseline },
    "alert.action.top": { try alert($0).top(of: "Apply") },
    "alert.ground": {
      let view = try DrawnView(alertView, 402, 874, in: HostConfiguration(system: $0))
      view.show(at: 3)
      // Between the card's edge and its words.
      return Double(view.pixel(60, 437)[0])
    },
    "menu.width": { Double(try menu($0).card.width) },
    "menu.height": { Double(try menu($0).card.height) },
    "menu.row.pitch": {
      let menu = try menu($0)
      return try menu.top(of: "Row 3") - menu.top(of: "Row 2")
    },
    "menu.text.inset": { try menu($0).text("Row 1").x },
  ]
}
