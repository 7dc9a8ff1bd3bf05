/// One line of a menu.
public struct SpringMenuItem: Identifiable {
  public let id: String
  public let title: String
  public let systemImage: String?
  public let isDestructive: Bool
  let action: () -> Void

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
