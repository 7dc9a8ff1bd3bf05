// How symbols are drawn, by the first letters of their names: a to b.

extension SymbolTable {
  static let aToB = """
    1.lane | over(line(1.8,4,3,4,21),line(1.8,20,3,20,21),small(T:1,0.55))
    1.magnifyingglass | over(S:magnifyingglass,at(T:1,0.3,-0.1,-0.1))
    a.magnifyingglass | over(S:magnifyingglass,at(T:A,0.3,-0.1,-0.1))
    abc | T:abc
    alt | S:option
    app.gift | in(S:gift,S:app)
    app.gift.fill | cut(S:gift.fill,S:app.fill)
    apple.logo | O:apple
    applelogo | O:apple
    applepencil | O:lead-pencil
    arkit | F:view_in_ar
    arrow.2.squarepath | O:twitter-retweet
    arrow.3.trianglepath | F:recycling
    arrow.branch | F:fork_right
    arrow.clockwise.heart | in(S:arrow.clockwise,S:heart)
    arrow.clockwise.heart.fill | cut(S:arrow.clockwise,S:heart.fill)
    arrow.down.doc | over(S:doc,at(S:arrow.down,0.45,0,0.1))
    arrow.down.doc.fill | cut(S:arrow.down,S:doc.fill)
    arrow.down.forward | S:arrow.down.right
    arrow.down.heart | in(S:arrow.down,S:heart)
    arrow.down.heart.fill | cut(S:arrow.down,S:heart.fill)
    arrow.left.to.line | mirror(F:keyboard_tab)
    arrow.rectanglepath | O:repeat
    arrow.right.doc.on.clipboard | F:content_paste_go
    arrow.right.to.line | F:keyboard_tab
    arrow.swap | F:swap_calls
    arrow.triangle.2.circlepath.camera | F:cameraswitch
    arrow.triangle.pull | O:source-pull
    arrow.triangle.swap | over(at(ring(5,1.8),1,-0.25,-0.271),at(ring(5,1.8),1,0.25,0.271),line(\
    1.8,6,8.5,6,14,7,17,9.5,18.5,12,18.5),line(1.8,10,15.8,12.7,18.5,10,21.2),line(1.8,18,15.5,\
    18,10,17,7,14.5,5.5,12,5.5),line(1.8,14,2.8,11.3,5.5,14,8.2))
    arrow.triangle.turn.up.right.circle | in(F:turn_right,S:circle)
    arrow.triangle.turn.up.right.circle.fill | cut(F:turn_right,S:circle.fill)
    arrow.triangle.turn.up.right.diamond | in(F:turn_right,turn(box(15,15,2,1.8),45))
    arrow.triangle.turn.up.right.diamond.fill | F:directions
    arrow.turn.down.left | flip(F:turn_left)
    arrow.turn.right.up | flip(turn(F:turn_right,90))
    arrow.turn.up.forward | F:turn_right
    arrow.turn.up.forward.iphone | over(box(12.5,20,3,1.8),small(F:turn_right,0.42))
    arrow.turn.up.right | F:turn_right
    arrow.up.and.down.and.arrow.left.and.right | F:open_with
    arrow.up.and.down.text.horizontal | F:format_line_spacing
    arrow.up.backward | S:arrow.up.left
    arrow.up.backward.and.arrow.down.forward | mirror(F:open_in_full)
    arrow.up.bin | over(line(1.8,5.2,6,7,20),line(1.8,18.8,6,17,20),line(1.8,7,20.2,17,20.2),\
    line(1.8,3.2,5.5,20.8,5.5),at(S:arrow.up,0.42,0,0.04))
    arrow.up.bin.fill | cut(S:arrow.up,S:trash.fill)
    arrow.up.doc | over(S:doc,at(S:arrow.up,0.45,0,0.1))
    arrow.up.doc.fill | cut(S:arrow.up,S:doc.fill)
    arrow.up.forward | S:arrow.up.right
    arrow.up.forward.square | in(S:arrow.up.right,S:square)
    arrow.up.forward.square.fill | cut(S:arrow.up.right,S:square.fill)
    arrow.up.heart | in(S:arrow.up,S:heart)
    arrow.up.heart.fill | cut(S:arrow.up,S:heart.fill)
    arrow.up.left.and.down.right.magnifyingglass | over(S:magnifyingglass,at(mirror(\
    F:open_in_full),0.34,-0.1,-0.1))
    arrow.uturn.down | F:u_turn_left
    arrow.uturn.up | turn(F:u_turn_left,180)
    arrowshape.backward | mirror(over(line(1.8,3,9.2,11.5,9.2,11.5,4.5,20.8,12,11.5,19.5,11.5,\
    14.8,3,14.8,3,9.2)))
    arrowshape.backward.fill | mirror(area(2.1,8.3,10.7,8.3,10.7,2.8,22.1,12,10.7,21.2,10.7,15.7,\
    2.1,15.7))
    arrowshape.down | turn(over(line(1.8,3,9.2,11.5,9.2,11.5,4.5,20.8,12,11.5,19.5,11.5,14.8,3,\
    14.8,3,9.2)),90)
    arrowshape.down.fill | turn(area(2.1,8.3,10.7,8.3,10.7,2.8,22.1,12,10.7,21.2,10.7,15.7,2.1,\
    15.7),90)
    arrowshape.forward | over(line(1.8,3,9.2,11.5,9.2,11.5,4.5,20.8,12,11.5,19.5,11.5,14.8,3,\
    14.8,3,9.2))
    arrowshape.forward.fill | area(2.1,8.3,10.7,8.3,10.7,2.8,22.1,12,10.7,21.2,10.7,15.7,2.1,15.7)
    arrowshape.left | mirror(over(line(1.8,3,9.2,11.5,9.2,11.5,4.5,20.8,12,11.5,19.5,11.5,14.8,3,\
    14.8,3,9.2)))
    arrowshape.left.fill | mirror(area(2.1,8.3,10.7,8.3,10.7,2.8,22.1,12,10.7,21.2,10.7,15.7,2.1,\
    15.7))
    arrowshape.right | over(line(1.8,3,9.2,11.5,9.2,11.5,4.5,20.8,12,11.5,19.5,11.5,14.8,3,14.8,\
    3,9.2))
    arrowshape.right.fill | area(2.1,8.3,10.7,8.3,10.7,2.8,22.1,12,10.7,21.2,10.7,15.7,2.1,15.7)
    arrowshape.turn.up.backward | S:arrowshape.turn.up.left
    arrowshape.turn.up.forward | mirror(F:reply)
    arrowshape.turn.up.left.2 | F:reply_all
    arrowshape.up | turn(over(line(1.8,3,9.2,11.5,9.2,11.5,4.5,20.8,12,11.5,19.5,11.5,14.8,3,\
    14.8,3,9.2)),-90)
    arrowshape.up.fill | turn(area(2.1,8.3,10.7,8.3,10.7,2.8,22.1,12,10.7,21.2,10.7,15.7,2.1,\
    15.7),-90)
    arrowshape.zigzag.right | over(line(2,2,8,6.5,16,11,8,15.5,14.5),line(2,15,18.8,21,16.5,18.5,\
    10.5),line(2,15.5,14.5,20.5,16.4))
    arrowtriangle.backward | small(turn(S:triangle,-90),0.8)
    arrowtriangle.backward.fill | small(turn(S:triangle.fill,-90),0.8)
    arrowtriangle.down | S:arrowtriangle.down.fill
    arrowtriangle.forward | small(turn(S:triangle,90),0.8)
    arrowtriangle.forward.fill | small(turn(S:triangle.fill,90),0.8)
    arrowtriangle.left | S:arrowtriangle.left.fill
    arrowtriangle.right | S:arrowtriangle.right.fill
    arrowtriangle.up | S:arrowtriangle.up.fill
    atom | over(box(21,8,4,1.5),turn(box(21,8,4,1.5),60),turn(box(21,8,4,1.5),120),box(4,4,2,0))
    australiandollarsign.circle | in(T:A$,S:circle)
    australiandollarsign.circle.fill | cut(T:A$,S:circle.fill)
    australsign.circle | in(T:₳,S:circle)
    australsign.circle.fill | cut(T:₳,S:circle.fill)
    backpack | F:backpack
    backward | S:backward.fill
    backward.end | S:backward.end.fill
    backward.end.alt | O:skip-backward
    backward.frame | O:step-backward
    badge.plus.radiowaves.right | over(at(S:plus.circle.fill,0.62,-0.21,0),at(turn(F:wifi,90),\
    0.8,0.21,0))
    balloon | over(at(box(14,15.5,7,1.8),1,0,-0.104),at(S:triangle.fill,0.17,0,0.25),line(1.3,12,\
    18.5,12,22.3))
    balloon.2 | over(at(over(at(box(14,15.5,7,2.2),1,0,-0.104),at(S:triangle.fill,0.17,0,0.25),\
    line(1.3,12,18.5,12,22.3)),0.8,-0.19,0.04),at(over(at(box(14,15.5,7,2.2),1,0,-0.104),at(\
    S:triangle.fill,0.17,0,0.25),line(1.3,12,18.5,12,22.3)),0.62,0.26,-0.17))
    balloon.2.fill | over(at(over(at(box(14,15.5,7,0),1,0,-0.104),at(S:triangle.fill,0.17,0,\
    0.25),line(1.3,12,18.5,12,22.3)),0.8,-0.19,0.04),at(over(at(box(14,15.5,7,0),1,0,-0.104),at(\
    S:triangle.fill,0.17,0,0.25),line(1.3,12,18.5,12,22.3)),0.62,0.26,-0.17))
    balloon.fill | over(at(box(14,15.5,7,0),1,0,-0.104),at(S:triangle.fill,0.17,0,0.25),line(1.3,\
    12,18.5,12,22.3))
    barometer | O:gauge
    baseball | F:sports_baseball
    bathtub | F:bathtub
    battery.0percent | over(at(box(19.5,11,3.2,1.5),1,-0.042,0),line(1.5,22.4,10.6,22.4,13.4))
    battery.100percent | over(at(box(19.5,11,3.2,1.5),1,-0.042,0),line(1.5,22.4,10.6,22.4,13.4),\
    at(box(15.3,6.8,1.4,0),1,-0.042,0))
    battery.25percent | over(at(box(19.5,11,3.2,1.5),1,-0.042,0),line(1.5,22.4,10.6,22.4,13.4),\
    at(box(3.83,6.8,1.4,0),1,-0.281,0))
    battery.50percent | over(at(box(19.5,11,3.2,1.5),1,-0.042,0),line(1.5,22.4,10.6,22.4,13.4),\
    at(box(7.65,6.8,1.4,0),1,-0.201,0))
    battery.75percent | over(at(box(19.5,11,3.2,1.5),1,-0.042,0),line(1.5,22.4,10.6,22.4,13.4),\
    at(box(11.48,6.8,1.4,0),1,-0.121,0))
    beats.headphones | S:headphones
    bell.and.waves.left.and.right | O:bell-ring-outline
    bell.and.waves.left.and.right.fill | O:bell-ring
    bitcoinsign | F:currency_bitcoin
    bitcoinsign.circle | in(F:currency_bitcoin,S:circle)
    bitcoinsign.circle.fill | cut(F:currency_bitcoin,S:circle.fill)
    bitcoinsign.square | in(F:currency_bitcoin,S:square)
    bitcoinsign.square.fill | cut(F:currency_bitcoin,S:square.fill)
    bold.italic.underline | row(S:bold,S:italic,S:underline)
    bold.underline | row(S:bold,S:underline)
    bolt.batteryblock | over(at(box(20,13,2,1.8),1,0,0.062),line(2.4,6,5,8,5),line(2.4,16,5,18,\
    5),at(S:bolt.fill,0.42,0,0.06))
    bolt.car | F:electric_car
    bolt.heart | S:bolt.heart.fill
    bolt.horizontal | turn(S:bolt.fill,90)
    bolt.horizontal.circle | in(turn(S:bolt.fill,90),S:circle)
    bolt.horizontal.circle.fill | cut(turn(S:bolt.fill,90),S:circle.fill)
    bolt.horizontal.icloud | over(S:icloud,at(turn(S:bolt.fill,90),0.38,0,0.02))
    bolt.horizontal.icloud.fill | cut(turn(S:bolt.fill,90),S:icloud.fill)
    bolt.ring.closed | over(ring(20,1.8),small(S:bolt.fill,0.55))
    bonjour | F:wifi_tethering
    book.pages | O:book-open-page-variant
    box.truck | F:local_shipping
    bubble | O:message-outline
    bubble.fill | O:message
    bubble.left.and.exclamationmark.bubble.right | pile(S:bubble.left,over(S:bubble.right,at(\
    S:exclamationmark,.42,0,-0.08)))
    bubble.left.and.exclamationmark.bubble.right.fill | pile(S:bubble.left.fill,cut(\
    S:exclamationmark,S:bubble.right.fill))
    bubble.left.and.text.bubble.right | pile(S:bubble.left,mirror(S:text.bubble))
    bubble.left.and.text.bubble.right.fill | pile(S:bubble.left.fill,mirror(S:text.bubble.fill))
    bubble.middle.bottom | over(at(box(20,14,3.5,1.8),1,0,-0.1),line(1.8,9,16.6,12,20.6,15,16.6))
    bubble.middle.bottom.fill | over(at(box(20,14,3.5,0),1,0,-0.1),at(turn(S:triangle.fill,180),\
    0.3,0,0.23))
    bubble.middle.top | flip(over(at(box(20,14,3.5,1.8),1,0,-0.1),line(1.8,9,16.6,12,20.6,15,\
    16.6)))
    bubble.middle.top.fill | flip(over(at(box(20,14,3.5,0),1,0,-0.1),at(turn(S:triangle.fill,\
    180),0.3,0,0.23)))
    bubbles.and.sparkles | over(at(ring(13,1.8),1,-0.146,0.104),at(ring(7,1.6),1,0.292,0.271),at(\
    S:sparkles,0.5,0.23,-0.25))
    bubbles.and.sparkles.fill | over(at(box(13,13,6.5,0),1,-0.146,0.104),at(box(7,7,3.5,0),1,\
    0.292,0.271),at(S:sparkles,0.5,0.23,-0.25))
    building.2.crop.circle | in(S:building.2,S:circle)
    building.2.crop.circle.fill | cut(S:building.2,S:circle.fill)
    burn | over(box(7,7,3.5,0),line(2,18.5,12,22,12),line(2,16.6,16.6,19.07,19.07),line(2,12,\
    18.5,12,22),line(2,7.4,16.6,4.93,19.07),line(2,5.5,12,2,12),line(2,7.4,7.4,4.93,4.93),line(2,\
    12,5.5,12,2),line(2,16.6,7.4,19.07,4.93))
    burst | over(line(1.6,12,1.8,13.92,4.85,17.1,3.17,17.23,6.77,20.83,6.9,19.15,10.08,22.2,12,\
    19.15,13.92,20.83,17.1,17.23,17.23,17.1,20.83,13.92,19.15,12,22.2,10.08,19.15,6.9,20.83,6.77,\
    17.23,3.17,17.1,4.85,13.92,1.8,12,4.85,10.08,3.17,6.9,6.77,6.77,6.9,3.17,10.08,4.85,12,1.8))
    burst.fill | over(box(14.5,14.5,0,0),turn(box(14.5,14.5,0,0),30),turn(box(14.5,14.5,0,0),60))
    bus.doubledecker | over(at(box(14,18,2.5,1.8),1,0,-0.021),line(1.8,5.5,8.5,18.5,8.5),line(\
    1.8,5.5,14,18.5,14),line(1.8,8,17.2,9,17.2),line(1.8,15,17.2,16,17.2),line(1.8,8,21,8,22),\
    line(1.8,16,21,16,22))
    butterfly | over(at(turn(box(12,9,4.5,1.8),-52),1,-0.2,-0.16),at(turn(box(8.5,7,3.5,1.8),40),\
    1,-0.16,0.2),mirror(at(turn(box(12,9,4.5,1.8),-52),1,-0.2,-0.16)),mirror(at(turn(box(8.5,7,\
    3.5,1.8),40),1,-0.16,0.2)),line(1.8,12,6.5,12,19.5),line(1.2,12,6.5,10,3),line(1.2,12,6.5,14,\
    3))
    butterfly.fill | over(at(turn(box(12,9,4.5,0),-52),1,-0.2,-0.16),at(turn(box(8.5,7,3.5,0),\
    40),1,-0.16,0.2),mirror(at(turn(box(12,9,4.5,0),-52),1,-0.2,-0.16)),mirror(at(turn(box(8.5,7,\
    3.5,0),40),1,-0.16,0.2)),line(1.8,12,6.5,12,19.5),line(1.2,12,6.5,10,3),line(1.2,12,6.5,14,3))
    button.programmable | over(ring(20,1.8),box(9,9,4.5,0))
    """
}
