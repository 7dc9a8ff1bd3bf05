// How symbols are drawn, by the first letters of their names: n to p.

extension SymbolTable {
  static let nToP = """
    network.badge.shield.half.filled | badge(S:network,S:shield.fill)
    nose | over(line(1.8,10,3.5,9.5,8,7,13.5,6,17,8.2,19,10.5,18.4,12,19.4,13.5,18.4,15.8,19,18,\
    17,17,13.5,14.5,8,14,3.5))
    nosign | F:block
    oilcan | O:oil
    opticaldisc | over(ring(20.4,1.8),ring(6,1.7))
    opticaldisc.fill | over(area(22,12,21.81,13.95,21.24,15.83,20.31,17.56,19.07,19.07,17.56,\
    20.31,15.83,21.24,13.95,21.81,12,22,10.05,21.81,8.17,21.24,6.44,20.31,4.93,19.07,3.69,17.56,\
    2.76,15.83,2.19,13.95,2,12,2.19,10.05,2.76,8.17,3.69,6.44,4.93,4.93,6.44,3.69,8.17,2.76,\
    10.05,2.19,12,2,13.95,2.19,15.83,2.76,17.56,3.69,19.07,4.93,20.31,6.44,21.24,8.17,21.81,\
    10.05,14.94,11.41,14.77,10.85,14.49,10.33,14.12,9.88,13.67,9.51,13.15,9.23,12.59,9.06,12,9,\
    11.41,9.06,10.85,9.23,10.33,9.51,9.88,9.88,9.51,10.33,9.23,10.85,9.06,11.41,9,12,9.06,12.59,\
    9.23,13.15,9.51,13.67,9.88,14.12,10.33,14.49,10.85,14.77,11.41,14.94,12,15,12.59,14.94,13.15,\
    14.77,13.67,14.49,14.12,14.12,14.49,13.67,14.77,13.15,14.94,12.59,15,12,14.94,11.41,21.81,\
    10.05),area(10.7,12,10.8,11.5,11.08,11.08,11.5,10.8,12,10.7,12.5,10.8,12.92,11.08,13.2,11.5,\
    13.3,12,13.2,12.5,12.92,12.92,12.5,13.2,12,13.3,11.5,13.2,11.08,12.92,10.8,12.5))
    opticaldiscdrive | over(at(box(20,5,1.6,1.7),1,0,0.271),line(1.8,3,13.5,3.23,11.72,3.89,\
    10.03,4.96,8.51,6.39,7.25,8.1,6.29,10,5.7,12,5.5,14,5.7,15.9,6.29,17.61,7.25,19.04,8.51,\
    20.11,10.03,20.77,11.72,21,13.5),line(1.6,3,13.5,21,13.5),at(box(3.4,3.4,1.7,0),1,0,-0.042))
    oval | box(20,14,7,1.8)
    oval.fill | box(20,14,7,0)
    oval.portrait | box(14,20,7,1.8)
    oval.portrait.fill | box(14,20,7,0)
    oven | over(box(18,20,2.4,1.8),line(1.5,4.5,8,19.5,8),at(box(1.7,1.7,0.85,0),1,-0.188,\
    -0.279),at(box(1.7,1.7,0.85,0),1,-0.062,-0.279),at(box(1.7,1.7,0.85,0),1,0.188,-0.279),at(\
    box(11,7.5,1.2,1.5),1,0,0.104))
    oven.fill | over(area(21,4.4,21,7.25,3,7.25,3,4.4,3.18,3.48,3.7,2.7,4.48,2.18,4.93,2.05,7.02,\
    4.5,6.78,4.74,6.65,5.04,6.65,5.37,6.78,5.68,7.02,5.91,7.32,6.04,7.65,6.04,7.96,5.91,8.19,\
    5.68,8.32,5.37,9.68,5.37,9.81,5.68,10.04,5.91,10.35,6.04,10.68,6.04,10.98,5.91,11.22,5.68,\
    11.35,5.37,11.35,5.04,11.22,4.74,10.98,4.5,10.68,4.37,10.35,4.37,10.04,4.5,9.81,4.74,9.68,\
    5.04,9.68,5.37,8.32,5.37,8.32,5.04,8.19,4.74,7.96,4.5,7.65,4.37,7.32,4.37,7.02,4.5,4.93,2.05,\
    19.07,2.05,16.98,4.5,16.68,4.37,16.35,4.37,16.04,4.5,15.81,4.74,15.68,5.04,15.68,5.37,15.81,\
    5.68,16.04,5.91,16.35,6.04,16.68,6.04,16.98,5.91,17.22,5.68,17.35,5.37,17.35,5.04,17.22,4.74,\
    16.98,4.5,19.07,2.05,19.93,2.4,20.6,3.07,20.82,3.48),area(21,8.75,21,19.6,17.3,17.81,17.5,\
    17.14,17.48,11.81,17.15,11.19,16.76,10.93,16.3,10.84,7.7,10.84,7.03,11.04,6.59,11.58,6.5,\
    12.04,6.5,17.14,6.7,17.81,7.24,18.25,7.7,18.34,16.3,18.34,16.97,18.14,17.3,17.81,21,19.6,\
    20.82,20.52,20.3,21.3,19.93,21.6,19.52,21.82,18.6,22,5.4,22,4.48,21.82,3.7,21.3,3.4,20.93,\
    3.05,20.07,3,19.6,3,8.75))
    paintbrush.pointed | F:brush
    pano | over(line(1.8,2.8,5,7,6.4,12,6.8,17,6.4,21.2,5,21.2,19,17,17.6,12,17.2,7,17.6,2.8,19,\
    2.8,5))
    pano.fill | F:panorama_horizontal_select
    paragraphsign | T:¶
    parentheses | O:code-parentheses
    parkingsign | F:local_parking
    parkingsign.circle | in(T:P,S:circle)
    parkingsign.circle.fill | cut(T:P,S:circle.fill)
    peacesign | over(ring(20,1.9),line(1.9,12,3,12,21),line(1.9,12,12,6,18),line(1.9,12,12,18,18))
    pedestrian.gate.closed | F:fence
    pencil.and.list.clipboard | over(at(over(S:clipboard,at(box(2.1,2.1,1.05,0),1,-0.158,-0.062),\
    line(1.5,11.2,10.5,14,10.5),at(box(2.1,2.1,1.05,0),1,-0.158,0.083),line(1.5,11.2,14,14,14),\
    at(box(2.1,2.1,1.05,0),1,-0.158,0.229),line(1.5,11.2,17.5,14,17.5)),0.9,-0.06,0),at(S:pencil,\
    0.5,0.3,0.21))
    pencil.and.outline | over(S:pencil,line(1.5,3.5,6,3.5,7.5),line(1.5,3.5,11,3.5,12.5),line(\
    1.5,6,3.5,7.5,3.5),line(1.5,11,3.5,12.5,3.5),line(1.5,12,20.7,13.5,20.7),line(1.5,17,20.7,\
    18.5,20.7),line(1.5,20.7,16,20.7,17.5))
    pencil.and.ruler | F:design_services
    pencil.and.scribble | F:draw
    pencil.line | over(at(S:pencil,0.88,0,-0.08),line(1.8,3.5,21.2,20.5,21.2))
    pencil.tip | over(line(1.9,5,21,12,3,19,21),line(1.6,9.7,9,14.3,9),line(1.8,12,4,10.6,8.2),\
    line(1.8,12,4,12,8.2),line(1.8,12,4,13.4,8.2))
    pencil.tip.crop.circle | in(over(line(1.9,5,21,12,3,19,21),line(1.6,9.7,9,14.3,9),line(1.8,\
    12,4,10.6,8.2),line(1.8,12,4,12,8.2),line(1.8,12,4,13.4,8.2)),S:circle)
    pencil.tip.crop.circle.badge.plus | badge(in(over(line(1.9,5,21,12,3,19,21),line(1.6,9.7,9,\
    14.3,9),line(1.8,12,4,10.6,8.2),line(1.8,12,4,12,8.2),line(1.8,12,4,13.4,8.2)),S:circle),\
    S:plus)
    pencil.tip.crop.circle.fill | area(22,12,21.81,13.95,21.24,15.83,20.31,17.56,19.07,19.07,\
    17.56,20.31,16.11,17.54,16.33,17.37,16.45,17.12,16.42,16.85,12.5,6.77,12.31,6.53,11.94,6.43,\
    11.69,6.53,11.51,6.75,7.58,16.85,7.59,17.25,7.77,17.47,8.02,17.57,8.29,17.53,8.58,17.23,\
    11.09,10.77,12.91,10.77,15.42,17.23,15.59,17.45,15.84,17.57,16.11,17.54,17.56,20.31,15.83,\
    21.24,13.95,21.81,12,22,10.05,21.81,8.17,21.24,6.44,20.31,4.93,19.07,3.69,17.56,2.76,15.83,\
    2.19,13.95,2,12,2.19,10.05,2.76,8.17,3.69,6.44,4.93,4.93,6.44,3.69,8.17,2.76,10.05,2.19,12,2,\
    13.95,2.19,15.83,2.76,17.56,3.69,19.07,4.93,20.31,6.44,21.24,8.17,21.81,10.05)
    pentagon | over(line(1.9,12,3.2,20.94,9.7,17.53,20.2,6.47,20.2,3.06,9.7,12,3.2))
    pentagon.fill | F:pentagon
    person.2.crop.square.stack | over(at(box(18,14.5,3,1.8),1,0,0.104),line(1.7,5.4,5,18.6,5),\
    line(1.7,7.4,2,16.6,2),at(S:person.2.fill,0.52,0,0.1))
    person.2.crop.square.stack.fill | over(line(1.7,5.4,5,18.6,5),line(1.7,7.4,2,16.6,2),at(cut(\
    S:person.2.fill,box(18,14.5,3,0)),1,0,0.1))
    person.2.square.stack | over(at(box(18,14.5,3,1.8),1,0,0.104),line(1.7,5.4,5,18.6,5),line(\
    1.7,7.4,2,16.6,2),at(S:person.2.fill,0.52,0,0.1))
    person.2.square.stack.fill | over(line(1.7,5.4,5,18.6,5),line(1.7,7.4,2,16.6,2),at(cut(\
    S:person.2.fill,box(18,14.5,3,0)),1,0,0.1))
    person.2.wave.2 | over(at(S:person.2.fill,0.8,0,0.04),line(1.5,2.03,11.47,1.38,10.59,1.04,\
    9.55,1.04,8.45,1.38,7.41,2.03,6.53),line(1.5,21.97,6.53,22.62,7.41,22.96,8.45,22.96,9.55,\
    22.62,10.59,21.97,11.47))
    person.3.sequence | S:person.3
    person.3.sequence.fill | S:person.3.fill
    person.and.arrow.left.and.arrow.right | over(at(S:person.fill,0.62,0,-0.19),line(1.7,4,19,20,\
    19),line(1.7,6.8,16.2,4,19,6.8,21.8),line(1.7,17.2,16.2,20,19,17.2,21.8))
    person.and.background.dotted | over(dashed(20,20,4),at(S:person.fill,0.78,0,0.04))
    person.bust | over(at(box(7.4,7.4,3.7,0),1,0,-0.242),line(1.8,4.6,16,6,13.2,9,11.9,15,11.9,\
    18,13.2,19.4,16),line(1.8,4.6,16,19.4,16),at(box(5,3.4,0.5,1.2),1,0,0.25),line(1.8,7.5,21.3,\
    16.5,21.3))
    person.bust.fill | over(at(box(7.4,7.4,3.7,0),1,0,-0.242),at(box(15.5,6,3,0),1,0,0.1),at(box(\
    5,3,0.5,0),1,0,0.271),line(1.8,7.5,21.3,16.5,21.3))
    person.checkmark person.fill.checkmark | F:how_to_reg
    person.crop.artframe | over(box(20,20,1,1.6),box(14,14,.5,1.2),at(S:person.fill,0.5,0,0.04))
    person.crop.circle | in(S:person.fill,S:circle)
    person.crop.circle.dashed | over(over(line(1.8,21.1,12,20.92,13.81,20.38,15.56),line(1.8,\
    18.43,18.43,17.02,19.59,15.41,20.44),line(1.8,12,21.1,10.19,20.92,8.44,20.38),line(1.8,5.57,\
    18.43,4.41,17.02,3.56,15.41),line(1.8,2.9,12,3.08,10.19,3.62,8.44),line(1.8,5.57,5.57,6.98,\
    4.41,8.59,3.56),line(1.8,12,2.9,13.81,3.08,15.56,3.62),line(1.8,18.43,5.57,19.59,6.98,20.44,\
    8.59)),small(S:person.fill,0.56))
    person.crop.rectangle | over(box(20,15,3,1.8),at(S:person.fill,0.62,0,0.02))
    person.crop.rectangle.fill | area(22,7.5,22,16.5,21.94,17.09,21.77,17.65,21.49,18.17,21.12,\
    18.62,20.67,18.99,20.15,19.27,19.59,19.44,19,19.5,16.97,17.45,16.97,16.2,16.9,15.78,16.7,\
    15.38,16.36,15.03,15.88,14.7,15.27,14.41,13.28,13.84,12,13.73,11.37,13.76,11.6,12.45,12.4,\
    12.45,12.77,12.36,13.44,12.01,14.01,11.45,14.21,11.13,14.44,10.4,14.44,9.61,14.35,9.24,14.01,\
    8.56,13.44,7.98,13.12,7.78,12.4,7.54,11.6,7.54,11.23,7.63,10.56,7.98,9.99,8.56,9.79,8.89,\
    9.56,9.61,9.56,10.4,9.65,10.78,9.99,11.45,10.56,12.02,10.88,12.22,11.6,12.45,11.37,13.76,\
    10.72,13.84,9.41,14.17,8.12,14.7,7.64,15.03,7.3,15.38,7.1,15.78,7.03,16.2,7.03,17.45,16.97,\
    17.45,19,19.5,5,19.5,4.41,19.44,3.85,19.27,3.33,18.99,2.88,18.62,2.51,18.17,2.23,17.65,2.06,\
    17.09,2,16.5,2,7.5,2.06,6.91,2.23,6.35,2.51,5.83,2.88,5.38,3.33,5.01,3.85,4.73,4.41,4.56,5,\
    4.5,19,4.5,19.59,4.56,20.15,4.73,20.67,5.01,21.12,5.38,21.49,5.83,21.77,6.35,21.94,6.91)
    person.crop.rectangle.stack | over(at(box(20,13,3,1.8),1,0,0.117),line(1.7,5,5.6,19,5.6),\
    line(1.7,7.2,2.3,16.8,2.3),at(S:person.fill,0.5,0,0.11))
    person.crop.rectangle.stack.fill | over(line(1.7,5,5.6,19,5.6),line(1.7,7.2,2.3,16.8,2.3),at(\
    cut(S:person.fill,box(20,13,3,0)),1,0,0.12))
    person.crop.square | O:account-box-outline
    person.crop.square.and.at.rectangle | over(box(20,15,3,1.8),at(S:person.fill,0.42,-0.17,\
    0.01),at(S:at,0.4,0.17,0))
    person.crop.square.and.at.rectangle.fill person.crop.square.fill.and.at.rectangle | F:contact_mail
    person.crop.square.fill | F:account_box
    person.crop.square.filled.and.at.rectangle | F:contact_mail
    person.fill.questionmark | over(at(S:person.fill,0.86,-0.1,0),at(S:questionmark,0.46,0.33,0))
    person.fill.turn.down | over(at(S:person.fill,0.8,-0.12,0.08),over(line(1.8,12,4,18,4,20,6,\
    20,13),line(1.8,17.2,10.4,20,13.2,22.8,10.4)))
    person.fill.turn.right | over(at(S:person.fill,0.8,-0.12,0.08),over(line(1.8,15.5,12,15.5,7,\
    17.5,5,22,5),line(1.8,19.6,2.4,22.2,5,19.6,7.6)))
    person.fill.viewfinder | over(F:crop_free,small(S:person.fill,0.62))
    person.fill.xmark | over(at(S:person.fill,0.86,-0.1,0),at(S:xmark,0.46,0.33,0))
    person.line.dotted.person | over(at(S:person,0.62,-0.25,0),at(S:person,0.62,0.25,0),at(box(\
    1.4,1.4,0.7,0),1,0,-0.25),at(box(1.4,1.4,0.7,0),1,0,-0.125),box(1.4,1.4,0.7,0),at(box(1.4,\
    1.4,0.7,0),1,0,0.125),at(box(1.4,1.4,0.7,0),1,0,0.25))
    person.line.dotted.person.fill | over(at(S:person.fill,0.62,-0.25,0),at(S:person.fill,0.62,\
    0.25,0),at(box(1.4,1.4,0.7,0),1,0,-0.25),at(box(1.4,1.4,0.7,0),1,0,-0.125),box(1.4,1.4,0.7,\
    0),at(box(1.4,1.4,0.7,0),1,0,0.125),at(box(1.4,1.4,0.7,0),1,0,0.25))
    person.questionmark | over(at(S:person,0.86,-0.1,0),at(S:questionmark,0.46,0.33,0))
    person.text.rectangle | over(box(20,15,3,1.8),at(S:person.fill,0.45,-0.17,0.01),line(1.6,14,\
    9,18.5,9),line(1.6,14,12,18.5,12),line(1.6,14,15,17,15))
    person.text.rectangle.fill | O:account-card-details
    person.turn.down | over(at(S:person,0.8,-0.12,0.08),over(line(1.8,12,4,18,4,20,6,20,13),line(\
    1.8,17.2,10.4,20,13.2,22.8,10.4)))
    person.turn.right | over(at(S:person,0.8,-0.12,0.08),over(line(1.8,15.5,12,15.5,7,17.5,5,22,\
    5),line(1.8,19.6,2.4,22.2,5,19.6,7.6)))
    person.viewfinder | over(F:crop_free,small(S:person,0.62))
    person.wave.2 | S:person.wave.2.fill
    person.xmark | over(at(S:person,0.86,-0.1,0),at(S:xmark,0.46,0.33,0))
    personalhotspot | S:link
    personalhotspot.circle | in(S:link,S:circle)
    personalhotspot.circle.fill | cut(S:link,S:circle.fill)
    perspective | over(line(1.8,3,20,8.5,5,15.5,5,21,20,3,20),line(1.4,5.5,12.8,18.5,12.8),line(\
    1.4,12,5,12,20))
    phone.arrow.down.left phone.fill.arrow.down.left | O:phone-incoming
    phone.arrow.right phone.fill.arrow.right | O:phone-forward
    phone.arrow.up.right phone.fill.arrow.up.right | O:phone-outgoing
    phone.bubble.left | F:perm_phone_msg
    phone.connection phone.fill.connection | O:phone-in-talk
    phone.down | S:phone.down.fill
    photo.artframe | over(box(20,20,1.5,1.7),small(S:photo.fill,0.72))
    photo.fill.on.rectangle.fill | S:photo.on.rectangle
    photo.tv | over(S:tv,at(F:landscape,0.55,0,-0.08))
    pianokeys | over(box(20,16,2.4,1.8),line(1.2,8.7,5.5,8.7,18.5),line(1.2,15.3,5.5,15.3,18.5),\
    at(box(3.4,8.5,0.6,0),1,-0.138,-0.133),at(box(3.4,8.5,0.6,0),1,0.138,-0.133))
    pianokeys.inverse | area(22,6.4,22,17.6,21.82,18.52,21.3,19.3,20.93,19.6,20.52,19.82,19.6,20,\
    15.9,20,15.9,13.09,16.74,13.05,17.01,12.83,17.11,12.49,17.11,4.69,16.94,4.27,16.51,4.09,\
    13.99,4.1,13.69,4.27,13.52,4.57,13.51,12.49,13.61,12.83,13.88,13.05,14.7,13.09,14.7,20,9.3,\
    20,9.3,13.09,10.12,13.05,10.39,12.83,10.49,12.49,10.49,4.69,10.31,4.27,9.89,4.09,7.37,4.1,\
    7.06,4.27,6.9,4.57,6.89,12.49,6.99,12.83,7.26,13.05,8.1,13.09,8.1,20,3.93,19.95,3.07,19.6,\
    2.4,18.93,2.05,18.07,2,17.6,2,6.4,2.18,5.48,2.4,5.07,3.07,4.4,3.93,4.05,4.4,4,20.07,4.05,\
    20.93,4.4,21.3,4.7,21.82,5.48)
    pip | F:picture_in_picture_alt
    pip.enter | over(line(1.8,11,18.6,4.5,18.6,3,17,3,7,4.5,5.4,19.5,5.4,21,7,21,10),at(box(8.6,\
    6.4,1.3,0),1,0.225,0.192),line(1.6,7,9,11,13),line(1.6,7.4,13,11,13,11,9.4))
    pip.exit | over(line(1.8,11,18.6,4.5,18.6,3,17,3,7,4.5,5.4,19.5,5.4,21,7,21,10),at(box(8.6,\
    6.4,1.3,0),1,0.225,0.192),line(1.6,7,9,11,13),line(1.6,10.6,9,7,9,7,12.6))
    pip.remove | over(line(1.8,11,18.6,4.5,18.6,3,17,3,7,4.5,5.4,19.5,5.4,21,7,21,10),at(box(8.6,\
    6.4,1.3,0),1,0.225,0.192),at(S:xmark,0.4,-0.15,-0.04))
    pipe.and.drop | over(line(1.8,2,6,10.5,6,16,8.5,17.5,13),line(1.8,2,11.5,9,11.5,11,13),line(\
    2,10,13.8,18.5,13.8),at(S:drop.fill,0.34,0.1,0.32))
    placeholdertext | over(at(box(8,3.2,1.4,1.4),1,-0.25,-0.25),at(box(10,3.2,1.4,1.4),1,0.2,\
    -0.25),at(box(12,3.2,1.4,1.4),1,-0.167,0),at(box(6,3.2,1.4,1.4),1,0.283,0),at(box(9,3.2,1.4,\
    1.4),1,-0.229,0.25))
    placeholdertext.fill | over(at(box(8,3,1.4,0),1,-0.25,-0.25),at(box(10,3,1.4,0),1,0.2,-0.25),\
    at(box(12,3,1.4,0),1,-0.167,0),at(box(6,3,1.4,0),1,0.283,0),at(box(9,3,1.4,0),1,-0.229,0.25))
    platter.2.filled.iphone | over(box(12.5,20,3,1.8),at(box(7.2,3,1,0),1,0,-0.146),at(box(7.2,3,\
    1,0),1,0,0.042))
    play.desktopcomputer | over(S:desktopcomputer,at(S:play.fill,0.38,0,-0.11))
    play.display | over(S:display,at(S:play.fill,0.4,0,-0.08))
    play.house | over(over(line(1.8,2.8,12,12,3.6,21.2,12),line(1.8,5.4,10,5.4,20.3,18.6,20.3,\
    18.6,10)),at(S:play.fill,0.42,0,0.08))
    play.house.fill | area(1.6,12.4,12,2.6,22.4,12.4,19.5,12.4,15.21,13.92,10.17,10.71,10.17,\
    17.13,15.21,13.92,19.5,12.4,19.5,21,4.5,21,4.5,12.4)
    play.laptopcomputer | over(S:laptopcomputer,at(S:play.fill,0.38,0,-0.04))
    play.rectangle.on.rectangle | pile(box(20,15,3,1.8),over(box(20,15,3,1.8),small(S:play.fill,\
    0.55)))
    play.rectangle.on.rectangle.fill | pile(box(20,15,3,1.8),cut(S:play.fill,box(20,15,3,0)))
    play.square.stack | over(at(box(18,14.5,3,1.8),1,0,0.104),line(1.7,5.4,5,18.6,5),line(1.7,\
    7.4,2,16.6,2),at(S:play.fill,0.5,0,0.1))
    play.square.stack.fill | over(line(1.7,5.4,5,18.6,5),line(1.7,7.4,2,16.6,2),at(cut(\
    S:play.fill,box(18,14.5,3,0)),1,0,0.1))
    play.tv | over(S:tv,at(S:play.fill,0.42,0,-0.07))
    play.tv.fill | over(at(cut(S:play.fill,box(20,14,2.4,0)),1,0,-0.07),line(2,8,20.6,16,20.6))
    playpause | S:playpause.fill
    playstation.logo | O:playstation
    plus.forwardslash.minus | over(at(S:plus,0.5,-0.25,-0.21),line(1.8,7,21,17,3),at(S:minus,0.5,\
    0.25,0.21))
    plus.rectangle.on.folder | pile(S:folder,over(box(20,16,3,1.8),small(S:plus,0.6)))
    plus.rectangle.on.folder.fill | pile(S:folder.fill,cut(S:plus,box(20,16,3,0)))
    plus.rectangle.on.rectangle | pile(box(20,15,3,1.8),over(box(20,15,3,1.8),small(S:plus,0.62)))
    plus.rectangle.on.rectangle.fill | pile(box(20,15,3,1.8),cut(S:plus,box(20,15,3,0)))
    plus.rectangle.portrait | over(box(14,19,3,1.8),small(S:plus,0.5))
    plus.rectangle.portrait.fill | cut(S:plus,box(14,19,3,0))
    plus.slash.minus | over(at(S:plus,0.5,-0.25,-0.21),line(1.8,7,21,17,3),at(S:minus,0.5,0.25,\
    0.21))
    plus.square.dashed | over(S:square.dashed,small(S:plus,0.6))
    plus.square.fill.on.square.fill plus.square.on.square.fill | pile(S:square.fill,cut(S:plus,\
    S:square.fill))
    plus.square.on.square | pile(S:square,over(S:square,small(S:plus,0.6)))
    plus.viewfinder | over(F:crop_free,small(S:plus,0.6))
    plusminus | small(T:±,1.4)
    plusminus.circle | in(T:±,S:circle)
    plusminus.circle.fill | cut(T:±,S:circle.fill)
    point.3.connected.trianglepath.dotted | over(at(ring(6,1.7),1,0,-0.3),at(ring(6,1.7),1,-0.3,\
    0.25),at(ring(6,1.7),1,0.3,0.25),at(box(1.5,1.5,0.75,0),1,-0.099,-0.119),at(box(1.5,1.5,0.75,\
    0),1,-0.15,-0.025),at(box(1.5,1.5,0.75,0),1,-0.201,0.068),at(box(1.5,1.5,0.75,0),1,-0.102,\
    0.25),at(box(1.5,1.5,0.75,0),1,0,0.25),at(box(1.5,1.5,0.75,0),1,0.102,0.25),at(box(1.5,1.5,\
    0.75,0),1,0.201,0.069),at(box(1.5,1.5,0.75,0),1,0.15,-0.025),at(box(1.5,1.5,0.75,0),1,0.099,\
    -0.118))
    point.3.filled.connected.trianglepath.dotted | over(at(box(6.2,6.2,3.1,0),1,0,-0.3),at(box(\
    6.2,6.2,3.1,0),1,-0.3,0.25),at(box(6.2,6.2,3.1,0),1,0.3,0.25),at(box(1.5,1.5,0.75,0),1,\
    -0.099,-0.119),at(box(1.5,1.5,0.75,0),1,-0.15,-0.025),at(box(1.5,1.5,0.75,0),1,-0.201,0.068),\
    at(box(1.5,1.5,0.75,0),1,-0.102,0.25),at(box(1.5,1.5,0.75,0),1,0,0.25),at(box(1.5,1.5,0.75,\
    0),1,0.102,0.25),at(box(1.5,1.5,0.75,0),1,0.201,0.069),at(box(1.5,1.5,0.75,0),1,0.15,-0.025),\
    at(box(1.5,1.5,0.75,0),1,0.099,-0.118))
    point.bottomleft.forward.to.point.topright.scurvepath | over(at(ring(5.6,1.7),1,-0.292,\
    0.271),at(ring(5.6,1.7),1,0.292,-0.271),line(1.7,8,18.5,13,18.5,15,17,15,14.5,13,12.3,11,\
    11.7,9,9.5,9,7,11,5.5,16,5.5))
    point.filled.topleft.down.curvedto.point.bottomright.up | over(at(box(5.8,5.8,2.9,0),1,\
    -0.283,-0.271),at(ring(5.6,1.7),1,0.283,0.271),line(1.7,5.2,8.5,5.2,12,6.4,16,9,18.5,11.5,\
    17.5,12,14,12,10,12.8,6.5,15,5.5,17.5,8,18.8,12,18.8,15.5))
    point.topleft.down.curvedto.point.bottomright.up | over(at(ring(5.8,1.7),1,-0.283,-0.271),at(\
    ring(5.6,1.7),1,0.283,0.271),line(1.7,5.2,8.5,5.2,12,6.4,16,9,18.5,11.5,17.5,12,14,12,10,\
    12.8,6.5,15,5.5,17.5,8,18.8,12,18.8,15.5))
    point.topleft.down.to.point.bottomright.curvepath | over(at(ring(5.6,1.7),1,-0.283,-0.271),\
    at(ring(5.6,1.7),1,0.283,0.271),line(1.7,5.2,8.5,5.2,13.5,6.4,16.8,9.5,18.5,15.8,18.5))
    power.dotted | over(line(2,12,2.8,12,11.5),at(box(2,2,1,0),1,0.228,-0.25),at(box(2,2,1,0),1,\
    0.328,-0.112),at(box(2,2,1,0),1,0.352,0.058),at(box(2,2,1,0),1,0.294,0.219),at(box(2,2,1,0),\
    1,0.166,0.334),at(box(2,2,1,0),1,0,0.375),at(box(2,2,1,0),1,-0.166,0.334),at(box(2,2,1,0),1,\
    -0.294,0.219),at(box(2,2,1,0),1,-0.352,0.058),at(box(2,2,1,0),1,-0.328,-0.112),at(box(2,2,1,\
    0),1,-0.228,-0.25))
    powercord | F:electrical_services
    poweroff | ring(16,2)
    poweron | line(2.2,12,4,12,20)
    poweroutlet.type.a | over(box(17,17,3.5,1.8),line(2,9,9,9,14.5),line(2,15,9,15,14.5))
    poweroutlet.type.a.fill | cut(over(line(3.4,7,6,7,17),line(3.4,17,6,17,17)),box(17,17,3.5,0))
    powersleep | S:moon.fill
    printer.dotmatrix | S:printer
    printer.dotmatrix.fill | S:printer.fill
    printer.filled.and.paper | S:printer.fill
    projective | over(line(1.8,3,5,20.5,8,17.5,20.5,5,18,3,5),line(1.3,11.7,6.6,11.4,19),line(\
    1.3,4,11.4,19.2,14))
    purchased | over(line(1.6,12,2,14.53,4.2,17.88,3.91,18.63,7.18,21.51,8.91,20.2,12,21.51,\
    15.09,18.63,16.82,17.88,20.09,14.53,19.8,12,22,9.47,19.8,6.12,20.09,5.37,16.82,2.49,15.09,\
    3.8,12,2.49,8.91,5.37,7.18,6.12,3.91,9.47,4.2,12,2),small(T:P,0.45))
    purchased.circle | in(T:P,S:circle)
    purchased.circle.fill | cut(T:P,S:circle.fill)
    puzzlepiece.extension | S:puzzlepiece
    puzzlepiece.extension.fill | S:puzzlepiece.fill
    pyramid | over(line(1.8,12,3,2.5,16.5,13.5,21,21.5,16,12,3),line(1.5,12,3,13.5,21))
    pyramid.fill | over(area(11.4,2.4,1.8,16.6,12.6,21.6),area(12.9,3,14.2,21,22.4,16.2))
    """
}
