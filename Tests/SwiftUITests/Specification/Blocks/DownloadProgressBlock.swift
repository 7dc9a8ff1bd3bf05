import SwiftUI

private struct DownloadProgress: View {
  @State private var progress: Double = 0

  var body: some View {
    VStack {
      // Progress bar
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule()
            .fill(.gray.opacity(0.2))

          Capsule()
            .fill(.blue)
            .frame(width: geometry.size.width * progress)
            .animation(.spring(response: 0.3), value: progress)
        }
      }
      .frame(height: 8)

      // Percentage with number transition
      Text("\(Int(progress * 100))%")
        .contentTransition(.numericText())
        .animation(.spring(duration: 0.2), value: progress)
    }
  }
}

extension SpecificationBlock {
  /// Document 001, block 4.
  static let downloadProgress = SpecificationBlock("downloadProgress") { world in
    DownloadProgress()
  }
}
