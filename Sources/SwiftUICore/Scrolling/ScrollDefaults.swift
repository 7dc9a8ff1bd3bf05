/// What scroll views do where the environment says that they decide: an app may have set it for all of them.
@MainActor
package final class ScrollDefaults: GraphService {
  /// What was set outside of any host, as an app's initialiser does: hosts that begin later take it over.
  private static let outside = ScrollDefaults()

  package var keyboard = ScrollDismissesKeyboardMode.automatic
  package var verticalIndicators = ScrollIndicatorVisibility.automatic
  package var horizontalIndicators = ScrollIndicatorVisibility.automatic

  private init() {}

  package init(_ graph: ViewGraph) {
    let outside = Self.outside
    keyboard = outside.keyboard
    verticalIndicators = outside.verticalIndicators
    horizontalIndicators = outside.horizontalIndicators
  }

  /// Those of the host at work, or of all hosts to come.
  package static var current: ScrollDefaults {
    ViewGraph.current?.service(ScrollDefaults.self) ?? outside
  }
}
