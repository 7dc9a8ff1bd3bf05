import SwiftUICore

/// The kinds of interaction available to views behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
  let reach: SheetOptions.BackgroundReach

  /// The default background interaction for the presentation.
  public static let automatic = Self(reach: .automatic)
  /// People can interact with the view behind a presentation.
  public static let enabled = Self(reach: .always)
  /// People can interact with the view behind a presentation up through a specified detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(reach: .through(detent))
  }
  /// People can't interact with the view behind a presentation.
  public static let disabled = Self(reach: .never)
}

/// A behavior that you can use to influence how a presentation responds to swipe gestures.
public struct PresentationContentInteraction: Equatable, Sendable {
  let prefersScrolling: Bool?

  /// The default swipe behavior for the presentation: it is resized.
  public static let automatic = Self(prefersScrolling: nil)
  /// A behavior that prioritizes resizing a presentation when swiping, rather than scrolling the
  /// content of the presentation.
  public static let resizes = Self(prefersScrolling: false)
  /// A behavior that prioritizes scrolling the content of a presentation when swiping, rather than
  /// resizing the presentation.
  public static let scrolls = Self(prefersScrolling: true)
}

/// Strategies for adapting a presentation to a different size class.
public struct PresentationAdaptation: Sendable {
  let adaptation: SheetOptions.Adaptation

  /// Use the default presentation adaptation.
  public static let automatic = Self(adaptation: .automatic)
  /// Don't adapt for the size class, if possible.
  public static let none = Self(adaptation: .none)
  /// Prefer a popover appearance when adapting for size classes.
  public static let popover = Self(adaptation: .popover)
  /// Prefer a sheet appearance when adapting for size classes.
  public static let sheet = Self(adaptation: .sheet)
  /// Prefer a full-screen-cover appearance when adapting for size classes.
  public static let fullScreenCover = Self(adaptation: .fullScreenCover)
}

/// Reads the selection where it can change.
private struct DetentsView<Content: View>: UnnamedView {
  let content: Content
  let detents: Set<PresentationDetent>
  @Binding var selection: PresentationDetent

  @MainActor var body: some View {
    let (detents, selection) = (detents, $selection)
    _ = selection.wrappedValue
    return content.presentationOption {
      $0.detents = detents
      $0.selection = selection
    }
  }
}

extension View {
  nonisolated fileprivate func presentationOption(_ change: @escaping (inout SheetOptions) -> Void)
    -> some View
  {
    transformPreference(SheetOptionsKey.self, change)
  }

  /// Sets the available detents for the enclosing sheet. At first it rests at the lowest.
  ///
  /// - Parameter detents: where the sheet rests. `large`, where there is none; one with a height of
  ///   zero or below, or that is not a number, is left out and reported.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption {
      $0.detents = detents
      $0.selection = nil
    }
  }

  /// Sets the available detents for the enclosing sheet, giving you programmatic control of the
  /// currently selected detent. A selection that is none of them changes nothing.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    DetentsView(content: self, detents: detents, selection: selection)
  }

  /// Sets the visibility of the drag indicator on top of a sheet. By default it is there where the
  /// sheet has more than one detent.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.dragIndicator = visibility }
  }

  /// Requests that the presentation have a specific corner radius, in points; `nil` for the standard
  /// one. Below 0 counts as 0.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius }
  }

  /// Sets the presentation background of the enclosing sheet using a shape style.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Sets the presentation background of the enclosing sheet to a custom view.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(
      Color.clear.overlay(alignment: alignment, content: content).ignoresSafeArea())
    return presentationOption { $0.background = view }
  }

  /// Controls whether people can interact with the view behind a presentation.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  )
    -> some View
  {
    presentationOption { $0.backgroundReach = interaction.reach }
  }

  /// Configures the behavior of swipe gestures on a presentation.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    presentationOption { $0.prefersScrolling = behavior.prefersScrolling ?? false }
  }

  /// Conditionally prevents interactive dismissal of presentations like popovers, sheets, and
  /// inspectors. Code can dismiss them all the same.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }

  /// Specifies how to adapt a presentation to compact size classes.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    presentationOption { $0.compactAdaptation = adaptation.adaptation }
  }

  /// Specifies how to adapt a presentation to horizontally and vertically compact size classes. The
  /// vertical one counts where the surface is lower than wide.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationOption {
      $0.compactAdaptation = horizontalAdaptation.adaptation
      $0.verticalCompactAdaptation = verticalAdaptation.adaptation
    }
  }
}
