import SwiftUICore

/// An attachment anchor for a popover.
public enum PopoverAttachmentAnchor {
  /// The anchor point for the popover relative to the source's frame.
  case rect(Anchor<CGRect>.Source)
  /// The anchor point for the popover expressed as a unit point that describes possible alignments
  /// relative to a SwiftUI view.
  case point(UnitPoint)

  fileprivate func anchor(_ edge: Edge?) -> PopupAnchor {
    var anchor = PopupAnchor(edge: edge)
    anchor.hasArrow = true
    switch self {
    case .rect(let rect): anchor.rect = rect
    case .point(let point): anchor.point = point
    }
    return anchor
  }
}

extension View {
  /// Presents a popover when a given condition is true: with an arrow where there is room, as a
  /// sheet in a compact size class, unless the content asks for something else.
  ///
  /// - Parameters:
  ///   - isPresented: whether the popover is there.
  ///   - attachmentAnchor: the part of this view that the popover belongs to.
  ///   - arrowEdge: the edge of that part that the popover stands on; where there is no room, it is
  ///     the opposite one. `nil`: below, or above.
  ///   - content: what the popover holds.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    BindingPresenter(
      content: self, style: .popover(attachmentAnchor.anchor(arrowEdge)),
      isPresented: isPresented, onDismiss: nil, presented: content)
  }

  /// Presents a popover using the given item as a data source for the popover's content.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemPresenter(
      content: self, style: .popover(attachmentAnchor.anchor(arrowEdge)), item: item,
      onDismiss: nil, presented: content)
  }
}
