import LegatoFilm

/// What of a file is filmed.
enum FilmChoice: Equatable {
  /// The view that an expression makes, such as `SubmitButton()`.
  case expression(String, name: String)

  /// A `#Preview` of the file.
  case preview(PreviewBlock)

  /// Chooses as the command promises: the view that is named, else the previews, else the first
  /// window of the app, else the only view that takes no arguments.
  ///
  /// `view` is the name of a view of the file, or any expression that makes one.
  static func choices(in summary: SourceSummary, view: String?) throws(FilmFailure) -> [FilmChoice]
  {
    if let view {
      return [try named(view, in: summary)]
    }
    if !summary.previews.isEmpty {
      return summary.previews.map { .preview($0) }
    }
    if let provider = summary.providers.first, summary.providers.count == 1 {
      return provider.previews.map { .expression($0.expression, name: $0.name) }
    }
    if let app = summary.apps.first, summary.apps.count == 1 {
      return [.window(of: app)]
    }
    let free = summary.views.filter(\.needsNoArguments)
    if free.count == 1, let only = free.first {
      return [.expression("\(only.name)()", name: only.name)]
    }
    throw FilmFailure(advice(for: summary, free: free))
  }

  private static func window(of app: String) -> FilmChoice {
    .expression("\(app).\(appWindow)", name: app)
  }

  private static let appWindow = "_firstWindow()"
  private static let sceneWindow = "SwiftUI._SceneWindow"

  /// Whether it is the root of an app's window.
  var isWindow: Bool {
    guard case .expression(let expression, let name) = self else { return false }
    return expression == "\(name).\(Self.appWindow)"
      || expression.hasPrefix(Self.sceneWindow + "(\(name).init")
  }

  /// What a scene's delegate makes the root of its window.
  ///
  /// - Parameter delegate: the app's delegate; `nil` where it has none.
  static func window(of scene: String, app delegate: String?) -> FilmChoice {
    let app = delegate.map { ", app: \($0).init" } ?? ""
    return .expression("\(sceneWindow)(\(scene).init\(app))", name: scene)
  }

  private static func named(
    _ view: String, in summary: SourceSummary
  ) throws(FilmFailure) -> FilmChoice {
    let isName = view.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard isName else { return .expression(view, name: view) }
    if summary.apps.contains(view) { return .window(of: view) }
    let match =
      summary.views.first { $0.name == view }
      ?? summary.views.first {
        $0.path.last == view
      }
    guard let match else {
      throw FilmFailure("No view is called \(view).\n" + listing(of: summary))
    }
    guard match.needsNoArguments else {
      throw FilmFailure(
        "\(match.name) \(obstacle(of: match)): give the whole expression, as in"
          + " --view '\(match.name)(\(arguments(of: match)))'")
    }
    return .expression("\(match.name)()", name: match.name)
  }

  // MARK: Telling what there is

  private static func advice(for summary: SourceSummary, free: [ViewDeclaration]) -> String {
    if summary.views.isEmpty { return nothing(in: summary) }
    let problem =
      free.isEmpty
      ? "Every view of this file takes arguments" : "Several views could be filmed"
    return "\(problem): choose one with --view.\n" + listing(of: summary)
  }

  private static func listing(of summary: SourceSummary) -> String {
    let lines = summary.views.map { view in
      view.needsNoArguments
        ? "  --view \(view.name)" : "  --view '\(view.name)(\(arguments(of: view)))'"
    }
    return lines.isEmpty
      ? nothing(in: summary) : "The views of this file:\n" + lines.joined(separator: "\n")
  }

  /// A file without views: its modifiers can be filmed on one.
  private static func nothing(in summary: SourceSummary) -> String {
    let lines = summary.modifiers.map { modifier in
      "  --view 'Text(\"Hello\").modifier(\(modifier.name)(\(arguments(of: modifier))))'"
    }
    return "There is no view in this file."
      + (lines.isEmpty
        ? "" : " Its modifiers can be filmed on one:\n" + lines.joined(separator: "\n"))
  }

  private static func obstacle(of view: ViewDeclaration) -> String {
    if view.missing.contains(.access) { return "can only be made by itself" }
    return view.missing.contains { if case .generic = $0 { true } else { false } }
      ? "needs its type parameters" : "takes arguments"
  }

  private static func arguments(of view: ViewDeclaration) -> String {
    view.missing.compactMap { argument -> String? in
      switch argument {
      case .label("_"): "…"
      case .label(let label): "\(label): …"
      case .generic, .access: nil
      }
    }.joined(separator: ", ")
  }
}
