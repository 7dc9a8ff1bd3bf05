import SwiftUI
import Testing

/// Effects in every form in which they are written.
@MainActor @Suite("Frequency: effects")
struct EffectFrequencyTests {
  private var square: some View { Color.pureRed.frame(width: 40, height: 40) }

  private func ink<V: View>(_ view: V) throws -> CGRect { try Shown { view }.ink }

  private func middle<V: View>(_ view: V) throws -> String { try Shown { view }.pixel(100, 100) }

  @Test func scalesInAllForms() throws {
    let forms: [(AnyView, CGRect)] = [
      (AnyView(square.scaleEffect(2)), CGRect(x: 60, y: 60, width: 80, height: 80)),
      (AnyView(square.scaleEffect(0.5)), CGRect(x: 90, y: 90, width: 20, height: 20)),
      (
        AnyView(square.scaleEffect(2, anchor: .topLeading)),
        CGRect(x: 80, y: 80, width: 80, height: 80)
      ),
      (AnyView(square.scaleEffect(x: 2)), CGRect(x: 60, y: 80, width: 80, height: 40)),
      (AnyView(square.scaleEffect(y: 0.5)), CGRect(x: 80, y: 90, width: 40, height: 20)),
      (AnyView(square.scaleEffect(x: 2, y: 0.5)), CGRect(x: 60, y: 90, width: 80, height: 20)),
      (
        AnyView(square.scaleEffect(x: 2, anchor: .leading)),
        CGRect(x: 80, y: 80, width: 80, height: 40)
      ),
      (
        AnyView(square.scaleEffect(y: 2, anchor: .bottom)),
        CGRect(x: 80, y: 40, width: 40, height: 80)
      ),
      (
        AnyView(square.scaleEffect(x: -1, y: 2, anchor: .top)),
        CGRect(x: 80, y: 80, width: 40, height: 80)
      ),
      (
        AnyView(square.scaleEffect(CGSize(width: 1, height: 2))),
        CGRect(x: 80, y: 60, width: 40, height: 80)
      ),
    ]
    for (index, (view, expected)) in forms.enumerated() {
      #expect(try ink(view) == expected, "form \(index)")
    }
  }

