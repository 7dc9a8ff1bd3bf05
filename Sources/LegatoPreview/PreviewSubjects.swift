import LegatoFilm

/// The views of a compiled library, as its entry hands them over.
@MainActor
public final class PreviewSubjects {
  /// The name of the library's entry: a function that returns what `hand` returns.
  public nonisolated static let entry = "legato_preview_subjects"

  let subjects: [FilmSubject]

  private init(_ subjects: [FilmSubject]) { self.subjects = subjects }

  /// Hands views to the program that has loaded the library, as an address.
  public static func hand(_ subjects: [FilmSubject]) -> Int {
    Int(bitPattern: Unmanaged.passRetained(PreviewSubjects(subjects)).toOpaque())
  }

  /// Takes over what a library has handed.
  static func take(_ address: Int) -> [FilmSubject] {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return [] }
    return Unmanaged<PreviewSubjects>.fromOpaque(pointer).takeRetainedValue().subjects
  }
}
