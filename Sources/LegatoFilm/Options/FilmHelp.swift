/// What `legato film --help` says.
package enum FilmHelp {
  package static let text = """
    legato film FILE.swift [options]
    legato film RECORDING.legato [RECORDING.legato …] --out PATH

    Films a SwiftUI view: compiles the file as it is, runs the view under a virtual clock, plays
    what a person does, and writes pictures of the motion or the value of everything that moves.
    A file of a package or of an app is compiled with the other files that it needs.
    A recording that was made before is written in other formats; several stand side by side on a
    page.

    What is filmed
      --view NAME          a view of the file, or an expression: --view 'Bar(value: 0.7)'
                           (without it: the file's previews, or its only view)
      --preview NAME       only the preview of that name; repeatable
      --size WxH           the surface in points (without it: what a preview's traits ask
                           for, or a 393x852 screen, of which the pictures show what the
                           view takes up)
      --scale N            pixels to a point, 0.5 to 8 (2)
      --dark               dark colour scheme
      --right-to-left      right-to-left layout
      --reduce-motion      as for a person who asked for less motion
      --low-power          as in Low Power Mode
      --reduce-transparency
                           as for a person who asked for less transparency
      --resources FOLDER   where pictures and colours are looked for, beside the file's own
                           folder; repeatable
      --text-size NAME     Dynamic Type: xSmall … xxxLarge, accessibility1 … accessibility5

    What a person does: LABEL is what VoiceOver would read, an accessibility identifier, or a
    view's path (Card/Button); label:, id: and path: in front of it say which
      --tap LABEL[@T]      taps at T seconds (0); repeatable
      --press LABEL@T+D    puts a finger down at T and lifts it D seconds later; repeatable
      --hold LABEL[@T[+D]] holds a finger for a long press, D seconds (0.6); repeatable
      --drag LABEL:X,Y[@T[+D]]
                           drags from the middle of it by X and Y points, to the right and down,
                           within D seconds (0.3), and lifts the finger on its way; repeatable
      --hover LABEL@T[+D]  moves a pointer onto it at T, and away D seconds later; repeatable
      --type TEXT[@T[+D]]  types into the field that has the focus, from T on and within D seconds
                           (15 characters a second); repeatable
      --key NAME[@T]       presses a key: return, tab, shift+tab, escape, cmd+a …; repeatable
      --set NAME=VALUE[@T] changes a setting of the person or of the device at T seconds:
                           reduceMotion, lowPower, reduceTransparency, colorScheme,
                           layoutDirection, textSize; repeatable
      --expect WHAT[@T]    says what should be true at T seconds: a label that is on screen, !LABEL
                           where it is not, still, Card.opacity=0.5±0.01, Card.scale.x<1.1;
                           where it is not true the exit code is 3; repeatable

    How long and how closely
      --duration S         seconds (without it: until nothing moves or waits, at most 10 s after
                           the last event; 2 s where the only motion is endless)
      --fps N              samples in a second, 1 to 240 (60)
      --frames N           how many moments a filmstrip shows, 1 to 60 (at most 8)
      --at T,T,…           exactly which moments, in seconds
      --all-values         write values that never change, too
      --patience S         how long a view's code may take for one step, 1 to 600 seconds (20)

    What is written, by the ending; several films make NAME-1, NAME-2 …
      -o, --out PATH       repeatable (without it: a filmstrip named after the view)
          .html            a page that plays the film, with and without Reduce Motion
          .png             a filmstrip
          .gif .webp .mp4  a video (made by ffmpeg)
          .svg             the curves of everything that moves
          .legato          a recording: vectors and values, to be written in other formats later
          .json            every value that moves, by time, with events and costs
          .csv             a row for each time, a column for each value
          .txt             the display list at each moment shown

    Exit code
      0  all was filmed
      1  the machine is in the way: a file that cannot be written, a program that is missing
      2  what was asked for cannot be done, or the file does not compile
      3  something was not as --expect said, or a view crashed or did not come back

    Examples
      legato film Submit.swift --tap "Submit@0.1" --out submit.png
      legato film Submit.swift --tap Submit -o submit.png -o submit.json -o submit.csv
      legato film Card.swift --view 'Card(title: "Hello")' --press "Hello@0+0.3" --dark -o card.png
      legato film Card.swift --drag "Hello:120,0@0.1+0.2" -o card.png
      legato film Menu.swift --tap Open -o menu.html -o menu.legato
      legato film menu.legato -o menu.png -o menu.mp4
      legato film Card.swift --tap Hello --set reduceMotion=true@0.1 --expect still@0.5
      legato film Bar.swift --at 0,0.1,0.25,0.8 --size 320x80 -o bar.txt
      legato film Menu.swift --reduce-motion --fps 120 -o menu.csv
    """
}
