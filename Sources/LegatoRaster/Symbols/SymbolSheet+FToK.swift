// How symbols are drawn, by the first letters of their names: f to k.

extension SymbolTable {
  static let fToK = """
    f.cursive | T:ƒ
    f.cursive.circle | in(T:ƒ,S:circle)
    f.cursive.circle.fill | cut(T:ƒ,S:circle.fill)
    face.smiling.inverse | area(22,12,21.81,13.95,21.24,15.83,20.31,17.56,19.07,19.07,17.56,\
    20.31,15.83,21.24,13.95,21.81,12,22,10.05,21.81,8.17,21.24,6.44,20.31,4.93,19.07,3.69,17.56,\
    2.76,15.83,6.7,14.18,7.42,15.31,8.37,16.25,9.51,16.94,10.58,17.32,11.9,17.49,13.22,17.36,\
    14.67,16.85,15.79,16.12,16.71,15.15,17.39,13.96,17.4,13.5,17.18,13.09,16.78,12.85,16.32,\
    12.84,15.81,10.8,16.23,10.52,16.51,10.1,16.61,9.6,16.51,9.1,16.23,8.68,15.81,8.4,15.31,8.3,\
    14.81,8.4,14.39,8.68,14.11,9.1,14.01,9.6,14.11,10.1,14.39,10.52,14.81,10.8,15.31,10.9,15.81,\
    10.8,16.32,12.84,16.1,12.92,15.76,13.24,15.22,14.12,14.58,14.78,13.8,15.27,12.91,15.59,12,\
    15.69,11.09,15.59,10.2,15.27,9.42,14.78,8.78,14.12,8.09,13.06,7.68,12.84,8.19,10.8,8.69,10.9,\
    9.19,10.8,9.61,10.52,9.89,10.1,9.99,9.6,9.89,9.1,9.61,8.68,9.19,8.4,8.69,8.3,8.19,8.4,7.77,\
    8.68,7.49,9.1,7.39,9.6,7.49,10.1,7.77,10.52,8.19,10.8,7.68,12.84,7.22,12.85,6.82,13.09,6.68,\
    13.28,6.57,13.73,6.7,14.18,2.76,15.83,2.19,13.95,2,12,2.19,10.05,2.76,8.17,3.69,6.44,4.93,\
    4.93,6.44,3.69,8.17,2.76,10.05,2.19,12,2,13.95,2.19,15.83,2.76,17.56,3.69,19.07,4.93,20.31,\
    6.44,21.24,8.17,21.81,10.05)
    facemask | F:masks
    fanblades | O:fan
    fanblades.slash | F:mode_fan_off
    faxmachine | F:fax
    field.of.view.wide | over(line(1.8,2.42,11.28,5.68,8.3,9.79,6.7,14.21,6.7,18.32,8.3,21.58,\
    11.28),line(1.8,2.4,11.3,12,18.5,21.6,11.3))
    figure | O:human-handsdown
    figure.2 | row(O:human-handsdown,O:human-handsdown)
    figure.2.and.child.holdinghands | F:family_restroom
    figure.2.arms.open | row(F:accessibility_new,F:accessibility_new)
    figure.2.circle | in(S:figure.2,S:circle)
    figure.2.circle.fill | cut(S:figure.2,S:circle.fill)
    figure.and.child.holdinghands | F:escalator_warning
    figure.archery | over(at(O:human,0.85,-0.1,0.04),line(1.5,16.5,3.44,18.36,5,19.58,7.11,20,\
    9.5,19.58,11.89,18.36,14,16.5,15.56),line(1,16.5,3.4,16.5,15.6),line(1.4,10,9.4,22.5,9.4))
    figure.arms.open | F:accessibility_new
    figure.badminton | over(at(F:directions_run,0.88,-0.06,0.04),at(F:sports_tennis,0.5,0.27,\
    -0.24))
    figure.barre | F:sports_gymnastics
    figure.baseball | over(at(F:emoji_people,0.88,-0.06,0.04),at(F:sports_baseball,0.36,0.33,\
    -0.29))
    figure.basketball | over(at(O:human-handsup,0.88,-0.06,0.04),at(F:sports_basketball,0.36,\
    0.31,-0.31))
    figure.bowling | over(at(F:directions_run,0.88,-0.06,0.04),at(O:bowling,0.36,0.31,0.29))
    figure.boxing | F:sports_mma
    figure.child | O:human-child
    figure.climbing | over(at(F:sports_handball,0.9,-0.08,0),line(2,20.5,2,20.5,22))
    figure.cooldown | F:emoji_people
    figure.core.training | over(at(F:self_improvement,0.9,0,-0.08),line(1.8,3,21,21,21))
    figure.cricket | over(at(F:emoji_people,0.88,-0.06,0.04),at(F:sports_cricket,0.5,0.29,-0.23))
    figure.cross.training | F:directions_run
    figure.curling | over(at(F:directions_run,0.85,-0.1,-0.04),at(box(7,3.6,1.7,0),1,0.312,\
    0.354),line(1.4,18,17.6,21,17.6))
    figure.dance | over(at(O:human-handsup,0.88,-0.06,0.04),at(S:music.note,0.42,0.33,-0.25))
    figure.disc.sports | over(at(F:emoji_people,0.88,-0.06,0.04),at(box(20,9,4.5,0),0.36,0.33,\
    -0.25))
    figure.dress.line.vertical.figure | row(O:human-female,line(1.6,12,2,12,22),O:human-male)
    figure.elliptical | F:nordic_walking
    figure.equestrian.sports | over(area(3.4,12.2,5.4,10.8,13,10.8,16,7,18.4,5.4,21.6,8.6,20.6,\
    10.4,18.4,9.6,17.6,13.2,18.2,21,16.2,21,15,16,8.2,15.8,6.6,21,4.6,21,5,15.4,4.2,13.6,3.4,\
    17.4,2,17),at(box(3.6,3.6,1.8,0),1,-0.075,-0.375),line(2.2,10.4,6,9.8,10),line(1.5,10.6,6.4,\
    14.2,8.8))
    figure.fall | over(at(turn(F:emoji_people,65),0.85,0,-0.08),line(1.8,3,21,21,21))
    figure.fencing | over(at(F:directions_run,0.88,-0.1,0.04),line(1.2,15.5,10.5,23,6.5),line(\
    1.2,15.2,8.8,16.8,11.8))
    figure.fishing | over(at(F:emoji_people,0.85,-0.15,0.06),line(1.3,12.76,2.66,15.5,4.13,17.73,\
    6.3,19.25,9.01,19.96,12.04),line(0.9,20,12,20,19),line(1,20,19.3,19.94,19.67,19.77,20.01,\
    19.51,20.27,19.17,20.44,18.8,20.5,18.43,20.44,18.09,20.27,17.83,20.01,17.66,19.67,17.6,19.3))
    figure.flexibility | F:sports_gymnastics
    figure.golf | over(at(F:emoji_people,0.82,-0.17,0.06),at(F:golf_course,0.62,0.25,0.12))
    figure.gymnastics | F:sports_gymnastics
    figure.hand.cycling | F:accessible_forward
    figure.handball | F:sports_handball
    figure.highintensity.intervaltraining | O:run
    figure.hiking | F:hiking
    figure.hockey | over(at(F:directions_run,0.88,-0.08,-0.04),line(1.6,15.5,9,19.5,20,22.5,20))
    figure.hunting | over(at(O:human,0.88,-0.06,0.04),line(1.4,11,9.6,22.8,9.6),line(1.8,14.5,10,\
    14,11.8))
    figure.indoor.cycle | F:directions_bike
    figure.indoor.rowing | F:rowing
    figure.jumprope | over(at(O:human-handsdown,0.78,0,0.02),line(1.4,2.2,11.5,2.45,9.21,3.17,\
    7.03,4.34,5.08,5.89,3.45,7.75,2.22,9.82,1.46,12,1.2,14.18,1.46,16.25,2.22,18.11,3.45,19.66,\
    5.08,20.83,7.03,21.55,9.21,21.8,11.5,21.55,13.86,20.83,16.1,19.66,18.11,18.11,19.79,16.25,\
    21.05,14.18,21.83,12,22.1,9.82,21.83,7.75,21.05,5.89,19.79,4.34,18.11,3.17,16.1,2.45,13.86,\
    2.2,11.5))
    figure.kickboxing | F:sports_martial_arts
    figure.lacrosse | over(at(F:directions_run,0.88,-0.08,0.04),line(1.4,15,12,19,6),at(ring(5,\
    1.4),1,0.35,-0.333))
    figure.martial.arts | F:sports_martial_arts
    figure.mind.and.body | F:self_improvement
    figure.mixed.cardio | F:directions_run
    figure.open.water.swim | O:swim
    figure.outdoor.cycle | F:directions_bike
    figure.pilates | F:sports_gymnastics
    figure.play | F:emoji_people
    figure.pool.swim | F:pool
    figure.racquetball | over(at(F:directions_run,0.88,-0.06,0.04),at(F:sports_tennis,0.5,0.27,\
    -0.24))
    figure.roll | F:accessible_forward
    figure.rolling | F:accessible_forward
    figure.rower | F:rowing
    figure.run.square.stack | over(at(box(18,16,3,1.8),1,0,0.083),line(1.6,5.5,4,18.5,4),at(\
    F:directions_run,0.58,0,0.08))
    figure.run.square.stack.fill | over(line(1.6,5.5,4,18.5,4),at(cut(F:directions_run,box(18,16,\
    3,0)),1,0,0.08))
    figure.sailing | F:sailing
    figure.skateboarding | F:skateboarding
    figure.skating | F:ice_skating
    figure.skiing.crosscountry | F:nordic_walking
    figure.skiing.downhill | F:downhill_skiing
    figure.snowboarding | F:snowboarding
    figure.soccer | over(at(F:directions_run,0.88,-0.06,0.04),at(F:sports_soccer,0.36,0.31,0.3))
    figure.socialdance | over(at(F:emoji_people,0.75,-0.21,0.08),at(mirror(F:emoji_people),0.75,\
    0.21,0.08),at(S:music.note,0.36,0,-0.33))
    figure.softball | over(at(F:emoji_people,0.88,-0.06,0.04),at(F:sports_baseball,0.36,0.33,\
    -0.29))
    figure.squash | over(at(F:directions_run,0.88,-0.06,0.04),at(F:sports_tennis,0.5,0.27,-0.24))
    figure.stair.stepper | over(at(F:directions_walk,0.66,-0.1,-0.17),line(1.7,2,21.5,7.5,21.5,\
    7.5,17.8,13,17.8,13,14,18,14,18,10.5,22,10.5))
    figure.stairs | over(at(F:directions_walk,0.66,-0.1,-0.17),line(1.7,2,21.5,7.5,21.5,7.5,17.8,\
    13,17.8,13,14,18,14,18,10.5,22,10.5))
    figure.stand.line.dotted.figure.stand | over(at(O:human-handsdown,0.66,-0.28,0),at(\
    O:human-handsdown,0.66,0.28,0),at(box(1.4,1.4,0.7,0),1,0,-0.292),at(box(1.4,1.4,0.7,0),1,0,\
    -0.146),box(1.4,1.4,0.7,0),at(box(1.4,1.4,0.7,0),1,0,0.146),at(box(1.4,1.4,0.7,0),1,0,0.292))
    figure.step.training | over(at(F:directions_walk,0.72,-0.04,-0.12),line(1.7,5,21.3,12,21.3,\
    12,18.6,20,18.6,20,21.3))
    figure.strengthtraining.functional | over(at(O:human-handsup,0.84,0,0.07),line(1.5,3,4,21,4),\
    line(2,3.5,1.5,3.5,6.5),line(2,20.5,1.5,20.5,6.5))
    figure.strengthtraining.traditional | over(at(O:human-handsup,0.84,0,0.07),line(1.5,3,4,21,\
    4),line(2,3.5,1.5,3.5,6.5),line(2,20.5,1.5,20.5,6.5),line(1.6,1.3,2.8,1.3,5.2),line(1.6,22.7,\
    2.8,22.7,5.2))
    figure.surfing | F:surfing
    figure.table.tennis | over(at(F:directions_run,0.88,-0.1,0),at(box(6,6,3,0),1,0.333,-0.229),\
    line(1.8,18.2,8.5,16.8,10.3))
    figure.taichi | F:sports_martial_arts
    figure.tennis | over(at(F:directions_run,0.88,-0.06,0.04),at(F:sports_tennis,0.5,0.27,-0.24))
    figure.track.and.field | F:directions_run
    figure.volleyball | over(at(O:human-handsup,0.88,-0.06,0.04),at(F:sports_volleyball,0.36,\
    0.31,-0.31))
    figure.walk.arrival | over(at(F:directions_walk,0.9,-0.17,0),line(1.8,21.3,3,21.3,21),line(\
    1.5,13.5,12,18.5,12),line(1.5,16.5,10,18.5,12,16.5,14))
    figure.walk.departure | over(at(F:directions_walk,0.9,-0.06,0),line(1.8,2.7,3,2.7,21),line(\
    1.5,16.5,12,22,12),line(1.5,20,10,22,12,20,14))
    figure.walk.motion | over(at(F:directions_walk,0.95,0.08,0),line(1.6,2.5,8,7,8),line(1.6,4,\
    12,7,12),line(1.6,2.5,16,6,16))
    figure.water.fitness | over(at(O:human-handsup,0.72,0,-0.12),line(1.7,2.5,19,3.29,19.78,4.08,\
    20.1,4.88,19.78,5.67,19,6.46,18.22,7.25,17.9,8.04,18.22,8.83,19,9.62,19.78,10.42,20.1,11.21,\
    19.78,12,19,12.79,18.22,13.58,17.9,14.38,18.22,15.17,19,15.96,19.78,16.75,20.1,17.54,19.78,\
    18.33,19,19.12,18.22,19.92,17.9,20.71,18.22,21.5,19))
    figure.waterpolo | over(at(F:pool,0.9,-0.04,0.04),at(box(4.6,4.6,2.3,0),1,0.346,-0.333))
    figure.wave | F:emoji_people
    figure.wave.circle | in(F:emoji_people,S:circle)
    figure.wave.circle.fill | cut(F:emoji_people,S:circle.fill)
    figure.wrestling | F:sports_kabaddi
    figure.yoga | F:self_improvement
    filemenu.and.cursorarrow | pile(over(box(19,19,3,1.8),line(1.6,4,7.2,20,7.2),line(1.6,7,11,\
    15,11),line(1.6,7,15,13,15)),S:cursorarrow)
    film.stack | over(at(S:film,0.82,0,0.12),line(1.7,5.5,5,18.5,5),line(1.7,7.5,2,16.5,2))
    fireplace | F:fireplace
    fireworks | over(line(1.4,11.22,9,15.3,9),line(1.4,10.42,10.92,13.31,13.81),line(1.4,8.5,\
    11.72,8.5,15.8),line(1.4,6.58,10.92,3.69,13.81),line(1.4,5.78,9,1.7,9),line(1.4,6.58,7.08,\
    3.69,4.19),line(1.4,8.5,6.28,8.5,2.2),line(1.4,10.42,7.08,13.31,4.19),line(1.4,19.18,6,21.7,\
    6),line(1.4,18.69,7.19,20.47,8.97),line(1.4,17.5,7.68,17.5,10.2),line(1.4,16.31,7.19,14.53,\
    8.97),line(1.4,15.82,6,13.3,6),line(1.4,16.31,4.81,14.53,3.03),line(1.4,17.5,4.32,17.5,1.8),\
    line(1.4,18.69,4.81,20.47,3.03),line(1.4,19,16.5,22,16.5),line(1.4,18.41,17.91,20.54,20.04),\
    line(1.4,17,18.5,17,21.5),line(1.4,15.59,17.91,13.46,20.04),line(1.4,15,16.5,12,16.5),line(\
    1.4,15.59,15.09,13.46,12.96),line(1.4,17,14.5,17,11.5),line(1.4,18.41,15.09,20.54,12.96))
    flag.2.crossed | over(line(1.8,5,21,15.4,3.6),line(1.8,19,21,8.6,3.6),at(turn(box(8.4,6.8,1,\
    1.6),31),1,0.28,-0.14),mirror(at(turn(box(8.4,6.8,1,1.6),31),1,0.28,-0.14)))
    flag.2.crossed.fill | over(line(1.8,5,21,15.4,3.6),line(1.8,19,21,8.6,3.6),at(turn(box(8.4,\
    6.8,1,0),31),1,0.28,-0.14),mirror(at(turn(box(8.4,6.8,1,0),31),1,0.28,-0.14)))
    flag.checkered.2.crossed | over(line(1.8,5,21,15.4,3.6),line(1.8,19,21,8.6,3.6),at(turn(\
    O:checkerboard,31),0.46,0.28,-0.14),mirror(at(turn(O:checkerboard,31),0.46,0.28,-0.14)))
    flag.filled.and.flag.crossed | over(line(1.8,5,21,15.4,3.6),line(1.8,19,21,8.6,3.6),at(turn(\
    box(8.4,6.8,1,1.6),31),1,0.28,-0.14),mirror(at(turn(box(8.4,6.8,1,0),31),1,0.28,-0.14)))
    flag.pattern.checkered | O:flag-checkered
    flashlight.off | F:flashlight_off
    flipphone | O:cellphone-basic
    florinsign.circle | in(T:ƒ,S:circle)
    florinsign.circle.fill | cut(T:ƒ,S:circle.fill)
    flowchart | F:schema
    fluid.batteryblock | over(at(box(20,13,2,1.8),1,0,0.062),line(2.4,6,5,8,5),line(2.4,16,5,18,\
    5),at(S:drop.fill,0.4,0,0.06))
    forward | S:forward.fill
    forward.end | S:forward.end.fill
    forward.end.alt | O:skip-forward
    forward.frame | O:step-forward
    fossil.shell | over(line(1.7,13.13,12.41,13.23,13.03,13.01,13.75,12.42,14.39,11.51,14.8,\
    10.38,14.81,9.2,14.35,8.18,13.39,7.52,12,7.4,10.33,7.94,8.59,9.14,7.05,10.94,5.97,13.13,5.57,\
    15.47,5.99,17.63,7.28,19.29,9.35,20.17,12,20.06,14.93,18.89,17.78,16.7,20.14,13.7,21.66),\
    line(1.3,10.3,14.94,8,18.93),line(1.3,8.14,13.04,3.31,14.33),line(1.3,7.67,9.5,3.77,7.25))
    francsign.circle | in(T:₣,S:circle)
    francsign.circle.fill | cut(T:₣,S:circle.fill)
    fx | T:fx
    fx.icloud | over(S:icloud,at(T:fx,0.34,0,0.03))
    gauge.high | over(ring(20,1.7),line(1.8,12,12,17.14,11.19),box(3.6,3.6,1.8,0),at(box(2,2,1,\
    0),1,-0.194,0.194),at(box(2,2,1,0),1,-0.272,-0.043),at(box(2,2,1,0),1,-0.125,-0.245),at(box(\
    2,2,1,0),1,0.125,-0.245),at(box(2,2,1,0),1,0.194,0.194))
    gauge.low | over(ring(20,1.7),line(1.8,12,12,6.86,11.19),box(3.6,3.6,1.8,0),at(box(2,2,1,0),\
    1,-0.194,0.194),at(box(2,2,1,0),1,-0.125,-0.245),at(box(2,2,1,0),1,0.125,-0.245),at(box(2,2,\
    1,0),1,0.272,-0.043),at(box(2,2,1,0),1,0.194,0.194))
    gauge.open.with.lines.needle.33percent | over(line(1.8,5.28,19.22,3.54,16.81,2.62,13.99,2.62,\
    11.01,3.54,8.19,5.28,5.78,7.69,4.04,10.51,3.12,13.49,3.12,16.31,4.04,18.72,5.78,20.46,8.19,\
    21.38,11.01,21.38,13.99,20.46,16.81,18.72,19.22),line(1.3,6,12.5,4,12.5),line(1.3,12,6.5,12,\
    4.5),line(1.3,16.24,8.26,17.66,6.84),line(1.3,18,12.5,20,12.5),line(1.8,12,12.5,8.6,6.8),at(\
    box(3.6,3.6,1.8,0),1,0,0.021))
    gauge.with.dots.needle.0percent | over(ring(20,1.7),line(1.8,12,12,8.32,15.68),box(3.6,3.6,\
    1.8,0),at(box(2,2,1,0),1,-0.272,-0.043),at(box(2,2,1,0),1,-0.125,-0.245),at(box(2,2,1,0),1,\
    0.125,-0.245),at(box(2,2,1,0),1,0.272,-0.043),at(box(2,2,1,0),1,0.194,0.194))
    gauge.with.dots.needle.100percent | over(ring(20,1.7),line(1.8,12,12,15.68,15.68),box(3.6,\
    3.6,1.8,0),at(box(2,2,1,0),1,-0.194,0.194),at(box(2,2,1,0),1,-0.272,-0.043),at(box(2,2,1,0),\
    1,-0.125,-0.245),at(box(2,2,1,0),1,0.125,-0.245),at(box(2,2,1,0),1,0.272,-0.043))
    gauge.with.dots.needle.33percent | over(ring(20,1.7),line(1.8,12,12,8.27,8.38),box(3.6,3.6,\
    1.8,0),at(box(2,2,1,0),1,-0.194,0.194),at(box(2,2,1,0),1,-0.272,-0.043),at(box(2,2,1,0),1,\
    0.125,-0.245),at(box(2,2,1,0),1,0.272,-0.043),at(box(2,2,1,0),1,0.194,0.194))
    gauge.with.dots.needle.50percent | over(ring(20,1.7),line(1.8,12,12,12,6.8),box(3.6,3.6,1.8,\
    0),at(box(2,2,1,0),1,-0.194,0.194),at(box(2,2,1,0),1,-0.272,-0.043),at(box(2,2,1,0),1,-0.125,\
    -0.245),at(box(2,2,1,0),1,0.125,-0.245),at(box(2,2,1,0),1,0.272,-0.043),at(box(2,2,1,0),1,\
    0.194,0.194))
    gauge.with.dots.needle.67percent | over(ring(20,1.7),line(1.8,12,12,15.73,8.38),box(3.6,3.6,\
    1.8,0),at(box(2,2,1,0),1,-0.194,0.194),at(box(2,2,1,0),1,-0.272,-0.043),at(box(2,2,1,0),1,\
    -0.125,-0.245),at(box(2,2,1,0),1,0.272,-0.043),at(box(2,2,1,0),1,0.194,0.194))
    gauge.with.dots.needle.bottom.50percent | over(line(1.8,5.42,19.08,3.71,16.72,2.81,13.95,\
    2.81,11.05,3.71,8.28,5.42,5.92,7.78,4.21,10.55,3.31,13.45,3.31,16.22,4.21,18.58,5.92,20.29,\
    8.28,21.19,11.05,21.19,13.95,20.29,16.72,18.58,19.08),at(box(2,2,1,0),1,-0.209,0.142),at(box(\
    2,2,1,0),1,-0.233,-0.042),at(box(2,2,1,0),1,0.233,-0.042),at(box(2,2,1,0),1,0.209,0.142),\
    line(1.8,12,7,12,16.5),at(box(4,4,2,0),1,0,0.229))
    gauge.with.needle | over(ring(20,1.7),line(1.8,12,12,16.21,8.94),box(3.6,3.6,1.8,0))
    gear | S:gearshape
    gearshape.arrow.triangle.2.circlepath | over(F:sync,small(S:gearshape,0.4))
    giftcard | F:card_giftcard
    globe.asia.australia | F:public
    globe.badge.chevron.backward | badge(S:globe,S:chevron.left)
    globe.central.south.asia | F:public
    globe.desk | over(at(F:public,0.72,-0.04,-0.1),line(1.7,18.07,2.43,20.02,5.18,20.94,8.41,\
    20.74,11.77,19.43,14.87,17.17,17.37,14.21,18.97,10.89,19.5,7.58,18.9),line(1.7,11,19.5,11,\
    21.5),line(1.8,6.5,22,15.5,22))
    glowplug | over(line(1.8,2,15,5,15,7,8,10,16,12,8,14,16,17,8,19,15,22,15))
    gobackward.15 | over(F:replay,at(T:15,0.33,0,0.04))
    gobackward.30 | F:replay_30
    gobackward.5 | F:replay_5
    goforward.15 | over(mirror(F:replay),at(T:15,0.33,0,0.04))
    goforward.30 | F:forward_30
    goforward.5 | F:forward_5
    goforward.plus | over(mirror(F:replay),at(S:plus,0.38,0,0.04))
    greaterthan | over(line(2.2,6,5,18.5,12,6,19))
    greaterthan.circle | in(S:greaterthan,S:circle)
    greaterthan.circle.fill | area(22,12,21.81,13.95,21.24,15.83,20.31,17.56,19.07,19.07,17.56,\
    20.31,15.83,21.24,13.95,21.81,12,22,10.05,21.81,8.17,21.24,6.44,20.31,4.93,19.07,8.52,15.77,\
    8.85,16.03,9.27,15.98,15.53,12.47,15.73,12.27,15.8,11.99,15.72,11.72,15.52,11.52,9.27,8.02,\
    8.99,7.95,8.72,8.03,8.52,8.23,8.45,8.51,8.53,8.78,8.73,8.98,14.12,12,8.73,15.02,8.47,15.35,\
    8.52,15.77,4.93,19.07,3.69,17.56,2.76,15.83,2.19,13.95,2,12,2.19,10.05,2.76,8.17,3.69,6.44,\
    4.93,4.93,6.44,3.69,8.17,2.76,10.05,2.19,12,2,13.95,2.19,15.83,2.76,17.56,3.69,19.07,4.93,\
    20.31,6.44,21.24,8.17,21.81,10.05)
    greetingcard | over(box(14,19,2,1.8),small(S:heart.fill,0.42),line(1.2,8,3.2,8,20.8))
    greetingcard.fill | cut(S:heart.fill,box(14,19,2,0))
    grid | F:grid_4x4
    grid.circle | in(F:grid_4x4,S:circle)
    grid.circle.fill | cut(F:grid_4x4,S:circle.fill)
    guaranisign.circle | in(T:₲,S:circle)
    guaranisign.circle.fill | cut(T:₲,S:circle.fill)
    guitars | O:guitar-electric
    gyroscope | over(ring(20,1.6),turn(box(20,7,3.5,1.5),45),turn(box(20,7,3.5,1.5),-45),box(2.6,\
    2.6,1.3,0))
    hand.draw | over(at(F:pan_tool_alt,0.85,0.06,0.1),line(1.7,3,7,5,3.5,7,3.5,7,7,9,7.5,11,3.5))
    hand.pinch | F:pinch
    hand.point.down | mirror(turn(O:hand-pointing-right,90))
    hand.point.left | mirror(O:hand-pointing-right)
    hand.point.right | O:hand-pointing-right
    hand.point.up | mirror(turn(O:hand-pointing-right,-90))
    hand.point.up.braille | over(at(F:pan_tool_alt,0.85,0,-0.08),at(box(1.8,1.8,0.9,0),1,-0.167,\
    0.333),at(box(1.8,1.8,0.9,0),1,-0.167,0.429),at(box(1.8,1.8,0.9,0),1,-0.042,0.333),at(box(\
    1.8,1.8,0.9,0),1,-0.042,0.429),at(box(1.8,1.8,0.9,0),1,0.083,0.333),at(box(1.8,1.8,0.9,0),1,\
    0.083,0.429),at(box(1.8,1.8,0.9,0),1,0.208,0.333),at(box(1.8,1.8,0.9,0),1,0.208,0.429))
    hand.point.up.left | F:pan_tool_alt
    hand.raised.fingers.spread | F:pan_tool
    hand.wave | S:hand.wave.fill
    hands.and.sparkles | F:clean_hands
    hands.clap | S:hands.clap.fill
    hands.sparkles | S:hands.sparkles.fill
    hazardsign | over(S:triangle,at(S:triangle,0.42,0,0.07))
    hazardsign.fill | cut(at(S:triangle,0.8,0,0.08),S:triangle.fill)
    headlight.high.beam | over(line(1.8,13,4.5,15.47,4.87,17.7,5.93,19.47,7.59,20.61,9.68,21,12,\
    20.61,14.32,19.47,16.41,17.7,18.07,15.47,19.13,13,19.5),line(1.8,13,4.5,13,19.5),line(1.7,3,\
    5,9.5,5),line(1.7,3,8.5,9.5,8.5),line(1.7,3,12,9.5,12),line(1.7,3,15.5,9.5,15.5),line(1.7,3,\
    19,9.5,19))
    hearingdevice.ear | F:hearing
    heart.gauge.open | over(line(1.8,5.28,19.22,3.54,16.81,2.62,13.99,2.62,11.01,3.54,8.19,5.28,\
    5.78,7.69,4.04,10.51,3.12,13.49,3.12,16.31,4.04,18.72,5.78,20.46,8.19,21.38,11.01,21.38,\
    13.99,20.46,16.81,18.72,19.22),small(S:heart.fill,0.5))
    heart.text.clipboard | over(S:clipboard,at(S:heart.fill,0.33,0,-0.04),line(1.5,8,16.5,16,\
    16.5))
    heart.text.clipboard.fill | cut(S:heart.fill,S:clipboard.fill)
    heat.waves | over(line(1.9,6,3.5,6.61,4.56,7.13,5.62,7.48,6.69,7.6,7.75,7.48,8.81,7.13,9.88,\
    6.61,10.94,6,12,5.39,13.06,4.87,14.12,4.52,15.19,4.4,16.25,4.52,17.31,4.87,18.38,5.39,19.44,\
    6,20.5),line(1.9,12,3.5,12.61,4.56,13.13,5.62,13.48,6.69,13.6,7.75,13.48,8.81,13.13,9.88,\
    12.61,10.94,12,12,11.39,13.06,10.87,14.12,10.52,15.19,10.4,16.25,10.52,17.31,10.87,18.38,\
    11.39,19.44,12,20.5),line(1.9,18,3.5,18.61,4.56,19.13,5.62,19.48,6.69,19.6,7.75,19.48,8.81,\
    19.13,9.88,18.61,10.94,18,12,17.39,13.06,16.87,14.12,16.52,15.19,16.4,16.25,16.52,17.31,\
    16.87,18.38,17.39,19.44,18,20.5))
    helicopter | over(at(box(12,9,4.4,0),1,-0.104,0.042),line(2,14,12.2,22,11),line(1.5,22,8.5,\
    22,13.5),line(1.5,9.5,5,9.5,9),line(1.7,2,5,17,5),line(1.7,4,20.5,15,20.5),line(1.3,7,17,7,\
    20),line(1.3,12,17,12,20))
    helm | over(ring(12.5,1.8),box(4.2,4.2,2.1,0),line(1.7,15,12,22.4,12),line(1.7,14.12,14.12,\
    19.35,19.35),line(1.7,12,15,12,22.4),line(1.7,9.88,14.12,4.65,19.35),line(1.7,9,12,1.6,12),\
    line(1.7,9.88,9.88,4.65,4.65),line(1.7,12,9,12,1.6),line(1.7,14.12,9.88,19.35,4.65))
    hexagon.bottomhalf.filled | half(S:hexagon,O:hexagon,bottom)
    hexagon.lefthalf.filled | half(S:hexagon,O:hexagon,left)
    hifispeaker | over(box(14,20,2.5,1.8),at(ring(7.4,1.7),1,0,0.125),at(box(2.4,2.4,1.2,0),1,0,\
    0.125),at(box(3,3,1.5,0),1,0,-0.208))
    hifispeaker.fill | F:speaker
    hockey.puck | over(at(box(19,8,4,1.8),1,0,-0.1),line(1.8,3.4,10,3.4,15),line(1.8,20.6,10,\
    20.6,15,20.31,15.83,19.45,16.6,18.08,17.26,16.3,17.77,14.23,18.09,12,18.2,9.77,18.09,7.7,\
    17.77,5.92,17.26,4.55,16.6,3.69,15.83,3.4,15))
    hockey.puck.fill | over(area(2.5,12.91,3.75,13.71,5.36,14.37,7.46,14.92,9.69,15.24,11.96,\
    15.35,14.31,15.24,16.54,14.92,18.55,14.41,20.25,13.71,21.5,12.91,21.43,15.14,21.21,15.85,\
    20.86,16.51,20.39,17.09,19.81,17.56,19.15,17.91,18.44,18.13,17.7,18.2,6.3,18.2,5.56,18.13,\
    4.85,17.91,4.19,17.56,3.61,17.09,3.14,16.51,2.79,15.85,2.57,15.14),area(21.5,10,21.26,10.97,\
    20.69,11.65,19.62,12.35,18.12,12.97,16.28,13.44,14.2,13.74,12,13.85,9.8,13.74,7.72,13.44,\
    5.88,12.97,4.38,12.35,3.31,11.65,2.74,10.97,2.5,10.15,2.57,9.34,2.79,8.63,3.14,7.97,3.61,\
    7.39,4.19,6.92,4.85,6.57,5.56,6.35,6.3,6.28,17.7,6.28,18.44,6.35,19.15,6.57,19.81,6.92,20.39,\
    7.39,20.86,7.97,21.21,8.63,21.43,9.34))
    homekit | over(over(line(1.8,2.8,12,12,3.6,21.2,12),line(1.8,5.4,10,5.4,20.3,18.6,20.3,18.6,\
    10)),at(S:house.fill,0.45,0,0.08))
    homepod | over(box(16,18,6.5,1.8),at(box(8,3,1.5,1.1),1,0,-0.242))
    homepod.2 | row(S:homepod,S:homepod)
    homepod.2.fill | row(S:homepod.fill,S:homepod.fill)
    homepod.fill | over(area(20,9.5,20,14.5,19.88,15.77,19.51,16.99,18.9,18.11,18.1,19.1,17.11,\
    19.9,15.99,20.51,14.77,20.88,13.5,21,10.5,21,9.23,20.88,8.01,20.51,6.89,19.9,5.9,19.1,5.1,\
    18.11,4.49,16.99,4.12,15.77,4,14.5,4,9.5,4.12,8.23,4.49,7.01,5.1,5.89,5.9,4.9,6.89,4.1,8.01,\
    3.49,9.23,3.12,9.5,4.69,8.93,4.81,8.44,5.13,8.11,5.62,8,6.19,8.03,6.48,8.25,7.03,8.67,7.44,\
    9.21,7.66,14.5,7.69,15.07,7.58,15.56,7.25,15.89,6.77,16,6.19,15.97,5.9,15.75,5.36,15.33,4.94,\
    14.79,4.72,9.5,4.69,9.23,3.12,10.5,3,13.5,3,14.77,3.12,15.99,3.49,17.11,4.1,18.1,4.9,18.9,\
    5.89,19.51,7.01,19.88,8.23),area(9.1,6.19,9.22,5.91,9.5,5.79,14.5,5.79,14.78,5.91,14.9,6.19,\
    14.78,6.47,14.5,6.59,9.5,6.59,9.22,6.47))
    homepodmini | over(box(18,16,7.5,1.8),at(box(7,3,1.5,1.1),1,0,-0.2))
    homepodmini.fill | over(area(21,11.5,21,12.5,20.86,13.96,20.43,15.37,19.74,16.67,18.8,17.8,\
    17.67,18.74,16.37,19.43,14.96,19.86,13.5,20,10.5,20,9.04,19.86,7.63,19.43,6.33,18.74,5.2,\
    17.8,4.26,16.67,3.57,15.37,3.14,13.96,3,12.5,3,11.5,3.14,10.04,3.57,8.63,4.26,7.33,5.2,6.2,\
    6.33,5.26,7.63,4.57,9.04,4.14,9.43,5.81,8.94,6.14,8.61,6.63,8.5,7.2,8.53,7.49,8.75,8.03,9.17,\
    8.45,9.71,8.67,14,8.7,14.57,8.59,15.06,8.26,15.39,7.77,15.5,7.2,15.47,6.91,15.25,6.37,14.83,\
    5.95,14.29,5.73,10,5.7,9.43,5.81,9.04,4.14,10.5,4,13.5,4,14.96,4.14,16.37,4.57,17.67,5.26,\
    18.8,6.2,19.74,7.33,20.43,8.63,20.86,10.04),area(9.6,7.2,9.72,6.92,10,6.8,14,6.8,14.28,6.92,\
    14.4,7.2,14.28,7.48,14,7.6,10,7.6,9.72,7.48))
    hourglass.bottomhalf hourglass.bottomhalf.fill | S:hourglass.bottomhalf.filled
    house.and.flag | over(at(over(line(1.8,2.8,12,12,3.6,21.2,12),line(1.8,5.4,10,5.4,20.3,18.6,\
    20.3,18.6,10)),0.88,-0.06,0.06),line(1.3,16.8,2.5,16.8,8),at(box(5,3.4,0.4,0),1,0.312,-0.325))
    house.and.flag.fill | over(at(area(12,2.6,22.4,12.4,19.5,12.4,19.5,21,4.5,21,4.5,12.4,1.6,\
    12.4),0.86,-0.06,0.06),line(1.3,17,2.5,17,8),at(box(5,3.4,0.4,0),1,0.321,-0.325))
    house.lodge | F:cabin
    hryvniasign.circle | in(T:₴,S:circle)
    hryvniasign.circle.fill | cut(T:₴,S:circle.fill)
    humidifier | over(line(1.6,8,2.5,8.64,3.19,8.9,3.88,8.64,4.56,8,5.25,7.36,5.94,7.1,6.62,7.36,\
    7.31,8,8),line(1.6,12,2.5,12.64,3.19,12.9,3.88,12.64,4.56,12,5.25,11.36,5.94,11.1,6.62,11.36,\
    7.31,12,8),line(1.6,16,2.5,16.64,3.19,16.9,3.88,16.64,4.56,16,5.25,15.36,5.94,15.1,6.62,\
    15.36,7.31,16,8),at(box(15,11,3,1.8),1,0,0.167))
    humidifier.fill | over(line(1.6,8,2.5,8.64,3.19,8.9,3.88,8.64,4.56,8,5.25,7.36,5.94,7.1,6.62,\
    7.36,7.31,8,8),line(1.6,12,2.5,12.64,3.19,12.9,3.88,12.64,4.56,12,5.25,11.36,5.94,11.1,6.62,\
    11.36,7.31,12,8),line(1.6,16,2.5,16.64,3.19,16.9,3.88,16.64,4.56,16,5.25,15.36,5.94,15.1,\
    6.62,15.36,7.31,16,8),at(box(15,11,3,0),1,0,0.167))
    humidity | O:water-percent
    hurricane | F:storm
    increase.indent | F:format_indent_increase
    increase.quotelevel | over(line(1.8,4,4,4,20),line(1.8,7.5,4,7.5,20),line(1.8,12,6,21,6),\
    line(1.8,12,12,21,12),line(1.8,12,18,18,18))
    indianrupeesign | T:₹
    indianrupeesign.circle | in(T:₹,S:circle)
    indianrupeesign.circle.fill | cut(T:₹,S:circle.fill)
    ipad.and.iphone | pile(S:ipad,S:iphone)
    ipad.gen1 | S:ipad
    ipad.gen2 | over(box(15.5,20,2.6,1.8),line(1.1,10.3,19,13.7,19))
    ipad.homebutton | S:ipad
    ipad.landscape | turn(over(box(15.5,20,2.6,1.8),line(1.1,10.3,19,13.7,19)),90)
    ipad.rear.camera | over(box(15.5,20,2.6,1.8),at(box(3.2,3.2,1.6,0),1,-0.167,-0.25))
    iphone.and.arrow.forward | over(at(box(12.5,20,3,1.8),0.95,-0.19,0),at(S:arrow.right,0.5,\
    0.29,0))
    iphone.badge.play | badge(box(12.5,20,3,1.8),S:play.fill)
    iphone.gen1 | S:iphone
    iphone.gen2 | over(box(12.5,20,3,1.8),line(2,9.8,3.2,14.2,3.2))
    iphone.gen3 | over(box(12.5,20,3,1.8),line(1.5,10.6,5,13.4,5))
    iphone.homebutton | S:iphone
    iphone.landscape | turn(over(box(12.5,20,3,1.8),line(2,9.8,3.2,14.2,3.2)),-90)
    iphone.rear.camera | over(box(12.5,20,3,1.8),at(box(5.4,5.4,1.6,0),1,-0.092,-0.254))
    iphone.smartbatterycase.gen1 | over(box(12.5,20,3,1.8),at(box(7,8,1.4,1.4),1,0,0.083))
    ipod | over(box(13,20,2.4,1.8),at(box(8,5.5,0.8,1.3),1,0,-0.217),at(ring(6.4,1.5),1,0,0.138),\
    at(box(1.8,1.8,0.9,0),1,0,0.138))
    key.horizontal | F:vpn_key
    key.radiowaves.forward | over(at(F:vpn_key,0.75,-0.15,0),line(1.6,17.33,9.17,18.06,10.18,\
    18.45,11.37,18.45,12.63,18.06,13.82,17.33,14.83),line(1.6,19.73,6.77,21.09,8.64,21.81,10.84,\
    21.81,13.16,21.09,15.36,19.73,17.23))
    keyboard.badge.eye | badge(S:keyboard,S:eye.fill)
    keyboard.chevron.compact.down | F:keyboard_hide
    keyboard.chevron.compact.left | over(at(S:keyboard,0.85,0.08,0),line(1.7,3.2,8,1.6,12,3.2,16))
    keyboard.macwindow | over(box(20,15,3,1.8),line(1.6,3,8.5,21,8.5),at(S:keyboard,0.55,0,0.08))
    keyboard.onehanded.left | over(at(S:keyboard,0.78,-0.15,0),line(1.7,22,8,20,12,22,16))
    kipsign.circle | in(T:₭,S:circle)
    kipsign.circle.fill | cut(T:₭,S:circle.fill)
    """
}
