// How symbols are drawn, by the first letters of their names: q to r.

extension SymbolTable {
  static let qToR = """
    questionmark.app.dashed | over(S:square.dashed,small(S:questionmark,0.55))
    questionmark.folder | over(S:folder,at(S:questionmark,0.42,0,0.05))
    questionmark.folder.fill | cut(at(S:questionmark,1,0,0.06),S:folder.fill)
    questionmark.square.dashed | over(S:square.dashed,small(S:questionmark,0.55))
    quote.bubble | in(S:quote.opening,S:bubble.left)
    quote.bubble.fill | cut(S:quote.opening,S:bubble.left.fill)
    quote.closing | F:format_quote
    quotelevel | over(line(1.8,4.5,4,4.5,20),line(1.8,9,6,21,6),line(1.8,9,12,21,12),line(1.8,9,\
    18,17,18))
    r.joystick | over(at(ring(17,1.8),1,0,-0.083),at(T:R,0.4,0,-0.08),line(1.8,6,21.4,18,21.4))
    r.square.on.square | pile(S:square,over(S:square,small(T:R,0.6)))
    r.square.on.square.fill | pile(S:square.fill,cut(T:R,S:square.fill))
    radio | over(at(box(20,12.5,2.4,1.8),1,0,0.108),line(1.7,5,8,17,3),at(ring(5.6,1.5),1,-0.167,\
    0.117),line(1.5,13.5,12.5,18,12.5),at(box(2,2,1,0),1,0.229,0.208))
    radio.fill | F:radio
    rays | over(line(1.8,17.5,12,22,12),line(1.8,16.76,14.75,20.66,17),line(1.8,14.75,16.76,17,\
    20.66),line(1.8,12,17.5,12,22),line(1.8,9.25,16.76,7,20.66),line(1.8,7.24,14.75,3.34,17),\
    line(1.8,6.5,12,2,12),line(1.8,7.24,9.25,3.34,7),line(1.8,9.25,7.24,7,3.34),line(1.8,12,6.5,\
    12,2),line(1.8,14.75,7.24,17,3.34),line(1.8,16.76,9.25,20.66,7))
    recordingtape | over(at(ring(9.4,1.8),1,-0.221,-0.042),at(ring(9.4,1.8),1,0.221,-0.042),line(\
    1.8,6.7,15,17.3,15))
    rectangle.3.group | over(at(box(9,14,2,1.7),1,-0.217,0),at(box(9,6.2,1.8,1.7),1,0.217,\
    -0.163),at(box(9,6.2,1.8,1.7),1,0.217,0.163))
    rectangle.3.group.fill | over(at(box(9,14,2,0),1,-0.217,0),at(box(9,6.4,1.8,0),1,0.217,\
    -0.158),at(box(9,6.4,1.8,0),1,0.217,0.158))
    rectangle.3.offgrid | over(at(box(8,10,1.8,1.7),1,-0.229,-0.167),at(box(9.5,7.5,1.8,1.7),1,\
    0.2,-0.229),at(box(11,8,1.8,1.7),1,0.062,0.229))
    rectangle.3.offgrid.fill | over(at(box(8,10,1.8,0),1,-0.229,-0.167),at(box(9.5,7.5,1.8,0),1,\
    0.2,-0.229),at(box(11,8,1.8,0),1,0.062,0.229))
    rectangle.and.arrow.up.right.and.arrow.down.left | over(box(20,15,3,1.8),small(\
    F:open_in_full,0.55))
    rectangle.and.hand.point.up.left | pile(box(20,15,3,1.8),F:pan_tool_alt)
    rectangle.and.hand.point.up.left.fill | pile(box(20,15,3,0),F:pan_tool_alt)
    rectangle.and.paperclip | pile(box(20,15,3,1.8),S:paperclip)
    rectangle.and.text.magnifyingglass | pile(over(box(20,15,3,1.8),line(1.8,6,9,14,9),line(1.8,\
    6,13,11,13)),S:magnifyingglass)
    rectangle.arrowtriangle.2.inward | over(box(20,15,3,1.8),at(turn(S:triangle.fill,90),0.26,\
    -0.17,0),at(turn(S:triangle.fill,-90),0.26,0.17,0))
    rectangle.bottomthird.inset.filled | over(box(20,15,3,1.8),at(box(16.4,4,1,0),1,0,0.138))
    rectangle.center.inset.filled | over(box(20,15,3,1.8),box(9,6,1,0))
    rectangle.checkered | over(box(20,15,3,1.8),at(box(4.2,3.7,0,0),1,-0.275,-0.183),at(box(4.2,\
    3.7,0,0),1,0.087,-0.183),at(box(4.2,3.7,0,0),1,-0.092,-0.029),at(box(4.2,3.7,0,0),1,0.267,\
    -0.029),at(box(4.2,3.7,0,0),1,-0.275,0.125),at(box(4.2,3.7,0,0),1,0.087,0.125))
    rectangle.compress.vertical | over(box(16,5.4,1.6,1.7),line(1.6,12,1.8,12,6),line(1.6,9.8,\
    4.2,12,6.4,14.2,4.2),line(1.6,12,22.2,12,18),line(1.6,9.8,19.8,12,17.6,14.2,19.8))
    rectangle.connected.to.line.below | over(at(box(19,10,2.6,1.8),1,0,-0.188),line(1.6,12,12.5,\
    12,20.5),line(1.8,3,20.5,21,20.5))
    rectangle.dashed | dashed(20,15,3)
    rectangle.dashed.badge.record | badge(dashed(20,15,3),S:circle.fill)
    rectangle.expand.vertical | over(box(16,5.4,1.6,1.7),line(1.6,12,2,12,6.4),line(1.6,9.8,4.2,\
    12,2,14.2,4.2),line(1.6,12,22,12,17.6),line(1.6,9.8,19.8,12,22,14.2,19.8))
    rectangle.fill.on.rectangle.fill rectangle.on.rectangle.fill | pile(box(20,15,3,0),box(20,15,\
    3,0))
    rectangle.filled.and.hand.point.up.left | pile(box(20,15,3,0),F:pan_tool_alt)
    rectangle.grid.3x1.below.line.grid.1x2 | over(line(1.8,3,4.5,21,4.5),line(1.8,3,9,21,9),at(\
    box(5,6.5,1.2,1.5),1,-0.271,0.208),at(box(5,6.5,1.2,1.5),1,0,0.208),at(box(5,6.5,1.2,1.5),1,\
    0.271,0.208))
    rectangle.grid.3x1.below.line.grid.1x2.fill | over(line(1.8,3,4.5,21,4.5),line(1.8,3,9,21,9),\
    at(box(5.4,7,1.2,0),1,-0.271,0.208),at(box(5.4,7,1.2,0),1,0,0.208),at(box(5.4,7,1.2,0),1,\
    0.271,0.208))
    rectangle.grid.3x2 | over(at(box(5.6,6.4,1.2,1.5),1,-0.292,-0.167),at(box(5.6,6.4,1.2,1.5),1,\
    -0.292,0.167),at(box(5.6,6.4,1.2,1.5),1,0,-0.167),at(box(5.6,6.4,1.2,1.5),1,0,0.167),at(box(\
    5.6,6.4,1.2,1.5),1,0.292,-0.167),at(box(5.6,6.4,1.2,1.5),1,0.292,0.167))
    rectangle.grid.3x2.fill | over(at(box(6,6.8,1.2,0),1,-0.292,-0.167),at(box(6,6.8,1.2,0),1,\
    -0.292,0.167),at(box(6,6.8,1.2,0),1,0,-0.167),at(box(6,6.8,1.2,0),1,0,0.167),at(box(6,6.8,\
    1.2,0),1,0.292,-0.167),at(box(6,6.8,1.2,0),1,0.292,0.167))
    rectangle.grid.3x3 | over(at(box(5.6,5,1,1.4),1,-0.292,-0.267),at(box(5.6,5,1,1.4),1,-0.292,\
    0),at(box(5.6,5,1,1.4),1,-0.292,0.267),at(box(5.6,5,1,1.4),1,0,-0.267),box(5.6,5,1,1.4),at(\
    box(5.6,5,1,1.4),1,0,0.267),at(box(5.6,5,1,1.4),1,0.292,-0.267),at(box(5.6,5,1,1.4),1,0.292,\
    0),at(box(5.6,5,1,1.4),1,0.292,0.267))
    rectangle.grid.3x3.fill | over(at(box(6,5.2,1,0),1,-0.292,-0.267),at(box(6,5.2,1,0),1,-0.292,\
    0),at(box(6,5.2,1,0),1,-0.292,0.267),at(box(6,5.2,1,0),1,0,-0.267),box(6,5.2,1,0),at(box(6,\
    5.2,1,0),1,0,0.267),at(box(6,5.2,1,0),1,0.292,-0.267),at(box(6,5.2,1,0),1,0.292,0),at(box(6,\
    5.2,1,0),1,0.292,0.267))
    rectangle.inset | over(box(20,15,3,1.6),box(14.6,9.6,1.4,1.4))
    rectangle.inset.fill | over(box(20,15,3,1.6),box(15.4,10.4,1.4,0))
    rectangle.inset.filled | over(box(20,15,3,1.8),box(15.4,10.4,1.4,0))
    rectangle.lefthalf.filled | half(box(20,15,3,1.8),box(20,15,3,0),left)
    rectangle.lefthalf.inset.filled | over(box(20,15,3,1.8),at(box(7.6,11.4,1.2,0),1,-0.183,0))
    rectangle.leftthird.inset.filled | over(box(20,15,3,1.8),at(box(4.6,11.4,1.2,0),1,-0.246,0))
    rectangle.on.rectangle | pile(box(20,15,3,1.8),box(20,15,3,1.8))
    rectangle.on.rectangle.angled | pile(turn(box(18,13,2.6,1.8),-12),box(19,14,2.6,1.8))
    rectangle.on.rectangle.angled.fill | pile(turn(box(18,13,2.6,0),-12),box(19,14,2.6,0))
    rectangle.on.rectangle.circle | in(pile(box(20,15,3,1.8),box(20,15,3,1.8)),S:circle)
    rectangle.on.rectangle.circle.fill | cut(pile(box(20,15,3,1.8),box(20,15,3,1.8)),\
    S:circle.fill)
    rectangle.on.rectangle.slash | slash(pile(box(20,15,3,1.8),box(20,15,3,1.8)))
    rectangle.portrait.and.arrow.forward | S:rectangle.portrait.and.arrow.right
    rectangle.portrait.arrowtriangle.2.outward | over(box(14,19,3,1.8),at(S:triangle.fill,0.26,0,\
    -0.17),at(turn(S:triangle.fill,180),0.26,0,0.17))
    rectangle.portrait.bottomthird.inset.filled | over(box(14,19,3,1.8),at(box(10.4,5,1.2,0),1,0,\
    0.208))
    rectangle.portrait.on.rectangle.portrait | pile(box(13,18,2.6,1.8),box(13,18,2.6,1.8))
    rectangle.portrait.on.rectangle.portrait.angled | pile(turn(box(13,18,2.6,1.8),-14),box(13,\
    18,2.6,1.8))
    rectangle.portrait.on.rectangle.portrait.angled.fill | pile(turn(box(13,18,2.6,0),-14),box(\
    13,18,2.6,0))
    rectangle.portrait.on.rectangle.portrait.fill | pile(box(13,18,2.6,0),box(13,18,2.6,0))
    rectangle.ratio.16.to.9 | over(box(20,15,1.5,1.7),at(T:16:9,0.5,0,0))
    rectangle.ratio.16.to.9.fill | cut(T:16:9,box(20,15,1.5,0))
    rectangle.righthalf.filled | half(box(20,15,3,1.8),box(20,15,3,0),right)
    rectangle.righthalf.inset.filled | over(box(20,15,3,1.8),at(box(7.6,11.4,1.2,0),1,0.183,0))
    rectangle.roundedbottom | over(line(1.8,3,5,21,5,21,15.5,20,18,17.5,19,6.5,19,4,18,3,15.5,3,\
    5))
    rectangle.roundedbottom.fill | area(2.2,4.2,21.8,4.2,21.8,15.5,20.6,18.6,17.5,19.8,6.5,19.8,\
    3.4,18.6,2.2,15.5)
    rectangle.roundedtop | over(line(1.8,3,19,21,19,21,8.5,20,6,17.5,5,6.5,5,4,6,3,8.5,3,19))
    rectangle.roundedtop.fill | area(2.2,19.8,21.8,19.8,21.8,8.5,20.6,5.4,17.5,4.2,6.5,4.2,3.4,\
    5.4,2.2,8.5)
    rectangle.split.1x2 | over(box(20,15,3,1.8),line(1.7,3,12,21,12))
    rectangle.split.1x2.fill | over(at(box(20,6.8,2,0),1,0,-0.17),at(box(20,6.8,2,0),1,0,0.17))
    rectangle.split.2x1 | over(box(20,15,3,1.8),line(1.7,12,5.5,12,18.5))
    rectangle.split.2x1.fill | over(at(box(9.2,15,2,0),1,-0.225,0),at(box(9.2,15,2,0),1,0.225,0))
    rectangle.split.2x2 | over(box(20,15,3,1.8),line(1.7,12,5.5,12,18.5),line(1.7,3,12,21,12))
    rectangle.split.2x2.fill | over(at(box(9.2,7,1.6,0),1,-0.208,-0.167),at(box(9.2,7,1.6,0),1,\
    -0.208,0.167),at(box(9.2,7,1.6,0),1,0.208,-0.167),at(box(9.2,7,1.6,0),1,0.208,0.167))
    rectangle.split.3x3 | over(box(20,15,3,1.8),line(1.4,9,5.5,9,18.5),line(1.4,15,5.5,15,18.5),\
    line(1.4,3,9.7,21,9.7),line(1.4,3,14.3,21,14.3))
    rectangle.split.3x3.fill | over(at(box(6,4.4,1.1,0),1,-0.292,-0.225),at(box(6,4.4,1.1,0),1,\
    -0.292,0),at(box(6,4.4,1.1,0),1,-0.292,0.225),at(box(6,4.4,1.1,0),1,0,-0.225),box(6,4.4,1.1,\
    0),at(box(6,4.4,1.1,0),1,0,0.225),at(box(6,4.4,1.1,0),1,0.292,-0.225),at(box(6,4.4,1.1,0),1,\
    0.292,0),at(box(6,4.4,1.1,0),1,0.292,0.225))
    rectangle.stack.person.crop | S:person.crop.rectangle.stack
    rectangle.stack.person.crop.fill | S:person.crop.rectangle.stack.fill
    rectangle.tophalf.filled | half(box(20,15,3,1.8),box(20,15,3,0),top)
    rectangle.topthird.inset.filled | over(box(20,15,3,1.8),at(box(16.4,4,1,0),1,0,-0.138))
    refrigerator | O:fridge
    refrigerator.fill | O:fridge-filled
    restart | F:restart_alt
    restart.circle | in(F:restart_alt,S:circle)
    restart.circle.fill | cut(F:restart_alt,S:circle.fill)
    return.left | F:keyboard_return
    return.right | mirror(F:keyboard_return)
    rhombus | turn(box(15,15,2,1.8),45)
    rhombus.fill | turn(box(15,15,2,0),45)
    road.lanes | over(line(1.8,7.5,3.5,3,20.5),line(1.8,16.5,3.5,21,20.5),line(1.8,12,3.8,12,\
    5.8),line(1.8,12,10,12,13),line(1.8,12,17.2,12,20.5))
    robotic.vacuum | over(ring(20,1.8),at(ring(6,1.6),1,0,-0.167),line(1.6,18.11,14.22,16.98,\
    16.18,15.25,17.63,13.13,18.4,10.87,18.4,8.75,17.63,7.02,16.18,5.89,14.22))
    robotic.vacuum.fill | over(area(22,12,21.81,13.95,21.24,15.83,20.31,17.56,19.07,19.07,17.56,\
    20.31,15.83,21.24,13.95,21.81,13.34,19.17,15.71,18.29,17.55,16.75,18.8,14.62,18.88,14.43,\
    18.88,14.01,18.68,13.65,18.32,13.45,18.11,13.42,17.71,13.53,17.42,13.82,16.36,15.66,14.84,\
    16.93,12.99,17.6,11.01,17.6,9.16,16.93,7.64,15.66,6.46,13.65,6.1,13.45,5.68,13.45,5.32,13.65,\
    5.2,13.82,5.12,14.01,5.12,14.43,6.35,16.61,8.48,18.38,10.8,19.2,13.34,19.17,13.95,21.81,12,\
    22,10.05,21.81,8.17,21.24,6.44,20.31,4.93,19.07,3.69,17.56,2.76,15.83,2.19,13.95,2,12,2.19,\
    10.05,2.76,8.17,3.69,6.44,4.93,4.93,6.44,3.69,8.17,2.76,10.05,2.19,12,2,12,4.99,11.41,5.05,\
    10.85,5.22,10.33,5.5,9.88,5.87,9.51,6.33,9.23,6.84,9.06,7.41,9,7.99,9.06,8.58,9.23,9.14,9.51,\
    9.66,9.88,10.11,10.33,10.49,10.85,10.76,11.41,10.93,12,10.99,12.59,10.93,13.15,10.76,13.67,\
    10.49,14.12,10.11,14.49,9.66,14.77,9.14,14.94,8.58,15,7.99,14.94,7.41,14.77,6.84,14.49,6.33,\
    14.12,5.87,13.67,5.5,13.15,5.22,12.59,5.05,12,4.99,12,2,13.95,2.19,15.83,2.76,17.56,3.69,\
    19.07,4.93,20.31,6.44,21.24,8.17,21.81,10.05),area(13.25,8.83,12.83,9.24,12.29,9.46,11.71,\
    9.46,11.17,9.24,10.75,8.83,10.53,8.28,10.53,7.7,10.75,7.16,11.17,6.74,11.71,6.52,12.29,6.52,\
    12.83,6.74,13.25,7.16,13.47,7.7,13.47,8.28))
    roller.shade.closed | F:roller_shades_closed
    rublesign.circle | in(T:₽,S:circle)
    rublesign.circle.fill | cut(T:₽,S:circle.fill)
    rupeesign.circle | in(T:₨,S:circle)
    rupeesign.circle.fill | cut(T:₨,S:circle.fill)
    """
}
