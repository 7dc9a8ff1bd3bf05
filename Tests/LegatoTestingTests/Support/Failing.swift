import Testing

/// Runs what should record exactly one issue, and answers what it says; empty where it recorded
/// none, which is an issue of its own.
@MainActor
func messageOfFailing(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) throws -> String {
  // The matcher is called where the issue is recorded: here, at once.
  nonisolated(unsafe) var messages: [String] = []
  try withKnownIssue(sourceLocation: sourceLocation) {
    try body()
  } matching: { issue in
    messages.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
    return true
  }
  #expect(messages.count == 1, sourceLocation: sourceLocation)
  return messages.joined(separator: "\n\n")
}
