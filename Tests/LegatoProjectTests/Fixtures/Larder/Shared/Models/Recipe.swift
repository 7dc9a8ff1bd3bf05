import Foundation

struct Recipe: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var minutes: Int
  var photo: URL?

  static let samples = [
    Recipe(title: "Bread", minutes: 90), Recipe(title: "Soup", minutes: 30),
  ]
}

extension Recipe {
  /// What nobody but the store asks for.
  var archived: LegacyArchive { LegacyArchive(self) }

  var duration: String { "\(minutes) min" }
}
