import SwiftUI

extension View {
  /// Fades a message in and moves it up when it appears: see ``MessageAppearAnimation``.
  ///
  /// In a lazy stack or a list, apply ``SwiftUI/View/remembersEntries()`` around it, or use an
  /// ``ArrivingForEach``: otherwise rows that scrolling creates enter as well.
  ///
  ///     ForEach(Array(messages.enumerated()), id: \.element.id) { index, message in
  ///       MessageView(message: message)
  ///         .messageAppearAnimation(delay: Double(index) * 0.05)
  ///     }
  ///
  /// - Parameter delay: Seconds, 0…0.5, clamped to that range; 0 by default.
  public func messageAppearAnimation(delay: Double = 0) -> some View {
    modifier(MessageAppearAnimation(delay: delay))
  }

  /// Lets a message enter if it is new: see ``ArrivingForEach``.
  public func messageAppearAnimation(_ arrival: Arrival) -> some View {
    modifier(MessageAppearAnimation(arrival: arrival))
  }
}
