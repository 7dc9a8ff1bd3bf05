import SwiftUI

// What apps do every day, all over a screen.

struct Mesh: View {
  var body: some View {
    BackAndForth { isFar in
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0], [0, 0.5], [isFar ? 0.8 : 0.2, isFar ? 0.3 : 0.7], [1, 0.5],
          [0, 1], [0.5, 1], [1, 1],
        ],
        colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
    }
  }
}

struct DrawingGroup: View {
  var body: some View {
    BackAndForth { isFar in
      ZStack {
        ForEach(0..<1_000, id: \.self) { index in
          Circle().fill(Color(hue: Double(index) / 1_000, saturation: 0.6, brightness: 0.9))
            .frame(width: 14, height: 14)
            .offset(
              x: CGFloat(index % 25 * 15 - 180) + (isFar ? 8 : -8),
              y: CGFloat(index / 25 * 20 - 400))
        }
      }
      .drawingGroup()
    }
  }
}

struct FadedGroups: View {
  var body: some View {
    BackAndForth { isFar in
      (0..<20).reduce(AnyView(Color.orange)) { inner, level in
        AnyView(
          inner.overlay(alignment: .top) { Text("\(level)") }.padding(4)
            .background(Color(hue: Double(level) / 20, saturation: 0.5, brightness: 0.9))
            .compositingGroup().opacity(isFar ? 0.99 : 0.9))
      }
    }
  }
}

struct ScrolledCards: View {
  var body: some View {
    BackAndForth { isFar in
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(0..<300, id: \.self) { index in
            HStack {
              Circle().fill(.blue.gradient).frame(width: 44, height: 44)
              VStack(alignment: .leading) {
                Text("Card \(index)").font(.headline)
                Text("What it says in the second line").font(.caption).foregroundStyle(.secondary)
              }
              Spacer()
            }
            .padding()
            .background(.background, in: RoundedRectangle(cornerRadius: 16))
            .shadow(color: .black.opacity(0.15), radius: 8, y: 4)
            .padding(.horizontal)
          }
        }
        .offset(y: isFar ? -400 : 0)
      }
    }
  }
}

struct VisualEffects: View {
  var body: some View {
    BackAndForth { isFar in
      ScrollView {
        VStack(spacing: 8) {
          ForEach(0..<100, id: \.self) { index in
            RoundedRectangle(cornerRadius: 12).fill(.teal.gradient).frame(height: 60)
              .overlay { Text("Row \(index)") }
              .visualEffect { content, geometry in
                let y = geometry.frame(in: .global).midY / 844
                return content.scaleEffect(max(0.5, 1 - abs(y - 0.5) * 0.5))
                  .opacity(max(0.2, 1 - abs(y - 0.5)))
              }
          }
        }
        .offset(y: isFar ? -400 : 0)
      }
    }
  }
}

struct Particles: View {
  var body: some View {
    BackAndForth { isFar in
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          let time = timeline.date.timeIntervalSinceReferenceDate
          context.blendMode = .plusLighter
          for index in 0..<2_000 {
            let phase = time * (0.2 + Double(index % 17) / 40) + Double(index)
            let place = CGPoint(
              x: size.width * (0.5 + 0.48 * cos(phase)),
              y: size.height * (0.5 + 0.48 * sin(phase * 1.3 + Double(index % 7))))
            context.fill(
              Path(ellipseIn: CGRect(origin: place, size: CGSize(width: 8, height: 8))),
              with: .color(.orange.opacity(0.3)))
          }
        }
      }
      .background(.black)
    }
  }
}

struct Counters: View {
  var body: some View {
    BackAndForth { isFar in
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(84)), count: 4)) {
        ForEach(0..<60, id: \.self) { index in
          Text(isFar ? index * 7_919 % 99_991 : index * 104 % 9_973, format: .number)
            .font(.title3.monospacedDigit()).contentTransition(.numericText())
        }
      }
    }
  }
}

struct LargeText: View {
  var body: some View {
    BackAndForth { isFar in
      Text("Legato").font(.title.bold()).scaleEffect(isFar ? 8 : 1)
    }
  }
}

struct Shuffle: View {
  var body: some View {
    BackAndForth { isFar in
      VStack(spacing: 0) {
        ForEach((0..<300).map { isFar ? ($0 * 151) % 300 : $0 }, id: \.self) { index in
          HStack {
            Circle().fill(.pink).frame(width: 6, height: 6)
            Text("Row \(index)").font(.system(size: 8))
            Spacer()
          }
          .frame(height: 9)
        }
      }
    }
  }
}

struct SymbolEffects: View {
  var body: some View {
    SymbolGrid { symbol, isFar in symbol.symbolEffect(.bounce, value: isFar) }
  }
}

struct InnerShadows: View {
  var body: some View {
    BackAndForth { isFar in
      ZStack {
        ForEach(0..<60, id: \.self) { index in
          RoundedRectangle(cornerRadius: 14)
            .fill(Color.teal.shadow(.inner(radius: 6, y: 3)).shadow(.drop(radius: 4)))
            .frame(width: 50, height: 60)
            .offset(
              x: CGFloat(index % 6 * 60 - 150) + (isFar ? 8 : -8),
              y: CGFloat(index / 6 * 76 - 340))
        }
      }
    }
  }
}

struct GradientTexts: View {
  var body: some View {
    BackAndForth { isFar in
      ZStack {
        ForEach(0..<100, id: \.self) { index in
          Text("Label \(index)").font(.headline)
            .foregroundStyle(
              .linearGradient(colors: [.pink, .indigo], startPoint: .leading, endPoint: .trailing)
            )
            .offset(
              x: CGFloat(index % 5 * 72 - 150) + (isFar ? 8 : -8), y: CGFloat(index / 5 * 38 - 380))
        }
      }
    }
  }
}
