import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What a context's state means for what is drawn with it.
@MainActor @Suite("A graphics context")
struct GraphicsContextTests {
  @Test func drawsPathsInTheOrderOfTheCalls() throws {
    let drawn = try DrawnView(40, 40) { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
      context.stroke(square(4, 4, 8), with: .pureRed)
      context.stroke(
        Path { $0.addLines([.zero, CGPoint(x: 9, y: 9)]) }, with: .pureRed,
        style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [2, 4], dashPhase: 1))
      context.fill(
        Path { path in
          path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
          path.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
        }, with: .pureRed, style: FillStyle(eoFill: true))
    }
    #expect(
      drawn.commands == [
        "fill ellipse (0, 0, 40, 40) #0088FF",
        "stroke rect (4, 4, 8, 8) #FF0000 width 1",
        "stroke path M0 0 L9 9 #FF0000 width 3 cap round dash [2, 4] phase 1",
        "fill path M0 0 L9 0 L9 9 L0 9 Z M3 3 L6 3 L6 6 L3 6 Z #FF0000 even-odd",
      ])
  }

  @Test func aCopyHasStateOfItsOwnAndTheSameCanvas() throws {
    let drawn = try DrawnView(40, 40) { context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.translateBy(x: 10, y: 0)
      copy.fill(square(0, 0, 5), with: .pureRed)
      context.fill(square(1, 1, 5), with: .pureBlue)
      copy.rotate(by: .degrees(90))
      copy.scaleBy(x: 2, y: 1)
      copy.fill(square(0, 0, 3), with: .pureRed)
      #expect(context.transform.isIdentity && context.opacity == 1)
    }
    #expect(
      drawn.commands == [
        "group at (10, 0) opacity 0.5", "  fill rect (0, 0, 5, 5) #FF0000",
        "fill rect (1, 1, 5, 5) #0000FF",
        "group matrix (0, 2, -1, 0, 10, 0) opacity 0.5", "  fill rect (0, 0, 3, 3) #FF0000",
      ])
  }

  @Test func opacityIsEachOperationsOwnAndALayersAsOne() throws {
    func overlap(_ context: inout GraphicsContext) {
      context.fill(square(0, 0, 20), with: .color(white: 0))
      context.fill(square(10, 0, 20), with: .color(white: 0))
    }
    let drawn = try DrawnView(30, 40) { context, _ in
      context.opacity = 0.5
      overlap(&context)
      context.translateBy(x: 0, y: 20)
      context.drawLayer { layer in
        #expect(layer.opacity == 1 && layer.transform == context.transform)
        overlap(&layer)
      }
    }
    #expect(drawn.hex(15, 5) == "404040" || drawn.hex(15, 5) == "3F3F3F")
    #expect(drawn.hex(5, 5) == drawn.hex(5, 25))
    #expect(drawn.hex(15, 25) == drawn.hex(5, 25))
  }

  @Test func clipsAddUpAndBelongToTheCoordinatesThatTheyWereMadeIn() throws {
    let drawn = try DrawnView(40, 40) { context, size in
      var copy = context
      copy.translateBy(x: 10, y: 10)
      copy.clip(to: square(0, 0, 20))
      #expect(copy.clipBoundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
      copy.translateBy(x: -10, y: -10)
      #expect(copy.clipBoundingRect == CGRect(x: 10, y: 10, width: 20, height: 20))
      copy.clip(to: square(20, 0, 20), options: .inverse)
      copy.fill(Path(CGRect(origin: .zero, size: size)), with: .pureRed)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(drawn.hex(15, 15) == "FF0000" && drawn.hex(15, 25) == "FF0000")
    #expect(drawn.hex(25, 25) == "FF0000")
    #expect(drawn.hex(25, 15) == "FFFFFF" && drawn.hex(5, 15) == "FFFFFF")
    #expect(
      drawn.commands == [
        "group clip rect (0, 0, 20, 20) at (10, 10) clip outside rect (20, 0, 20, 20)",
        "  fill rect (0, 0, 40, 40) #FF0000",
      ])
  }

  @Test func aLayerAsAClipLetsThroughAsMuchAsItIsOpaque() throws {
    let drawn = try DrawnView(40, 20) { context, size in
      context.clipToLayer(opacity: 0.5) { layer in layer.fill(square(0, 0, 20), with: .pureBlue) }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 0))
    }
    #expect(["808080", "7F7F7F"].contains(drawn.hex(10, 10)))
    #expect(drawn.hex(30, 10) == "FFFFFF")
  }

  @Test func blendModesSeeTheCanvasAndNothingBehindIt() throws {
    let canvas = Canvas { context, _ in
      context.fill(square(0, 0, 20), with: .pureRed)
      var copy = context
      copy.blendMode = .destinationOut
      copy.fill(square(10, 0, 20), with: .color(white: 0))
      copy.blendMode = .multiply
      copy.fill(square(0, 10, 20), with: .color(red: 0.5, green: 1, blue: 1))
    }
    let drawn = try DrawnView(canvas.background(Color(red: 0, green: 0, blue: 1)), 30, 30)
    #expect(drawn.hex(5, 5) == "FF0000" && drawn.hex(15, 5) == "0000FF")
    #expect(["800000", "7F0000"].contains(drawn.hex(5, 15)))
    // Nothing of the canvas to multiply with: the source as it is.
    #expect(["80FFFF", "7FFFFF"].contains(drawn.hex(5, 25)))
  }

  @Test func clearAndCopyActWhereTheOperationCoversAndNowhereElse() throws {
    let drawn = try DrawnView(30, 20) { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .pureRed)
      context.blendMode = .clear
      context.fill(square(0, 0, 10), with: .color(.black.opacity(0.1)))
      context.blendMode = .copy
      context.fill(square(10, 0, 10), with: .color(red: 0, green: 0, blue: 1, opacity: 0.5))
    }
    #expect(drawn.hex(5, 5) == "FFFFFF" && drawn.hex(25, 5) == "FF0000")
    #expect(["8080FF", "7F7FFF"].contains(drawn.hex(15, 5)))
    #expect(drawn.hex(15, 15) == "FF0000")
  }

  /// The filter added last comes first: a blur, then a threshold, joins what is close.
  @Test func filtersApplyFromTheLastAddedToTheFirst() throws {
    let drawn = try DrawnView(60, 40) { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
      context.addFilter(.blur(radius: 6))
      context.drawLayer { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 6, y: 8, width: 23, height: 24)), with: .pureRed)
        layer.fill(Path(ellipseIn: CGRect(x: 31, y: 8, width: 23, height: 24)), with: .pureRed)
      }
    }
    #expect(drawn.hex(15, 20) == "0088FF" && drawn.hex(30, 20) == "0088FF")
    #expect(drawn.hex(30, 2) == "FFFFFF")
    #expect(drawn.commands[0] == "group blur 6 alpha 0.5…1 as #0088FF")
  }

  @Test(arguments: [
    (GraphicsContext.Filter.brightness(0.2), "66CC99"), (.contrast(0), "808080"),
    (.saturation(0), "808080"), (.grayscale(1), "808080"), (.colorInvert(), "CC6699"),
    (.colorInvert(0.5), "808080"), (.colorMultiply(.init(red: 0.5, green: 1, blue: 0)), "1A9900"),
    (.hueRotation(.degrees(360)), "339966"),
  ])
  func coloursChange(filter: GraphicsContext.Filter, expected: String) throws {
    let drawn = try DrawnView(10, 10) { context, _ in
      context.addFilter(filter)
      context.fill(square(0, 0, 10), with: .color(red: 0.2, green: 0.6, blue: 0.4))
    }
    let shown = drawn.hex(5, 5)
    for (index, byte) in [0, 2, 4].enumerated() {
      func number(_ text: String) -> Int {
        Int(text.dropFirst(byte).prefix(2), radix: 16) ?? -99
      }
      #expect(abs(number(shown) - number(expected)) <= 1, "\(index): \(shown) for \(expected)")
    }
  }

  @Test func aShadowFollowsTheCoordinatesThatItWasAddedIn() throws {
    let drawn = try DrawnView(40, 40) { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.shadow(color: .black, radius: 1, x: 3, y: 0))
      context.fill(square(0, 0, 5), with: .pureRed)
    }
    #expect(drawn.commands[0].contains("shadow #000000 radius 2 offset (6, 0)"))
    #expect(drawn.hex(13, 5) != "FFFFFF" && drawn.hex(5, 5) == "FF0000")
  }

  @Test func gradientsAreInUserSpaceAndStylesInThePathsFrame() throws {
    let drawn = try DrawnView(40, 40) { context, _ in
      let gradient = Gradient(colors: [.black, .white])
      context.fill(
        square(10, 0, 20),
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 40, y: 0)))
      context.fill(
        square(10, 20, 20),
        with: .style(
          .linearGradient(
            gradient.colorSpace(.device), startPoint: .leading, endPoint: .trailing)))
      context.fill(square(0, 0, 4), with: .palette([.pureBlue, .pureRed]))
      context.fill(square(0, 4, 4), with: .palette([]))
    }
    // A perceptual gradient comes with stops in between: the grey half way is darker.
    #expect(
      drawn.commands[0].contains("linear [#000000 0, ") && drawn.commands[0].hasSuffix("40, 0)"))
    #expect(drawn.commands[0].contains("#636363 0.5"))
    #expect(
      drawn.commands.dropFirst() == [
        "fill rect (10, 20, 20, 20) linear [#000000 0, #FFFFFF 1] (10, 30) → (30, 30)",
        "fill rect (0, 0, 4, 4) #0000FF",
      ])
  }

  @Test func theForegroundIsThatOfTheCanvas() throws {
    let drawn = try DrawnView(
      Canvas { context, _ in context.fill(square(0, 0, 20), with: .foreground) }
        .foregroundStyle(Color(red: 0, green: 1, blue: 0)), 20, 20)
    #expect(drawn.hex(9, 9) == "00FF00")
  }

  @Test func numbersThatAreNotFiniteDrawNothingAndAreReportedOnce() throws {
    let drawn = try DrawnView(40, 40) { context, _ in
      for _ in 0..<3 {
        context.fill(square(.nan, 0, 5), with: .pureRed)
        context.stroke(square(0, 0, .infinity), with: .pureRed)
        context.stroke(square(0, 0, 5), with: .pureRed, lineWidth: .nan)
        context.fill(
          square(0, 0, 5),
          with: .radialGradient(
            Gradient(colors: [.red]), center: .zero, startRadius: 0, endRadius: .nan))
        context.draw(Text("x"), at: CGPoint(x: CGFloat.nan, y: 0))
        context.draw(Text("x"), in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        var copy = context
        copy.addFilter(.blur(radius: .nan))
        copy.clip(to: square(0, .nan, 4))
        copy.scaleBy(x: .infinity, y: 1)
        copy.fill(square(0, 0, 5), with: .pureRed)
        copy.transform = .identity
        copy.opacity = .nan
        copy.fill(square(0, 0, 6), with: .pureBlue)
      }
    }
    #expect(drawn.commands == Array(repeating: "fill rect (0, 0, 6, 6) #0000FF", count: 3))
    #expect(drawn.host.issues.count == 9)
    #expect(
      drawn.host.issues.allSatisfy { $0.message.hasPrefix("Canvas: ") && $0.path == "Canvas" })
  }

  @Test func aContextThatOutlivesItsRendererDrawsNothing() throws {
    final class Box { var context: GraphicsContext? }
    let box = Box()
    let drawn = try DrawnView(10, 10) { context, _ in box.context = context }
    box.context?.fill(square(0, 0, 10), with: .pureRed)
    drawn.show()
    #expect(drawn.commands.isEmpty && drawn.hex(5, 5) == "FFFFFF")
  }
}
