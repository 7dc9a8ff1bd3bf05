import SwiftUI
import TestSupport
import Testing

/// Shapes, paths and canvases in every form in which they are written.
@MainActor @Suite("Frequency: shapes")
struct ShapeFrequencyTests {
  private func shown<V: View>(_ view: V) throws -> Shown {
    try Shown { view.frame(width: 100, height: 100) }
  }

  @Test func fillsAndStrokesInAllForms() throws {
    let red = Color.pureRed
    let filled: [AnyView] = [
      AnyView(Circle().fill(red)), AnyView(Circle().fill(.red)),
      AnyView(Rectangle().fill(red)), AnyView(RoundedRectangle(cornerRadius: 10).fill(red)),
      AnyView(RoundedRectangle(cornerRadius: 10, style: .continuous).fill(red)),
      AnyView(Capsule().fill(red)), AnyView(Capsule(style: .continuous).fill(red)),
      AnyView(Ellipse().fill(red)), AnyView(Circle().fill().foregroundColor(red)),
      AnyView(Circle().foregroundColor(red)), AnyView(Rectangle().foregroundStyle(red)),
      AnyView(Circle().fill(red.gradient)),
      AnyView(
        Circle().fill(LinearGradient(colors: [red, red], startPoint: .top, endPoint: .bottom))),
      AnyView(red.clipShape(Circle())), AnyView(red.clipShape(.circle)),
      AnyView(red.clipShape(.rect(cornerRadius: 8))), AnyView(red.cornerRadius(12)),
      AnyView(red.clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))),
      AnyView(Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).fill(red)),
    ]
    for (index, view) in filled.enumerated() {
      let shown = try shown(view)
      #expect(shown.pixel(100, 100) != "FFFFFF", "form \(index)")
      #expect(isNear(shown.ink.width, 100), "form \(index)")
    }
    let stroked: [(AnyView, CGFloat)] = [
      (AnyView(Circle().stroke(red, lineWidth: 10)), 110),
      (AnyView(Circle().stroke(.red, lineWidth: 10)), 110),
      (AnyView(Circle().stroke(style: StrokeStyle(lineWidth: 10)).foregroundColor(red)), 110),
      (AnyView(Circle().stroke(lineWidth: 10).fill(red)), 110),
      (AnyView(Circle().stroke(lineWidth: 10).foregroundStyle(red)), 110),
      (AnyView(Circle().stroke(red, style: StrokeStyle(lineWidth: 10, lineCap: .round))), 110),
      (AnyView(Rectangle().stroke(red)), 101),
      (AnyView(Circle().strokeBorder(red, lineWidth: 10)), 100),
      (AnyView(Circle().strokeBorder(lineWidth: 10).foregroundColor(red)), 100),
      (AnyView(Circle().strokeBorder(style: StrokeStyle(lineWidth: 10)).foregroundColor(red)), 100),
      (AnyView(Circle().trim(from: 0, to: 1).stroke(red, lineWidth: 10)), 110),
      (AnyView(Circle().trim(from: 0).stroke(red, lineWidth: 10)), 110),
    ]
    for (index, (view, width)) in stroked.enumerated() {
      let shown = try shown(view)
      #expect(shown.pixel(100, 100) == "FFFFFF", "form \(index)")
      #expect(abs(shown.ink.width - width) <= 2, "form \(index): \(shown.ink)")
    }
  }

  @Test func strokeStylesInAllForms() throws {
    let styles = [
      StrokeStyle(lineWidth: 10), StrokeStyle(lineWidth: 10, lineCap: .round),
      StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round),
      StrokeStyle(lineWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 4),
      StrokeStyle(lineWidth: 10, lineCap: .square, lineJoin: .round, dash: [40, 40]),
      StrokeStyle(
        lineWidth: 10, lineCap: .butt, lineJoin: .bevel, miterLimit: 10, dash: [40, 40],
        dashPhase: 40),
      StrokeStyle(lineWidth: 10, dash: [40, 40]),
      StrokeStyle(lineWidth: 10, lineCap: .butt, dash: [5]),
      StrokeStyle(),
    ]
    struct Line: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: rect.minX, y: rect.midY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
      }
    }
    let drawn = try styles.map { try shown(Line().stroke(Color.pureRed, style: $0)) }
    #expect(
      drawn.map { $0.pixel(48, 100) == "FF0000" } == [
        false, true, true, false, true, false, false, false, false,
      ])
    // 60 points into the line there is a gap, or with a phase of 40 a dash.
    #expect(drawn.map { $0.pixel(110, 100) == "FF0000" }[4...6] == [false, true, false])
  }

  @Test func trimmedShapesAreAPart() throws {
    let half = try shown(Circle().trim(from: 0, to: 0.5).stroke(Color.pureRed, lineWidth: 4))
    #expect(half.ink.minY >= 98)
  }

  @Test func pathsInAllForms() throws {
    struct Drawing: Shape {
      let part: Int
      func path(in rect: CGRect) -> Path {
        var path = Path()
        let (start, end) = (
          CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY)
        )
        path.move(to: start)
        switch part {
        case 0: path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        case 1:
          path.addCurve(
            to: end, control1: CGPoint(x: rect.minX, y: rect.minY),
            control2: CGPoint(x: rect.maxX, y: rect.minY))
        case 2: path.addQuadCurve(to: end, control: CGPoint(x: rect.midX, y: rect.minY))
        case 3:
          path = Path()
          path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: 40, startAngle: .degrees(0),
            endAngle: .degrees(180), clockwise: false)
        case 4:
          path.addArc(
            tangent1End: CGPoint(x: rect.midX, y: rect.minY), tangent2End: end, radius: 10)
        case 5: path.addLines([start, CGPoint(x: rect.midX, y: rect.minY), end])
        case 6:
          path = Path()
          path.addRect(rect)
          path.addEllipse(in: rect)
          path.addRoundedRect(in: rect, cornerSize: CGSize(width: 5, height: 5))
        case 7: return Path(rect)
        case 8: return Path(roundedRect: rect, cornerRadius: 5)
        case 9: return Path(ellipseIn: rect)
        default: break
        }
        path.addLine(to: end)
        path.closeSubpath()
        return path
      }
    }
    for part in 0..<10 {
      let drawn = try shown(Drawing(part: part).fill(Color.pureRed))
      #expect(drawn.ink.width >= 50, "part \(part)")
    }
    // An arc that is not clockwise goes down from the right: y grows downwards.
    #expect(try shown(Drawing(part: 3).fill(Color.pureRed)).pixel(100, 130) == "FF0000")
    let built = try Shown {
      Path { path in
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 110, y: 10))
        path.addLine(to: CGPoint(x: 10, y: 110))
      }
      .fill(Color.pureRed)
    }
    #expect(built.pixel(20, 20) == "FF0000" && built.pixel(105, 105) == "FFFFFF")
  }

  @Test func anglesInAllForms() {
    #expect(Angle(degrees: 180) == .radians(.pi) && Angle(radians: 0) == .zero)
    #expect(Angle.degrees(90).radians == .pi / 2 && Angle.radians(.pi).degrees == 180)
  }

  @Test func contentShapesAreWhereATouchCounts() throws {
    let log = Log()
    let shown = try Shown {
      HStack {
        Text("a")
        Spacer()
      }
      .contentShape(Rectangle()).onTapGesture { log("tap") }
    }
    shown.tap(150, 100)
    #expect(log.entries == ["tap"])
  }

  @Test func canvasesInAllForms() throws {
    let shown = try Shown {
      Canvas { context, size in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width / 2, height: 10)), with: .color(.pureRed))
        context.stroke(
          Path(CGRect(x: 50, y: 50, width: 100, height: 100)), with: .color(.pureBlue), lineWidth: 4
        )
        context.stroke(
          Path(CGRect(x: 70, y: 70, width: 20, height: 20)), with: .color(.pureBlue),
          style: StrokeStyle(lineWidth: 4))
        context.draw(Text("T"), at: CGPoint(x: 180, y: 180))
        context.drawLayer { layer in
          layer.translateBy(x: 0, y: 190)
          layer.scaleBy(x: 2, y: 1)
          layer.rotate(by: .degrees(0))
          layer.opacity = 0.5
          layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.pureGreen))
        }
      }
    }
    #expect(shown.pixel(50, 5) == "FF0000" && shown.pixel(150, 5) == "FFFFFF")
    #expect(shown.pixel(100, 50) == "0000FF" && shown.pixel(80, 70) == "0000FF")
    #expect(shown.pixel(15, 195) == "7FFF7F")
    let symbols = try Shown {
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) {
          context.draw(symbol, at: CGPoint(x: 20, y: 20))
          context.draw(symbol, in: CGRect(x: 100, y: 100, width: 50, height: 50))
        }
      } symbols: {
        Color.pureRed.frame(width: 20, height: 20).tag(1)
      }
    }
    #expect(symbols.pixel(20, 20) == "FF0000" && symbols.pixel(140, 140) == "FF0000")
  }
}
