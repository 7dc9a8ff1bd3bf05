import LegatoDisplay
import LegatoFilm
import SwiftUI

/// A view to check, and what it is called.
@MainActor
public struct CheckSubject {
  package let name: String
  /// Where it stands in its file, from 1; 0 where nobody knows.
  package let line: Int
  /// The number of the file, where several are checked together.
  package let file: Int
  /// Whether what the view is given changes from step to step.
  package let hasSteps: Bool
  private let make: @MainActor (InputSteps) throws -> FilmSubject.Copy

  /// - Parameters:
  ///   - name: what reports call the view.
  ///   - makeView: makes a fresh copy of it.
  public init(
    name: String, line: Int = 0, file: Int = 0, _ makeView: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.line = line
    self.file = file
    hasSteps = false
    make = { _ in (makeView, nil) }
  }

  /// - Parameters:
  ///   - name: what reports call the preview.
  ///   - preview: makes it, and says what surface it is for.
  public init(name: String, line: Int = 0, file: Int = 0, preview: any PreviewRegistry.Type) {
    self.name = name
    self.line = line
    self.file = file
    hasSteps = false
    let subject = FilmSubject(name: name, preview: preview)
    make = { _ in try subject.copy() }
  }

  /// - Parameters:
  ///   - name: what reports call the view.
  ///   - makeView: makes it of values that change.
  public init(
    name: String, line: Int = 0, file: Int = 0,
    inputs makeView: @escaping @MainActor (CheckInputs) -> any View
  ) {
    self.name = name
    self.line = line
    self.file = file
    hasSteps = true
    make = { steps in
      let makeInputs: @MainActor () -> any View = { InputsView(steps: steps, make: makeView) }
      return (makeInputs, nil)
    }
  }

  /// The same, to be filmed.
  var film: FilmSubject {
    FilmSubject(name: name, copying: { try make(InputSteps()) })
  }

  func copy(_ steps: InputSteps) throws -> FilmSubject.Copy { try make(steps) }
}
