import Foundation
import SwiftUICore

/// A control used to select a color from the system color picker UI.
///
/// A ring of all hues around the color opens a sheet with a grid of 120 colors, as the first page of the
/// system's picker has, and a slider of the opacity. Its other pages, a spectrum and sliders, are not there.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  @State private var isShown = false

  /// Creates an instance that selects a color.
  ///
  /// - Parameters:
  ///   - selection: The color.
  ///   - supportsOpacity: Whether the opacity can be chosen; `true` by default.
  ///   - label: What the color is for.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The label with the color's well.
  public var body: some View {
    LabelledRow(
      label: label,
      control: Button {
        isShown = true
      } label: {
        ColorWell(color: selection.wrappedValue)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: "Color"))
      .accessibilityValue(Text(verbatim: "\(selection.wrappedValue)"))
    )
    .modifier(DimmedWhenDisabled())
    .sheet(isPresented: $isShown) {
      ColorSheet(selection: selection, supportsOpacity: supportsOpacity)
        .presentationDetents([.medium])
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a text label generated from a title key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A disc of the color in a ring of all hues, 28 points wide.
private struct ColorWell: View {
  let color: Color

  private var hues: AngularGradient {
    AngularGradient(
      colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 0.85, brightness: 1) },
      center: .center)
  }

  var body: some View {
    Circle()
      .fill(color)
      .padding(5)
      .overlay { Circle().inset(by: 1.5).stroke(hues, lineWidth: 3) }
      .frame(width: 28, height: 28)
      .contentShape(Circle())
  }
}

private struct ColorSheet: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var opacity = 1.0
  @State private var base: Color?
  @Environment(\.dismiss) private var dismiss

  /// A row of grays, and nine rows of twelve hues from dark to light.
  private static let grid: [[Color]] =
    [(0..<12).map { Color(white: 1 - Double($0) / 11) }]
    + (0..<9).map { row in
      (0..<12).map { column in
        let hue = (Double(column) + 6.5).truncatingRemainder(dividingBy: 12) / 12
        return row < 4
          ? Color(hue: hue, saturation: 1, brightness: 0.35 + 0.65 * Double(row) / 4)
          : Color(hue: hue, saturation: 1 - Double(row - 4) / 5, brightness: 1)
      }
    }

  private func choose(_ color: Color) {
    base = color
    selection.wrappedValue = opacity < 1 ? color.opacity(opacity) : color
  }

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text(verbatim: "Colors").font(.headline)
        Spacer()
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark")
            .font(.footnote.bold())
            .foregroundStyle(.secondary)
            .frame(width: 30, height: 30)
            .background(Color(.system(.fill)), in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: "Close"))
      }
      VStack(spacing: 0) {
        ForEach(Array(Self.grid.enumerated()), id: \.offset) { row in
          HStack(spacing: 0) {
            ForEach(Array(row.element.enumerated()), id: \.offset) { cell in
              cell.element
                .overlay {
                  if cell.element == (base ?? selection.wrappedValue) {
                    Rectangle().strokeBorder(.white, lineWidth: 3)
                  }
                }
                .onTapGesture { choose(cell.element) }
                .accessibilityElement()
                .accessibilityLabel(Text(verbatim: "\(cell.element)"))
                .accessibilityAddTraits(.isButton)
            }
          }
        }
      }
      .aspectRatio(1.2, contentMode: .fit)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      if supportsOpacity {
        HStack {
          Slider(value: $opacity, in: 0...1)
            .accessibilityLabel(Text(verbatim: "Opacity"))
          Text(verbatim: "\(Int((opacity * 100).rounded()))%")
            .font(.subheadline)
            .monospacedDigit()
            .frame(width: 56)
        }
      }
    }
    .padding(16)
    .onChange(of: opacity) { _, _ in choose(base ?? selection.wrappedValue.opacity(1)) }
  }
}
