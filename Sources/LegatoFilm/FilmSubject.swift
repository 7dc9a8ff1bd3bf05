import SwiftUI

/// A view to film, and what it is called.
public struct FilmSubject {
  let name: String
  let makeView: @MainActor () -> any View

  /// - Parameters:
  ///   - name: what the film calls the view.
  ///   - makeView: makes a fresh copy of it.
  public init(name: String, _ makeView: @escaping @MainActor () -> any View) {
    self.name = name
    self.makeView = makeView
  }
}
