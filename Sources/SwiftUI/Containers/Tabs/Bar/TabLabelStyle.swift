import SwiftUICore

/// A symbol over a caption, or a symbol that the caption describes.
struct TabLabelStyle: LabelStyle {
  let hasCaption: Bool

  func makeBody(configuration: Configuration) -> some View {
    if hasCaption {
      VStack(spacing: Self.spacing) {
        TabIcon(icon: configuration.icon).frame(height: Self.iconHeight)
        configuration.title
      }
    } else {
      Label {
        configuration.title
      } icon: {
        TabIcon(icon: configuration.icon)
      }
      .labelStyle(.iconOnly)
    }
  }

  static let spacing: CGFloat = 3
  /// The height of every item's icon, so that captions stand in one line whatever symbols are over them.
  static let iconHeight: CGFloat = 26
  static let symbol = Font.system(size: 22)
}

/// The symbol of an item.
private struct TabIcon<Icon: View>: View {
  let icon: Icon
  @Environment(\.tabIconStyle) private var style

  var body: some View {
    if let style {
      icon.foregroundStyle(style).accessibilityHidden(true)
    } else {
      icon.accessibilityHidden(true)
    }
  }
}

private enum TabIconStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// What the symbols of a tab bar are painted with, where that is another style than the captions'.
  var tabIconStyle: AnyShapeStyle? {
    get { self[TabIconStyleKey.self] }
    set { self[TabIconStyleKey.self] = newValue }
  }
}
