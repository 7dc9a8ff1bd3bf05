import SwiftUI

/// Drawn by hand.
struct Drawing: View {
  let number: Number
  let symbol: Spec?
  let world: World

  var body: some View {
    let amount = world.value(number)
    if let symbol {
      Canvas { context, size in
        context.opacity = 0.5
        if let resolved = context.resolveSymbol(id: 0) {
          context.draw(resolved, at: CGPoint(x: size.width / 2, y: amount))
        }
      } symbols: {
        SpecView(symbol, world).tag(0)
      }
    } else {
      Canvas { context, size in
        context.rotate(by: .degrees(amount))
        context.fill(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: size.width / 2, height: amount)),
          with: .color(.red))
      }
    }
  }
}

/// Follows a finger, and springs back when it goes.
struct Draggable: View {
  let animation: Animation?
  let world: World
  @GestureState private var way = CGSize.zero
  @State private var place = CGSize.zero

  var body: some View {
    Circle().fill(.blue).frame(width: 40, height: 40)
      .offset(x: way.width + place.width, y: way.height + place.height)
      .gesture(
        DragGesture(minimumDistance: 5)
          .updating($way) { value, way, _ in way = value.translation }
          .onEnded { value in
            world.record("dragged")
            withAnimation(animation) { place = value.predictedEndTranslation }
          })
  }
}
