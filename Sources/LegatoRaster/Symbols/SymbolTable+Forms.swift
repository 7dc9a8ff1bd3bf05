// The forms that many symbols have, and the symbols that have them.

extension SymbolTable {
  /// A line is the end of a name and the symbols that have it.
  static let forms = """
    app: arrow.down questionmark xmark
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
    badge.xmark: checkmark.circle circle clock person.crop.circle rectangle
    bubble: character checkmark ellipsis.vertical exclamationmark info phone plus questionmark
    bubble: star t video xmark
    bubble.fill: character checkmark exclamationmark info plus questionmark star t
    circle: 0 1 2 3 4 5 6 7 8 9 00 01 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
    circle: 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 a airplane ant
    circle: archivebox arrow.backward arrow.counterclockwise arrow.down.left arrow.down.right
    circle: arrow.down.to.line arrow.forward arrow.left.and.right arrow.triangle.2.circlepath
    circle: arrow.up.and.down arrow.up.arrow.down arrow.up.left arrow.up.right
    circle: arrow.uturn.backward arrow.uturn.forward arrow.uturn.left arrow.uturn.right
    circle: arrowshape.turn.up.right asterisk at b bag bed.double bell bell.badge bell.slash
    circle: bicycle book book.closed bookmark briefcase bubble.left bubble.right building.columns
    circle: c camera camera.macro car cart cat chart.line.uptrend.xyaxis chevron.backward
    circle: chevron.forward circle circle.grid.3x3 clock cloud cloud.bolt cloud.rain cloud.snow
    circle: cloud.sun command creditcard cross cross.case d diamond divide doc drop e envelope
    circle: equal eurosign eye eye.slash f figure.run figure.walk film fish flag flame folder
    circle: football fork.knife fuelpump g gamecontroller gear gearshape gift graduationcap h
    circle: hammer hand.raised hand.thumbsdown hand.thumbsup hare headphones heart heart.slash
    circle: hourglass house i icloud infinity iphone j k l ladybug leaf lightbulb
    circle: line.3.horizontal line.3.horizontal.decrease line.horizontal.3 link list.bullet lock m
    circle: magnifyingglass map message message.badge mic mic.slash moon moon.stars mountain.2
    circle: multiply music.mic n newspaper number o p paperclip paperplane pawprint pencil
    circle: person.2 phone photo pill pills pin popcorn power q r repeat repeat.1 s scissors
    circle: shippingbox shuffle snowflake soccerball speaker speaker.slash speaker.wave.2
    circle: sportscourt square square.and.arrow.up square.and.pencil sun.max sunrise sunset t tag
    circle: theatermasks timer tornado tram trash tray tree triangle trophy tv u umbrella v video
    circle: viewfinder w waveform wifi wind x y z
    circle.fill: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
    circle.fill: 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 a archivebox
    circle.fill: arrow.clockwise arrow.counterclockwise arrow.down.left
    circle.fill: arrow.triangle.2.circlepath arrow.up.arrow.down arrow.up.left arrow.up.right
    circle.fill: arrow.uturn.backward arrow.uturn.left asterisk at b bag bell book bookmark
    circle.fill: briefcase bubble.left bubble.right building.columns c calendar camera car cart
    circle.fill: chart.line.uptrend.xyaxis chevron.forward circle circle.grid.3x3 clock cloud
    circle.fill: command creditcard cross d diamond divide doc drop e ellipsis envelope equal
    circle.fill: eurosign eye eye.slash f figure.run figure.walk film flag flame folder fork.knife
    circle.fill: fuelpump g gamecontroller gear gearshape gift graduationcap h hammer hand.raised
    circle.fill: hand.thumbsup headphones heart hourglass house i icloud infinity j k l leaf
    circle.fill: lightbulb line.3.horizontal line.3.horizontal.decrease link list.bullet location
    circle.fill: lock m magnifyingglass map message mic moon multiply n newspaper number o p
    circle.fill: paperclip paperplane pawprint pencil person.2 phone photo pill pills pin power q
    circle.fill: r repeat s shippingbox shuffle snowflake speaker speaker.slash speaker.wave.2
    circle.fill: square.and.arrow.up square.and.pencil sun.max t tag timer trash trophy u v video
    circle.fill: viewfinder w waveform wifi x y z
    diamond: checkmark figure.walk minus plus questionmark xmark
    diamond.fill: checkmark plus questionmark
    fill: ant arrow.triangle.2.circlepath.camera arrowshape.turn.up.left.2 backpack
    fill: backward.end.alt backward.frame baseball bathtub bolt.car book.pages box.truck brain
    fill: brain.head.profile building building.columns cablecar camera.rotate capslock
    fill: captions.bubble carrot cat chair chair.lounge cloud.fog computermouse cube.transparent
    fill: dial.min die.face.5 doc.on.clipboard doc.richtext face.dashed fan ferry football
    fill: forward.end.alt forward.frame hare icloud.and.arrow.up internaldrive lamp.table lungs
    fill: mail mail.stack memorychip menucard metronome moon.zzz photo.stack pill popcorn
    fill: quote.bubble record.circle rectangle.grid.1x2 rectangle.grid.2x2 rectangle.portrait
    fill: rectangle.portrait.and.arrow.right rectangle.split.3x1 rotate.3d rotate.left
    fill: rotate.right safari screwdriver shift sportscourt square.and.arrow.down
    fill: square.and.arrow.up square.grid.3x2 storefront sunglasses sunrise sunset table
    fill: tablecells takeoutbag.and.cup.and.straw tennisball text.book.closed tray.2 tray.full
    fill: truck.box wallet.pass wineglass
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
    square: arrow.right arrow.up arrow.up.arrow.down arrow.up.right b bolt bookmark c chevron.down
    square: chevron.forward chevron.left chevron.right chevron.up circle command curlybraces
    square: cursorarrow d divide dollarsign e equal eurosign exclamationmark eye f flag g h
    square: hand.raised heart i info j k l location lock m mappin multiply n number o p pin play q
    square: questionmark r s square.grid.3x3 star t timer trash u v w wifi x y z
    square.fill: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
    square.fill: 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 a arrow.down
    square.fill: arrow.left arrow.right arrow.up arrow.up.right b bolt c chevron.down
    square.fill: chevron.right chevron.up d dollarsign e equal exclamationmark eye f g h
    square.fill: hand.raised heart i info j k l location m n number o p play q questionmark r s
    square.fill: star t u v w x y z
    triangle: drop info
    triangle.fill: drop
    """
}
