public import Foundation

/// What a person does in an app, to go on with elsewhere. Nothing goes anywhere here: it holds what it is told.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// Its kind, as the app's `Info.plist` names it.
  public let activityType: String
  /// What a person reads of it.
  open var title: String?
  /// What the app needs to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of what is needed.
  open var requiredUserInfoKeys: Set<String>?
  /// The page of it on the web.
  open var webpageURL: URL?
  /// Words to find it by.
  open var keywords: Set<String> = []
  /// Whether it is offered to other devices.
  open var isEligibleForHandoff = true
  /// Whether it can be searched for.
  open var isEligibleForSearch = false
  /// Whether the whole world may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it is suggested.
  open var isEligibleForPrediction = false
  /// A name that survives the app.
  open var persistentIdentifier: String?
  /// Whether it has to be saved.
  open var needsSave = false

  /// Creates an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Makes it what the person does now.
  open func becomeCurrent() {}
  /// Is no longer what the person does.
  open func resignCurrent() {}
  /// Ends it.
  open func invalidate() {}
  /// Adds to what the app needs to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// The kind of an activity that goes on with a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
  /// Registers a handler to invoke when the view receives the specified activity type. Of pages of the web it is called
  /// for the URLs that a test hands to the app; activities of other kinds never come.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    onOpenURL { url in
      guard activityType == NSUserActivityTypeBrowsingWeb,
        ["http", "https"].contains(url.scheme?.lowercased())
      else { return }
      let activity = NSUserActivity(activityType: activityType)
      activity.webpageURL = url
      action(activity)
    }
  }

  /// Advertises a user activity type. Nothing goes anywhere: `update` is not called.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Advertises a user activity type with an element. Nothing goes anywhere: `update` is not called.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    self
  }
}
