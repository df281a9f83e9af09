// swift-tools-version: 6.2

import PackageDescription

// What `Tools/bench` times: a program for each question, in a package of its own that users never build.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "seatmap", path: "../..")],
  targets: [
    .executableTarget(
      name: "image-benchmark",
      dependencies: [.product(name: "GoldenImages", package: "seatmap")],
      path: "ImageBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "ticket-benchmark",
      dependencies: [
        .product(name: "SeatMap", package: "seatmap"), .product(name: "SeatMapTickets", package: "seatmap"),
      ],
      path: "TicketBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "pick-benchmark", dependencies: [.product(name: "SeatMap", package: "seatmap")], path: "PickBenchmark",
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
