public enum L10n {
  public static let title = "Meadow"
}
