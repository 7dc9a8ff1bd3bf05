import Foundation
import SwiftUI
import SwiftUICore

/// A controller of a view of what a player plays. It is a box.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// What is notified; never.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether there are controls.
  open var showsPlaybackControls = true
  /// Whether times are shown.
  open var showsTimecodes = false
  /// Whether a person can jump.
  open var requiresLinearPlayback = false
  /// Whether the film may go on in a small window.
  open var allowsPictureInPicturePlayback = true
  /// Whether it does by itself as the app leaves.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether it fills the screen as it plays.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it fills the screen no longer once it has ended.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the lock screen says what plays.
  open var updatesNowPlayingInfoCenter = true
  /// Whether texts in pictures can be selected.
  open var allowsVideoFrameAnalysis = true
  /// The speeds that a person can choose.
  open var speeds = AVPlaybackSpeed.systemDefaultSpeeds
  /// The speed that a person has chosen.
  open private(set) var selectedSpeed: AVPlaybackSpeed?
  /// Chooses a speed.
  open func selectSpeed(_ speed: AVPlaybackSpeed) { selectedSpeed = speed }
  /// Whether there is a picture: never.
  open var isReadyForDisplay: Bool { false }
  /// Where the picture is.
  open var videoBounds: CGRect { .zero }
  /// The view between the picture and the controls.
  public private(set) lazy var contentOverlayView: UIView? = UIView(frame: .zero)

  /// Makes the box.
  open override func loadView() {
    let box = NamedBoxView("AVPlayerViewController")
    if let overlay = contentOverlayView {
      overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      box.addSubview(overlay)
    }
    view = box
  }
}

/// A speed that a person can choose.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
  /// The speed, of which 1 is that of the film.
  public let rate: Float
  /// Its name.
  public let localizedName: String
  /// Its name as a number.
  open var localizedNumericName: String { "\(rate)×" }
  /// Half, all, and more of the speed of the film.
  public static let systemDefaultSpeeds = [0.5, 1, 1.25, 1.5, 2].map {
    AVPlaybackSpeed(rate: Float($0), localizedName: "\($0)×")
  }
  /// Creates a speed.
  public init(rate: Float, localizedName: String) {
    (self.rate, self.localizedName) = (rate, localizedName)
  }
}

/// Methods that a controller of a film calls. A box calls none.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// The film is about to go on in a small window.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// The film goes on in a small window.
  func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// The film could not go on in a small window.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error)
  /// The film is about to come back.
  func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// The film has come back.
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Whether the controller goes as the small window comes.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// The controller has to come back.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// Does nothing.
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// It goes.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool {
    true
  }
  /// It does not.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}
