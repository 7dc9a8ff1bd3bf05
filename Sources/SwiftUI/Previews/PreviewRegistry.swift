/// What a `#Preview` becomes: a type that can make the preview and says where it stands.
public protocol PreviewRegistry {
  /// The module and file of the preview, as `#fileID` has it.
  static var fileID: String { get }

  /// The line of the preview, from 1.
  static var line: Int { get }

  /// The column of the preview, from 1.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
