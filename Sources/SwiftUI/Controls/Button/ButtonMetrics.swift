import SwiftUICore

/// What the standard styles share. The platform documents none of these numbers.
enum ButtonMetrics {
  /// Opacity of a label while it is pressed.
  static let pressedOpacity = 0.5
  /// Opacity of a label that is disabled.
  static let disabledOpacity = 0.3
  /// The same of a plain button, with all that is in it (measured on 18 and 26).
  static let plainDisabledOpacity = 0.5
  /// Opacity of a border in a tint that was asked for.
  static let tintedFill = 0.18

  /// Insets of a bordered button: 28, 34.5 and 50 points high around one line of text.
  static func insets(_ size: ControlSize) -> EdgeInsets {
    switch size {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  static func font(_ size: ControlSize) -> Font {
    switch size {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }
}

/// A button's label with room around it, on a border.
struct BorderedLabel<Fill: ShapeStyle>: UnnamedView {
  let label: ButtonStyleConfiguration.Label
  let fill: Fill
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font
  @Environment(\.systemLook.button) private var measures

  private var insets: EdgeInsets {
    var insets = ButtonMetrics.insets(size)
    if shape.isCircle {
      insets.leading = insets.top
      insets.trailing = insets.top
    }
    return insets
  }

  @MainActor var body: some View {
    label
      .multilineTextAlignment(.center)
      .font(font ?? ButtonMetrics.font(size))
      .padding(insets)
      .background(fill, in: shape.shape(measures, size))
  }
}

private enum DisabledRowOpacityKey: EnvironmentKey {
  static var defaultValue: Double { ButtonMetrics.disabledOpacity }
}

extension EnvironmentValues {
  /// The opacity of the label of a button that stands for its row and is disabled.
  var disabledRowOpacity: Double {
    get { self[DisabledRowOpacityKey.self] }
    set { self[DisabledRowOpacityKey.self] = newValue }
  }
}

extension ButtonMeasures {
  /// The radius of the border of a button of a size.
  func radius(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini, .small: smallRadius
    case .regular: regularRadius
    case .large, .extraLarge: largeRadius
    }
  }
}
