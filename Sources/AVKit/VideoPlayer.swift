import Foundation
import SwiftUI

/// A view of what a player plays, with controls: a box with its name here, with the overlay on it.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// Creates a video player with an overlay.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  /// The box.
  public var body: some View {
    NamedBox("VideoPlayer", symbol: "play.rectangle").overlay { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a video player.
  public init(player: AVPlayer?) { overlay = EmptyView() }
}
