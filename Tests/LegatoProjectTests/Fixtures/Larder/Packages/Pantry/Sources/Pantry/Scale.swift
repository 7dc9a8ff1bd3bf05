import NearbyInteraction

/// What the package has beside its views, and what compiles nowhere else.
public final class Scale: NSObject, NISessionDelegate {
  private lazy var manager = NISession()
}
