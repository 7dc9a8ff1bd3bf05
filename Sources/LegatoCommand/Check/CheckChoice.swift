/// What of a file is checked.
struct CheckChoice: Equatable {
  enum Kind: Equatable {
    /// The view that an expression makes; of values that change, where it names `_legatoInputs`.
    case expression(String)
    /// A `#Preview` of the file.
    case preview(PreviewBlock)
  }

  let name: String
  /// Where it stands in the file, from 1; 0 where it is nowhere.
  let line: Int
  let kind: Kind

  /// Whether what it is given changes.
  var hasInputs: Bool {
    if case .expression(let code) = kind { code.contains("_legatoInputs") } else { false }
  }
}

/// What of a file is checked, and what cannot be.
struct CheckChoices: Equatable {
  var choices: [CheckChoice] = []
  /// The views that nobody can make values for, by name.
  var omitted: [String] = []

  /// Chooses: the expressions that are asked for; else the file's previews; else its app, and its
  /// views, modifiers, styles and transitions, with arguments that are made up by their types.
  init(source: String, expressions: [String]) {
    let summary = ViewFinder.summary(of: source)
    let finder = StructureFinder(source)
    if !expressions.isEmpty {
      for text in expressions { add(named: text, summary, finder) }
      return
    }
    for (number, preview) in summary.previews.enumerated() {
      choices.append(
        CheckChoice(
          name: preview.name ?? "Preview \(number + 1)", line: preview.line,
          kind: .preview(preview)))
    }
    for provider in summary.providers {
      for preview in provider.previews {
        choices.append(
          CheckChoice(
            name: preview.name, line: provider.line, kind: .expression(preview.expression)))
      }
    }
    guard choices.isEmpty else { return }
    if let app = summary.apps.first {
      choices = [CheckChoice(name: app, line: 0, kind: .expression("\(app)._firstWindow()"))]
      return
    }
    for structure in finder.structures { add(structure, summary, finder) }
    for transition in finder.transitions { add(transition) }
  }

  private mutating func add(
    named text: String, _ summary: SourceSummary, _ finder: StructureFinder
  ) {
    let before = choices.count
    if let structure = finder.structures.first(where: { $0.name == text }) {
      add(structure, summary, finder)
    }
    if choices.count == before {
      choices.append(CheckChoice(name: text, line: 0, kind: .expression(text)))
    }
  }

  // MARK: Views, modifiers and styles by themselves

  private static let sample =
    "Text(\"Sample\").frame(width: 280, height: 64).background(Color.gray.opacity(0.2))"

  private mutating func add(
    _ structure: StructureFinder.Structure, _ summary: SourceSummary, _ finder: StructureFinder
  ) {
    let isView = summary.views.contains { $0.name == structure.name }
    let isModifier = summary.modifiers.contains { $0.name == structure.name }
    let isStyle = structure.adopted.contains("ButtonStyle")
    guard isView || isModifier || isStyle else { return }
    let synthesis = ArgumentSynthesis(finder)
    guard let call = synthesis.call(structure.name, structure.node) else {
      omitted.append(structure.name)
      return
    }
    func choose(_ name: String, _ code: String) {
      choices.append(CheckChoice(name: name, line: structure.line, kind: .expression(code)))
    }
    if isView {
      choose(structure.name, call.code)
      var many = synthesis
      many.items = 100
      if call.code.contains("(0..<") || call.code.contains("_legatoInputs.list("),
        let call = many.call(structure.name, structure.node)
      {
        choose("\(structure.name) with 100 items", "ScrollView { \(call.code) }")
      }
      addLists(structure, many, choose)
      addRows(structure, synthesis, isView: true, choose)
      addOthers(structure, synthesis, call.code, choose)
    } else if isModifier {
      choose(structure.name, "\(Self.sample).modifier(\(call.code))")
      addRows(structure, synthesis, isView: false, choose)
      if structure.node.memberBlock.description.contains(".transition(") {
        choose(
          "\(structure.name) on what comes and goes",
          comingAndGoing("\(Self.sample).modifier(\(call.code))"))
      }
    } else {
      choose(structure.name, "Button(\"Sample\") {}.buttonStyle(\(call.code))")
    }
  }

  /// A view that can be made without arguments and still takes a list: with a hundred items.
  private func addLists(
    _ structure: StructureFinder.Structure, _ synthesis: ArgumentSynthesis,
    _ choose: (String, String) -> Void
  ) {
    guard synthesis.parameters(of: structure.node)?.contains(where: { $0.usual == nil }) == false
    else { return }
    for list in synthesis.optionalLists(of: structure.node) {
      choose(
        "\(structure.name) with 100 items",
        "ScrollView { VStack { \(structure.name)(\(list.label): \(list.code)) } }")
    }
  }

  /// A view of which some arguments have a value already: with others. What it says or shows only then
  /// would not be seen at all.
  private func addOthers(
    _ structure: StructureFinder.Structure, _ synthesis: ArgumentSynthesis, _ usual: String,
    _ choose: (String, String) -> Void
  ) {
    var others = synthesis
    others.replacesDefaults = true
    guard let call = others.call(structure.name, structure.node), call.code != usual else { return }
    choose("\(structure.name) with other values", call.code)
  }

  /// What is there in every second step, and comes and goes with an animation.
  private func comingAndGoing(_ code: String) -> String {
    "VStack { if _legatoInputs.value(false, true) { \(code) } }"
      + ".animation(.default, value: _legatoInputs.value(false, true))"
  }

  /// What a view calls the number of its row.
  private static let rowNames: Set<String> = [
    "index", "idx", "i", "n", "row", "position", "order", "number", "rank",
  ]

  /// A modifier or a view that is told the number of its row: a hundred rows.
  private func addRows(
    _ structure: StructureFinder.Structure, _ synthesis: ArgumentSynthesis, isView: Bool,
    _ choose: (String, String) -> Void
  ) {
    let number = synthesis.parameters(of: structure.node)?.first {
      $0.type == "Int" && !$0.isBinding && $0.usual == nil
        && (!isView || Self.rowNames.contains($0.label))
    }
    guard let number,
      let call = synthesis.call(structure.name, structure.node, fixed: [number.label: "row"])
    else { return }
    choose(
      "\(structure.name) on 100 rows",
      "ScrollView { VStack { ForEach(0..<100, id: \\.self) { row in "
        + (isView ? call.code : "Text(\"Row \\(row)\").modifier(\(call.code))") + " } } }")
  }

  private mutating func add(_ transition: StructureFinder.Transition) {
    choices.append(
      CheckChoice(
        name: "transition \(transition.name)", line: transition.line,
        kind: .expression(comingAndGoing("\(Self.sample).transition(\(transition.name))"))))
  }
}
