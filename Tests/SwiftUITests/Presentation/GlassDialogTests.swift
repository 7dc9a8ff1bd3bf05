import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Dialogs of iOS 26: a piece of glass beside the view that presents it.
@MainActor @Suite("Dialogs on glass")
struct GlassDialogTests {
  private let isShown = Model(false)
  private static let size = Size(402, 874)

  private struct Scene<Window: View>: View {
    let isShown: Model<Bool>
    let alignment: Alignment
    let window: Window
    let title: Visibility
    var below = 0.0

    var body: some View {
      window
        .confirmationDialog(
          "Choose", isPresented: Binding(get: { isShown.value }, set: { isShown.value = $0 }),
          titleVisibility: title
        ) {
          Button("Copy") {}
          Button("Delete", role: .destructive) {}
        }
        .padding(.bottom, below)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  private func configuration(rightToLeft: Bool = false) -> HostConfiguration {
    var configuration = HostConfiguration(size: Self.size, scale: 3, system: .iOS26)
    configuration.safeAreaInsets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    configuration.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    return configuration
  }

  /// The card as it rests, without its arrow.
  private func card(
    _ window: some View, _ alignment: Alignment = .center, title: Visibility = .visible,
    below: Double = 0, rightToLeft: Bool = false
  ) throws -> (card: CGRect, probe: Probe) {
    let scene = Scene(
      isShown: isShown, alignment: alignment, window: window, title: title, below: below)
    let probe = try Probe(scene, configuration(rightToLeft: rightToLeft))
    isShown.value = true
    probe.host.advance(to: 3)
    _ = probe.host.frame()
    let card = try #require(probe.host.graph.presentationSurface.presentations.first?.children.last)
    return (CGRect(origin: card.origin, size: card.size), probe)
  }

  private var source: some View { Color.blue.frame(width: 120, height: 48) }

  @Test("It is as large as on a phone, and so are its buttons") func measures() throws {
    let (card, probe) = try card(source)
    let copy = try #require(probe.frame(of: "Copy"))
    let delete = try #require(probe.frame(of: "Delete"))
    #expect(card.width == 240)
    // As measured: 62.5 + 48 n + 8 (n − 1) + 16.
    #expect(isClose(Double(card.height), 62.5 + 96 + 8 + 16, within: 0.5), "\(card)")
    #expect(copy.size == CGSize(width: 208, height: 48))
    #expect(isClose(Double(copy.minY - card.minY), 62.5, within: 0.5), "\(copy)")
    #expect(copy.minX - card.minX == 16 && delete.minY - copy.minY == 56)
    #expect(probe.frame(of: "Cancel") == nil)
  }

  @Test("Without a title the buttons stand 16 from its upper edge") func untitled() throws {
    let (card, probe) = try card(source, title: .hidden)
    #expect(try #require(probe.frame(of: "Copy")).minY - card.minY == 16)
    #expect(isClose(Double(card.height), 16 + 96 + 8 + 16, within: 0.001))
  }

  @Test("It stands above the view, an arrow of 13 between, and below where there is no room above")
  func above() throws {
    let (middle, _) = try card(source)
    let y = 62 + (874 - 96 - 48) / 2.0
    #expect(isClose(Double(middle.maxY), y - 13, within: 0.34), "\(middle)")
    #expect(isClose(Double(middle.midX), 201, within: 0.34))
    isShown.value = false
    let (top, _) = try card(source, .top)
    #expect(isClose(Double(top.minY), 62 + 48 + 13, within: 0.34), "\(top)")
  }

  @Test(
    "It keeps off the sides, and beside the view it moves less than above it",
    arguments: [false, true])
  func beside(rightToLeft: Bool) throws {
    let (corner, _) = try card(source, .bottomLeading, rightToLeft: rightToLeft)
    // Above, its arrow would be 8 off the place where a corner begins.
    #expect(isClose(Double(corner.maxY), 840 - 48 - 13, within: 0.34), "\(corner)")
    #expect(rightToLeft ? corner.maxX == 394 : corner.minX == 8)
    isShown.value = false
    let narrow = Color.blue.frame(width: 20, height: 48)
    let (side, _) = try card(narrow, .leading, rightToLeft: rightToLeft)
    let expected = rightToLeft ? 402 - 20 - 13 - 240.0 : 20 + 13.0
    #expect(isClose(Double(side.minX), expected, within: 0.34), "\(side)")
  }

  @Test("An arrow near a corner is avoided, if there is another side") func corners() throws {
    // Beside the view it would stand 60 higher than its middle, its arrow 31 from the corner; above it is moved by 68,
    // with the arrow 52 from the corner.
    let (card, _) = try card(source, .bottomLeading, below: 15)
    #expect(isClose(Double(card.maxY), 840 - 15 - 48 - 13, within: 0.34), "\(card)")
  }

  @Test("Of a whole screen it points at the middle") func whole() throws {
    let (card, _) = try card(Color.blue.frame(maxWidth: .infinity, maxHeight: .infinity))
    #expect(isClose(Double(card.maxY), 62 + 778 / 2.0 - 13, within: 0.34), "\(card)")
    #expect(isClose(Double(card.midX), 201, within: 0.34))
  }

  @Test(
    "With more actions than there is room for it scrolls", arguments: [SystemVersion.iOS18, .iOS26])
  func long(_ system: SystemVersion) throws {
    struct Screen: View {
      var body: some View {
        Color.white.confirmationDialog("Title", isPresented: .constant(true)) {
          ForEach(0..<24, id: \.self) { number in Button("Action \(number)") {} }
        }
      }
    }
    var configuration = configuration()
    configuration.system = system
    let probe = try Probe(Screen(), configuration)
    probe.host.advance(to: 2)
    _ = probe.host.frame()
    let card = try #require(probe.host.graph.presentationSurface.presentations.first?.children.last)
    #expect(card.origin.y >= 62 && card.origin.y + card.size.height <= 840.5)
    #expect(try #require(probe.frame(of: "Action 23")).minY > 874)
    probe.host.touchDown(at: Point(201, 600))
    for step in 1...40 {
      probe.host.advance(by: 1.0 / 60)
      probe.host.touchMove(to: Point(201, 600 - 20 * Double(step)))
    }
    probe.host.touchUp()
    probe.host.advance(by: 4)
    _ = probe.host.frame()
    #expect(try #require(probe.frame(of: "Action 23")).maxY <= 840.5)
  }

  @Test("Of an item of a bar it takes the place") func bar() throws {
    let view = NavigationStack {
      Color.white.toolbar {
        Button("More") { isShown.value = true }
          .confirmationDialog(
            "More", isPresented: Binding(get: { isShown.value }, set: { isShown.value = $0 })
          ) { Button("Share") {} }
      }
    }
    let probe = try Probe(view, configuration())
    let more = try #require(probe.frame(of: "More"))
    probe.tap("More")
    probe.host.advance(to: 3)
    _ = probe.host.frame()
    let share = try #require(probe.frame(of: "Share"))
    #expect(share.minY - 16 <= more.minY + 0.5 && share.minY - 16 >= 62, "\(share), \(more)")
    #expect(share.maxX + 16 == 394)
  }

  @Test("It grows out of its arrow, and darkens nothing") func motion() throws {
    let scene = Scene(isShown: isShown, alignment: .center, window: source, title: .hidden)
    let probe = try Probe(scene, configuration())
    isShown.value = true
    _ = probe.host.frame()
    let spring = Spring(response: 0.345, dampingRatio: 0.8)
    for time in [0.05, 0.1, 0.25] {
      let share = spring.value(target: 1.0, initialVelocity: 0, time: time)
      let scale = probe.value("ConfirmationDialog", "scale", at: time)
      #expect(isClose(scale, 0.01 + 0.99 * share, within: 0.002), "\(time): \(scale)")
      #expect(probe.value("ConfirmationDialog", "dim") == 0)
    }
    probe.host.advance(to: 3)
    isShown.value = false
    probe.host.advance(to: 6)
    _ = probe.host.frame()
    #expect(probe.host.graph.presentationSurface.presentations.isEmpty && !probe.host.needsFrame)
  }

  @Test("Its glass shows what is behind; where less transparency is asked for it is one colour")
  func glass() throws {
    func pixels(_ isSolid: Bool, dark: Bool) throws -> [[Int]] {
      let stripes = HStack(spacing: 0) {
        Color(.sRGB, white: dark ? 0 : 1)
        Color(.sRGB, red: 1, green: 0, blue: 0)
      }
      let shown = Model(true)
      let scene = Scene(isShown: shown, alignment: .center, window: stripes, title: .hidden)
      var configuration = HostConfiguration(
        colorScheme: dark ? .dark : .light, system: .iOS26)
      configuration.reducesTransparency = isSolid
      let view = try DrawnView(scene, 402, 400, in: configuration)
      view.show(at: 3)
      // Between the edge and the first button, left and right of the middle.
      return [view.pixel(120, 57), view.pixel(290, 57)]
    }
    for dark in [false, true] {
      let clear = try pixels(false, dark: dark)
      // What black and white become: 0.95 of white, 0.12 of black in the dark.
      let plain = dark ? 0.12 : 0.95
      #expect(abs(clear[0][0] - Int(255 * plain)) <= 2, "\(clear)")
      #expect(clear[1][0] - clear[1][1] > 20, "\(clear)")
      let solid = try pixels(true, dark: dark)
      #expect(solid[0] == solid[1])
    }
  }
}
