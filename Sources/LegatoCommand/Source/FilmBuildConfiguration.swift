import Foundation
import LegatoSlices

/// The conditions under which files are compiled for films, checks and tests.
enum FilmBuildConfiguration {
  /// What is compiled with `-D`.
  static let conditions = ["DEBUG"]

  /// The modules that every file can import.
  private static let usual: Set<String> = [
    "Combine", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "Glibc",
    "Legato", "LegatoMotion", "Observation", "RegexBuilder", "Swift", "SwiftUI", "SwiftUICore",
    "Synchronization", "_Concurrency",
  ]

  /// Apple's modules that can be imported where this installation has them.
  private static let apple: Set<String> = [
    "AVFoundation", "AVKit", "Accessibility", "AppIntents", "AuthenticationServices", "Charts",
    "Contacts", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreText",
    "CoreTransferable", "DeveloperToolsSupport", "EventKit", "GameKit", "HealthKit",
    "LinkPresentation", "LocalAuthentication",
    "MapKit", "MessageUI", "Messages", "MusicKit", "OSLog", "Photos", "PhotosUI", "QuartzCore",
    "QuickLook",
    "SafariServices", "StoreKit", "SwiftData", "TipKit", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "WebKit", "WidgetKit", "os",
  ]

  /// The modules that a file can import.
  static let modules: Set<String> = usual.union(installed(in: installation))

  private static var installation: String {
    let link = "/proc/self/exe"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
    return URL(fileURLWithPath: path).deletingLastPathComponent().path + "/Modules"
  }

  static func installed(in folder: String) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return apple.intersection(
      names.compactMap {
        $0.hasSuffix(".swiftmodule") ? String($0.dropLast(".swiftmodule".count)) : nil
      })
  }

  /// A debug build for an iPhone's simulator.
  static let standard = SourceConditions(modules: modules, defines: Set(conditions))
}
