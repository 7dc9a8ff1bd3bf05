import Legato

/// What lies in the inbox: 200 conversations of somebody who puts up exhibitions.
struct Mailbox {
  /// What a conversation is about.
  enum Topic: String, CaseIterable {
    case team = "Team"
    case people = "People"
    case travel = "Travel"
    case reading = "Reading"
  }

  private(set) var conversations: [Conversation] = []
  private(set) var topics: [Conversation.ID: Topic] = [:]

  /// A line each: time, topic with a `*` where it is unread, name, the last thing that was said.
  init(_ text: String = Mailbox.text) {
    for (number, line) in text.split(separator: "\n").enumerated() {
      let parts = line.split(separator: "|", maxSplits: 3).map(String.init)
      guard parts.count == 4 else { continue }
      let conversation = Conversation(
        id: "mail-\(number + 1)", name: parts[2], preview: parts[3], time: parts[0],
        isUnread: parts[1].hasSuffix("*"))
      conversations.append(conversation)
      topics[conversation.id] =
        switch parts[1].first {
        case "T": .team
        case "P": .people
        case "V": .travel
        default: .reading
        }
    }
  }

  var unreadCount: Int { conversations.count(where: \.isUnread) }

  // MARK: Changes

  /// What was archived, and where it lay.
  struct Archived: Hashable {
    let conversation: Conversation
    let index: Int
  }

