/// One line of a ``SpringMenu``.
public struct SpringMenuItem: Identifiable {
  /// The identity of the line, unique in its menu.
  public let id: String
  /// The text of the line, shown verbatim.
  public let title: String
  /// The name of a system symbol at the trailing edge; `nil` for none.
  public let systemImage: String?
  /// Whether the line is drawn in the color of errors.
  public let isDestructive: Bool
  let action: () -> Void

  /// Creates a line of a menu.
  ///
  /// - Parameters:
  ///   - id: The identity of the line, unique in its menu; the title by default.
  ///   - title: The text of the line, shown verbatim.
  ///   - systemImage: The name of a system symbol at the trailing edge; none by default.
  ///   - isDestructive: Whether the line is drawn in the color of errors; `false` by default.
  ///   - action: Called at a tap on the line, after the menu has begun to close.
  public init(
    id: String? = nil, title: String, systemImage: String? = nil, isDestructive: Bool = false,
    action: @escaping () -> Void
  ) {
    self.id = id ?? title
    self.title = title
    self.systemImage = systemImage
    self.isDestructive = isDestructive
    self.action = action
  }
}
