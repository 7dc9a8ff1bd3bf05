import Brushes
import SwiftUI

struct ContentView: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      Stroke(width: isWide ? 12 : 2)
      Button("Wider") { withAnimation { isWide.toggle() } }
      if #available(iOS 26, *) { Text("New") } else { Text("Old") }
    }
  }
}

#Preview { ContentView() }
