import LegatoDisplay
import SwiftUI
import SwiftUICore
import TestSupport

@testable import LegatoAudit

/// What the rules find in a view that is played, without runs that a test does not ask about.
@MainActor
func audit(
  _ rule: (any Rule.Type)? = nil, size: Size = Size(320, 400), tokens: Set<String> = [],
  _ make: @escaping @MainActor () -> any View
) throws -> [Finding] {
  try findings(rule, size, tokens, CheckSubject(name: "view", make))
}

/// The same for a view that is given values.
@MainActor
func audit(
  _ rule: (any Rule.Type)? = nil, size: Size = Size(320, 400),
  inputs make: @escaping @MainActor (CheckInputs) -> any View
) throws -> [Finding] {
  try findings(rule, size, [], CheckSubject(name: "view", inputs: make))
}

@MainActor
private func findings(
  _ rule: (any Rule.Type)?, _ size: Size, _ tokens: Set<String>, _ subject: CheckSubject
) throws -> [Finding] {
  var player = Player()
  player.size = size
  player.tokens = tokens
  let played = try withoutInvariantChecks { try player.play(subject) }
  return RuleBook.findings(in: played, rules: rule.map { [$0.name] } ?? [])
}

/// All that was played with a view; a check plays hundreds of frames, and the graph of a view is looked
/// at by other tests.
@MainActor
func play(
  size: Size = Size(320, 400), limits: Player.Limits = Player.Limits(),
  _ make: @escaping @MainActor () -> any View
) throws -> PlayedSubject {
  var player = Player()
  player.size = size
  player.limits = limits
  return try withoutInvariantChecks { try player.play(CheckSubject(name: "view", make)) }
}
