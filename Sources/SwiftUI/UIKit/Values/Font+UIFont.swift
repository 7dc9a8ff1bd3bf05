import LegatoDisplay
import SwiftUICore
import UIKit

extension Font {
  /// Creates a custom font from a platform font instance. It has its size at every text size.
  public init(_ font: UIFont) {
    let descriptor = font.descriptor
    var result: Font
    if let family = descriptor.family {
      result = .custom(family, fixedSize: font.pointSize)
    } else {
      let design: Font.Design =
        switch descriptor.design {
        case .standard: .default
        case .rounded: .rounded
        case .monospaced: .monospaced
        case .serif: .serif
        }
      result = .system(
        size: font.pointSize, weight: Weight(openType: descriptor.weight), design: design)
    }
    if descriptor.family != nil, descriptor.weight != 400 {
      result = result.weight(Weight(openType: descriptor.weight))
    }
    if descriptor.isItalic { result = result.italic() }
    if descriptor.hasMonospacedDigits { result = result.monospacedDigit() }
    if descriptor.width != 1 { result = result.width(Width(CGFloat(descriptor.width - 1) * 2)) }
    self = result
  }
}

extension Font.Weight {
  fileprivate init(openType: Double) {
    let all: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let index = openType.isNaN ? 3 : Int((openType / 100).rounded()) - 1
    self = all[min(max(index, 0), all.count - 1)]
  }
}
