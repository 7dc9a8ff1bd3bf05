import LegatoArguments

extension FilmOptions {
  /// The arguments of `legato film` and of the programs that film, but for the files.
  package static let syntax = CommandSyntax<FilmOptions>(
    "legato film",
    sections: [
      .text(
        """
        legato film FILE.swift | PROJECT [options]
        legato film RECORDING.legato [RECORDING.legato …] --out PATH
        """),
      .text(
        """
        Films a SwiftUI view: compiles the file as it is, runs the view under a virtual clock, plays
        what a person does, and writes pictures of the motion or the value of everything that moves.
        A file of a project (Xcode's, XcodeGen's, Tuist's, a package) is compiled with the declarations of
        it that it needs, as for iOS; of a project itself the app is filmed, or the preview or view that is
        named.
        A recording that was made before is written in other formats; several stand side by side on a
        page.
        """),
      .options(heading: "What is filmed", subjects),
      .options(
        heading: """
          What a person does: LABEL is what VoiceOver would read, an accessibility identifier, or a
          view's path (Card/Button); label:, id: and path: in front of it say which
          """, events),
      .options(heading: "Projects", project + told),
      .options(heading: "How long and how closely", sampling),
      .options(
        heading: "What is written, by the ending; several films make NAME-1, NAME-2 …", [output],
        notes: [
          HelpRow(
            ".html", "a page that plays the film, with and without Reduce Motion", indentation: 6),
          HelpRow(".png", "a filmstrip", indentation: 6),
          HelpRow(".gif .webp .mp4", "a video (made by ffmpeg)", indentation: 6),
          HelpRow(".svg", "the curves of everything that moves", indentation: 6),
          HelpRow(
            ".legato", "a recording: vectors and values, to be written in other formats later",
            indentation: 6),
          HelpRow(
            ".json", "every value that moves, by time, with events and costs", indentation: 6),
          HelpRow(".csv", "a row for each time, a column for each value", indentation: 6),
          HelpRow(".txt", "the display list at each moment shown", indentation: 6),
        ]),
      .text(
        """
        Exit code
          0  all was filmed
          1  the machine is in the way: a file that cannot be written, a program that is missing
          2  what was asked for cannot be done, or the file does not compile
          3  something was not as --expect said, or a view crashed or did not come back
        """),
      .examples([
        #"legato film Submit.swift --tap "Submit@0.1" --out submit.png"#,
        "legato film Submit.swift --tap Submit -o submit.png -o submit.json -o submit.csv",
        #"legato film Card.swift --view 'Card(title: "Hello")' --press "Hello@0+0.3" --dark -o card.png"#,
        #"legato film Card.swift --drag "Hello:120,0@0.1+0.2" -o card.png"#,
        "legato film Menu.swift --tap Open -o menu.html -o menu.legato",
        "legato film menu.legato -o menu.png -o menu.mp4",
        "legato film Card.swift --tap Hello --set reduceMotion=true@0.1 --expect still@0.5",
        "legato film Bar.swift --at 0,0.1,0.25,0.8 --size 320x80 -o bar.txt",
        "legato film Menu.swift --reduce-motion --fps 120 -o menu.csv",
        "legato film Menu.swift --tap Open --costs",
      ]),
    ])

  /// Reads the arguments after `legato film`.
  ///
  /// - Throws: the first error, and what is allowed.
  package init(_ arguments: [String]) throws(FilmFailure) {
    self = try Self.syntax.read(arguments, onto: FilmOptions()).target
  }

  private static let subjects: [OptionDeclaration<FilmOptions>] = [
    .option(
      "--view", value: "NAME", completion: .views,
      help: """
        a view of the file, or an expression: --view 'Bar(value: 0.7)'
        (without it: the file's previews, or its only view)
        """
    ) { $0.view = $1.text },
    .preview("only the preview of that name; repeatable"),
    .size(
      """
      the surface in points (without it: what a preview's traits ask
      for, or a 393x852 screen, of which the pictures show what the
      view takes up)
      """),
    .scale("pixels to a point, 0.5 to 8 (2)"),
    .dark("dark colour scheme"),
    .rightToLeft("right-to-left layout"),
    .flag("--reduce-motion", help: "as for a person who asked for less motion") {
      $0.configuration.reducesMotion = true
    },
    .flag("--low-power", help: "as in Low Power Mode") { $0.configuration.savesPower = true },
    .reduceTransparency("as for a person who asked for less transparency"),
    .resources(
      """
      where pictures and colours are looked for, beside the file's own
      folder; repeatable
      """),
    .language(
      """
      the person's language: de, pt-BR, ar … chooses texts, formats and
      the direction; texts that are missing are reported
      """),
    .infoList("the app's Info.plist (found beside the sources, where there is one)"),
    .textSize("Dynamic Type: xSmall … xxxLarge, accessibility1 … accessibility5"),
    .system("whose measures, colours and controls: iOS 18 or 26 (26)"),
  ]

  /// Options that only the command reads: the program that films is compiled by them.
  package static let project: [OptionDeclaration<FilmOptions>] = [
    .option(
      "--target", value: "NAME",
      help: "the target or scheme of the project (without it: its only app or target)"
    ) { $0.target = $1.text },
    .option(
      "--ios", value: "VERSION",
      help: "the iOS that #available and @available answer for (without it: 26)"
    ) { $0.systemVersion = $1.text },
    .option(
      "--stand-in", value: "MODULE=FOLDER", isRepeatable: true, completion: .files,
      help: """
        sources that are compiled in the place of a module that is not there;
        repeatable
        """
    ) { $0.standIns.append($1.text) },
  ]

  /// What the command tells the program that films.
  private static let told: [OptionDeclaration<FilmOptions>] = [
    .option("--left-out", value: "TEXT", isRepeatable: true) { $0.leftOut.append($1.text) }
  ]

  private static let sampling: [OptionDeclaration<FilmOptions>] = [
    .option(
      "--duration", value: "S",
      help: """
        seconds (without it: until nothing moves or waits, at most 10 s after
        the last event; 2 s where the only motion is endless)
        """
    ) { $0.duration = try $1.number(in: 0.001...120, unit: "seconds") },
    .option("--fps", value: "N", help: "samples in a second, 1 to 240 (60)") {
      $0.framesPerSecond = try $1.integer(in: 1...240)
    },
    .option(
      "--frames", value: "N", help: "how many moments a filmstrip shows, 1 to 60 (at most 8)"
    ) { $0.moments = .count(try $1.integer(in: 1...60)) },
    .option("--at", value: "T,T,…", help: "exactly which moments, in seconds") {
      $0.moments = .times(try $1.numbers(in: 0...120, unit: "seconds"))
    },
    .flag("--all-values", help: "write values that never change, too") {
      $0.writesAllValues = true
    },
    .flag(
      "--costs",
      help: """
        measure what frames take: print the passes, the dearest layers and why
        they were drawn again; .html and .json have it, too
        """
    ) { $0.measuresCosts = true },
    .patience("how long a view's code may take for one step, 1 to 600 seconds (20)"),
  ]

  private static let output = OptionDeclaration<FilmOptions>.option(
    "-o", "--out", value: "PATH", isRepeatable: true, completion: .files,
    help: "repeatable (without it: a filmstrip named after the view)"
  ) { $0.outputs.append($1.text) }
}
