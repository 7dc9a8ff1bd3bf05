import SwiftUICore

/// A ring of 58 points around the current value; the label where there is none.
struct CircularCapacity: UnnamedView {
  let configuration: GaugeStyleConfiguration
  @Environment(\.tintGradient) private var gradient

  @MainActor var body: some View {
    let style = AnyShapeStyle.tint(around: gradient, from: -GaugeRing.cap, to: 360 - GaugeRing.cap)
    ZStack {
      Circle().inset(by: GaugeRing.width / 2)
        .stroke(style, style: StrokeStyle(lineWidth: GaugeRing.width))
        .opacity(0.25)
        .rotationEffect(.degrees(-90))
      Circle().inset(by: GaugeRing.width / 2)
        .trim(from: 0, to: configuration.value)
        .stroke(style, style: StrokeStyle(lineWidth: GaugeRing.width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      GaugeCenter(configuration: configuration)
    }
    .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
  }
}

/// A ring that is open below, with a dot at the current value. In the opening stand the labels of its
/// ends, or its own.
struct CircularGauge: UnnamedView {
  let configuration: GaugeStyleConfiguration
  @Environment(\.tintGradient) private var gradient

  @MainActor var body: some View {
    ZStack {
      ZStack {
        Circle().inset(by: GaugeRing.width / 2)
          .trim(from: 0, to: GaugeRing.sweep / 360)
          .stroke(
            AnyShapeStyle.tint(around: gradient, from: 0, to: GaugeRing.sweep),
            style: StrokeStyle(lineWidth: GaugeRing.width, lineCap: .round))
        GaugeMarker(diameter: GaugeRing.width)
          .offset(x: (GaugeRing.diameter - GaugeRing.width) / 2)
          .rotationEffect(.degrees(GaugeRing.sweep * configuration.value))
      }
      .rotationEffect(.degrees(90 + (360 - GaugeRing.sweep) / 2))
      .compositingGroup()
      GaugeCenter(configuration: configuration, showsLabel: false)
    }
    .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
    .overlay(alignment: .bottom) {
      ends
        .font(.system(size: 10, weight: .medium, design: .rounded))
        .lineLimit(1)
        .frame(width: GaugeRing.diameter * 0.54)
        .offset(y: 1)
    }
  }

  @ViewBuilder private var ends: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 2) {
        configuration.minimumValueLabel
        Spacer(minLength: 0)
        configuration.maximumValueLabel
      }
    } else {
      configuration.label
    }
  }
}

/// Lengths in points, angles in degrees.
private enum GaugeRing {
  static let diameter: CGFloat = 58
  static let width: CGFloat = 6
  /// How far a round end reaches along the ring.
  static let cap = Double(width / (diameter - width)) * 180 / .pi
  /// How far an open ring goes round.
  static let sweep = 270.0
}

/// What a ring goes round.
private struct GaugeCenter: UnnamedView {
  let configuration: GaugeStyleConfiguration
  var showsLabel = true

  @MainActor var body: some View {
    Group {
      if let current = configuration.currentValueLabel {
        current
      } else if showsLabel {
        configuration.label
      }
    }
    .font(.system(size: 17, weight: .semibold, design: .rounded))
    .lineLimit(1)
    .padding(GaugeRing.width + 2)
  }
}

extension AnyShapeStyle {
  /// The tint; a gradient runs clockwise from one angle to the other, in degrees.
  fileprivate static func tint(around gradient: Gradient?, from start: Double, to end: Double)
    -> AnyShapeStyle
  {
    gradient.map {
      AnyShapeStyle(
        AngularGradient(
          gradient: $0, center: .center, startAngle: .degrees(start), endAngle: .degrees(end)))
    } ?? AnyShapeStyle(.tint)
  }
}
