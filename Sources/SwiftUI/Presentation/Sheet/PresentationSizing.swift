import SwiftUICore

/// A type that defines the size of the presentation content and how the presentation size adjusts.
///
/// On a phone a sheet is as wide as the screen, and as high as its detents say: sizes are those of wide screens, and
/// change nothing here, as there.
public protocol PresentationSizing: Sendable {}

/// As the system does by itself.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Creates the sizing.
  public init() {}
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {
  /// Creates the sizing.
  public init() {}
}

/// The size of a form: less than that of a page.
public struct FormPresentationSizing: PresentationSizing {
  /// Creates the sizing.
  public init() {}
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  /// Creates the sizing.
  public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the system does by itself.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing {
  /// Fits the size to the content where it is told to.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// Keeps the size at least as large as the content where it is told to.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

extension View {
  /// Sets the sizing of the containing presentation: on a phone a sheet keeps the width of the screen.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }
}
