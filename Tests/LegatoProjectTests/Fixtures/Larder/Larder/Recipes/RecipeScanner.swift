import SwiftUI
import VisionKit

/// Does not compile here: its body is Apple's alone.
struct RecipeScanner: View {
  var body: some View {
    DataScannerHost(recognizes: [.text()])
  }
}

#Preview("Scanner") { RecipeScanner() }
