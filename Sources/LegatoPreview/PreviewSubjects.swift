import LegatoFilm
import SwiftUICore

/// The views of a compiled library, as its entry hands them over.
@MainActor
public final class PreviewSubjects {
  /// The name of the library's entry: a function that returns what `hand` returns.
  public nonisolated static let entry = "legato_preview_subjects"

  let subjects: [FilmSubject]

  private init(_ subjects: [FilmSubject]) { self.subjects = subjects }

  /// Hands views to the program that has loaded the library, as an address.
  ///
  /// - Parameter places: What each place of the source is called that gives an animation.
  public static func hand(_ subjects: [FilmSubject], places: [String] = []) -> Int {
    AnimationPlaces.names = places
    return Int(bitPattern: Unmanaged.passRetained(PreviewSubjects(subjects)).toOpaque())
  }

  /// An animation as the place with this number gives it; from 1.
  public nonisolated static func animation(_ animation: Animation?, at place: UInt32) -> Animation?
  {
    animation?.given(at: place)
  }

  /// Takes over what a library has handed.
  static func take(_ address: Int) -> [FilmSubject] {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return [] }
    return Unmanaged<PreviewSubjects>.fromOpaque(pointer).takeRetainedValue().subjects
  }
}
