// swift-format-ignore-file

import CoreGraphics
import SwiftUI

struct Star: Shape {
    var corners = 5
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let path = CGMutablePath()
        for index in 0..<corners * 2 {
            let angle = CGFloat(index) * .pi / CGFloat(corners) - .pi / 2
            let radius = index.isMultiple(of: 2) ? rect.width / 2 : rect.width / 5
            let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.closeSubpath()
        return Path(path)
    }
}

struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(rect: rect)
        path.append(UIBezierPath(
            arcCenter: CGPoint(x: rect.midX, y: rect.minY), radius: 10,
            startAngle: .pi, endAngle: 0, clockwise: false))
        path.usesEvenOddFillRule = true
        return Path(path.cgPath)
    }
}

struct Speedometer: Shape {
    var fraction: CGFloat
    var animatableData: CGFloat {
        get { fraction }
        set { fraction = newValue }
    }
    func path(in rect: CGRect) -> Path {
        Path(UIBezierPath(
            arcCenter: CGPoint(x: rect.midX, y: rect.maxY), radius: rect.width / 2,
            startAngle: .pi, endAngle: .pi + .pi * fraction, clockwise: true).cgPath)
    }
}

struct Wave: Shape {
    func path(in rect: CGRect) -> Path {
        let bezier = UIBezierPath()
        bezier.move(to: CGPoint(x: 0, y: rect.midY))
        bezier.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.midY),
            controlPoint1: CGPoint(x: rect.width * 0.33, y: rect.minY),
            controlPoint2: CGPoint(x: rect.width * 0.66, y: rect.maxY))
        bezier.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        bezier.addLine(to: CGPoint(x: 0, y: rect.maxY))
        bezier.close()
        bezier.apply(CGAffineTransform(translationX: 0, y: 0))
        return Path(bezier.cgPath)
    }
}

public struct ShapeWall: View {
    @State private var fraction: CGFloat = 0.25
    public init() {}
    public var body: some View {
        VStack(spacing: 0) {
            Star().fill(Color.yellow).frame(width: 100, height: 100)
            Ticket().fill(Color.orange).frame(width: 100, height: 40)
            Speedometer(fraction: fraction).stroke(Color.green, lineWidth: 8).frame(width: 100, height: 60)
            Wave().fill(Color.blue).frame(width: 100, height: 60)
            Button("Faster") { withAnimation(.linear(duration: 1)) { fraction = 1 } }
        }
    }
}
