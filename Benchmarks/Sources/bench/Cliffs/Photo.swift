import SwiftUI

/// Shows what has a photo: 1,260 × 540 pixels, no part of which is of one colour.
struct WithPhoto<Content: View>: View {
  @State private var photo = UIImage()
  @ViewBuilder let content: (Image) -> Content

  var body: some View {
    content(Image(uiImage: photo))
      .onAppear {
        let renderer = ImageRenderer(content: Speckles())
        renderer.scale = 3
        photo = renderer.uiImage ?? photo
      }
  }

  private struct Speckles: View {
    var body: some View {
      Canvas { context, size in
        let ground = Gradient(colors: [.indigo, .teal, .orange])
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            ground, startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)))
        for index in 0..<4_000 {
          let place = CGPoint(
            x: CGFloat(index * 137 % 421), y: CGFloat(index * index % 181))
          context.fill(
            Path(ellipseIn: CGRect(origin: place, size: CGSize(width: 7, height: 4))),
            with: .color(Color(hue: Double(index % 97) / 97, saturation: 0.6, brightness: 0.8)))
        }
      }
      .frame(width: 420, height: 180)
    }
  }
}
