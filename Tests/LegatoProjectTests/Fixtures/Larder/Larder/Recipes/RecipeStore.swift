import Foundation
import Observation
import SwiftUI

@Observable
final class RecipeStore {
  var recipes = Recipe.samples
  private let sync = CloudSync()

  func refresh() { sync.start() }

  func add(_ title: String) { recipes.append(Recipe(title: title, minutes: 10)) }
}
