import SwiftUI
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.1 and 5.2: what animates, as what vector, and the laws of vectors.
@Suite("Animatable values and their vectors")
struct AnimatableLawsTests {
  private func check<V: VectorArithmetic>(_ a: V, _ b: V, _ name: String) {
    func near(_ left: V, _ right: V) -> Bool {
      (left - right).magnitudeSquared <= 1e-8 * (1 + right.magnitudeSquared)
    }
    #expect(a + .zero == a, "\(name)")
    #expect(near(a - a, .zero), "\(name)")
    #expect(near((a + b) - b, a), "\(name)")
    #expect(near(a + b, b + a), "\(name)")
    #expect(near((a + b).scaled(by: 2), a.scaled(by: 2) + b.scaled(by: 2)), "\(name)")
    #expect(near(a.scaled(by: 2), a + a), "\(name)")
    #expect(near(a.scaled(by: 0), .zero), "\(name)")
    #expect(V.zero.magnitudeSquared == 0, "\(name)")
    let length = a.magnitudeSquared
    #expect(abs(a.scaled(by: -3).magnitudeSquared - 9 * length) <= 1e-5 * (1 + length), "\(name)")
    #expect(near(a.interpolated(towards: b, amount: 0), a), "\(name)")
    #expect(near(a.interpolated(towards: b, amount: 1), b), "\(name)")
    var moved = a
    moved.interpolate(towards: b, amount: 0.25)
    #expect(near(moved, a.interpolated(towards: b, amount: 0.25)), "\(name)")
  }

  /// A value given the data of another is the other, as far as it moves.
  private func check<A: Animatable & Equatable>(
    _ a: A, _ b: A, isSame: ((A, A) -> Bool)? = nil
  ) {
    check(a.animatableData, b.animatableData, "\(A.self)")
    var copy = a
    copy.animatableData = b.animatableData
    #expect(isSame?(copy, b) ?? (copy == b), "\(A.self): \(copy) is not \(b)")
  }

  typealias Values = AnimatableValues<Double, AnimatablePair<Double, CGFloat>>

  @Test func everyValueOfThePlatformObeysTheLaws() {
    check(1.5, -2.25)
    check(Float(1.5), Float(-2.25))
    check(CGFloat(1.5), CGFloat(-2.25))
    check(CGPoint(x: 1, y: 2), CGPoint(x: -3, y: 0.5))
    check(CGSize(width: 1, height: 2), CGSize(width: 30, height: 0.5))
    check(CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: -1, y: 0, width: 30, height: 9))
    check(Angle.radians(1), Angle.radians(-4))
    check(UnitPoint.center, UnitPoint.bottomTrailing)
    check(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      EdgeInsets(top: -1, leading: 0, bottom: 8, trailing: 9))
    check(
      StrokeStyle(lineWidth: 1, miterLimit: 4, dashPhase: 2),
      StrokeStyle(lineWidth: 8, miterLimit: 2, dashPhase: -5))
    check(
      RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4),
      RectangleCornerRadii(topLeading: 9, bottomLeading: 0, bottomTrailing: 7, topTrailing: 2))
    func isSame(_ left: Color.Resolved, _ right: Color.Resolved) -> Bool {
      let ways = [
        left.red - right.red, left.green - right.green, left.blue - right.blue,
        left.opacity - right.opacity,
      ]
      return ways.allSatisfy { abs($0) < 0.001 }
    }
    let half = Color.Resolved(red: 0, green: 0.4, blue: 0.9, opacity: 0.5)
    check(Color.Resolved(red: 1, green: 0.2, blue: 0.1), half, isSame: isSame)
    check(
      Values(1, AnimatablePair(2, 3)), Values(-4, AnimatablePair(0.5, 8)), "values")
    check(EmptyAnimatableData(), EmptyAnimatableData(), "nothing")
  }

  @Test func shapesObeyThemToo() {
    let (a, b) = (RoundedRectangle(cornerRadius: 4), RoundedRectangle(cornerRadius: 20))
    check(a, b)
    check(
      UnevenRoundedRectangle(topLeadingRadius: 3), UnevenRoundedRectangle(topTrailingRadius: 8))
    func data<S: Shape>(_ left: S, _ right: S) {
      check(left.animatableData, right.animatableData, "\(S.self)")
      var copy = left
      copy.animatableData = right.animatableData
      let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      #expect(copy.path(in: frame).boundingRect == right.path(in: frame).boundingRect, "\(S.self)")
    }
    data(a.inset(by: 2), b.inset(by: 9))
    data(UnevenRoundedRectangle().inset(by: 2), UnevenRoundedRectangle().inset(by: 9))
    data(Circle().trim(from: 0, to: 0.5), Circle().trim(from: 0.25, to: 1))
    data(a.rotation(.degrees(0)), a.rotation(.degrees(64), anchor: .topLeading))
    data(a.offset(x: 4), a.offset(y: 8))
    data(a.scale(2), a.scale(x: 1, y: 0.5, anchor: .bottom))
    data(a.size(width: 4, height: 2), a.size(width: 32, height: 16))
    data(a.stroke(lineWidth: 2), b.stroke(lineWidth: 8))
    data(AnyShape(a.inset(by: 1)), AnyShape(b.inset(by: 4)))
  }

  @Test func unitsAndRadiansAreScaledBy128AndOthersAreNot() {
    #expect(abs(Angle.degrees(90).animatableData - 201.062) < 0.0005)
    #expect(UnitPoint.center.animatableData == AnimatablePair(64, 64))
    let trim = Circle().trim(from: 0, to: 0.8).animatableData
    let other = Circle().trim(from: 0, to: 0.2).animatableData
    #expect(abs((trim - other).magnitudeSquared.squareRoot() - 76.8) < 1e-9)
    #expect(1.0.animatableData == 1)
    #expect(CGPoint(x: 1, y: 2).animatableData == AnimatablePair(1, 2))
    #expect(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
        == AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
    #expect(
      StrokeStyle(lineWidth: 2, miterLimit: 3, dashPhase: 4).animatableData
        == AnimatablePair(2, AnimatablePair(3, 4)))
  }

  @Test func theRecordedVectorOfRedToBlue() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let way =
      Color.blue.resolve(in: environment).animatableData
      - Color.red.resolve(in: environment).animatableData
    let recorded: [Double] = [-22.421, 4.491, 47.533, 0]
    for (value, expected) in zip(numbers(of: way), recorded) {
      #expect(abs(value - expected) < 0.01)
    }
  }

  @Test func typeErasedShapesOfAnotherTypeTakeNoData() {
    var shape = AnyShape(RoundedRectangle(cornerRadius: 4))
    let before = shape.path(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    shape.animatableData = AnyShape(Circle().trim(to: 0.5)).animatableData
    #expect(shape.path(in: CGRect(x: 0, y: 0, width: 50, height: 50)) == before)
    let sum = AnyShape(Circle()).animatableData + .zero
    #expect(sum == .zero || sum.magnitudeSquared == 0)
  }

  @Test func theNumbersOfDataAreFoundAtAnyDepth() {
    #expect(
      numbers(of: AnimatableValues(1.0, Float(2), AnimatablePair(CGFloat(3), 4.0))) == [1, 2, 3, 4])
    #expect(numbers(of: AnyShape(RoundedRectangle(cornerRadius: 4)).animatableData) == [4, 4])
  }
}
