import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// The palette that an app has which chooses none: one accent for all families, and text that is read.
@MainActor @Suite("Default palette")
struct DefaultPaletteTests {
  /// Every text of a component, on every ground that it stands on.
  nonisolated static let pairs: [(text: ColorToken, ground: ColorToken)] = {
    let (app, select, status) = (ColorToken.app, ColorToken.select, ColorToken.status)
    let achievement = ColorToken.achievement
    let surfaces = [app.ground, app.surface, app.raised]
    let texts = [
      app.text, app.secondaryText, app.error, app.success, app.accentText, status.text,
      status.quietText, achievement.level,
    ]
    var pairs = texts.flatMap { text in surfaces.map { (text, $0) } }
    pairs += [
      (app.text, app.bubble), (app.text, app.fill), (app.onAccent, app.accent),
      (app.accentText, app.accentWash), (app.text, app.accentWash),
      (app.archive.ink, app.archive), (status.onAction, status.action),
      (status.onStatus, status.success), (status.onStatus, status.failure),
      (achievement.onReached, achievement.reached), (select.text, select.canvas),
      (select.selectedText, select.selectedBackground), (select.mutedText, select.canvas),
      (select.mutedText, select.selectedBackground), (select.mutedText, select.mutedBackground),
      (select.mutedText, select.errorBackground), (select.errorText, select.errorBackground),
      (select.errorText, select.canvas), (select.errorText, select.selectedBackground),
    ]
    pairs += app.categories.map { ($0.ink, $0) }
    return pairs
  }()

  /// Accents that an app may have, the worst of them too.
  nonisolated static let tints: [Color?] = [
    nil, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
    .brown,
    .gray, .black, .white, Color(red: 0, green: 0, blue: 0.5), Color(red: 0.7, green: 0.6, blue: 0),
  ]

  /// What a host shows of tokens as grounds, in order.
  private func shown(_ tokens: [ColorToken], tint: Color?, scheme: ColorScheme) throws
    -> [ColorToken.Components]
  {
    let stage = try Stage(
      VStack(spacing: 0) {
        ForEach(tokens.indices, id: \.self) { Rectangle().fill(tokens[$0]).frame(height: 2) }
      }
      .tint(tint), colorScheme: scheme)
    return stage.samples("fill", ["Rectangle"]).map { sample in
      ColorToken.Components(
        red: sample.shown[0], green: sample.shown[1], blue: sample.shown[2],
        opacity: sample.shown[3])
    }
  }

