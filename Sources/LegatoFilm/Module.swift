import SwiftUI

public struct FilmSubject {
  public init(name: String, make: @escaping @MainActor () -> any View) {}
}
@MainActor public enum FilmMain {
  public static func run(_ subjects: [FilmSubject], arguments: [String]) -> Int32 { 0 }
}
