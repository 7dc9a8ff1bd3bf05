import Foundation
import SwiftUICore

/// A button style that applies glass artwork based on the button's context.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates the style with regular glass.
  public init() { glass = .regular }
  /// Creates the style with a glass of one's own.
  public init(_ glass: Glass) { self.glass = glass }

  /// A label on interactive glass.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: glass, isProminent: false)
  }
}

/// A button style that applies prominent glass artwork based on the button's context.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// A white label on interactive glass in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: .regular, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button style that applies glass artwork based on the button's context.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A button style that applies a glass of one's own.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button style that applies prominent glass artwork based on the button's context.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button(role: configuration.role, action: { configuration.trigger() }) {
      configuration.label
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .foregroundStyle(isProminent ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .opacity(isEnabled ? 1 : 0.4)
        .glassEffect((isProminent ? glass.tint(.accentColor) : glass).interactive(isEnabled))
    }
    .buttonStyle(.plain)
  }
}
