/// What files get from Foundation on iOS and have to import by a module of its own here.
enum ImpliedImports {
  /// How the names of `FoundationNetworking` begin or go on: each of its public types has one of them in it.
  static let networking = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol",
    "URLProtectionSpace", "URLAuthenticationChallenge", "HTTPCookie",
  ]

  /// What Foundation on iOS has of Combine: objects that publish, and not the rest.
  static let publishing = ["ObservableObject", "@Published", "ObservableObjectPublisher"]

  /// What Foundation on iOS has of Observation.
  static let observing = ["@Observable", "@ObservationIgnored", "withObservationTracking"]

  /// What Foundation on iOS has of the Objective-C runtime.
  static let selecting = ["#selector(", "Selector"]

  /// Who imports one of them has those of Combine already.
  private static let publishers = ["import Combine", "import SwiftUI"]

  /// The text with the imports behind its last line, where it may need some: nothing changes its place.
  static func added(to text: String) -> String {
    var imports: [String] = []
    if networking.contains(where: text.hasBytes(of:)) {
      imports.append("import FoundationNetworking")
    }
    if publishing.contains(where: text.hasBytes(of:)), text.hasBytes(of: "import "),
      !publishers.contains(where: text.hasBytes(of:))
    {
      imports += [
        "import protocol Combine.ObservableObject", "import struct Combine.Published",
        "import class Combine.ObservableObjectPublisher",
      ]
    }
    if observing.contains(where: text.hasBytes(of:)), text.hasBytes(of: "import "),
      !["import SwiftUI", "import UIKit"].contains(where: text.hasBytes(of:))
    {
      imports.append("import Observation")
    }
    if selecting.contains(where: text.hasBytes(of:)), text.hasBytes(of: "import "),
      !["import SwiftUI", "import UIKit"].contains(where: text.hasBytes(of:))
    {
      imports.append("import struct QuartzCore.Selector")
    }
    return imports.isEmpty ? text : text + "\n" + imports.joined(separator: "\n") + "\n"
  }

  /// What modules of ours do not bring along themselves: the module, what it brings on iOS, and how names from there
  /// begin.
  private static let brought: [(module: String, brings: String, names: [String])] = [
    (
      "AVKit", "AVFoundation",
      [
        "AVPlayerItem", "AVQueuePlayer", "AVPlayerLooper", "AVPlayerLayer", "AVAsset", "AVURLAsset",
        "AVAudio", "AVLayerVideoGravity", "videoGravity", "CMTime", "AVCapture", "AVMutable",
        "addPeriodicTimeObserver",
      ]
    ),
    (
      "MapKit", "CoreLocation",
      [
        "CLLocation(", "CLLocation?", "CLLocation]", "CLLocationManager", "CLGeocoder",
        "CLPlacemark",
        "CLLocationDistance", "CLLocationDegrees", "CLAuthorizationStatus", "CLRegion",
        "CLCircularRegion", ": CLLocation",
      ]
    ),
    ("WidgetKit", "AppIntents", ["AppIntentConfiguration", "AppIntentTimelineProvider"]),
    ("PhotosUI", "Photos", ["PHAsset", "PHPhotoLibrary", "PHImageManager", "PHFetch"]),
  ]

  /// The text with the imports of what a module brings along on iOS, in code of a project: for a part of Foundation, and
  /// for what modules of ours lack, stand-ins take its place.
  static func ofProjects(addedTo text: String) -> String {
    var added: [String] = []
    for (module, names) in networkForms where names.contains(where: text.hasBytes(of:)) {
      added.append("import \(module)")
    }
    func imports(_ module: String) -> Bool {
      text.hasBytes(of: "import \(module)")
        && SourceFile(path: "", text: text).imports.contains(module)
    }
    for (module, brings, names) in brought
    where names.contains(where: text.hasBytes(of:)) && imports(module) && !imports(brings) {
      added.append("import \(brings)")
    }
    for (module, names) in broughtByFoundation
    where names.contains(where: text.hasBytes(of:)) && !imports(module) {
      added.append("import \(module)")
    }
    return added.isEmpty ? text : text + "\n" + added.joined(separator: "\n") + "\n"
  }

  /// What tasks of the network have on iOS and not here, by what asks for it.
  private static let networkForms: [(module: String, names: [String])] = [
    ("_URLSessionPublishers", ["dataTaskPublisher"]),
    (
      "_URLSessionTasks",
      [
        "extension URLSession:", "extension URLSession :", "AsyncBytes", ".bytes(for:",
        ".bytes(from:",
        ".background(withIdentifier:", ".tasks", ".allTasks", "sessionSendsLaunchEvents",
        "waitsForConnectivity", "sharedContainerIdentifier",
      ]
    ),
  ]

  /// What SwiftUI and Foundation bring along unasked on iOS, by the names that ask for it.
  private static let broughtByFoundation: [(module: String, names: [String])] = [
    (
      "CoreData",
      [
        "@FetchRequest", "@SectionedFetchRequest", ".managedObjectContext", "NSManagedObject",
        "FetchedResults<", "NSPersistentContainer",
      ]
    ),
    ("CoreText", ["CTFontManager", "CGFont("]),
    ("CoreImage", ["CIColor", "CIImage", "CIFilter", "CIContext"]),
    ("simd", ["simd_"]),
    ("Security", ["SecItem", "kSecClass", "SecRandomCopyBytes"]),
    (
      "UserNotifications",
      [
        "UNUserNotificationCenter", "UNMutableNotificationContent", "UNNotificationRequest",
        "UNAuthorizationOptions",
      ]
    ),
  ]
}
