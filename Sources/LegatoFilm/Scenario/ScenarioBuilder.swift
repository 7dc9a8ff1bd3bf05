/// Puts steps one behind the other.
///
///     Scenario {
///       Tap("Save")
///       Pause(0.4)
///       Change(.reduceMotion(true))
///       Expect(.still)
///     }
@resultBuilder
public enum ScenarioBuilder {
  public static func buildExpression(_ step: some ScenarioStep) -> [any ScenarioStep] { [step] }

  public static func buildBlock(_ steps: [any ScenarioStep]...) -> [any ScenarioStep] {
    steps.flatMap { $0 }
  }

  public static func buildOptional(_ steps: [any ScenarioStep]?) -> [any ScenarioStep] {
    steps ?? []
  }

  public static func buildEither(first steps: [any ScenarioStep]) -> [any ScenarioStep] { steps }

  public static func buildEither(second steps: [any ScenarioStep]) -> [any ScenarioStep] { steps }

  public static func buildArray(_ steps: [[any ScenarioStep]]) -> [any ScenarioStep] {
    steps.flatMap { $0 }
  }
}

extension Scenario {
  /// What a person does, one thing after another.
  public init(@ScenarioBuilder _ steps: () -> [any ScenarioStep]) {
    var timeline = ScenarioTimeline()
    for step in steps() { step.add(to: &timeline) }
    self = timeline.scenario
  }
}