  @Test(
    "S0.29 every text has 4.5 : 1 on its ground, whatever the tint is",
    arguments: [ColorScheme.light, .dark])
  func texts(scheme: ColorScheme) throws {
    for tint in Self.tints {
      let texts = try shown(Self.pairs.map(\.text), tint: tint, scheme: scheme)
      let grounds = try shown(Self.pairs.map(\.ground), tint: tint, scheme: scheme)
      try #require(texts.count == Self.pairs.count && grounds.count == texts.count)
      for (index, pair) in Self.pairs.enumerated() {
        let ratio = contrast(texts[index], grounds[index])
        #expect(
          ratio >= 4.5,
          "\(pair.text.name) on \(pair.ground.name), tint \(tint?.description ?? "none"): \(ratio)")
        #expect(texts[index].opacity == 1 && grounds[index].opacity == 1, "\(pair.text.name)")
      }
    }
  }

  @Test("text on a chosen card, whose tint is laid over its ground", arguments: Self.tints)
  func chosenCard(tint: Color?) throws {
    for scheme in [ColorScheme.light, .dark] {
      let tokens = [
        ColorToken.status.surface, .status.selectedTint, .status.text, .status.quietText,
      ]
      let parts = try shown(tokens, tint: tint, scheme: scheme)
      let (surface, veil) = (parts[0], parts[1])
      func over(_ part: KeyPath<ColorToken.Components, Double>) -> Double {
        surface[keyPath: part] + (veil[keyPath: part] - surface[keyPath: part]) * veil.opacity
      }
      let ground = ColorToken.Components(
        red: over(\.red), green: over(\.green), blue: over(\.blue), opacity: 1)
      for text in parts[2...] { #expect(contrast(text, ground) >= 4.5) }
    }
  }

  @Test("in the dark, grounds in the accent color stand out from what is around them by 3 : 1")
  func grounds() throws {
    for tint in Self.tints {
      let colors = try shown([.app.accent, .app.surface, .app.raised], tint: tint, scheme: .dark)
      for ground in colors[1...] { #expect(contrast(colors[0], ground) >= 3, "\(tint as Any)") }
    }
  }

  @Test("tokens state what they are with the system's blue", arguments: [ColorScheme.light, .dark])
  func stated(scheme: ColorScheme) throws {
    let all =
      ColorToken.app.all + ColorToken.select.all + ColorToken.status.all
      + ColorToken.achievement.all
    #expect(all.count { $0.followsAccent } >= 15)
    let colors = try shown(all, tint: nil, scheme: scheme)
    for (token, color) in zip(all, colors) {
      let stated = token.components(in: scheme)
      let parts: [KeyPath<ColorToken.Components, Double>] = [\.red, \.green, \.blue, \.opacity]
      for part in parts where stated.opacity > 0 {
        expectNear(color[keyPath: part], stated[keyPath: part], token.name)
      }
    }
  }

  @Test("an accent that has been made readable once stays as it is")
  func idempotent() throws {
    for tint in Self.tints {
      for scheme in [ColorScheme.light, .dark] {
        let once = try #require(try shown([.app.accent], tint: tint, scheme: scheme).first)
        let twice = try shown([.app.accent], tint: once.color, scheme: scheme).first
        expectNear(twice?.red, once.red)
        expectNear(twice?.green, once.green)
        expectNear(twice?.blue, once.blue)
      }
    }
  }

  @Test("a tint reaches every family")
  func families() throws {
    for (scheme, tint) in [(ColorScheme.light, Color.purple), (.dark, .orange)] {
      let accent = try #require(try shown([.app.accent], tint: tint, scheme: scheme).first)
      let stage = try Stage(
        VStack {
          AnimatedProgressBar(percentage: 1)
          DownloadProgress(progress: 1)
          SubmitButton(state: .idle) {}
          AnimatedToggle(isOn: .constant(true))
          AnimatedCheckmark(delay: 0)
          ToolProgressAnimation(progress: 1)
        }
        .tint(tint), size: Size(360, 500), colorScheme: scheme)
      stage.at(3000)
      let names = [
        ["AnimatedProgressBar", "ProgressFill"], ["DownloadProgress", "ProgressFill"],
        ["SubmitButton", "Rectangle"], ["Switch", "Capsule"], ["ToolProgressAnimation"],
      ]
      for name in names {
        let fills = stage.samples("fill", name).map(\.shown)
        #expect(
          fills.contains { fill in
            abs(fill[0] - accent.red) + abs(fill[1] - accent.green) + abs(fill[2] - accent.blue)
              < 0.002
          }, "\(name): \(fills)")
      }
    }
  }

  @Test("a spinner on an accent that carries dark text is dark")
  func spinner() throws {
    let stage = try Stage(SubmitButton(state: .loading) {}.tint(Color.yellow))
    let ink = try stage.pixels()
    let dark = stride(from: 0, to: ink.count, by: 4).count { ink[$0] < 0x60 && ink[$0 + 1] < 0x60 }
    #expect(dark > 20)
  }

  // MARK: Named themes

  @Test("named themes are taken as they are, and combine; the later one counts")
  func themes() {
    for theme in [TokenTheme.rizq, .verticalList, .stateChanges] {
      #expect(theme.refusals.isEmpty)
    }
    let (cyan, gold) = (TokenTheme.verticalList, TokenTheme.rizq)
    let both = cyan.merging(gold)
    #expect(both.color(of: .app.accent).light == ColorToken.rizq.primary.light)
    #expect(both.color(of: .select.selectedText).light == .init(0x00BFCC))
    #expect(both.color(of: .achievement.reached).dark == ColorToken.rizq.primary.dark)
    #expect(gold.merging(cyan).color(of: .app.accent).light == .init(0x00808A))
    let all = TokenTheme.rizq.merging(.verticalList).merging(.stateChanges)
    #expect(all.color(of: .status.success).light == .init(0x34C759))
    #expect(all.color(of: .select.canvas).dark == .init(0x1D1B26))
    #expect(all.color(of: .achievement.streak).light == .init(0xF59E0B))
  }

  @Test("an accent of a theme counts more than a tint, and what follows the accent follows it")
  func themeBeforeTint() throws {
    let theme = TokenTheme().replacing(.app.accent, light: .init(0x7A3FF2), dark: .init(0xA98BFF))
    #expect(theme.color(of: .achievement.reached).light == .init(0x7A3FF2))
    #expect(theme.color(of: .app.onAccent).light == .init(0xFFFFFF))
    #expect(theme.color(of: .app.onAccent).dark == .init(0x1C1C1E))
    let selected = theme.color(of: .select.selectedText)
    let wash = theme.color(of: .select.selectedBackground)
    for scheme in [ColorScheme.light, .dark] {
      #expect(contrast(selected.components(in: scheme), wash.components(in: scheme)) >= 4.5)
    }
    let stage = try Stage(
      Rectangle().fill(ColorToken.status.fill).tokenTheme(theme).tint(Color.green))
    expectNear(stage.samples("fill", ["Rectangle"]).first?.shown[0], Double(0x7A) / 255)
    // What a theme says of texts on its accent is said wherever the accent is the ground.
    for theme in [TokenTheme.stateChanges, .rizq, .verticalList] {
      let own = theme.color(of: .app.onAccent)
      #expect(theme.color(of: ColorToken.app.accent.ink).light == own.light)
    }
    let demo = TokenTheme.stateChanges
    #expect(demo.color(of: .achievement.onReached).light == demo.color(of: .app.onAccent).light)
    // Its own words count more than what follows from its accent.
    let own = theme.replacing(.status.fill, light: .init(0x112233), dark: .init(0x445566))
    #expect(own.color(of: .status.fill).light == .init(0x112233))
  }
}
