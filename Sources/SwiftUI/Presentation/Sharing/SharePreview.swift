import SwiftUICore

/// A representation of a type to display in a share preview.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  /// What stands beside the title: the icon, or else the image.
  let picture: SwiftUICore.Image?

  private init(title: Text, image: Image? = nil, icon: Icon? = nil) {
    self.title = title
    picture =
      icon.flatMap { Transfer.value($0, as: SwiftUICore.Image.self) }
      ?? image.flatMap { Transfer.value($0, as: SwiftUICore.Image.self) }
  }

  /// Creates a preview with a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }
  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title), image: image, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image)
  }
  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title), image: image)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey), icon: icon)
  }
  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: Text(title), icon: icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }
  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
}
