import Foundation
import Legato

/// Three weeks of a conversation with Maya: 400 messages.
enum ChatHistory {
  static let messages: [ChatMessage] = {
    var messages: [ChatMessage] = []
    var day = 0
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#"), let number = Int(line.dropFirst(2)) {
        day = number
        continue
      }
      // The minute of the day, who writes, and what, several messages with a slash in between.
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      let clock = parts[0].split(separator: ":").compactMap { Int($0) }
      guard parts.count == 3, clock.count == 2 else { continue }
      for (index, text) in parts[2].components(separatedBy: " / ").enumerated() {
        messages.append(
          ChatMessage(
            id: "message-\(messages.count + 1)", text: text, isOwn: parts[1] == ">",
            time: date(day: day, minute: clock[0] * 60 + clock[1], second: index * 12)))
      }
    }
    return messages
  }()

  /// A moment of November 2026.
  static func date(day: Int, minute: Int, second: Int = 0) -> Date {
    let first = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2026, month: 11, day: 1)
    return (first.date ?? .distantPast)
      .addingTimeInterval(Double(((day - 1) * 24 * 60 + minute) * 60 + second))
  }

  private static let text = """
    # 1
    19:20 > Hi Maya, it’s the one from the altos, third chair / You left your umbrella under mine / It’s green and it has opinions
    19:26 < It does! It turns inside out when it disagrees / I thought I had lost it at the pier
    19:28 > It’s drying in my bath / I’ll bring it on Thursday
    19:31 < You don’t have to / but please do / it was my grandmother’s
    19:32 > Then it gets a seat on the tram
    19:35 < Window side / She liked looking out
    19:40 > Window side it is / See you at rehearsal!
    19:41 < See you! / And thank you, third chair
    # 2
    8:04 < Good morning! Is this still your number? / It’s Maya, from the choir
    8:31 > It is! Good morning / How was the rest of the evening?
    8:33 < Long. We sang on the bridge until somebody opened a window / and then he sang along
    8:35 > No! / The one with the dog?
    8:35 < The dog as well
    8:41 > I should not have taken the early train
    8:44 < You should not / Next time you stay until the dog
    12:15 < Do you have the notes for the slow one? Mine are in the rain
    12:22 > In the rain? / As in, still?
    12:23 < On the railing, to be exact. I went back, they are soup
    12:30 > I’ll copy mine tonight. Alto, right?
    12:31 < Alto. Thank you, you are a saint / with a printer
    # 3
    18:50 > Copied, pages 1 to 14. Page 9 has a coffee ring, it was there when I got it
    18:52 < The coffee ring is part of the piece / Molto espressivo
    18:53 > Molto espresso
    18:53 < I’m leaving this conversation
    18:59 > When can I give them to you?
    19:04 < Thursday before rehearsal? I come from work, so either very early or very late
    19:05 > Very early. I’ll be at the kiosk at six
    19:05 < See you at the kiosk!
    # 4
    7:30 < Day two without notes. I sang page 9 from memory at the bus stop / An old man said it needs more coffee
    7:33 > Everybody is a critic / Was he right?
    7:34 < Sadly yes
    12:10 > Lunch by the canal? I have one hour and two sandwiches
    12:12 < I have one meeting and no sandwiches / So yes / but only in twenty minutes
    12:13 > Second bench after the bridge / The first one belongs to the swans
    12:14 < I know about the swans
    13:20 > You left half a sandwich / The swans noticed
    13:22 < That was a gift / A strategic one
    13:24 > They’re following me now / Maya / They’re on the pavement
    13:25 < Walk slowly, hum something in a major key
    13:26 > It works???
    13:27 < It always works / They hate minor
    20:02 < Did you get home unfollowed?
    20:03 > One came as far as the pharmacy / We parted as friends
    # 5
    17:48 < Bus is standing. The driver has got out to look at something
    17:49 > At what?
    17:51 < A goose
    17:52 > A goose??
    17:55 < It would not move. He is negotiating / We are moving. The goose is walking in front
    18:02 > I’m at the kiosk. Tea or coffee?
    18:03 < Tea, and whatever has the most sugar
    18:20 < I see you, turn round
    22:47 < Thank you for the notes. And for the bun / And for standing next to me in the fast part, I would have come in a bar early
    22:50 > We both came in a bar early
    22:50 < But together
    22:51 > That’s what a choir is
    22:55 < Good night, second bar
    22:56 > Good night!
    # 6
    9:10 > Have you read the list for December? / We are doing the one with eight parts
    9:30 < Eight! / We are twenty-two people
    9:31 > Two and a half each, and one is always ill
    9:33 < I’ll take the half
    13:05 < Question, unrelated: do you know anybody with a van?
    13:09 > My brother has one, sort of. Why?
    13:10 < I bought a piano / I did not mean to
    13:11 > How does one not mean to
    13:14 < It was 40 euros and it looked at me
    13:15 > Which floor are you on?
    13:15 < Don’t ask
    13:16 > Which floor
    13:19 < Fourth
    13:20 > Oh no / Is there a lift?
    13:21 < There is a lift for people who own a flute
    13:30 > Let me ask my brother. He owes me for the thing with the boat
    13:31 < What thing with the boat?
    13:32 > Another time / He says Saturday the 14th, and that he wants lunch
    13:33 < He can have all the lunch in the world
    # 7
    10:02 < Do you think it fits through a door of 78 cm?
    10:10 > How wide is it?
    10:24 < 61 deep, 148 wide, and 119 high / and it says Zimmermann in gold
    10:26 > Then it goes in upright, one end first. The corner in the stairwell is what worries me
    10:27 < It worries me too. I measured it with my arms
    10:28 > Please measure it with something that is not arms
    10:45 < 104 cm, with a tape / Is that good?
    10:52 > That’s tight. But it’s more than arms
    10:53 < I have faith in geometry
    16:20 > My brother asks how heavy
    16:21 < “Normal for a piano”
    16:22 > He says that’s not a number
    16:30 < 210 kg
    16:31 > He now wants two lunches
    # 8
    9:15 > Harbour today? It’s dry until four
    9:40 < Yes! I have wanted to see the old ships for ages / Give me an hour, I look like a hedge
    9:41 > Hedges are welcome
    10:50 < At the tram. Two stops
    10:58 > I’m by the blue crane, with a bag of rolls
    11:02 < I see a crane. It’s green
    11:03 > It’s the other side
    11:04 < Of the water??
    11:05 > Of the crane
    11:06 < Oh / Hello
    17:30 > I have sunburn. In November
    17:34 < It’s the wind. My nose is a lighthouse
    17:35 > The three-master was worth it
    17:40 < The man who explained the knots for forty minutes was worth it / I can do a bowline now, ask me
    17:41 > Do a bowline
    17:42 < Done, I have tied myself to the radiator
    17:43 > How long have you been there
    17:44 < I needed somebody to know
    20:40 < I looked up the blue crane. It was green until 1994 / So we were both right / in different years
    20:44 > That’s the nicest way anybody has ever won an argument with me
    20:45 < I’ll put it on a plaque / on the crane
    # 9
    7:55 < I have the song about the anchor in my head. Since four
    8:01 > Which verse
    8:01 < All of them at once
    8:03 > That’s the eight-part version. You’re practising
    12:40 > The ferry company has an open day on the 21st, they let people onto the bridge / The ship’s bridge, not our bridge
    12:44 < Is that a Saturday?
    12:44 > It is
    12:46 < Then yes / May I press the horn?
    12:47 > I think that’s up to the captain
    12:48 < I’ll bring cake for the captain
    20:15 < Found this in the programme from 1987: “The audience is kindly asked not to join in before the refrain”
    20:16 > They knew us
    20:17 < They knew the man with the dog
    # 10
    13:00 > How is the soup of notes? Did it dry?
    13:12 < It did! It’s now a sculpture / I hung it in the kitchen
    13:13 > Does it still say anything?
    13:15 < “piano”, twice. I took that as a sign
    13:16 > So that’s how it came to look at you
    18:20 < Would you say a cellar with 70 % humidity is bad for a piano?
    18:21 > Yes
    18:21 < And a hallway?
    18:22 > Maya, where is the piano
    18:25 < At the seller’s. Until Saturday. I’m only thinking ahead
    18:26 > Think about the living room
    18:27 < The living room has a sofa where the piano would be
    18:30 > Then think about the sofa
    18:41 < Measured the sofa / 212 cm / It was a very optimistic sofa
    18:43 > How did it get up there? / The corner is 104
    18:44 < In two halves, the man said / It has a zip / I lived on a sofa with a zip
    # 11
    8:30 < The sofa is on the internet
    8:31 > That was quick
    8:34 < Somebody wants to come and smell it
    8:35 > Smell it?
    8:36 < To check for cats, she says. I like her
    19:10 < Sofa sold! She smelled it for a long time and then she hugged it
    19:12 > So what do you sit on now?
    19:12 < The floor, like a philosopher
    19:13 > I have a folding chair for you
    19:15 < And a philosopher accepts
    # 12
    17:30 > Running ten minutes late
    17:31 < I’m running twenty. See you ten minutes before me
    17:50 > They’ve started with breathing / You’re missing the breathing
    17:52 < I’m breathing on the tram
    22:40 < The second page finally works!
    22:42 > It was you, you held the F
    22:43 < I held it because I was afraid of what comes after it
    22:44 > Fear is a tempo marking
    22:45 < Write that down
    22:50 > Two days to the piano / Is the path clear? / Shoes, bicycles, neighbours?
    22:53 < Shoes gone, bicycle asked to move, neighbours informed with a note / The note has a drawing
    22:54 > Of the piano?
    22:55 < Of all of us under it / smiling
    # 13
    12:00 > Tomorrow: van at nine. Brother, me, two straps, four blankets, a board with wheels
    12:04 < I have lunch for ten, gloves and a first aid kit
    12:05 > What’s in the kit?
    12:06 < Plasters and chocolate
    12:07 > Professional
    12:20 < And my neighbour from the second floor offers his door, in case it has to rest
    12:21 > His door?
    12:22 < As a place to put it down. His words: “A piano may always rest with me”
    12:24 > I want your neighbours
    21:30 > Sleep well. Lift with the legs
    21:31 < I’ll sleep with the legs as well / Good night!
    # 14
    8:52 > We’re outside. The van is the one that makes the noise
    8:53 < Everybody knows / Coming down
    14:10 > Home. I can’t lift my arms to type, I’m using my nose
    14:12 < You typed a comma with your nose
    14:13 > Took three tries
    14:20 < I can’t believe it’s here / I can’t believe the corner
    14:21 > 104 cm. Geometry
    14:22 < Your brother took the banister off with a spoon
    14:23 > He’s done worse with a spoon
    14:25 < It’s a half tone too low and the lowest D does not exist / I love it so much
    14:26 > What did you play first?
    14:27 < The anchor, all verses / Somebody knocked
    14:28 > To complain?
    14:29 < To join in before the refrain
    19:45 < Sending you both a photo when I find the phone that takes photos
    19:50 > Isn’t that this one?
    19:52 < I mean in the evening light it’s a different phone
    # 15
    11:11 > Did it survive its first night?
    11:30 < It creaked at three. Like a ship / I talked to it
    11:31 > What did you say?
    11:33 < That it’s on the fourth floor now and nobody will ever move it again
    11:34 > Please let that be true
    15:02 < Does your tuner friend do house calls to the fourth floor?
    15:10 > Lucía? She does everything if there’s cake
    15:11 < I’m beginning to see how this town works
    15:20 > She can come on Wednesday at five
    15:21 < Wednesday at five, lemon or plum?
    15:24 > She says yes
    20:30 < My grandmother’s umbrella stands next to it now / They look related / Same temper
    20:33 > Does it creak too?
    20:34 < Only at night / in thirds
    20:36 > I’d like to hear that / from the first floor
    # 16
    9:00 < I dreamt that we moved the sea to the fourth floor
    9:04 > How did it go round the corner?
    9:04 < In waves
    9:05 > I walked into that one
    18:10 > I can bring the projector on Friday, if you bring the wall
    18:15 < My wall is free since the sofa. It’s very white and a bit lonely
    18:16 > Which film?
    18:18 < The one about the lighthouse / There’s hardly any talking in it
    18:19 > Then we can talk
    18:20 < That was my plan
    20:12 > What do we eat with a lighthouse? / Fish seems cruel
    20:14 < Pancakes / Round, yellow / You turn them and they shine
    20:15 > I’ll bring the jam / and the big pan
    # 17
    7:40 > Fog! I can’t see the church
    7:44 < I can’t see my shoes
    7:45 > Are you wearing any?
    7:50 < That’s what I’m trying to find out
    21:05 < Practised for an hour. My left hand knows it, my right hand is on holiday
    21:07 > Mine are the other way round. We should share a bench
    21:08 < Duet! / Is there anything easy for one left and one right hand?
    21:15 > There’s a Schubert. It isn’t easy
    21:16 < But it’s slow?
    21:16 > It’s slow
    21:17 < Then it’s easy, it only takes longer
    21:30 > I found the Schubert! / It was under the tax papers / Page one says “for four hands that trust each other”
    21:32 < That’s us / isn’t it?
    21:33 > It’s us
    # 18
    17:20 < Lucía is here. She’s lying under it
    17:21 > That’s normal
    17:24 < She found a postcard inside! From 1961, from Skagen
    17:25 > What does it say?
    17:31 < “The light here is as you said. Come when you can. E.”
    17:33 > And? Did they come?
    17:34 < It doesn’t say. It was in the piano
    17:40 > Now I need to know
    17:41 < So do I / So does Lucía, she has stopped tuning
    18:30 < The lowest D exists again
    18:31 > What did she do?
    18:33 < There was a pencil in it. Also from 1961, we think
    18:35 > You bought a letterbox
    18:36 < With 88 keys
    # 19
    22:15 > That was the best rehearsal so far
    22:20 < Eight parts and nobody fainted
    22:21 > One person cried
    22:22 < That was me, I stood on my own foot
    22:25 > Good night, Zimmermann
    22:26 < Good night, folding chair
    22:40 > Did anybody answer the thing with the postcard? / You wanted to ask the archive
    22:44 < They have nine people called E. / Four of them moved to the north / One of them kept bees
    22:45 > I hope it’s the one with the bees
    22:46 < So does the archive / She said so, very quietly, it’s an archive
    # 20
    16:40 > Projector packed. Do you have a cable?
    16:44 < I have a drawer of cables. It’s a community
    16:45 > Any that’s flat on one side and sad on the other?
    16:47 < I know exactly which one you mean / Found it, behind the very long one
    19:02 > Downstairs
    19:03 < Fourth floor, follow the creaking
    23:58 < I keep thinking of the stairs in the film
    23:59 > All 264 of them
    # 21
    0:05 < Did you count?!
    0:06 > He counted aloud. You were asleep
    0:07 < I was listening with my eyes shut
    0:08 > You said “horn” once
    0:08 < That’s for tomorrow / Today!
    8:20 > Good morning, captain. 9:40 from Pier 3
    8:22 < I’m up! I’m baking! There’s flour on the piano
    8:23 > Why is there flour on the piano
    8:24 < I was reading the recipe from the music stand
    8:25 > Of course
    9:28 > I’m at the pier. There’s a queue, mostly children and one man with a dog
    9:29 < THE man with the dog?
    9:30 > I think so. He nodded
    9:35 < I’m running. The cake is level
    15:10 < I PRESSED THE HORN
    15:11 > I know. I was next to you / I can’t hear you, but I know
    15:12 < The captain said I have good timing
    15:13 > You came in a bar early
    15:13 < But together
    15:40 < He took two pieces. And the dog took one
    15:44 > Good day?
    15:45 < The best / My ears are still at sea
    20:31 > I looked it up. Skagen is nine hours away, with two trains and a bus
    20:33 < Is it far from the light?
    20:34 > It’s at the light
    20:40 < I’m free in the second week of December
    20:41 > We have the concert on the 14th
    20:42 < Then after. “Come when you can”
    20:43 > I’ll bring the postcard
    20:43 < I’ll bring the horn
    20:50 < Do you think they’d let us sing there? / Outside, I mean / for the light
    20:52 > I think the light is used to worse
    20:55 < Then it’s a tour / Two people, one umbrella, one horn
    20:56 > I’ll tell the swans
    # 22
    8:49 < Good morning! I slept ten hours and woke up with flour in my ear
    8:55 > That’s a good sign in a baker
    8:58 < Are we still on for the duet today?
    9:02 > Yes! I have the Schubert, and two left hands
    9:05 < Perfect, I have two right ones
    9:12 > Shall I bring anything? Rolls? A metronome?
    9:14 < Rolls. No metronome, it only makes us sad
    9:20 > Lucía asks whether she may listen. She promises not to lie under it
    9:21 < She may. She may even lie
    9:26 < Got the tickets for the concert, by the way! Row 7, so close that we will see the strings move
    9:30 > We’re singing in the concert, Maya
    9:31 < Not in the second half!
    9:33 > True. Row 7 it is
    9:40 < I’ll put the kettle on at three
    """
}
