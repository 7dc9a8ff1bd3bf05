import SwiftUI
import Testing

@testable import SwiftUICore

@Suite("Transforms in space")
struct CATransform3DTests {
  /// A row vector times the matrix.
  private func apply(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> [CGFloat] {
    (0..<4).map { column in
      x * t.rows[0][column] + y * t.rows[1][column] + z * t.rows[2][column] + t.rows[3][column]
    }
  }

  private func expectClose(
    _ found: [CGFloat], _ expected: [CGFloat], _ location: SourceLocation = #_sourceLocation
  ) {
    for (found, expected) in zip(found, expected) {
      #expect(abs(found - expected) < 1e-9, "\(found), not \(expected)", sourceLocation: location)
    }
  }

  @Test func theStepWrittenLastComesFirst() {
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 3, 4)
    expectClose(apply(scaled, 1, 1, 1), [12, 23, 34, 1])
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
    expectClose(apply(moved, 1, 1, 1), [22, 63, 124, 1])
  }

  @Test func aRotationTurnsOneAxisTowardsTheNext() {
    let quarter = CGFloat.pi / 2
    expectClose(apply(CATransform3DMakeRotation(quarter, 0, 0, 5), 1, 0, 0), [0, 1, 0, 1])
    expectClose(apply(CATransform3DMakeRotation(quarter, 2, 0, 0), 0, 1, 0), [0, 0, 1, 1])
    expectClose(apply(CATransform3DMakeRotation(quarter, 0, 1, 0), 0, 0, 1), [1, 0, 0, 1])
    // A third of a turn about the diagonal takes each axis to the next.
    expectClose(apply(CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1), 1, 2, 3), [3, 1, 2, 1])
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .nan, 0, 0)))
  }

  @Test func theInverseTakesEverythingBack() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DRotate(transform, 0.7, 1, 5, 2)
    transform = CATransform3DTranslate(transform, -50, 20, 3)
    let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
    for (row, expected) in zip(both.rows, CATransform3DIdentity.rows) { expectClose(row, expected) }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func transformsOfThePlaneGoThereAndBack() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == plane)
    #expect(ProjectionTransform(space) == ProjectionTransform(plane))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test func aProjectionSeesTheTransformFromInFront() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100
    let turned = ProjectionTransform(CATransform3DRotate(transform, .pi / 3, 0, 1, 0))
    // A point 10 to the right is at (5, 0, −8.66): further away, by 1.0866.
    let w = 10 * turned.m13 + 4 * turned.m23 + turned.m33
    let x = 10 * turned.m11 + 4 * turned.m21 + turned.m31
    let y = 10 * turned.m12 + 4 * turned.m22 + turned.m32
    expectClose([x / w, y / w], [5 / 1.0866025403784438, 4 / 1.0866025403784438])
  }
}
