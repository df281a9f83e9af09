// swift-tools-version: 6.2

import PackageDescription

// One executable, linked with the toolchain's libFuzzer, that runs any of the targets in Targets/.
// `Tools/Fuzz/run` builds it, with the sanitizers on. The main package's FuzzTargets compiles the same folder, and its
// tests replay Corpora/.

let package = Package(
  name: "fuzz",
  dependencies: [.package(name: "seatmap", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "SeatMap", package: "seatmap"),
        .product(name: "SeatMapGeometry", package: "seatmap"),
        .product(name: "SeatMapTickets", package: "seatmap"),
        .product(name: "GoldenImages", package: "seatmap"),
        "CLibFuzzer",
      ],
      path: ".",
      sources: ["Targets", "Driver"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ],
      linkerSettings: [.linkedLibrary("stdc++")]),
    .systemLibrary(name: "CLibFuzzer", path: "CLibFuzzer"),
  ],
  swiftLanguageModes: [.v6]
)
