import LegatoArguments
import SwiftUICore

extension FilmOptions {
  /// What a person does, what the device does, and what is expected of the view.
  static let events: [OptionDeclaration<FilmOptions>] = [
    .option(
      "--tap", value: "LABEL[@T]", isRepeatable: true, help: "taps at T seconds (0); repeatable"
    ) {
      let touch = try ScenarioArgument($1, hasLength: false)
      $0.scenario.add(Scenario.Event(.tap, touch.label, at: touch.time))
    },
    .option(
      "--press", value: "LABEL@T+D", isRepeatable: true,
      help: "puts a finger down at T and lifts it D seconds later; repeatable"
    ) {
      let touch = try ScenarioArgument($1, hasLength: true)
      guard let length = touch.length else {
        throw FilmFailure("--press needs to know for how long, as in --press \"Send@0.1+0.5\".")
      }
      $0.scenario.addPress(touch.label, at: touch.time, for: length)
    },
    .option(
      "--hold", value: "LABEL[@T[+D]]", isRepeatable: true,
      help: "holds a finger for a long press, D seconds (0.6); repeatable"
    ) {
      let touch = try ScenarioArgument($1, hasLength: true)
      $0.scenario.addPress(touch.label, at: touch.time, for: touch.length ?? holdLength)
    },
    .option(
      "--drag", value: "LABEL:X,Y[@T[+D]]", isRepeatable: true,
      help: """
        drags from the middle of it by X and Y points, to the right and down,
        within D seconds (0.3), and lifts the finger on its way; repeatable
        """
    ) {
      var touch = try ScenarioArgument($1, hasLength: true)
      let offset = try touch.takeOffset($1.option)
      $0.scenario.addDrag(
        touch.label, by: offset, at: touch.time, for: touch.length ?? dragLength)
    },
    .option(
      "--hover", value: "LABEL@T[+D]", isRepeatable: true,
      help: "moves a pointer onto it at T, and away D seconds later; repeatable"
    ) {
      let touch = try ScenarioArgument($1, hasLength: true)
      $0.scenario.add(Scenario.Event(.hover, touch.label, at: touch.time))
      if let length = touch.length {
        $0.scenario.add(Scenario.Event(.leave, touch.label, at: touch.time + length))
      }
    },
    .option(
      "--type", value: "TEXT[@T[+D]]", isRepeatable: true,
      help: """
        types into the field that has the focus, from T on and within D seconds
        (15 characters a second); repeatable
        """
    ) {
      let text = try ScenarioArgument($1, hasLength: true)
      $0.scenario.addTyping(text.label, at: text.time, for: text.length)
    },
    .option(
      "--key", value: "NAME[@T]", isRepeatable: true, completion: .words(KeyName.names),
      help: "presses a key: return, tab, shift+tab, escape, cmd+a …; repeatable"
    ) {
      let key = try ScenarioArgument($1, hasLength: false)
      _ = try KeyName(key.label)
      $0.scenario.add(Scenario.Event(.key, key.label, at: key.time))
    },
    .option(
      "--set", value: "NAME=VALUE[@T]", isRepeatable: true,
      completion: .words(HostFlag.all.map(\.description)),
      help: """
        changes a setting of the person or of the device at T seconds:
        reduceMotion, lowPower, reduceTransparency, colorScheme,
        layoutDirection, textSize; repeatable
        """
    ) {
      let flag = try ScenarioArgument($1, hasLength: false)
      $0.scenario.add(try HostFlag(flag.label), at: flag.time)
    },
    .option(
      "--expect", value: "WHAT[@T]", isRepeatable: true,
      help: """
        says what should be true at T seconds: a label that is on screen, !LABEL
        where it is not, still, Card.opacity=0.5±0.01, Card.scale.x<1.1;
        where it is not true the exit code is 3; repeatable
        """
    ) {
      let what = try ScenarioArgument($1, hasLength: false)
      $0.scenario.add(try ViewExpectation(what.label), at: what.time)
    },
  ]
}
