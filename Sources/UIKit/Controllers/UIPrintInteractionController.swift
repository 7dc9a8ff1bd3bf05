import CoreGraphics
import Foundation
import SwiftUICore

/// What is printed, and how.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Hashable, Sendable {
    /// Text and images, a photo, text without colors, and a photo without colors.
    case general, photo, grayscale, photoGrayscale
  }
  /// How paper lies.
  public enum Orientation: Int, Hashable, Sendable {
    /// Upright, and on its side.
    case portrait, landscape
  }
  /// How both sides are printed on.
  public enum Duplex: Int, Hashable, Sendable {
    /// Not, turned by the long edge, and turned by the short one.
    case none, longEdge, shortEdge
  }
  /// The name of the job.
  open var jobName = ""
  /// The identifier of the printer.
  open var printerID: String?
  /// What is printed.
  open var outputType = OutputType.general
  /// How paper lies.
  open var orientation = Orientation.portrait
  /// How both sides are printed on.
  open var duplex = Duplex.none
  /// Creates what is known of a job, from a table that is not read here.
  public init(dictionary: [AnyHashable: Any]?) { super.init() }
  /// Creates what is known of a job.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}

/// What lays content out on pages.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
  /// The room around the content of a page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The page that the content begins on.
  open var startPage = 0
}

/// What lays a text out on pages.
@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The styled text.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The color.
  open var color: UIColor?
  /// Creates a formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// Creates a formatter of a styled text.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// What lays a text of HTML out on pages.
@MainActor @preconcurrency
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var markupText: String?
  /// Creates a formatter of a text.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// An object that presents an interface to print. There is no printer, which is reported.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  /// The closure that is called once the interface is closed.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  /// The controller of the app.
  public static let shared = UIPrintInteractionController()
  /// Whether something can be printed: nothing can.
  open class var isPrintingAvailable: Bool { false }
  /// Whether a file can be printed: none can.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Whether data can be printed: none can.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// What is known of the job.
  open var printInfo: UIPrintInfo?
  /// What lays content out on pages.
  open var printFormatter: UIPrintFormatter?
  /// What is printed: an image, data, or the address of a file.
  open var printingItem: Any?
  /// What is printed, in order.
  open var printingItems: [Any]?
  /// Whether the number of copies can be chosen.
  open var showsNumberOfCopies = true
  /// Whether paper can be chosen.
  open var showsPaperSelectionForLoadedPapers = false
  /// Presents the interface: it is not shown, which is reported, and the closure is called with no.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    RunningHost.report("UIPrintInteractionController.present(animated:): a host has no printer.")
    completion?(self, false, nil)
    return false
  }
  /// Presents the interface from a rectangle: as ``present(animated:completionHandler:)``.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Takes the interface away: none is shown.
  open func dismiss(animated: Bool) {}
}
