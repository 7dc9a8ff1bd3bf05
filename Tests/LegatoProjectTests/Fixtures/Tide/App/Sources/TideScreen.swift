import Lottie
import SwiftUI
import TideCore

struct TideScreen: View {
  @State private var level = 0.3

  var body: some View {
    VStack {
      Wave(level: level).frame(height: 120)
      LottieView(animation: .named("splash")).looping()
      Button("Rise") { withAnimation(.bouncy) { level = 0.8 } }
    }
  }
}

struct TideScreen_Previews: PreviewProvider {
  static var previews: some View { TideScreen() }
}
