import Foundation
import SwiftUI
import SwiftUICore

/// A button that lists where sound and pictures can be played. It is a box.
@MainActor @preconcurrency
open class AVRoutePickerView: UIView {
  private let box = NamedBoxView("AVRoutePickerView")

  /// The color while something else plays.
  open var activeTintColor: UIColor! = .systemBlue
  /// Whether what shows pictures is listed first.
  open var prioritizesVideoDevices = false

  /// Creates a button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
  }
  /// Creates a button as from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(box)
  }
  /// Lays the box out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
  }
}
