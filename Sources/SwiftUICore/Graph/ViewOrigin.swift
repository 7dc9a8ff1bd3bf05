/// Whose code a view comes from. Rules about motion hold an app to what it has written itself.
package enum ViewOrigin: Hashable, Sendable {
  /// Code that uses the framework.
  case app
  /// The framework's own views: the background of a list's row, the track of a slider.
  case framework
}
