import SwiftUICore

/// Constructs command sets from multi-expression closures.
@MainActor @resultBuilder
public struct CommandsBuilder {
  /// No commands, for an empty closure.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Takes commands as they are.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Takes the only commands of a closure as they are.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// The commands of a closure, in order.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content)
    -> some Commands
  {
    var parts: [any Commands] = []
    repeat parts.append(each content)
    return CommandList(parts: parts)
  }

  /// The commands of an `if` without `else`; absent where the condition does not hold.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// The commands of a condition that holds.
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    first: TrueContent
  ) -> _ConditionalCommands<TrueContent, FalseContent> {
    _ConditionalCommands(storage: .first(first))
  }

  /// The commands of a condition that does not hold.
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    second: FalseContent
  ) -> _ConditionalCommands<TrueContent, FalseContent> {
    _ConditionalCommands(storage: .second(second))
  }

  /// Erases the type of commands that are guarded by `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content)
    -> some Commands
  {
    CommandList(parts: [content])
  }
}

/// Several commands, in order.
private struct CommandList: PrimitiveCommands {
  let parts: [any Commands]

  static func _controls(of commands: Self) -> AnyView {
    func controls<C: Commands>(of part: C) -> AnyView { C._controls(of: part) }
    let list = commands.parts.map { controls(of: $0) }
    return AnyView(ForEach(list.indices, id: \.self) { list[$0] })
  }
}

/// The commands of one of two branches.
public struct _ConditionalCommands<TrueContent: Commands, FalseContent: Commands>:
  PrimitiveCommands
{
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage

  /// The controls of the branch that is there.
  public static func _controls(of commands: Self) -> AnyView {
    switch commands.storage {
    case .first(let content): TrueContent._controls(of: content)
    case .second(let content): FalseContent._controls(of: content)
    }
  }
}

/// Commands that are there under a condition.
extension Optional: Commands where Wrapped: Commands {
  /// Stops the program: the runtime performs the commands, and there is no body to call.
  public var body: Never {
    preconditionFailure("Commands that are there under a condition have no body to call.")
  }

  /// The controls of the wrapped commands; none for `nil`.
  public static func _controls(of commands: Self) -> AnyView {
    commands.map { Wrapped._controls(of: $0) } ?? AnyView(EmptyView())
  }
}
