import Foundation
import SwiftUI
import SwiftUICore

/// A type that defines where a chart comes to rest as it scrolls. It is not asked: a box does not scroll.
@MainActor @preconcurrency
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes where a chart comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
  /// Leaves the target as it is.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {}
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}

/// What is known of a chart that scrolls.
@dynamicMemberLookup @MainActor
public struct ChartScrollTargetBehaviorContext {
  /// What is known of the chart's scales.
  public let chartProxy: ChartProxy
  let context: ScrollTargetBehaviorContext

  /// A property of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    context[keyPath: keyPath]
  }
}

/// How far a chart scrolls with one gesture.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private let name: String
  /// As the chart chooses.
  public static var automatic: ValueAlignedLimitBehavior { .init(name: "automatic") }
  /// By one page.
  public static var always: ValueAlignedLimitBehavior { .init(name: "always") }
  /// As far as it goes.
  public static var never: ValueAlignedLimitBehavior { .init(name: "never") }
}

/// The values at which a chart rather comes to rest after a strong gesture.
public struct MajorValueAlignment<Value: Plottable> {
  private init(_: Void) {}
  /// The ends of pages.
  public static var page: MajorValueAlignment { .init(()) }
}

extension MajorValueAlignment where Value: Numeric {
  /// The multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment { .init(()) }
}

extension MajorValueAlignment where Value == Date {
  /// The dates with components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment { .init(()) }
}
