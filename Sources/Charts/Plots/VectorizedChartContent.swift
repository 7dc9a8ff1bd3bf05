import SwiftUI
import SwiftUICore

/// A type of content that makes a mark of each element of its data.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements of the data.
  associatedtype DataElement
}

// Marks are not drawn, which the chart's box says: what is asked of them is taken.
extension VectorizedChartContent {
  /// Sets the style of marks by a property.
  nonisolated public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets the style of marks by a value: each has a style of its own.
  nonisolated public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets the opacity of marks by a property.
  nonisolated public func opacity(
    _ keyPath: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets how lines are drawn by a property.
  nonisolated public func lineStyle(
    _ style: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets how lines are drawn by a value.
  nonisolated public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets the symbols of marks by a value.
  nonisolated public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets the sizes of symbols by a property.
  nonisolated public func symbolSize(
    _ size: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets the areas of symbols by a property, in square points.
  nonisolated public func symbolSize(
    _ area: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets the sizes of symbols by a value.
  nonisolated public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets marks side by side by a value.
  nonisolated public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
}

// Nor are they elements of the accessibility tree.
extension VectorizedChartContent {
  /// Sets the labels of marks by a property.
  nonisolated public func accessibilityLabel(
    _ label: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets the labels of marks by a property.
  nonisolated public func accessibilityLabel(
    _ labelKey: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets the labels of marks by a property.
  nonisolated public func accessibilityLabel(
    _ label: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets the values of marks by a property.
  nonisolated public func accessibilityValue(
    _ valueDescription: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets the values of marks by a property.
  nonisolated public func accessibilityValue(
    _ valueKey: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets the values of marks by a property.
  nonisolated public func accessibilityValue(
    _ value: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Sets the identifiers of marks by a property.
  nonisolated public func accessibilityIdentifier(
    _ identifier: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
  /// Hides marks from assistive technologies by a property.
  nonisolated public func accessibilityHidden(
    _ hidden: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    self
  }
}