  /// - Returns: `nil` where there is no such conversation.
  mutating func archive(_ id: Conversation.ID) -> Archived? {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return nil }
    return Archived(conversation: conversations.remove(at: index), index: index)
  }

  mutating func restore(_ archived: Archived) {
    conversations.insert(archived.conversation, at: min(archived.index, conversations.count))
  }

  mutating func insert(_ conversation: Conversation) { conversations.insert(conversation, at: 0) }

  mutating func markAsRead(_ id: Conversation.ID) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    conversations[index].isUnread = false
  }

  mutating func markAllAsRead() {
    for index in conversations.indices { conversations[index].isUnread = false }
  }

  // MARK: Data

  private static let text = """
    9:41|T*|Noor Haddad|Three drafts of the poster are in the folder. I like the second one best, but the type could be larger.
    9:26|P*|Maya Lindgren|Got the tickets! Row 7, so close that we will see the strings move.
    9:12|V*|Harbour Ferries|Your booking for Saturday: two adults, 9:40 from Pier 3.
    8:58|T|Tomás Vidal|Thursday works. Shall we begin with the slow room and leave the loud one for the afternoon?
    8:40|T*|Install crew|Ben: The plinth for the loom is 4 cm too wide for the lift. Any ideas?
    8:15|P|Ines Weber|The one with the heron came out beautifully.
    7:52|R*|The Slow Review|Issue 112: why museums are turning down the lights.
    7:30|V|City Bikes|Your ride yesterday: 23 minutes, 4.8 km.
    7:04|P|Dad|Call me when you are up, nothing urgent.
    Yesterday|T|Priya Raman|Loan agreement signed by both sides. Scan attached, the paper copy is in the post.
    Yesterday|T*|Lighting|Okan: 180 lux in room two is the limit, the textiles cannot take more.
    Yesterday|P|Book club|Lea: Next time at mine, I have six chairs and one sofa.
    Yesterday|V|Night Train 467|Compartment 21, beds 4 and 5. Please be on the platform ten minutes early.
    Yesterday|R|Type Tuesday|A grotesque that was drawn for timetables, and why it still works.
    Yesterday|T|Accounts|Invoice 2291 is approved and goes out with Friday’s run.
    Yesterday|P*|Jonas Ek|Are you still looking for somebody to feed the cat in March?
    Yesterday|T|Noor Haddad|The printer wants the final files by noon on Wednesday.
    Yesterday|V|Hotel Aurora|We have noted the late arrival. Your key will be in the box with the blue lid.
    Yesterday|P|Amara Osei|That soup. I need the recipe, and so does my mother.
    Yesterday|R|Open Hardware Weekly|A split-flap display you can build from bicycle parts.
    Saturday|P|Maya Lindgren|Perfect, see you at the corner.
    Saturday|T|Captions|Ruth: Room four is down to 60 words each. It hurt, and it is better.
    Saturday|P|Running group|Felix: 8 km, easy, meet at the bridge. Rain or not.
    Saturday|V|Airport Lockers|Locker 118 is yours until Monday, 10:00.
    Saturday|R|Field Notes|How to draw water without drawing any lines.
    Friday|T*|Tomás Vidal|Re: Rehearsal. Can we have the hall until ten? The quartet wants a second run.
    Friday|T|Press office|Two radio stations have confirmed for the opening. One would like a live tour.
    Friday|P|Lucía Ferrer|I found your scarf under the piano!
    Friday|V|Harbour Ferries|Timetable change from December: the last boat now leaves at 22:10.
    Friday|T|Install crew|Ben: Lift fits if we take the handles off. Handles are off.
    Friday|R|Papercuts|Thirty museums that let you touch things.
    Friday|P|Kenji Mori|Landed. Everything here smells of cedar.
    Friday|T|Registrar|Condition report for the kites: two small tears, both old, photographs attached.
    Thursday|T|Priya Raman|The courier asks whether somebody can sign before eight.
    Thursday|P*|Sofia Marin|Do you have the number of the luthier you told me about?
    Thursday|V|Rail Pass|Your pass runs out on 30 November. Renew it in two minutes.
    Thursday|T|Audio guide|Eva: Takes 14 to 22 are cut. The whisper in 17 is wonderful.
    Thursday|R|The Slow Review|Letters: on benches, and who gets to sit on them.
    Thursday|P|Neighbours|Frau Albers: The stairwell will be painted next week. Mint, they say.
    Thursday|T|Noor Haddad|Colour proof arrived. The red is a little too warm, I have asked for another.
    Wednesday|T|Shop|Elif: 300 postcards or 500? The price for 500 is almost the same.
    Wednesday|P|Grandma|I have knitted you socks for the cold halls.
    Wednesday|V|Hotel Aurora|Thank you for your stay. You left a charger; shall we send it on?
    Wednesday|T|Security|New badges are at the north gate from Monday.
    Wednesday|R|Kitchen Diary|One pot, one lemon, and twenty minutes.
    Wednesday|P|Amara Osei|Film on Friday? The one about the lighthouse is on again.
    Wednesday|T*|Insurance|We still miss the values of items 41 to 46.
    Tuesday|T|Tomás Vidal|The quartet says yes to everything, even to the staircase.
    Tuesday|P|Ines Weber|Photos from the lake, all 214 of them, sorry.
    Tuesday|V|City Bikes|Your November in numbers: 61 km, 14 rides, no car.
    Tuesday|R|Type Tuesday|Numbers that line up: a small history of tabular figures.
    Tuesday|T|Captions|Ruth: Is it a loom or a frame? The donor says frame, the catalogue says loom.
    Tuesday|P|Jonas Ek|The cat says thank you.
    Tuesday|T|Lighting|Okan: Dimmers are in. Please nobody touch fader six.
    Monday|T|All staff|Director’s office: The opening is three weeks from today. Cake at four.
    Monday|P|Maya Lindgren|I can bring the projector, if you bring the wall.
    Monday|V|Night Train 467|How was your journey? Three questions, one minute.
    Monday|R|Open Hardware Weekly|The quietest motor in the world, and what it is for.
    Monday|T|Install crew|Ben: Wall C is up, plumb, and somehow pink.
    Monday|P|Running group|Felix: New record! Nobody got lost.
    15 Nov|P|Lucía Ferrer|The concert is sold out, but I know the person at the door.
    15 Nov|R|Field Notes|Birdsong as notation: a pull-out page.
    15 Nov|V|Airport Express|Your receipt for two single tickets.
    14 Nov|T|Registrar|Crate 9 is late. It is in Hamburg, it is fine, it is being looked at by customs.
    14 Nov|T|Priya Raman|The lender would like a photograph of the case before it is closed.
    14 Nov|P|Dad|The tomatoes survived the frost!
    14 Nov|R|The Slow Review|Issue 111: the politics of handrails.
    14 Nov|T|Noor Haddad|Second proof is right. Sending it off.
    14 Nov|V|Mountain Huts|Your bunk for New Year’s Eve is confirmed. Bring a sleeping bag liner.
    13 Nov|T|Accounts|Please split invoice 2274 by room.
    13 Nov|P|Kenji Mori|They still make the paper by hand. I bought too much of it.
    13 Nov|T|Audio guide|Eva: Could you read two lines again? The tram went by.
    13 Nov|R|Papercuts|The exhibition that closes when it rains.
    13 Nov|P|Book club|Lea: 340 pages, four weeks, we can do this.
    12 Nov|T|Shop|Elif: The pencils have come. They say “Motoin”. Sending them back.
    12 Nov|P|Sofia Marin|It is a crack in the varnish, not in the wood. Relief!
    12 Nov|V|Rail Pass|Works between Lake Road and the old mill on 21 and 22 November.
    12 Nov|T|Security|Night guard asks that the kinetic piece be unplugged, not just switched off.
    12 Nov|R|Kitchen Diary|Bread for people who forget to buy bread.
    11 Nov|T|Tomás Vidal|I measured the echo in the stairwell: 2.4 seconds. Lovely for cellos, terrible for speeches.
    11 Nov|P|Amara Osei|My sister is in town, are you free on Sunday?
    11 Nov|T|Press office|The photo with the kites is the one everybody wants.
    11 Nov|R|Type Tuesday|Ink traps, or how to leave room for a mistake.
    11 Nov|V|Harbour Ferries|Lost and found: a green umbrella, Pier 3.
    10 Nov|T|Install crew|Ben: We need one more day in room two. The ceiling is older than the plan.
    10 Nov|P|Neighbours|Frau Albers: Parcel for you with me, it is heavy.
    10 Nov|T|Captions|Ruth: All German texts are in. English by Friday.
    10 Nov|P|Grandma|What is a kinetic sculpture, dear?
    10 Nov|R|Open Hardware Weekly|Bearings, explained with marbles.
    9 Nov|P|Maya Lindgren|Saturday morning, harbour, you and me and a very large breakfast?
    9 Nov|V|City Bikes|A new station near you: Weaver’s Square.
    9 Nov|R|Field Notes|A walk along a river that is no longer there.
    8 Nov|P|Running group|Felix: The group photo. Somebody blinked. Everybody blinked.
    8 Nov|T|Lighting|Okan: Tested the sunrise programme. It made two of us yawn, so it works.
    7 Nov|T|Registrar|Crates 1 to 8 are in the building and acclimatising until Thursday.
    7 Nov|T|Priya Raman|Could you send me the floor plan with the new doors?
    7 Nov|P|Jonas Ek|The recording from the church is up. Headphones!
    7 Nov|R|The Slow Review|Issue 110: a museum of waiting rooms.
    7 Nov|V|Night Train 467|Booking received. You will get your compartment two weeks before you travel.
    6 Nov|T|Noor Haddad|What about setting the title on a curve? Only the title. Only once.
    6 Nov|T|Insurance|Premium attached. Valid until 30 June.
    6 Nov|P|Lucía Ferrer|I am learning the piece you like. Slowly. Very slowly.
    6 Nov|R|Papercuts|What a school class asked a robot arm.
    6 Nov|T|Shop|Elif: Do we want the mug or the umbrella? We cannot have both.
    5 Nov|T|Accounts|Travel costs for October are booked.
    5 Nov|P|Kenji Mori|I will be back on the 20th with presents and no sleep.
    5 Nov|T|Audio guide|Eva: Studio booked for two afternoons.
    5 Nov|R|Kitchen Diary|Soup season: an index.
    5 Nov|V|Hotel Aurora|Your reservation from 11 to 13 November.
    4 Nov|T|Tomás Vidal|A string quartet on the staircase. Hear me out.
    4 Nov|P|Dad|Which screws did you take from the cellar?
    4 Nov|R|Type Tuesday|The comma that looks like a tadpole.
    4 Nov|T|Captions|Ruth: New word of the day: escapement.
    3 Nov|T|All staff|Director’s office: Winter hours begin today. Doors close at five.
    3 Nov|P|Amara Osei|Thank you for the plants. They have names now.
    3 Nov|R|Open Hardware Weekly|A clock without hands, and without numbers.
    3 Nov|T|Install crew|Ben: Took down the summer show in nine hours. A record, and one broken lamp.
    3 Nov|P|Sofia Marin|See you on Wednesday at the tuning?
    2 Nov|P|Ines Weber|Next lake weekend: the last one in April, mark it.
    2 Nov|V|City Bikes|Thank you for a year of rides.
    1 Nov|P|Book club|Lea: Vote: short stories (5), the very long novel (4).
    1 Nov|R|Field Notes|The colours of rust, a chart.
    31 Oct|T|Registrar|Loan list, final. Nothing comes in after this, please.
    31 Oct|T|Priya Raman|Contract with the transport people is through.
    31 Oct|R|The Slow Review|Issue 109: instruments nobody can play.
    31 Oct|P|Neighbours|Frau Albers: Sweets for the children are on the second floor.
    30 Oct|T|Noor Haddad|Mood board, third try. Less copper, more chalk.
    30 Oct|P|Maya Lindgren|Your bike lamp is at mine.
    30 Oct|R|Papercuts|Eleven chairs that are not for sitting.
    30 Oct|V|Rail Pass|The winter timetable, as a file and on paper.
    29 Oct|T|Security|Fire drill on Thursday at ten. Please act surprised.
    29 Oct|T|Lighting|Okan: Quote for the dimmers attached.
    29 Oct|P|Running group|Felix: Clocks changed. Who ran alone at eight? Me.
    29 Oct|R|Kitchen Diary|What to do with one quince.
    28 Oct|T|Tomás Vidal|List of works in the order of how loud they are.
    28 Oct|P|Kenji Mori|Packing. How cold is cold there?
    28 Oct|R|Type Tuesday|Why timetables are set in two weights.
    28 Oct|T|Shop|Elif: Last year’s calendar: 40 left, half price?
    27 Oct|T|Press office|First announcement is out. Three newspapers, one of them on page one.
    27 Oct|P|Lucía Ferrer|The piano tuner told me a story about you.
    27 Oct|R|Open Hardware Weekly|The hinge issue.
    27 Oct|T|Accounts|Budget, version six. We are 2 % over, and I know where.
    26 Oct|P|Grandma|The parcel has come. Thank you for the honey.
    26 Oct|R|Field Notes|Fog, in six pencils.
    25 Oct|P|Jonas Ek|Rehearsal moved to the chapel, the hall is too dry.
    25 Oct|V|Mountain Huts|Do you want to wait for a place on 31 December? You are second in line.
    24 Oct|T|Priya Raman|The lender says yes!
    24 Oct|T|Captions|Ruth: Style sheet attached. No “unique”, no “iconic”.
    24 Oct|R|The Slow Review|Issue 108: the door handle.
    24 Oct|P|Amara Osei|I passed!
    23 Oct|T|Install crew|Ben: Floor can take 500 kg a square metre. The loom is 430. Good.
    23 Oct|P|Sofia Marin|Strings ordered, two weeks.
    23 Oct|R|Papercuts|Who cleans the mobile?
    23 Oct|V|Airport Express|Strike on 24 October: your ticket is valid on all trains.
    22 Oct|T|Noor Haddad|Typeface: between two. Sending both on a postcard, so that you hold them.
    22 Oct|T|Audio guide|Eva: Three voices recorded as a test. Vote by number, not by name.
    22 Oct|P|Dad|Your old school has a new roof.
    22 Oct|R|Kitchen Diary|Toast, seriously.
    21 Oct|T|Registrar|Climate log for September: no alarms.
    21 Oct|P|Book club|Lea: Who has my copy?
    21 Oct|R|Type Tuesday|A specimen that was printed on cheese paper.
    20 Oct|T|All staff|Director’s office: Welcome Okan, who will look after our light.
    20 Oct|T|Tomás Vidal|What moves us, and what moves: two titles on one poster?
    20 Oct|P|Running group|Felix: New route along the canal, swans have right of way.
    20 Oct|R|Open Hardware Weekly|Pendulums for beginners.
    19 Oct|P|Maya Lindgren|The lighthouse is open to visitors until November!
    19 Oct|V|Harbour Ferries|Winter tickets: ten rides for the price of eight.
    18 Oct|P|Ines Weber|Heron season.
    18 Oct|R|Field Notes|Maps that were folded too often.
    17 Oct|T|Security|Keys 14 and 15 are missing. If they are in your coat, no questions asked.
    17 Oct|T|Insurance|Form for the loans attached, 46 lines.
    17 Oct|R|The Slow Review|Issue 107: who winds the clocks?
    17 Oct|P|Kenji Mori|Passport came. I am really going.
    16 Oct|T|Lighting|Okan: First walk through the rooms with a lamp and a notebook.
    16 Oct|P|Neighbours|Frau Albers: The lime tree stays! We won.
    16 Oct|R|Papercuts|Labels for people who do not read labels.
    15 Oct|T|Press office|Interview on Thursday, twenty minutes, about stillness.
    15 Oct|T|Shop|Elif: Catalogue pre-orders: 112.
    15 Oct|P|Lucía Ferrer|Duet?
    15 Oct|R|Kitchen Diary|A cake that needs no oven.
    14 Oct|T|Accounts|Your card has been topped up for materials.
    14 Oct|T|Priya Raman|Transport offers compared, see the second sheet.
    14 Oct|R|Type Tuesday|The dash, the other dash, and the minus.
    14 Oct|V|City Bikes|Your helmet discount has arrived.
    13 Oct|T|Install crew|Ben: Measured every door. Measured them again. Room two is a trapezoid.
    13 Oct|P|Jonas Ek|New strings, old songs, Friday?
    13 Oct|R|Open Hardware Weekly|Gears you can eat.
    12 Oct|P|Amara Osei|Found the photo of us in the snow.
    12 Oct|R|Field Notes|The last page: your drawings of stairs.
    11 Oct|P|Grandma|Do not forget to eat.
    11 Oct|R|The Slow Review|Issue 106: sitting still for a portrait.
    10 Oct|T|Registrar|The kites fly to us on the 7th. In boxes.
    10 Oct|P|Maya Lindgren|Do you know how to get wax out of a map?
    10 Oct|V|Airport Express|Thank you for travelling with us.
    9 Oct|T|Noor Haddad|May I use the drawing of the stairs for the poster?
    9 Oct|R|Papercuts|A guided tour in the dark.
    9 Oct|P|Sofia Marin|The viola is home again.
    8 Oct|T|Captions|Ruth: First texts, first room. Be kind.
    8 Oct|P|Dad|Photo of the first snow. Blurred, it was cold.
    8 Oct|T|All staff|Director’s office: “The Art of Motion” opens on 14 December. It begins now.
    """
}