  @Test func rotationsInAllForms() throws {
    let bar = Color.pureRed.frame(width: 80, height: 20)
    func same(_ left: CGRect, _ right: CGRect) -> Bool {
      abs(left.minX - right.minX) <= 1 && abs(left.minY - right.minY) <= 1
        && abs(left.maxX - right.maxX) <= 1 && abs(left.maxY - right.maxY) <= 1
    }
    let upright = CGRect(x: 90, y: 60, width: 20, height: 80)
    #expect(same(try ink(bar.rotationEffect(.degrees(90))), upright))
    #expect(same(try ink(bar.rotationEffect(Angle(degrees: -90))), upright))
    #expect(same(try ink(bar.rotationEffect(.radians(.pi / 2))), upright))
    #expect(
      same(
        try ink(bar.rotationEffect(.degrees(90), anchor: .topLeading)),
        CGRect(x: 40, y: 90, width: 20, height: 80)))
    #expect(
      same(
        try ink(bar.rotation3DEffect(.degrees(60), axis: (x: 0, y: 0, z: 1))),
        try ink(bar.rotationEffect(.degrees(60)))))
    let turned = [
      try ink(square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))),
      try ink(square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)),
      try ink(
        square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading)),
      try ink(
        square.rotation3DEffect(
          .degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 0)),
    ]
    for rect in turned { #expect(rect.width < 40) }
    #expect(isNear(turned[1].width, 20, within: 1) && turned[1] == turned[3])
    #expect(isNear(turned[2].minX, 80, within: 1))
  }

  @Test func opacityAndColorEffects() throws {
    #expect(try middle(Color.black.opacity(0.5)) == "7F7F7F")
    #expect(try middle(square.opacity(0)) == "FFFFFF")
    #expect(try middle(square.hueRotation(.degrees(120))) != "FF0000")
    #expect(try middle(square.hueRotation(.degrees(360))) == "FF0000")
    #expect(try middle(square.brightness(0.5)) == "FF8080")
    #expect(try middle(square.saturation(0)) != "FF0000")
    #expect(try middle(square.grayscale(1)) == middle(square.saturation(0)))
    #expect(try middle(square.colorInvert()) == "00FFFF")
    #expect(try middle(square.contrast(0)) == "808080")
    #expect(try middle(square.colorMultiply(.black)) == "000000")
  }

  @Test func shadowsInAllForms() throws {
    let forms: [(AnyView, CGFloat, CGFloat)] = [
      (AnyView(square.shadow(radius: 5)), 100, 100),
      (AnyView(square.shadow(color: .black, radius: 5)), 100, 100),
      (AnyView(square.shadow(color: .black.opacity(0.5), radius: 5, x: 20, y: 0)), 110, 100),
      (AnyView(square.shadow(color: .black, radius: 5, x: 0, y: 20)), 100, 110),
      (AnyView(square.shadow(color: .black, radius: 5, y: 20)), 100, 110),
      (AnyView(square.shadow(color: .black, radius: 5, x: 20)), 110, 100),
      (AnyView(square.shadow(radius: 5, x: 20, y: 20)), 110, 110),
    ]
    for (index, (view, x, y)) in forms.enumerated() {
      let found = try ink(view)
      #expect(found.width > 44, "form \(index)")
      #expect(abs(found.midX - x) < 6 && abs(found.midY - y) < 6, "form \(index): \(found)")
    }
  }

  @Test func blursInAllForms() throws {
    #expect(try ink(square.blur(radius: 6)).width > 44)
    #expect(try ink(square.blur(radius: 0)).width == 40)
    #expect(try ink(square.blur(radius: 6, opaque: false)).width > 44)
    // An opaque blur keeps its edges, but for the pixels that they are smoothed over.
    let opaque = try ink(square.blur(radius: 6, opaque: true))
    #expect(opaque.width <= 44)
    #expect(try opaque.width < ink(square.blur(radius: 6)).width)
  }

  @Test func masksInAllForms() throws {
    #expect(try ink(square.mask(Circle().frame(width: 20))).width == 20)
    #expect(try ink(square.mask { Rectangle().frame(width: 10, height: 10) }).width == 10)
    #expect(
      try ink(square.mask(alignment: .topLeading) { Rectangle().frame(width: 10, height: 10) })
        == CGRect(x: 80, y: 80, width: 10, height: 10))
    let gradient = LinearGradient(
      gradient: Gradient(colors: [.black, .clear]), startPoint: .leading, endPoint: .trailing)
    let faded = try Shown { square.mask(gradient) }
    #expect(faded.pixel(81, 100) != faded.pixel(118, 100))
  }

  @Test func clipsBordersAndBlending() throws {
    let wide = Color.pureRed.frame(width: 80, height: 80).frame(width: 40, height: 40)
    #expect(try ink(wide).width == 80)
    #expect(try ink(wide.clipped()).width == 40)
    #expect(try ink(wide.clipped(antialiased: false)).width == 40)
    #expect(
      try ink(Color.clear.frame(width: 40, height: 40).border(Color.pureRed, width: 4)).width == 40)
    #expect(try ink(Color.clear.frame(width: 40, height: 40).border(.red)).width == 40)
    let modes: [(BlendMode, String)] = [
      (.normal, "FF0000"), (.multiply, "000000"), (.screen, "FF00FF"), (.plusLighter, "FF00FF"),
      (.difference, "FF00FF"), (.destinationOver, "0000FF"), (.sourceAtop, "FF0000"),
      (.darken, "000000"), (.lighten, "FF00FF"), (.overlay, "0000FF"),
    ]
    for (mode, expected) in modes {
      let drawn = try middle(
        ZStack {
          Color.pureBlue
          Color.pureRed.blendMode(mode)
        }
        .compositingGroup())
      #expect(drawn == expected, "\(mode)")
    }
  }
}
