// swift-tools-version: 6.2

import PackageDescription

// What `Tools/bench goldens` times: a program for each question, in a package of its own that users never build.

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "seatmap", path: "../..")],
  targets: [
    .executableTarget(
      name: "image-benchmark",
      dependencies: [.product(name: "GoldenImages", package: "seatmap")],
      path: "ImageBenchmark",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ],
  swiftLanguageModes: [.v6]
)
