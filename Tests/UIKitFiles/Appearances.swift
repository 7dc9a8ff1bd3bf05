// swift-format-ignore-file

import SwiftUI

public struct OnboardingView: View {
    @State private var page = 0

    public init() {
        UIPageControl.appearance().currentPageIndicatorTintColor = .systemRed
        UIPageControl.appearance().pageIndicatorTintColor = UIColor.black.withAlphaComponent(0.2)
    }

    public var body: some View {
        TabView(selection: $page) {
            ForEach(0..<3, id: \.self) { index in
                Text("Page \(index + 1)").tag(index)
            }
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    }
}

public struct MainTabs: View {
    @State private var selection = 0

    public init() {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = UIColor(red: 0, green: 0.2, blue: 0, alpha: 1)
        appearance.stackedLayoutAppearance.normal.iconColor = .white
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.stackedLayoutAppearance.selected.iconColor = .yellow
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        UITabBar.appearance().standardAppearance = appearance
        if #available(iOS 15.0, *) {
            UITabBar.appearance().scrollEdgeAppearance = appearance
        }
    }

    public var body: some View {
        TabView(selection: $selection) {
            Text("Home").tabItem { Label("Home", systemImage: "house") }.tag(0)
            Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1)
        }
    }
}

public struct HiddenTabs: View {
    public init() { UITabBar.appearance().isHidden = true }

    public var body: some View {
        TabView {
            Text("First").tabItem { Label("One", systemImage: "1.circle") }
            Text("Second").tabItem { Label("Two", systemImage: "2.circle") }
        }
    }
}

public struct BrandedNavigation: View {
    public init() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.shadowColor = .clear
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.largeTitleTextAttributes = [
            .foregroundColor: UIColor.white,
            .font: UIFont.systemFont(ofSize: 40, weight: .heavy),
        ]
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().compactAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UINavigationBar.appearance().tintColor = .white
    }

    public var body: some View {
        NavigationView {
            ScrollView { ForEach(0..<30, id: \.self) { Text("Row \($0)").padding() } }
                .navigationTitle("Inbox")
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

public struct FilterBar: View {
    @State private var filter = "All"

    public init() {
        UISegmentedControl.appearance().selectedSegmentTintColor = UIColor(red: 0.1, green: 0.1, blue: 0.4, alpha: 1)
        UISegmentedControl.appearance().backgroundColor = UIColor.systemYellow
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    }

    public var body: some View {
        Picker("Filter", selection: $filter) {
            ForEach(["All", "Mine"], id: \.self) { Text($0) }
        }
        .pickerStyle(SegmentedPickerStyle())
    }
}

public struct NoteEditor: View {
    @State private var text = ""
    public init() {
        UITextView.appearance().backgroundColor = .clear
        UITableView.appearance().separatorStyle = .none
        UITableView.appearance().backgroundColor = .clear
        UITableViewCell.appearance().backgroundColor = .clear
    }

    public var body: some View {
        TextEditor(text: $text)
            .background(Color.yellow)
    }
}

public struct ChatScroll: View {
    @State private var draft = ""
    @FocusState private var isFocused: Bool

    public init() {
        UIScrollView.appearance().keyboardDismissMode = .onDrag
        UIScrollView.appearance().showsVerticalScrollIndicator = false
        UIScrollView.appearance().bounces = false
    }

    public var body: some View {
        VStack {
            TextField("Draft", text: $draft).focused($isFocused)
            ScrollView {
                ForEach(0..<40, id: \.self) { Text("Line \($0)").frame(maxWidth: .infinity) }
            }
        }
        .onAppear { isFocused = true }
    }
}
