/// What a module with stand-ins is compiled with.
extension StandIn {
  static let path = "legato stand-ins.swift"

  /// What a module with stand-ins is compiled with.
  ///
  /// - Parameter files: the module's own. Those of Foundation's types that are in a module of their own here are made up
  ///   only where the files name them: nothing else is linked with that.
  static func support(for files: [SourceText]) -> String {
    let isNetworking = files.contains { $0.text.contains("URLSession") }
    return isNetworking ? support + networking : support
  }

  private static let networking = """

    \("import Foundation")

    public nonisolated func _legatoValue(_ name: String) -> URLSession {
      LeftOutCode.report(name)
      return .shared
    }

    public nonisolated func _legatoValue(_ name: String) -> URLSessionConfiguration {
      LeftOutCode.report(name)
      return .default
    }

    """

  /// Where a function is needed: one that answers what says nothing when it is called. It may be one that fails as well; the
  /// compiler does not make one of it that waits. With a number of parameters each, as it ends with a fault of its own at
  /// packs of them in some modes.
  private static let functions = (0...4).flatMap { count in
    ["", "async "].map { effect in
      let types = (0..<count).map { "A\($0)" }
      let ignored = count == 0 ? "" : types.map { _ in "_" }.joined(separator: ", ") + " in "
      return """
        public nonisolated func _legatoValue<\((types + ["Value"]).joined(separator: ", "))>(
          _ name: String
        ) -> @Sendable (\(types.joined(separator: ", "))) \(effect)-> Value {
          { \(ignored)LeftOutCode.value(name) }
        }
        """
    }
  }.joined(separator: "\n\n")

  private static let support = """
    \("import LegatoFilm")
    \("import SwiftUI")

    nonisolated func _legatoLeftOut(_ name: String) { LeftOutCode.report(name) }

    // Public, as defaults of public functions are.
    @_disfavoredOverload
    public nonisolated func _legatoValue<Value>(_ name: String) -> Value { LeftOutCode.value(name) }

    public nonisolated func _legatoValue<Value>(_ name: String) -> Value? {
      LeftOutCode.report(name)
      return nil
    }

    \(functions)

    nonisolated func _legatoAnswer<Value>(_ name: String) throws -> Value {
      try LeftOutCode.answer(name)
    }

    // What a container that is not there has in it.
    @MainActor func _legatoContent<Content: SwiftUI.View>(
      @SwiftUI.ViewBuilder _ content: () -> Content
    ) -> Content { content() }

    struct _LegatoBox: SwiftUI.View {
      nonisolated let name: String

      nonisolated init(_ name: String) { self.name = name }

      var body: some SwiftUI.View { LegatoFilm.LeftOutBox(name) }
    }

    """
}
