import Foundation
import SwiftUICore

/// A type that defines the transition to use when navigating to a view.
public protocol NavigationTransition: Sendable {}

/// A style that automatically chooses the appropriate presentation transition style for the current context: a push
/// from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

/// A navigation transition that zooms the appearing view from a given source view.
public struct ZoomNavigationTransition: NavigationTransition {
  // Identifiers are compared on the main thread only.
  nonisolated(unsafe) let source: ZoomSourceID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// A style that automatically chooses the appropriate presentation transition style for the current context.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A navigation transition that zooms the appearing view from the source view of an identifier in a namespace: see
  /// ``SwiftUICore/View/matchedTransitionSource(id:in:)``.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  {
    ZoomNavigationTransition(source: ZoomSourceID(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// Names a source among those of a stack.
struct ZoomSourceID: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A view that screens come from.
struct ZoomSource: Equatable {
  /// On the surface, in points.
  var frame: CGRect
  /// Of its corners, in points.
  var radius: CGFloat
}

/// Where the screens of a stack are: their frame on the surface, and what of the device covers its surroundings.
struct ZoomRoom: Equatable {
  var frame = CGRect.zero
  var insets = EdgeInsets()

  /// The frame with what is covered: a screen is drawn there as well.
  var whole: CGRect {
    CGRect(
      x: frame.minX - insets.leading, y: frame.minY - insets.top,
      width: frame.width + insets.leading + insets.trailing,
      height: frame.height + insets.top + insets.bottom)
  }
}

/// The sources that there are in a stack, and the room of its screens.
@MainActor
final class ZoomSources {
  var sources: [ZoomSourceID: ZoomSource] = [:]
  let room = LayoutSignal(ZoomRoom())

  nonisolated init() {}
}

/// The configuration for a source of a navigation transition, before anything is said of it.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// The radius of the corners: 0.
  public var _radius: CGFloat { 0 }

  /// Clips the source with a rounded rectangle while it is the source of a transition.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    ClippedTransitionSourceConfiguration(_radius: shape.cornerSize.width)
  }
}

/// A configuration that defines the appearance of a matched transition source.
public protocol MatchedTransitionSourceConfiguration {
  /// The radius of the corners, in points.
  var _radius: CGFloat { get }
}

private struct ClippedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  let _radius: CGFloat
}

extension View {
  /// Sets the navigation transition style for this view: how the screen that the view is comes, and goes.
  ///
  /// A zoom begins with the source's frame and corners. Where there is no such source in the stack, the screen is pushed;
  /// outside of a stack it does nothing, which is reported.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(NavigationTransitionModifier(zoom: (style as? ZoomNavigationTransition)?.source))
  }

  /// Identifies this view as the source of a navigation transition, such as a zoom transition.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  {
    modifier(
      ZoomSourceModifier(id: ZoomSourceID(id: AnyHashable(id), namespace: namespace), radius: 0))
  }

  /// Identifies this view as the source of a navigation transition, such as a zoom transition, with a configuration.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    let radius = configuration(EmptyMatchedTransitionSourceConfiguration())._radius
    return modifier(
      ZoomSourceModifier(
        id: ZoomSourceID(id: AnyHashable(id), namespace: namespace),
        radius: radius.isFinite ? max(0, radius) : 0))
  }
}

private struct NavigationTransitionModifier: UnnamedModifier {
  let zoom: ZoomSourceID?
  @Environment(\.navigation) private var navigation

  @MainActor func body(content: Content) -> some View {
    content
      .navigationBarSettings { $0.zoom = zoom ?? $0.zoom }
      .reportsIgnored(
        zoom != nil && navigation == nil
          ? "navigationTransition: the view is no screen of a navigation stack; it comes as always."
          : nil)
  }
}

private struct ZoomSourceModifier: UnnamedModifier {
  let id: ZoomSourceID
  let radius: CGFloat
  @Environment(\.navigation) private var navigation

  @MainActor func body(content: Content) -> some View {
    let sources = navigation?.zoomSources
    content
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: { frame in
        sources?.sources[id] = ZoomSource(frame: frame, radius: radius)
      }
  }
}
