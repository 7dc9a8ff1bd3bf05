// swift-format-ignore-file

import Combine
import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI
import UIKit

// Every module that a view file imports, together: no name is ambiguous.

final class Clock: ObservableObject {
    @Published var date = Date()
    @Published var angle: CGFloat = 0
    private var timer: Timer?
    private var bag = Set<AnyCancellable>()
    let start: CFTimeInterval = CACurrentMediaTime()

    init() {
        Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] date in self?.date = date }
            .store(in: &bag)
    }

    func frame(in size: CGSize) -> CGRect {
        CGRect(origin: CGPoint(x: 1, y: 2), size: size).applying(CGAffineTransform(scaleX: 2, y: 2))
    }
}

public struct Badge12: UIViewRepresentable {
    public init() {}
    public func makeUIView(context: Context) -> BadgeView { BadgeView() }
    public func updateUIView(_ uiView: BadgeView, context: Context) {}
}

public struct Everything: View {
    @StateObject private var clock = Clock()
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    public init() {}

    public var body: some View {
        VStack(spacing: 0) {
            Color(color).frame(width: 20, height: 20)
            Text("\(Int(clock.frame(in: CGSize(width: 3, height: 4)).maxX))")
                .font(Font(UIFont.boldSystemFont(ofSize: UIFont.labelFontSize)))
                .rotationEffect(Angle(radians: Double(clock.angle)))
            Badge12().frame(width: 80, height: 30)
        }
        .transformEffect(.identity)
        .padding(EdgeInsets(NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)))
    }
}
