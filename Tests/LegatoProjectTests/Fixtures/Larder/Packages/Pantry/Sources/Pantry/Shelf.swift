import SwiftUI

public struct Shelf: Hashable, Sendable {
  public var name: String
  public var count: Int

  public init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}

public struct ShelfLabel: View {
  private let shelf: Shelf

  public init(shelf: Shelf) { self.shelf = shelf }

  public var body: some View { Text("\(shelf.count) × \(shelf.name)") }
}
