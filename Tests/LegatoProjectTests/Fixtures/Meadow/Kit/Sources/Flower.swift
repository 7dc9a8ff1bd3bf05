import NearbyInteraction
import SwiftUI

public struct Flower: Identifiable, Hashable, Sendable {
  public let id: Int
  public let name: String

  public static let all = [Flower(id: 1, name: "Daisy"), Flower(id: 2, name: "Poppy")]

  /// Asks for what is not here.
  public func place(_ manager: CBCentralManager) -> CBPeripheral? { manager.nearest }
}

public struct FlowerView: View {
  let flower: Flower

  public init(flower: Flower) { self.flower = flower }

  public var body: some View { Label(flower.name, systemImage: "leaf") }
}
