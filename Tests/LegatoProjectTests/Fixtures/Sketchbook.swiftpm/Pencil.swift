import PencilKit
import SwiftUI

struct PencilCanvas: UIViewRepresentable {
  func makeUIView(context: Context) -> PKCanvasView { PKCanvasView() }
  func updateUIView(_ view: PKCanvasView, context: Context) {}
}
