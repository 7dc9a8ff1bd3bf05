import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Container shapes")
struct ContainerShapeTests {
  /// A card of 100 points with corners of 40, and a field in it.
  private func card<V: View>(_ field: V, alignment: Alignment = .topLeading) -> some View {
    ZStack(alignment: alignment) {
      Color.yellow
      field
    }
    .frame(width: 100, height: 100)
    .containerShape(RoundedRectangle(cornerRadius: 40))
  }

  private let green = Color(red: 0, green: 1, blue: 0)

  @Test("Corners are concentric with the container's, whichever corner the frame lies in")
  func concentric() throws {
    let field = ContainerRelativeShape().fill(green).frame(width: 50, height: 50).padding(10)
    // A radius of 30 in a frame from 10 to 60: the corner's pixel is cut off, the arc's middle is not.
    let drawn = try DrawnView(card(field))
    #expect(drawn.pixel(12, 12) != [0, 255, 0])
    #expect(drawn.pixel(21, 21) == [0, 255, 0])
    #expect(drawn.pixel(17, 17) != [0, 255, 0])
    #expect(drawn.pixel(35, 11) == [0, 255, 0])
    let other = try DrawnView(card(field, alignment: .bottomTrailing))
    #expect(other.pixel(87, 87) != [0, 255, 0])
    #expect(other.pixel(78, 78) == [0, 255, 0])
    #expect(other.pixel(64, 88) == [0, 255, 0])
  }

  @Test("Far within, and without a container, it is a rectangle")
  func rectangle() throws {
    let far = ContainerRelativeShape().fill(green).frame(width: 10, height: 10).padding(45)
    #expect(try DrawnView(card(far)).pixel(45, 45) == [0, 255, 0])
    let alone = ContainerRelativeShape().fill(green).frame(width: 50, height: 50)
    #expect(try DrawnView(alone).pixel(25, 25) == [0, 255, 0])
  }

  @Test("It clips, insets, and goes through an erased shape")
  func clipping() throws {
    let clipped = green.frame(width: 50, height: 50).clipShape(ContainerRelativeShape()).padding(10)
    #expect(try DrawnView(card(clipped)).pixel(12, 12) != [0, 255, 0])
    let erased = AnyShape(ContainerRelativeShape()).fill(green).frame(width: 50, height: 50)
      .padding(10)
    #expect(try DrawnView(card(erased)).pixel(12, 12) != [0, 255, 0])
    // A radius of 20 in a frame from 20 to 60.
    let inset = ContainerRelativeShape().inset(by: 10).fill(green).frame(width: 50, height: 50)
      .padding(10)
    let drawn = try DrawnView(card(inset))
    #expect(drawn.pixel(21, 21) != [0, 255, 0])
    #expect(drawn.pixel(28, 28) == [0, 255, 0])
  }

  @Test("A container that changes is followed")
  func change() throws {
    struct Scene: View {
      let model: Model<CGFloat>
      var body: some View {
        ZStack(alignment: .topLeading) {
          ContainerRelativeShape().fill(Color(red: 0, green: 1, blue: 0))
        }
        .frame(width: 100, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: model.value))
      }
    }
    let model = Model<CGFloat>(40)
    let drawn = try DrawnView(Scene(model: model))
    #expect(drawn.pixel(3, 3) != [0, 255, 0])
    model.set(0, nil)
    drawn.show()
    #expect(drawn.pixel(3, 3) == [0, 255, 0])
  }
}
