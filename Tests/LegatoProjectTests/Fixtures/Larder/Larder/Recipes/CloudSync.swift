import Foundation
import NearbyInteraction

/// Cannot be compiled anywhere but on Apple's systems.
final class CloudSync {
  private let container = NISession()

  func start() {
    container.run(NINearbyPeerConfiguration())
  }
}
