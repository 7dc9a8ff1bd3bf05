import LegatoDisplay
import LegatoRaster
import SwiftUI
import Testing

@testable import SwiftUICore

/// A view laid out by itself: what it answers to a proposal, and where its leaves are then.
@MainActor
struct Placed {
  let host: ViewHost
  let size: CGSize
  /// The frames of what draws, in the order of the tree, on the pixel grid.
  let leaves: [CGRect]

  init<Content: View>(
    _ view: Content, _ width: CGFloat?, _ height: CGFloat?,
    _ configuration: HostConfiguration = HostConfiguration()
  ) throws {
    host = ViewHost(view, configuration: configuration, textEngine: try HarfBuzzTextEngine())
    let proposal = ProposedViewSize(width: width, height: height)
    let element = try #require(host.graph.presentationSurface.content.children.first)
    size = element.sizeThatFits(proposal)
    element.place(at: .zero, proposal: proposal)
    leaves = host.graph.attributesInOrder.filter { $0.property == "frame" }.map {
      let lanes = $0.modelComponents
      return CGRect(x: lanes[0], y: lanes[1], width: lanes[2], height: lanes[3])
    }
  }

  var xs: [CGFloat] { leaves.map(\.minX) }
  var ys: [CGFloat] { leaves.map(\.minY) }
  var widths: [CGFloat] { leaves.map(\.width) }
  var heights: [CGFloat] { leaves.map(\.height) }
}

/// A box of a size of its own.
@MainActor
func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.gray.frame(width: width, height: height)
}

extension HostConfiguration {
  static var rightToLeft: HostConfiguration { HostConfiguration(layoutDirection: .rightToLeft) }
}
