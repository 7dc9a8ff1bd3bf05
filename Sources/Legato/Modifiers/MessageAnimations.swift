import SwiftUI

extension View {
  /// Lets a message fade in and slide up when it appears: see ``MessageAppearAnimation``.
  ///
  /// In a lazy stack or a list, put ``SwiftUI/View/remembersEntries()`` around it, or use an
  /// ``ArrivingForEach``: without, rows that scrolling makes enter as well.
  ///
  ///     ForEach(Array(messages.enumerated()), id: \.element.id) { index, message in
  ///       MessageView(message: message)
  ///         .messageAppearAnimation(delay: Double(index) * 0.05)
  ///     }
  ///
  /// - Parameter delay: Seconds, within 0…0.5.
  public func messageAppearAnimation(delay: Double = 0) -> some View {
    modifier(MessageAppearAnimation(delay: delay))
  }

  /// Lets a message enter if it is new: see ``ArrivingForEach``.
  public func messageAppearAnimation(_ arrival: Arrival) -> some View {
    modifier(MessageAppearAnimation(arrival: arrival))
  }
}
