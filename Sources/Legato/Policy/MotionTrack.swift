import SwiftUI

/// A property of a view that only one motion at a time may drive.
public enum MotionTrack: String, Hashable, Sendable, CaseIterable {
  /// The scale of a pressed view.
  case press
  /// The opacity of a loop.
  case pulse
}

/// Two motions that drive the same property: a press effect on a button whose style scales as well.
public struct MotionConflict: Hashable, Sendable {
  /// The property that both motions drive.
  public let track: MotionTrack
  /// The id of the declaration that drives the property: the outer one.
  public let kept: String
  /// The id of the declaration that does not run: the inner one.
  public let dropped: String
}

private struct MotionOwnersKey: EnvironmentKey {
  static let defaultValue: [MotionTrack: String] = [:]
}

private struct MotionConflictHandlerKey: EnvironmentKey {
  static let defaultValue: (@MainActor @Sendable (MotionConflict) -> Void)? = nil
}

extension EnvironmentValues {
  /// Which motion around here drives what.
  var motionOwners: [MotionTrack: String] {
    get { self[MotionOwnersKey.self] }
    set { self[MotionOwnersKey.self] = newValue }
  }

  fileprivate var motionConflictHandler: (@MainActor @Sendable (MotionConflict) -> Void)? {
    get { self[MotionConflictHandlerKey.self] }
    set { self[MotionConflictHandlerKey.self] = newValue }
  }
}

extension View {
  /// Performs an action when a motion in this view does not run because an outer one drives the
  /// same property; once for each such view, when it appears.
  public func onMotionConflict(
    perform action: @escaping @MainActor @Sendable (MotionConflict) -> Void
  ) -> some View {
    environment(\.motionConflictHandler, action)
  }

  /// Claims a track for a motion, against motions inside, and tells where there is one around.
  func claims(_ track: MotionTrack, for motion: MotionDeclaration) -> some View {
    modifier(ClaimsTrack(track: track, motion: motion))
  }
}

private struct ClaimsTrack: ViewModifier {
  let track: MotionTrack
  let motion: MotionDeclaration
  @Environment(\.motionOwners) private var owners
  @Environment(\.motionConflictHandler) private var handler

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.motionOwners) { $0[track] = $0[track] ?? motion.id }
      .onAppear {
        guard let owner = owners[track] else { return }
        handler?(MotionConflict(track: track, kept: owner, dropped: motion.id))
      }
  }
}
