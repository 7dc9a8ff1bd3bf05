import SwiftUI

/// A photo of the library. In place of a file it has what its picture is drawn from.
struct Photo: Identifiable, Hashable {
  enum Album: String, CaseIterable {
    case coast = "Coast", mountains = "Mountains", dunes = "Dunes"
  }

  let id: Int
  let title: String
  let place: String
  let date: String
  let album: Album
  let light: Light
  /// How it was taken: `35 mm, f/8, 1/250 s`.
  let settings: String

  /// Of which kind the light of a picture is: its colours, from the sky to the ground.
  enum Light: String, CaseIterable {
    case dawn, noon, dusk, night, fog, autumn

    /// `0xRRGGBB`, from the zenith to the horizon.
    var sky: [UInt32] {
      switch self {
      case .dawn: [0x5B6FA8, 0xE7A6A1, 0xFBD9A5]
      case .noon: [0x2F7FC9, 0x86BFE8, 0xDCEFF7]
      case .dusk: [0x2B2A5C, 0xB0476B, 0xF59A54]
      case .night: [0x070B22, 0x141E46, 0x35477E]
      case .fog: [0xA9B5BD, 0xC6CED2, 0xE1E4E3]
      case .autumn: [0x6C8FB0, 0xC9D3C8, 0xF3DFB4]
      }
    }

    /// From the far to the near.
    var ground: [UInt32] {
      switch self {
      case .dawn: [0xA97F9B, 0x6F5A86, 0x3B3558]
      case .noon: [0x7FA8B8, 0x3F7F73, 0x1F4F45]
      case .dusk: [0x7C3B66, 0x4A2551, 0x21133A]
      case .night: [0x26345F, 0x161F42, 0x090D21]
      case .fog: [0xAEB8BC, 0x84949B, 0x56676F]
      case .autumn: [0xB79B6C, 0xA9622F, 0x5E3420]
      }
    }

    var sun: UInt32 {
      switch self {
      case .dawn: 0xFFF1CF
      case .noon: 0xFFFDF0
      case .dusk: 0xFFD27A
      case .night: 0xF2F4FF
      case .fog: 0xF4F4EF
      case .autumn: 0xFFF3D0
      }
    }
  }

  /// 60 photos, the newest first.
  static let library: [Photo] = text.split(separator: "\n").enumerated().compactMap { index, line in
    let parts = line.split(separator: "|").map(String.init)
    guard parts.count == 6, let light = Light(rawValue: parts[4]) else { return nil }
    let album: Album =
      switch parts[3] {
      case "c": .coast
      case "m": .mountains
      default: .dunes
      }
    return Photo(
      id: index + 1, title: parts[0], place: parts[1], date: parts[2], album: album, light: light,
      settings: parts[5])
  }

