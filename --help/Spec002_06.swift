import SwiftUI


struct Received: View { @State private var shown = false
  var body: some View { VStack { if shown { Text("Hi")
.transition(.asymmetric(
    insertion: .move(edge: .leading).combined(with: .opacity),
    removal: .opacity
))

  } } }
}

