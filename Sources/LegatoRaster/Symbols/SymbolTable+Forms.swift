// The forms that many symbols have, and the symbols that have them.

extension SymbolTable {
  /// A line is the end of a name and the symbols that have it.
  static let forms = """
    app: arrow.down plus questionmark xmark
    app.fill: arrow.down arrow.up.forward plus questionmark xmark
    badge: app bell clock gear message person.crop.circle
    badge.a: bolt livephoto square.stack.3d.up
    badge.a.fill: bolt
    badge.arrow.up: doc
    badge.arrow.up.fill: doc
    badge.checkmark: calendar circle clock externaldrive gear person.crop.circle rectangle video
    badge.checkmark.fill: clock
    badge.clock: bolt calendar doc envelope.open person person.crop.circle
    badge.clock.fill: person
    badge.ellipsis: camera doc flag keyboard paperclip tablecells
    badge.exclamationmark: calendar circle clock person.crop.circle speaker
    badge.exclamationmark.fill: clock
    badge.fill: app bell envelope
    badge.gearshape: doc folder person.2
    badge.gearshape.fill: doc
    badge.key: person
    badge.key.fill: person
    badge.minus: bag calendar cart circle folder person.crop.circle rectangle rectangle.stack
    badge.minus: waveform
    badge.person.crop: folder rectangle rectangle.stack
    badge.plus: at bag circle externaldrive gauge hourglass macwindow mic note.text phone photo
    badge.plus: rectangle rectangle.stack square video waveform
    badge.questionmark: checkmark.circle clock folder person.crop.circle
    badge.shield.checkmark: person
    badge.shield.checkmark.fill: person
    badge.xmark: checkmark.circle circle clock person.crop.circle rectangle
    bubble: character checkmark ellipsis.vertical exclamationmark info phone plus questionmark
    bubble: star t video xmark
    bubble.fill: character checkmark exclamationmark info plus questionmark star t
    circle: 0 1 2 3 4 5 6 7 8 9 00 01 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
    circle: 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 a airplane ant archivebox
    circle: arrow.backward arrow.counterclockwise arrow.down.left arrow.down.right
    circle: arrow.down.to.line arrow.forward arrow.left.and.right arrow.triangle.2.circlepath
    circle: arrow.up.and.down arrow.up.arrow.down arrow.up.left arrow.up.right arrow.uturn.backward
    circle: arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrowshape.turn.up.right
    circle: arrowtriangle.down arrowtriangle.left arrowtriangle.right arrowtriangle.up asterisk at b
    circle: backward bag bed.double bell bell.badge bell.slash bicycle bolt book book.closed
    circle: bookmark briefcase bubble.left bubble.right building.columns c camera camera.macro car
    circle: cart cat chart.line.uptrend.xyaxis chevron.backward chevron.down chevron.forward
    circle: chevron.left chevron.right circle circle.grid.3x3 clock cloud cloud.bolt cloud.rain
    circle: cloud.snow cloud.sun command creditcard cross cross.case d diamond divide doc dollarsign
    circle: drop e ellipsis envelope equal eurosign eye eye.slash f figure.run figure.walk film fish
    circle: flag flame folder football fork.knife forward fuelpump g gamecontroller gear gearshape
    circle: gift graduationcap h hammer hand.raised hand.thumbsdown hand.thumbsup hare headphones
    circle: heart heart.slash hourglass house i icloud infinity iphone j k l ladybug leaf lightbulb
    circle: line.3.horizontal line.3.horizontal.decrease line.horizontal.3 link list.bullet location
    circle: location.north lock m magnifyingglass map mappin message message.badge mic mic.slash
    circle: moon moon.stars mountain.2 multiply music.mic n newspaper number o p paperclip
    circle: paperplane pawprint pencil person person.2 phone phone.down photo pill pills pin
    circle: playpause popcorn power q r repeat repeat.1 s scissors shippingbox shuffle snowflake
    circle: soccerball speaker speaker.slash speaker.wave.2 sportscourt square square.and.arrow.up
    circle: square.and.pencil star sun.max sunrise sunset t tag theatermasks timer tornado tram
    circle: trash tray tree triangle trophy tv u umbrella v video viewfinder w waveform wifi wind x
    circle: y z
    circle.fill: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
    circle.fill: 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 a archivebox
    circle.fill: arrow.clockwise arrow.counterclockwise arrow.down.left arrow.triangle.2.circlepath
    circle.fill: arrow.up.arrow.down arrow.up.left arrow.up.right arrow.uturn.backward
    circle.fill: arrow.uturn.left arrowtriangle.down arrowtriangle.left arrowtriangle.right
    circle.fill: arrowtriangle.up asterisk at b backward bag bell book bookmark briefcase
    circle.fill: bubble.left bubble.right building.columns c calendar camera car cart
    circle.fill: chart.line.uptrend.xyaxis chevron.down chevron.forward chevron.up circle
    circle.fill: circle.grid.3x3 clock cloud command creditcard cross d diamond divide doc drop e
    circle.fill: ellipsis envelope equal eurosign eye eye.slash f figure.run figure.walk film flag
    circle.fill: flame folder fork.knife forward fuelpump g gamecontroller gear gearshape gift
    circle.fill: graduationcap h hammer hand.raised hand.thumbsup headphones heart hourglass house i
    circle.fill: icloud infinity j k l leaf lightbulb line.3.horizontal line.3.horizontal.decrease
    circle.fill: link list.bullet location lock m magnifyingglass map message mic moon multiply n
    circle.fill: newspaper number o p paperclip paperplane pawprint pencil person person.2 phone
    circle.fill: phone.down photo pill pills pin playpause power q r repeat s shippingbox shuffle
    circle.fill: snowflake speaker speaker.slash speaker.wave.2 square.and.arrow.up
    circle.fill: square.and.pencil sun.max t tag timer trash trophy u v video viewfinder w waveform
    circle.fill: wifi x y z
    diamond: checkmark figure.walk minus plus questionmark xmark
    diamond.fill: checkmark plus questionmark
    fill: ant arrow.triangle.2.circlepath.camera arrowshape.turn.up.left.2 backpack
    fill: backward.end.alt backward.frame baseball bathtub bolt.car bolt.horizontal book.pages
    fill: box.truck brain brain.head.profile building building.columns cablecar camera.rotate
    fill: capslock captions.bubble carrot cat chair chair.lounge circle.hexagonpath
    fill: circle.lefthalf circle.righthalf cloud.fog computermouse cross.vial cube.transparent
    fill: dial.min die.face.5 doc.on.clipboard doc.richtext dot.circle.and.hand.point.up.left ear
    fill: eject esim face.dashed facemask fan fanblades ferry film.stack fireplace flashlight.off
    fill: flowchart football forward.end.alt forward.frame gauge.with.needle giftcard
    fill: globe.asia.australia globe.desk guitars hand.draw hand.point.down hand.point.left
    fill: hand.point.right hand.point.up hand.point.up.left hand.raised.fingers.spread
    fill: hands.and.sparkles hare humidity icloud.and.arrow.up internaldrive key.horizontal
    fill: lamp.ceiling lamp.desk lamp.table lifepreserver lizard lungs mail mail.stack memorychip
    fill: menucard metronome microbe moon.zzz mustache nose oilcan paintbrush.pointed
    fill: pencil.and.ruler person.2.wave.2 phone.bubble.left photo.stack pill pip popcorn
    fill: powercord quote.bubble record.circle rectangle.grid.1x2 rectangle.grid.2x2
    fill: rectangle.portrait rectangle.portrait.and.arrow.forward
    fill: rectangle.portrait.and.arrow.right rectangle.split.3x1 rotate.3d rotate.left
    fill: rotate.right safari sailboat scanner screwdriver shield.lefthalf shift shoeprints shower
    fill: sportscourt square.and.arrow.down square.and.arrow.up square.grid.3x2 storefront
    fill: stroller suitcase.rolling sunglasses sunrise sunset syringe table table.furniture
    fill: tablecells takeoutbag.and.cup.and.straw tennisball text.book.closed tray.2 tray.full
    fill: truck.box volleyball wallet.bifold wallet.pass wineglass wrench.adjustable
    fill.badge.checkmark: externaldrive person.crop.circle video
    fill.badge.exclamationmark: person.crop.circle
    fill.badge.gearshape: folder
    fill.badge.minus: cart folder person person.crop.circle
    fill.badge.person.crop: folder
    fill.badge.plus: bag cart doc folder mic person person.crop.circle phone rectangle.stack video
    fill.badge.questionmark: person.crop.circle
    fill.badge.xmark: person.crop.circle
    icloud: arrow.clockwise checkmark exclamationmark key link lock person xmark
    icloud.fill: checkmark exclamationmark key lock person xmark
    message: arrow.up checkmark plus
    message.fill: arrow.up checkmark plus
    octagon.fill: exclamationmark
    rectangle: checkmark ellipsis heart list.bullet lock minus pause plus waveform.path.ecg xmark
    rectangle.fill: checkmark ellipsis heart list.bullet minus pause plus xmark
    seal: xmark
    seal.fill: xmark
    shield: bolt exclamationmark xmark
    shield.fill: bolt exclamationmark lock xmark
    slash: bookmark circle flag hand.raised heart iphone key livephoto location lock mappin person
    slash: person.2 play rectangle shield square square.stack.3d.up tag video waveform
    slash.fill: bookmark circle flag hand.raised heart icloud lightbulb location lock person
    slash.fill: person.2 pin play shield square star trash
    square: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
    square: 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 a arrow.down arrow.left
    square: arrow.right arrow.up arrow.up.arrow.down arrow.up.right arrowtriangle.up b bolt
    square: bookmark c chevron.down chevron.forward chevron.left chevron.right chevron.up circle
    square: command curlybraces cursorarrow d divide dollarsign e equal eurosign exclamationmark
    square: eye f flag g h hand.raised heart i info j k l location lock m mappin multiply n number
    square: o p pin play q questionmark r s square.grid.3x3 star t timer trash u v w wifi x y z
    square.fill: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
    square.fill: 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 a arrow.down
    square.fill: arrow.left arrow.right arrow.up arrow.up.right b bolt c chevron.down
    square.fill: chevron.right chevron.up d dollarsign e equal exclamationmark eye f g h
    square.fill: hand.raised heart i info j k l location m n number o p play q questionmark r s
    square.fill: star t u v w x y z
    triangle: drop info
    triangle.fill: drop
    trianglebadge.exclamationmark: checkmark.circle desktopcomputer display eye lock
    trianglebadge.exclamationmark: square.and.arrow.up sun.max
    """
}