  /// A line each: title, place, date, album, light, settings.
  private static let text = """
    Last ferry|Skagen, Denmark|14 November|c|dusk|35 mm, f/8, 1/250 s
    The long bar|Skagen, Denmark|14 November|d|dawn|50 mm, f/11, 1/125 s
    Before anybody|Grenen, Denmark|13 November|c|dawn|28 mm, f/8, 1/60 s
    Råbjerg Mile|Jutland, Denmark|13 November|d|noon|35 mm, f/11, 1/500 s
    Two horizons|Grenen, Denmark|13 November|c|fog|85 mm, f/5.6, 1/250 s
    The church in the sand|Skagen, Denmark|12 November|d|fog|50 mm, f/8, 1/125 s
    Storm, leaving|Hirtshals, Denmark|12 November|c|night|24 mm, f/2.8, 8 s
    Trolltunga, not seen|Odda, Norway|30 October|m|fog|35 mm, f/8, 1/60 s
    First snow line|Odda, Norway|29 October|m|autumn|85 mm, f/8, 1/250 s
    Above the fjord|Hardanger, Norway|29 October|m|noon|24 mm, f/11, 1/250 s
    Bus stop|Røldal, Norway|28 October|m|dusk|50 mm, f/4, 1/60 s
    Sognefjell|Lom, Norway|27 October|m|dawn|35 mm, f/11, 1/125 s
    Blue hour|Bergen, Norway|26 October|c|night|35 mm, f/4, 1/15 s
    Rain, day eleven|Bergen, Norway|26 October|c|fog|50 mm, f/2.8, 1/125 s
    Seven hills, two showing|Bergen, Norway|25 October|m|fog|35 mm, f/8, 1/125 s
    Harbour wall|Stavanger, Norway|24 October|c|autumn|35 mm, f/8, 1/250 s
    Jæren|Orre, Norway|23 October|d|autumn|85 mm, f/8, 1/500 s
    Wind, drawn|Orre, Norway|23 October|d|dusk|50 mm, f/11, 1/60 s
    Lighthouse keeper’s view|Obrestad, Norway|22 October|c|noon|28 mm, f/11, 1/500 s
    Larches|Abisko, Sweden|28 September|m|autumn|85 mm, f/8, 1/250 s
    Lapporten|Abisko, Sweden|28 September|m|dusk|35 mm, f/8, 1/60 s
    Green, faintly|Abisko, Sweden|27 September|m|night|20 mm, f/1.8, 6 s
    Frost on the lake|Torneträsk, Sweden|27 September|c|dawn|35 mm, f/8, 1/125 s
    Night train, window|Kiruna, Sweden|26 September|m|night|35 mm, f/2, 1/8 s
    Reindeer were here|Nikkaluokta, Sweden|25 September|m|autumn|50 mm, f/8, 1/250 s
    Reynisfjara|Vík, Iceland|9 August|c|fog|28 mm, f/8, 1/250 s
    Black sand, white line|Vík, Iceland|9 August|c|noon|85 mm, f/8, 1/500 s
    Ash dunes|Mýrdalssandur, Iceland|8 August|d|fog|35 mm, f/11, 1/250 s
    Midnight, still up|Vík, Iceland|8 August|c|dusk|35 mm, f/8, 1/30 s
    Lómagnúpur|Núpsstaður, Iceland|7 August|m|noon|50 mm, f/11, 1/250 s
    Glacier, from the car|Skaftafell, Iceland|7 August|m|fog|85 mm, f/8, 1/500 s
    Svartifoss path|Skaftafell, Iceland|7 August|m|autumn|35 mm, f/4, 1/60 s
    Moonrise|Höfn, Iceland|6 August|c|night|50 mm, f/2.8, 1/4 s
    Stokksnes|Höfn, Iceland|6 August|d|dusk|24 mm, f/11, 1/15 s
    Vestrahorn|Höfn, Iceland|6 August|m|dawn|24 mm, f/11, 1/30 s
    The tide comes|Höfn, Iceland|5 August|c|dawn|35 mm, f/8, 1/125 s
    Dune grass|Sylt, Germany|12 June|d|noon|85 mm, f/5.6, 1/1000 s
    Red cliff|Sylt, Germany|12 June|c|dusk|35 mm, f/8, 1/125 s
    Wadden Sea, low|Sylt, Germany|11 June|c|dawn|50 mm, f/11, 1/125 s
    Uwe’s dune|Sylt, Germany|11 June|d|noon|28 mm, f/11, 1/500 s
    Thunder, far out|List, Germany|10 June|c|night|35 mm, f/4, 2 s
    Ellenbogen|List, Germany|10 June|d|autumn|35 mm, f/8, 1/500 s
    Watzmann|Berchtesgaden, Germany|3 May|m|dawn|85 mm, f/8, 1/250 s
    Königssee, early|Berchtesgaden, Germany|3 May|c|fog|35 mm, f/8, 1/60 s
    Three ridges|Berchtesgaden, Germany|2 May|m|fog|135 mm, f/8, 1/250 s
    Föhn|Berchtesgaden, Germany|2 May|m|noon|50 mm, f/11, 1/500 s
    Alpenglow, four minutes|Berchtesgaden, Germany|1 May|m|dusk|85 mm, f/8, 1/60 s
    Winter road|Oberjoch, Germany|18 January|m|dawn|35 mm, f/8, 1/250 s
    Full moon on snow|Oberjoch, Germany|17 January|m|night|35 mm, f/2.8, 4 s
    Whiteout|Oberjoch, Germany|17 January|m|fog|35 mm, f/8, 1/500 s
    Dune du Pilat|Arcachon, France|4 January|d|dusk|28 mm, f/11, 1/60 s
    Footprints, mine|Arcachon, France|4 January|d|dawn|50 mm, f/8, 1/250 s
    The forest behind|Arcachon, France|4 January|d|autumn|85 mm, f/8, 1/250 s
    Oyster beds|Cap Ferret, France|3 January|c|noon|35 mm, f/11, 1/500 s
    Atlantic, flat|Cap Ferret, France|3 January|c|dawn|50 mm, f/11, 1/125 s
    The year’s first light|Biscarrosse, France|1 January|c|dawn|35 mm, f/8, 1/125 s
    Fireworks, afterwards|Biscarrosse, France|1 January|c|night|35 mm, f/2, 1 s
    Salt wind|Biscarrosse, France|31 December|d|fog|50 mm, f/8, 1/250 s
    Last sun of the year|Biscarrosse, France|31 December|c|dusk|35 mm, f/8, 1/250 s
    Packed bags|Biscarrosse, France|30 December|d|autumn|35 mm, f/5.6, 1/250 s
    """
}

