extension StoryBound {
  /// By the names of the stories: what `LEGATO_STORY_COUNTS=1 swift test --filter StoryCounterTests`
  /// printed.
  static let all: [String: StoryBound] = [
    "message sent in 120": StoryBound(
      frames: 57...65, bodies: 124, layouts: 146, quiet: (4, 11), layers: 9,
      pixels: 95, filters: 0),
    "ten messages sent, 50 ms apart": StoryBound(
      frames: 81...91, bodies: 1210, layouts: 1132, quiet: (20, 83), layers: 50,
      pixels: 97, filters: 0),
    "messages received in 120": StoryBound(
      frames: 166...184, bodies: 295, layouts: 396, quiet: (3, 30), layers: 7,
      pixels: 95, filters: 0),
    "100 messages scrolled, one arrives every 0.5 s": StoryBound(
      frames: 275...305, bodies: 814, layouts: 2236, quiet: (11, 83), layers: 10,
      pixels: 97, filters: 0),
    "1000 messages scrolled, one arrives every 0.5 s": StoryBound(
      frames: 275...305, bodies: 814, layouts: 2236, quiet: (11, 83), layers: 10,
      pixels: 97, filters: 0),
    "text that streams in": StoryBound(
      frames: 166...184, bodies: 390, layouts: 7079, quiet: (4, 50), layers: 5,
      pixels: 28, filters: 0),
    "rows tapped": StoryBound(
      frames: 74...82, bodies: 200, layouts: 0, quiet: (4, 0), layers: 4,
      pixels: 22, filters: 0),
    "a row swiped and archived": StoryBound(
      frames: 54...60, bodies: 926, layouts: 1847, quiet: (0, 26), layers: 72,
      pixels: 71, filters: 0),
    "five rows archived, 100 ms apart": StoryBound(
      frames: 58...66, bodies: 1821, layouts: 4263, quiet: (0, 26), layers: 112,
      pixels: 100, filters: 0),
    "an inbox of 60 scrolled": StoryBound(
      frames: 164...182, bodies: 840, layouts: 5089, quiet: (41, 296), layers: 24,
      pixels: 100, filters: 0),
    "filter chips": StoryBound(
      frames: 95...107, bodies: 244, layouts: 512, quiet: (0, 0), layers: 14,
      pixels: 6, filters: 0),
    "floating button opened and closed": StoryBound(
      frames: 109...121, bodies: 150, layouts: 0, quiet: (0, 0), layers: 13,
      pixels: 19, filters: 6),
    "list buttons: one gives way to another": StoryBound(
      frames: 82...92, bodies: 629, layouts: 866, quiet: (8, 0), layers: 26,
      pixels: 32, filters: 0),
    "list buttons: several are chosen": StoryBound(
      frames: 59...67, bodies: 301, layouts: 310, quiet: (0, 0), layers: 6,
      pixels: 13, filters: 0),
    "cards chosen": StoryBound(
      frames: 109...121, bodies: 140, layouts: 285, quiet: (0, 0), layers: 11,
      pixels: 22, filters: 2),
    "toggles": StoryBound(
      frames: 85...95, bodies: 213, layouts: 948, quiet: (0, 0), layers: 63,
      pixels: 25, filters: 32),
    "content loads, comes and goes": StoryBound(
      frames: 156...174, bodies: 74, layouts: 1302, quiet: (0, 26), layers: 38,
      pixels: 46, filters: 0),
    "a download of 100 updates a second": StoryBound(
      frames: 108...120, bodies: 2329, layouts: 5977, quiet: (0, 0), layers: 7,
      pixels: 5, filters: 3),
    "work that is sent, done and fails": StoryBound(
      frames: 152...170, bodies: 99, layouts: 1020, quiet: (9, 114), layers: 13,
      pixels: 5, filters: 0),
    "an error shakes, a success bounces": StoryBound(
      frames: 90...100, bodies: 86, layouts: 140, quiet: (0, 0), layers: 10,
      pixels: 21, filters: 0),
    "presses of every kind": StoryBound(
      frames: 90...100, bodies: 51, layouts: 0, quiet: (0, 0), layers: 4,
      pixels: 4, filters: 0),
    "a pointer passes over buttons": StoryBound(
      frames: 109...121, bodies: 37, layouts: 0, quiet: (0, 0), layers: 5,
      pixels: 25, filters: 0),
    "ripples": StoryBound(
      frames: 81...91, bodies: 69, layouts: 420, quiet: (9, 37), layers: 8,
      pixels: 21, filters: 0),
    "menus spring open": StoryBound(
      frames: 93...103, bodies: 115, layouts: 197, quiet: (29, 59), layers: 11,
      pixels: 76, filters: 1),
    "bars and rings fill": StoryBound(
      frames: 166...184, bodies: 83, layouts: 949, quiet: (0, 0), layers: 8,
      pixels: 8, filters: 0),
    "numbers roll": StoryBound(
      frames: 109...121, bodies: 112, layouts: 345, quiet: (4, 0), layers: 33,
      pixels: 9, filters: 17),
    "sections come in one by one": StoryBound(
      frames: 92...102, bodies: 51, layouts: 468, quiet: (0, 0), layers: 48,
      pixels: 55, filters: 0),
    "a celebration over a page": StoryBound(
      frames: 153...171, bodies: 167, layouts: 943, quiet: (4, 19), layers: 80,
      pixels: 15, filters: 2),
    "sparkles": StoryBound(
      frames: 170...190, bodies: 0, layouts: 0, quiet: (0, 0), layers: 46,
      pixels: 27, filters: 0),
    "a page of placeholders shimmers": StoryBound(
      frames: 170...190, bodies: 0, layouts: 0, quiet: (0, 0), layers: 20,
      pixels: 51, filters: 0),
    "everything pulses": StoryBound(
      frames: 170...190, bodies: 0, layouts: 0, quiet: (0, 0), layers: 24,
      pixels: 71, filters: 0),
    "symbols breathe and turn": StoryBound(
      frames: 170...190, bodies: 0, layouts: 0, quiet: (0, 0), layers: 11,
      pixels: 8, filters: 0),
    "rows of a list come in": StoryBound(
      frames: 81...91, bodies: 109, layouts: 523, quiet: (0, 0), layers: 28,
      pixels: 82, filters: 0),
    "messages appear": StoryBound(
      frames: 87...97, bodies: 73, layouts: 180, quiet: (0, 0), layers: 21,
      pixels: 65, filters: 0),
    "tools open and close": StoryBound(
      frames: 109...121, bodies: 214, layouts: 940, quiet: (4, 0), layers: 31,
      pixels: 36, filters: 8),
    "cards expand": StoryBound(
      frames: 109...121, bodies: 73, layouts: 525, quiet: (0, 57), layers: 17,
      pixels: 41, filters: 0),
    "a card grows into its page": StoryBound(
      frames: 109...121, bodies: 40, layouts: 216, quiet: (0, 26), layers: 11,
      pixels: 91, filters: 0),
    "pages slide up": StoryBound(
      frames: 53...59, bodies: 118, layouts: 3459, quiet: (0, 8), layers: 50,
      pixels: 100, filters: 0),
    "pages slide from the trailing side": StoryBound(
      frames: 53...59, bodies: 118, layouts: 3459, quiet: (0, 8), layers: 50,
      pixels: 100, filters: 0),
    "pages swap": StoryBound(
      frames: 53...59, bodies: 132, layouts: 3439, quiet: (0, 8), layers: 50,
      pixels: 100, filters: 0),
    "the content of a sheet appears": StoryBound(
      frames: 51...57, bodies: 32, layouts: 820, quiet: (0, 0), layers: 4,
      pixels: 100, filters: 0),
    "a sheet comes and goes": StoryBound(
      frames: 111...123, bodies: 27, layouts: 792, quiet: (0, 0), layers: 5,
      pixels: 100, filters: 0),
    "a page is pushed and popped": StoryBound(
      frames: 117...131, bodies: 158, layouts: 1670, quiet: (21, 17), layers: 13,
      // The glass of the bars' buttons, which content passes beneath.
      pixels: 80, filters: 3),
  ]
}
