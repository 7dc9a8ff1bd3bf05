/// What a shell offers as the value of an option.
public enum ValueCompletion: Hashable, Sendable {
  /// One of a few words.
  case words([String])
  /// The path of a file.
  case files
  /// The path of a folder.
  case folders
  /// The names of the views in the files on the command line.
  case views
  /// The names of the previews in the files on the command line.
  case previews
  /// Nothing: any text is a value.
  case anything
}
