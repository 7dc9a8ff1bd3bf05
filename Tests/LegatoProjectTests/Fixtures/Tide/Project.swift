import ProjectDescription

let prefix = "app.tide"
let settings: SettingsDictionary = [
  "SWIFT_VERSION": "5.9", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["$(inherited)", "TIDE"],
]

let project = Project(
  name: "Tide",
  packages: [
    .remote(
      url: "https://github.com/airbnb/lottie-spm.git", requirement: .upToNextMajor(from: "4.4.0"))
  ],
  settings: .settings(base: settings),
  targets: [
    .target(
      name: "Tide",
      destinations: .iOS,
      product: .app,
      bundleId: "\(prefix).main",
      deploymentTargets: .iOS("17.0"),
      infoPlist: .extendingDefault(with: [
        "CFBundleDisplayName": "Tide", "UIAppFonts": ["Wave.ttf"],
      ]),
      sources: [.glob("App/Sources/**", excluding: "App/Sources/**/*Broken.swift")],
      resources: ["App/Resources/**"],
      dependencies: [.target(name: "TideCore"), .external(name: "Lottie")]
    ),
    .target(
      name: "TideCore", destinations: [.iPhone, .iPad], product: .framework,
      bundleId: prefix + ".core",
      sources: "Core/Sources/**", resources: .resources(["Core/Resources/**"]), dependencies: []
    ),
    .target(
      name: "TideTests", destinations: .iOS, product: .unitTests, bundleId: prefix + ".tests",
      sources: ["Tests/**"], dependencies: [.target(name: "Tide")]
    ),
    makeTarget("Extras"),
  ]
)

func makeTarget(_ name: String) -> Target {
  .target(name: name, destinations: .iOS, product: .framework, bundleId: name)
}
