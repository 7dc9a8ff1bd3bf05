import CloudKit
import Foundation

/// Cannot be compiled anywhere but on Apple's systems.
final class CloudSync {
  private let container = CKContainer.default()

  func start() {
    container.accountStatus { status, _ in print(status) }
  }
}
