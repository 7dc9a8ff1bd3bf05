import SwiftUICore

/// A bar that fills, with the label over it and the current value below.
struct LinearCapacity: UnnamedView {
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    VStack(spacing: 6) {
      configuration.label
      HStack(spacing: ControlMetrics.labelSpacing) {
        configuration.minimumValueLabel
        CapacityBar(value: configuration.value).frame(height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A thin bar under the label, which fills; the current value stands behind it.
struct CompactLinearCapacity: UnnamedView {
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        CapacityBar(value: configuration.value).frame(height: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
    .font(.system(size: 13, weight: .medium, design: .rounded))
  }
}

/// A bar with a dot at the current value, between the labels of its ends: what stands before it
/// where there is no such label is the current value.
struct LinearGauge: UnnamedView {
  let configuration: GaugeStyleConfiguration
  @Environment(\.tintGradient) private var gradient
  private static let height: CGFloat = 6

  @MainActor var body: some View {
    HStack(spacing: 4) {
      if let minimum = configuration.minimumValueLabel {
        minimum
      } else {
        configuration.currentValueLabel
      }
      GeometryReader { geometry in
        let room = max(0, geometry.size.width - Self.height)
        ZStack(alignment: .leading) {
          Capsule().fill(.tint(along: gradient))
          GaugeMarker(diameter: Self.height).offset(x: room * configuration.value)
        }
        .compositingGroup()
      }
      .frame(height: Self.height)
      .viewOrigin(.framework)
      configuration.maximumValueLabel
    }
    .font(.system(size: 13, weight: .medium, design: .rounded))
  }
}

/// The room of a gauge, and how much of it is taken. A gradient lies over the whole room.
private struct CapacityBar: UnnamedView {
  let value: Double
  @Environment(\.tintGradient) private var gradient

  @MainActor var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.system(.fill)))
        if let gradient {
          Capsule().fill(.tint(along: gradient))
            .mask(alignment: .leading) { Capsule().frame(width: geometry.size.width * value) }
        } else {
          Capsule().fill(.tint).frame(width: geometry.size.width * value)
        }
      }
    }
    .viewOrigin(.framework)
  }
}

/// A dot with free room around it, in a group of its own: it takes away what it stands on.
struct GaugeMarker: UnnamedView {
  let diameter: CGFloat

  @MainActor var body: some View {
    Circle().fill(.black).padding(-diameter / 3).blendMode(.destinationOut)
      .overlay { Circle().fill(.primary) }
      .frame(width: diameter, height: diameter)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The tint; a gradient runs from the leading to the trailing edge.
  fileprivate static func tint(along gradient: Gradient?) -> AnyShapeStyle {
    gradient.map {
      AnyShapeStyle(LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing))
    } ?? AnyShapeStyle(.tint)
  }
}
