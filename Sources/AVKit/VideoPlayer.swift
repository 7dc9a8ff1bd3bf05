import Foundation
import SwiftUI

/// A player of media: it keeps what it is told, and plays nothing.
@MainActor
public final class AVPlayer {
  /// How fast it plays; 0 while it is paused.
  public private(set) var rate: Float = 0
  /// Whether there is no sound.
  public var isMuted = false
  /// How loud it is, 0…1.
  public var volume: Float = 1
  private let url: URL?

  /// Creates a player without media.
  nonisolated public init() { url = nil }
  /// Creates a player of a file or stream.
  nonisolated public init(url URL: URL) { url = URL }

  /// Begins to play.
  public func play() { rate = 1 }
  /// Pauses.
  public func pause() { rate = 0 }
}

/// A view that displays content from a player and a native user interface to control playback: a box with its
/// name here, with the overlay on it.
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
