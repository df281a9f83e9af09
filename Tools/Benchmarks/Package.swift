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
    .target(name: "Measuring", path: "Measuring", swiftSettings: strict),
    .executableTarget(
      name: "map-benchmark",
      dependencies: [
        "Measuring", .product(name: "SeatMap", package: "seatmap"),
        .product(name: "GoldenImages", package: "seatmap"),
      ],
      path: "MapBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "picture-difference", dependencies: [.product(name: "GoldenImages", package: "seatmap")],
      path: "PictureDifference", swiftSettings: strict),
    .executableTarget(
      name: "image-benchmark",
      dependencies: ["Measuring", .product(name: "GoldenImages", package: "seatmap")],
      path: "ImageBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "ticket-benchmark",
      dependencies: [
        "Measuring", .product(name: "SeatMap", package: "seatmap"),
        .product(name: "SeatMapTickets", package: "seatmap"), .product(name: "GoldenImages", package: "seatmap"),
      ],
      path: "TicketBenchmark", swiftSettings: strict),
    .executableTarget(
      name: "pick-benchmark", dependencies: ["Measuring", .product(name: "SeatMap", package: "seatmap")],
      path: "PickBenchmark", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
