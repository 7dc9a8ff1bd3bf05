import LegatoDisplay
@_spi(Host) import SwiftUI

/// A view to film, and what it is called.
@MainActor
public struct FilmSubject {
  /// What makes a fresh copy of the view, to be called within a host, and the surface that it asks
  /// for, in points.
  package typealias Copy = (makeView: @MainActor () -> any View, size: Size?)

  package let name: String
  private let make: @MainActor () throws -> Copy

  /// - Parameters:
  ///   - name: what the film calls the view.
  ///   - makeView: makes a fresh copy of it.
  public init(name: String, _ makeView: @escaping @MainActor () -> any View) {
    self.name = name
    make = { (makeView, nil) }
  }

  /// The root of an app's window, which is filmed on the whole screen however little of it shows something.
  ///
  /// - Parameters:
  ///   - name: what the film calls the window.
  ///   - makeView: makes a fresh copy of its root.
  public init(window name: String, _ makeView: @escaping @MainActor () -> any View) {
    self.name = name
    make = { (makeView, FilmOptions.screen) }
  }

  /// - Parameters:
  ///   - name: what the film calls the preview.
  ///   - preview: makes it, and says what surface it is for.
  public init(name: String, preview: any PreviewRegistry.Type) {
    self.name = name
    make = {
      let preview = try preview.makePreview()
      return (preview.makeView, preview.surface)
    }
  }

  /// - Parameter copy: makes a fresh copy of the view, and says what surface it is for.
  package init(name: String, copying copy: @escaping @MainActor () throws -> Copy) {
    self.name = name
    make = copy
  }

  package func copy() throws(FilmFailure) -> Copy {
    do {
      return try make()
    } catch {
      throw FilmFailure("\(name) cannot be made: \(error)")
    }
  }
}

extension PreviewSettings {
  /// The surface that the views ask for; `nil` where that is the usual one.
  package var surface: Size? {
    surface(
      on: CGSize(width: FilmOptions.screen.width, height: FilmOptions.screen.height)
    ).map { Size(sane($0.width), sane($0.height)) }
  }
}

extension Preview {
  /// The surface that the preview's traits ask for; `nil` where that is the usual one.
  fileprivate var surface: Size? {
    traits.reduce(nil) { size, trait in
      switch trait.request {
      case .fixed(let width, let height): Size(sane(width), sane(height))
      case .orientation(.landscapeLeft), .orientation(.landscapeRight):
        Size(FilmOptions.screen.height, FilmOptions.screen.width)
      case .orientation(.portrait), .orientation(.portraitUpsideDown), .defaultLayout,
        .sizeThatFits, .modifier:
        size
      }
    }
  }
}

/// A side that a surface can have. What is not a number is 1.
private func sane(_ side: Double) -> Double {
  side.isNaN ? 1 : min(max(side, FilmOptions.sides.lowerBound), FilmOptions.sides.upperBound)
}
