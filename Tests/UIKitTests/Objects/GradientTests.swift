import SwiftUI
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Gradients of Core Graphics")
struct CoreGraphicsGradientTests {
  private struct Field: UIViewRepresentable {
    let options: CGGradientDrawingOptions
    let isRadial: Bool

    final class Drawing: UIView {
      var options: CGGradientDrawingOptions = []
      var isRadial = false
      override func draw(_ rect: CGRect) {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        guard let context = UIGraphicsGetCurrentContext(),
          let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
        else { return }
        if isRadial {
          let middle = CGPoint(x: 50, y: 50)
          context.drawRadialGradient(
            gradient, startCenter: middle, startRadius: 10, endCenter: middle, endRadius: 30,
            options: options)
        } else {
          context.drawLinearGradient(
            gradient, start: CGPoint(x: 30, y: 0), end: CGPoint(x: 70, y: 0), options: options)
        }
      }
    }

    func makeUIView(context: Context) -> Drawing {
      let view = Drawing()
      (view.options, view.isRadial) = (options, isRadial)
      return view
    }
    func updateUIView(_ uiView: Drawing, context: Context) {}
  }

  private func screen(_ options: CGGradientDrawingOptions, radial: Bool = false) throws -> Screen {
    try Screen { Field(options: options, isRadial: radial) }
  }

  @Test func aLineEndsWhereItsOptionsSay() throws {
    let white = [255, 255, 255]
    let none = try screen([])
    #expect(none.pixel(10, 50) == white && none.pixel(90, 50) == white)
    #expect(none.pixel(32, 50)[0] > 230 && none.pixel(67, 50)[2] > 230)
    let before = try screen(.drawsBeforeStartLocation)
    #expect(before.pixel(10, 50) == [255, 0, 0] && before.pixel(90, 50) == white)
    let both = try screen([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(both.pixel(10, 50) == [255, 0, 0] && both.pixel(90, 50) == [0, 0, 255])
  }

  @Test func aRingEndsWhereItsOptionsSay() throws {
    let white = [255, 255, 255]
    let none = try screen([], radial: true)
    #expect(none.pixel(50, 50) == white && none.pixel(50, 95) == white)
    #expect(none.pixel(50, 70) != white)
    let after = try screen(.drawsAfterEndLocation, radial: true)
    #expect(after.pixel(50, 50) == white && after.pixel(50, 95) == [0, 0, 255])
  }
}
