extension RuleBook {
  /// The words of a rule: the worst that it says, why it asks and what it looks at, what to do, and what
  /// it stands on.
  typealias Words = (level: Severity, details: String, advice: String, criteria: [Criterion])

  /// By the rules' names.
  static let texts: [String: Words] = [
    "reduced-motion": (
      .error,
      "A person who asked for less motion may become dizzy of what travels, grows, turns or blurs. Every"
        + " run is played under Reduce Motion, and each value that moves by an animation or frame by frame"
        + " is looked at. Fades and changes of colour may go on.",
      "Read accessibilityReduceMotion, and change at once or fade.",
      [.animationFromInteractions, .reducedMotionLabel]
    ),
    "left-to-system": (
      .note,
      "Where a view moves in full and its code says nothing about Reduce Motion, the system replaces some"
        + " motions by fades of its own, and not the same ones in every version.",
      "Say in code what is shown instead: a fade, or nothing.", [.reducedMotionLabel]
    ),
    "live-setting": (
      .error,
      "People switch settings while an app runs. Reduce Motion and Low Power Mode are switched on while"
        + " something moves; what goes on as before, or begins as before, is told.",
      "Read the settings from the environment in body, or observe their notifications.",
      [.animationFromInteractions, .reducedMotionLabel]
    ),
    "end-states": (
      .error,
      "The same is done in full, under Reduce Motion and in Low Power Mode, and what an assistive"
        + " technology would read at the end is compared.",
      "Let both ways end in the same state; only the way there may differ.", [.reducedMotionLabel]
    ),
    "flashes": (
      .error,
      "More than three flashes in a second can cause seizures. Frames are drawn, and changes of relative"
        + " luminance by a tenth or more, there and back, are counted over 21 824 square points.",
      "Slow it down, make it smaller, or fade with less contrast.", [.threeFlashes]
    ),
    "endless-motion": (
      .error,
      "Loops that do not heed Reduce Motion, that go on off the screen or below something invisible, or in"
        + " Low Power Mode. It asks about the settings alone: whether a person can pause the motion is"
        + " asked by no-pause.",
      "Stop the loop where accessibilityReduceMotion is true, where its view is hidden, and where the"
        + " device saves power.", [.reducedMotionLabel]
    ),
    "no-pause": (
      .note,
      "What begins by itself, goes on for longer than five seconds beside other content, and was stopped"
        + " by nothing that was touched. A setting of the device is not counted as a way to pause. Whether"
        + " the motion is essential, as that of a wait often is, a person has to judge.",
      "Offer a control that pauses or hides it, let it end within five seconds, or write down why it is"
        + " essential.", [.pauseStopHide]
    ),
    "restless-motion": (
      .warning,
      "A value that sets out anew again and again by code that waits is a loop that nothing knows as one,"
        + " and goes on where nobody sees it.",
      "Use repeatForever, a phase animator or TimelineView.", []
    ),
    "loop-jump": (
      .warning, "A loop that ends elsewhere than it begins jumps back once in each round.",
      "Let it start and end out of sight, or reverse.", []
    ),
    "loop-leftover": (
      .warning,
      "A highlight that only makes sense while it moves is drawn where the loop does not run.",
      "Draw the highlight only while the loop runs.", [.reducedMotionLabel]
    ),
    "hidden-forever": (
      .warning,
      "A view whose opacity is 0 in every frame of every run takes room and shows nothing: mostly a start"
        + " state that nothing leaves. What shares its place with something that is seen, as a border that"
        + " marks an error or another label of a button does, waits for its state, and is left alone.",
      "Start from the state that the view is in, or take the view out of the tree.", []
    ),
    "silent-transition": (
      .warning,
      "A view has a transition, and comes or goes at once: no animation was in its change.",
      "Put .animation(_:value:) on the container that stays, or change within withAnimation.", []
    ),
    "late-start": (
      .warning,
      "What comes in waits invisibly for longer than a second, or for each row before it.",
      "Count the delay from the first new item, and cap it.", []
    ),
    "long-motion": (
      .note, "An answer to a touch or a change takes longer than two seconds to be nearly there.",
      "Shorten it to half a second or less, or show the end state first.", []
    ),
    "first-render": (
      .warning, "What is shown from the first frame on moves to its place then.",
      "Start from the final state, or keep the first change out of the animation.", []
    ),
    "busy-motion": (
      .warning, "Something sets out while a person scrolls or types.",
      "Let only new items come in with motion, and keep typing out of animations.", []
    ),
    "stuck-press": (
      .error,
      "A touch that is cancelled by the system, or dragged away, leaves the view as if it were pressed.",
      "Use a ButtonStyle or @GestureState, which are reset.", []
    ),
    "lost-interruption": (
      .error,
      "Five quick taps end elsewhere than five slow ones, or the end of one answer cuts off the next one."
        + " What slow taps do not answer either, as at a maximum, is left out.",
      "Give each tap its own cancellable task, and let the last one decide.", []
    ),
    "overshoot": (
      .warning, "A spring carries a bar out of its track, or an opacity far out of 0…1.",
      "Clip it, or use a spring without bounce.", []
    ),
    "double-driven": (
      .warning,
      "Two modifiers drive one effect of a view at once: what is seen is their product or sum.",
      "Keep one of the two.", []
    ),
    "cut-exit": (
      .warning, "A view that fades in by its own opacity is gone from one frame to the next.",
      "Let a transition do the fade both ways.", []
    ),
    "unstable-identity": (
      .error, "Every body is evaluated anew with nothing changed, and views are other views then.",
      "Make identifiers once, in the model.", []
    ),
    "stacked-animations": (
      .warning,
      "One change starts several animations of one value, or quick changes leave more than a dozen on it.",
      "Keep one animation for each change; a spring takes over what runs.", []
    ),
    "layout-animation": (
      .note, "A shape's frame is animated where nothing else moves along: layout for each frame.",
      "Animate scaleEffect(x:anchor:) or a trim.", []
    ),
    "layout-nudge": (
      .warning,
      "A view becomes 0.4 to 4 points larger with another state, and what is around it moves.",
      "Keep border and padding together constant.", []
    ),
    "fast-updates": (
      .warning, "Characters set out anew more than 12 times a second: nobody can read them.",
      "Show fast numbers without a transition.", []
    ),
    "off-token": (
      .note, "A file imports Legato, and a motion of it has none of the tokens' timings.",
      "Use the token that is nearest, or add one with its use.", []
    ),
    "haptics": (
      .warning, "A haptic goes with nothing that is seen, or one touch plays two.",
      "Show what happened as well, and leave the haptic to one view.", []
    ),
    "idle-cost": (
      .warning,
      "A view in which nothing moves asks for frames, or its code is woken again and again.",
      "Stop timers and timelines whose work shows nothing.", []
    ),
    "frame-budget": (
      .warning,
      "A frame of motion evaluates more than 40 bodies, lays out more than 400 elements, or records more"
        + " than 400 layers.",
      "Move what changes into a small view of its own, and animate effects.", []
    ),
    "runtime-fault": (
      .warning, "The runtime reports a fault: a number that is none, an update without end.",
      "Mend what the message names.", []
    ),
  ]
}
