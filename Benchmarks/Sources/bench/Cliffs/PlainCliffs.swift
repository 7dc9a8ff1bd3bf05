import SwiftUI

struct Masks: View {
  var body: some View {
    BackAndForth { isFar in
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(80)), count: 4)) {
        ForEach(0..<40, id: \.self) { index in
          LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom)
            .frame(width: 76, height: 70)
            .mask { Circle().frame(width: 60).offset(x: isFar ? 20 : -20) }
        }
      }
    }
  }
}

struct Gradients: View {
  var body: some View {
    BackAndForth { isFar in
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(34), spacing: 3), count: 10)) {
        ForEach(0..<100, id: \.self) { index in
          RoundedRectangle(cornerRadius: 6)
            .fill(style(index))
            .frame(width: 34, height: 60)
            .offset(y: isFar ? 10 : -10)
        }
      }
    }
  }

  private func style(_ index: Int) -> AnyShapeStyle {
    let colors: [Color] = [.red, .yellow, .green, .blue]
    return switch index % 3 {
    case 0: AnyShapeStyle(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    case 1:
      AnyShapeStyle(.radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 40))
    default:
      AnyShapeStyle(
        .angularGradient(
          colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(360)))
    }
  }
}

struct Strokes: View {
  var body: some View {
    BackAndForth { isFar in
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(54)), count: 6)) {
        ForEach(0..<60, id: \.self) { index in
          Circle()
            .trim(from: 0, to: isFar ? 1 : 0.1)
            .stroke(
              .indigo,
              style: StrokeStyle(
                lineWidth: 4, lineCap: .round, dash: [6, 8], dashPhase: isFar ? 60 : 0)
            )
            .frame(width: 50, height: 50)
        }
      }
    }
  }
}

struct Blends: View {
  private let modes: [BlendMode] = [.multiply, .screen, .overlay, .plusLighter, .difference]

  var body: some View {
    BackAndForth { isFar in
      ZStack {
        Color.gray
        ForEach(0..<60, id: \.self) { index in
          RoundedRectangle(cornerRadius: 10)
            .fill(Color(hue: Double(index) / 60, saturation: 0.7, brightness: 0.8))
            .frame(width: 60, height: 60)
            .offset(
              x: CGFloat(index % 6 * 60 - 150) + (isFar ? 15 : -15),
              y: CGFloat(index / 6 * 76 - 340)
            )
            .blendMode(modes[index % 5])
        }
      }
    }
  }
}

struct LongText: View {
  private let text = (0..<4_000).map { "word\($0 % 97)" }.joined(separator: " ")

  var body: some View {
    BackAndForth { isFar in
      Text(text).font(.system(size: 6)).frame(width: 360, height: 820)
        .offset(x: isFar ? 8 : -8)
    }
  }
}

struct Texts: View {
  var body: some View {
    BackAndForth { isFar in
      ZStack {
        ForEach(0..<300, id: \.self) { index in
          Text("Label \(index)").font(.caption)
            .offset(
              x: CGFloat(index % 6 * 60 - 150) + (isFar ? 8 : -8), y: CGFloat(index / 6 * 16 - 400))
        }
      }
    }
  }
}

struct DeepTree: View {
  var body: some View {
    BackAndForth { isFar in
      nested(
        200,
        around: AnyView(
          RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 60, height: 60).offset(
            x: isFar ? 90 : -90)))
    }
  }

  private func nested(_ depth: Int, around content: AnyView) -> AnyView {
    (0..<depth).reduce(content) { inner, level in
      level % 2 == 0 ? AnyView(VStack { inner }) : AnyView(HStack { inner }.padding(0.1))
    }
  }
}

struct WideTree: View {
  var body: some View {
    BackAndForth { isFar in
      ZStack {
        ForEach(0..<5_000, id: \.self) { index in
          Circle().fill(.mint).frame(width: 5, height: 5)
            .offset(x: CGFloat(index % 70 * 5 - 175), y: CGFloat(index / 70 * 11 - 400))
        }
        RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 60, height: 60)
          .offset(x: isFar ? 90 : -90)
      }
    }
  }
}

struct TurnedCards: View {
  var body: some View {
    BackAndForth { isFar in
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(80)), count: 4)) {
        ForEach(0..<40, id: \.self) { index in
          Text("\(index)").font(.title).frame(width: 74, height: 70)
            .background(.orange, in: RoundedRectangle(cornerRadius: 10))
            .rotation3DEffect(.degrees(isFar ? 70 : -70), axis: (x: 0.3, y: 1, z: 0))
        }
      }
    }
  }
}

/// Twenty cards that turn about an axis that is nearly upright.
struct TwentyTurned<Card: View>: View {
  @ViewBuilder let card: (Int) -> Card

  var body: some View {
    BackAndForth { isFar in
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(160)), count: 2)) {
        ForEach(0..<20, id: \.self) { index in
          card(index).rotation3DEffect(.degrees(isFar ? 70 : -70), axis: (x: 0.3, y: 1, z: 0))
        }
      }
    }
  }
}

/// Cards with shadows, which are blurred and so no outlines.
struct TurnedShadows: View {
  var body: some View {
    TwentyTurned { index in
      Text("\(index)").font(.title).frame(width: 140, height: 60)
        .background(.orange, in: RoundedRectangle(cornerRadius: 10)).shadow(radius: 4)
    }
  }
}

/// Cards with pictures, no part of which is of one colour.
struct TurnedPictures: View {
  var body: some View {
    WithPhoto { photo in
      TwentyTurned { _ in
        photo.resizable().frame(width: 140, height: 60)
          .clipShape(RoundedRectangle(cornerRadius: 10))
      }
    }
  }
}

/// Sixty symbols.
struct SymbolGrid<Shown: View>: View {
  @ViewBuilder let shown: (AnyView, Bool) -> Shown

  private let names = ["star.fill", "heart.fill", "bell.fill", "gear", "trash", "person.fill"]

  var body: some View {
    BackAndForth { isFar in
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(54)), count: 6)) {
        ForEach(0..<60, id: \.self) { index in
          let symbol = Image(systemName: names[index % 6]).font(.largeTitle)
          shown(AnyView(symbol.frame(width: 54, height: 54)), isFar)
        }
      }
    }
  }
}

struct GrowingSymbols: View {
  var body: some View {
    SymbolGrid { symbol, isFar in symbol.scaleEffect(isFar ? 1.3 : 0.7) }
  }
}

struct Strands: View {
  var body: some View {
    BackAndForth { isFar in
      Canvas { context, size in
        for index in 0..<2_000 {
          var path = Path()
          let y = size.height * CGFloat(index) / 2_000
          path.move(to: CGPoint(x: 0, y: y))
          path.addQuadCurve(
            to: CGPoint(x: size.width, y: y), control: CGPoint(x: size.width / 2, y: y + 30))
          context.stroke(path, with: .color(.blue.opacity(0.3)), lineWidth: 0.5)
        }
      }
      .opacity(isFar ? 1 : 0.3)
    }
  }
}

struct NestedScrolls: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 6) {
        ForEach(0..<30, id: \.self) { SidewaysRow(index: $0) }
      }
    }
    .frame(width: 390, height: 844)
  }
}

private struct SidewaysRow: View {
  let index: Int
  @State private var position: Int? = 0

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 6) {
        ForEach(0..<200, id: \.self) { number in
          Text("\(number)").frame(width: 60, height: 24)
            .background(.gray.opacity(0.3), in: Capsule())
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $position)
    .frame(height: 24)
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
      withAnimation(.linear(duration: 1)) { position = ((position ?? 0) + 5) % 190 }
    }
  }
}
