import SwiftUICore
import UIKit

extension Color {
  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from a UIKit color.
  @available(iOS, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor.")
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }
}