// MARK: Drawing

/// Draws a photo: a sky, what shines in it, and three lines of ground in front of one another.
struct PhotoView: View {
  let photo: Photo

  var body: some View {
    let light = photo.light
    ZStack {
      LinearGradient(colors: light.sky.map { Color(hex: $0) }, startPoint: .top, endPoint: .bottom)
      Sun(photo: photo).fill(Color(hex: light.sun).opacity(light == .fog ? 0.7 : 0.95))
      ForEach(0..<3, id: \.self) { layer in
        let color = light.ground[layer]
        Ground(photo: photo, layer: layer)
          .fill(
            LinearGradient(
              colors: [Color(hex: color), Color(hex: color, light: 0.75)], startPoint: .top,
              endPoint: .bottom))
      }
    }
    .clipped()
    .accessibilityElement()
    .accessibilityLabel("\(photo.title), \(photo.place)")
  }
}

private struct Sun: Shape {
  let photo: Photo

  func path(in rect: CGRect) -> Path {
    let seed = Double(photo.id)
    let isLow = photo.light == .dusk || photo.light == .dawn
    let x = 0.2 + 0.6 * fraction(seed * 0.618)
    let y = isLow ? 0.44 + 0.08 * fraction(seed * 0.377) : 0.16 + 0.14 * fraction(seed * 0.377)
    let radius = rect.width * (photo.light == .night ? 0.045 : isLow ? 0.1 : 0.06)
    let center = CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// A line of ground: flat at the coast, jagged in mountains, soft in dunes.
private struct Ground: Shape {
  let photo: Photo
  /// 0 is the farthest.
  let layer: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let steps = 48
    for step in 0...steps {
      let x = Double(step) / Double(steps)
      let point = CGPoint(
        x: rect.minX + rect.width * x, y: rect.minY + rect.height * (1 - height(at: x)))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }

  /// A share of the picture's height, from the bottom.
  private func height(at x: Double) -> Double {
    let phase = Double(photo.id) * 1.7 + Double(layer) * 2.3
    let base = [0.44, 0.31, 0.16][layer]
    switch photo.album {
    case .coast:
      // Sea, then a shore that runs off to one side.
      let slope = (photo.id.isMultiple(of: 2) ? x : 1 - x) * [0, 0.02, 0.24][layer]
      return base - 0.03 + slope + [0, 0.004, 0.012][layer] * sin(x * 40 + phase)
    case .mountains:
      let peaks = ridge(x * 1.6 + phase) * 0.6 + ridge(x * 4.1 + phase * 2) * 0.3
      return base - 0.06 + [0.34, 0.24, 0.12][layer] * (peaks + ridge(x * 11 + phase) * 0.1)
    case .dunes:
      return base + [0.05, 0.08, 0.07][layer] * sin(x * (4 - Double(layer)) + phase)
    }
  }

  /// A sharp edge at the top, 0…1.
  private func ridge(_ x: Double) -> Double { 1 - abs(2 * fraction(x * 0.5) - 1) }
}

private func fraction(_ x: Double) -> Double { x - x.rounded(.down) }

extension Color {
  /// - Parameter light: 0…1; less than 1 is darker.
  fileprivate init(hex: UInt32, light: Double = 1) {
    self.init(
      red: light * Double(hex >> 16 & 0xFF) / 255, green: light * Double(hex >> 8 & 0xFF) / 255,
      blue: light * Double(hex & 0xFF) / 255)
  }
}
