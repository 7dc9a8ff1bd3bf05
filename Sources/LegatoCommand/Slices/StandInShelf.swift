/// The stand-ins that come along: sources as small as they can be, in `Shelf`, for modules that view files often import.
enum StandInShelf {
  private static let texts: [String: [UInt8]] = [
    "AVFoundation": PackageResources.AVFoundation_txt,
    "AppTrackingTransparency": PackageResources.AppTrackingTransparency_txt,
    "AudioToolbox": PackageResources.AudioToolbox_txt,
    "AuthenticationServices": PackageResources.AuthenticationServices_txt,
    "CachedAsyncImage": PackageResources.CachedAsyncImage_txt,
    "CoreHaptics": PackageResources.CoreHaptics_txt,
    "CoreLocation": PackageResources.CoreLocation_txt,
    "CoreMotion": PackageResources.CoreMotion_txt,
    "Inject": PackageResources.Inject_txt,
    "Kingfisher": PackageResources.Kingfisher_txt,
    "KingfisherSwiftUI": PackageResources.Kingfisher_txt,
    "LinkPresentation": PackageResources.LinkPresentation_txt,
    "LocalAuthentication": PackageResources.LocalAuthentication_txt,
    "Lottie": PackageResources.Lottie_txt,
    "MessageUI": PackageResources.MessageUI_txt,
    "Network": PackageResources.Network_txt,
    "NukeUI": PackageResources.NukeUI_txt,
    "OSLog": PackageResources.OSLog_txt,
    "Photos": PackageResources.Photos_txt,
    "RiveRuntime": PackageResources.RiveRuntime_txt,
    "SFSafeSymbols": PackageResources.SFSafeSymbols_txt,
    "SafariServices": PackageResources.SafariServices_txt,
    "Shimmer": PackageResources.Shimmer_txt,
    "StoreKit": PackageResources.StoreKit_txt,
    "SwiftData": PackageResources.SwiftData_txt,
    "SwiftUIIntrospect": PackageResources.SwiftUIIntrospect_txt,
    "TipKit": PackageResources.TipKit_txt,
    "UserNotifications": PackageResources.UserNotifications_txt,
    "WidgetKit": PackageResources.WidgetKit_txt,
    "os": PackageResources.OSLog_txt,
  ]

  static var names: [String] { texts.keys.sorted() }

  /// The source of a stand-in; `nil` where there is none for a module.
  static func text(of module: String) -> String? {
    texts[module].map { String(decoding: $0, as: UTF8.self) }
  }
}
