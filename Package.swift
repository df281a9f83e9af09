// swift-tools-version: 6.2

import PackageDescription

// The manifest is the diagram: a target may import what stands in its own list and nothing else. Wings, and targets in
// them, stand in the order in which the arrows point. ARCHITECTURE.md says what each one is for.

let package = Package(
  name: "seatmap",
  products: [
    // Everything: `import SeatMap` alone is enough for maps and tickets.
    .library(name: "SeatMap", targets: ["SeatMap"] + exported),
    // Maps of plans in any format, without tickets and codes.
    .library(
      name: "SeatMapDrawing",
      targets: ["SeatMaps", "PlanFiles", "PlanImports", "SeatMapDrawing", "LiveMaps", "CairoRendering", "SVGRendering"]),
    // Plans and themes of our own formats: with neither expat, which reads foreign drawings, nor zint, which makes codes.
    .library(name: "SeatMapPlans", targets: ["SeatMaps", "PlanFiles", "SeatMapDrawing"]),
    .library(name: "SeatMapGeometry", targets: ["Geometry", "Paths", "Shapes"]),
    .library(
      name: "SeatMapTickets",
      targets: [
        "Tickets", "TicketDrawing", "TicketPrinting", "Pictures", "Barcodes", "Signing", "Localization", "TicketFiles",
      ]),
    .library(name: "GoldenImages", targets: ["GoldenImages", "ImageFiles", "GoldenReview"]),
    .library(name: "GoldenTesting", targets: ["GoldenTesting", "GoldenImages", "ImageFiles"]),
    .library(name: "SeatMapGoldenTesting", targets: ["SeatMapGoldenTesting"]),
    .executable(name: "seatmap", targets: ["seatmap"]),
  ],
  targets: geometry + support + rendering + maps + tickets + language + umbrella + goldens + command
    + cLibraries + testSupport + tests + tools,
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

/// Pure values: what things are and look like.
var geometry: [Target] {
  [
    library("Geometry/Geometry", []),
    library("Geometry/Colors", []),
    library("Geometry/Paths", ["Support", "Geometry"]),
    library("Geometry/Shapes", ["Geometry", "Paths"]),
  ]
}

/// What every wing stands on.
var support: [Target] {
  [
    library("Support/Files", []),
    library("Support/Support", []),
    library("Support/Cryptography", ["Support", "CSodium"]),
    library("Support/JSON", ["Support", "CSimdjson"]),
    library("Support/XML", ["CExpat"]),
    library("Support/Reading", ["Support", "Geometry", "Colors", "JSON"]),
  ]
}

/// Scenes, and the pictures made of them.
var rendering: [Target] {
  [
    library("Rendering/Drawing", ["Geometry", "Colors", "Paths"]),
    library("Rendering/PNG", ["CDeflate"]),
    library("Rendering/ImageFiles", ["Support", "PNG", "CTurboJPEG", "CWebP"]),
    library("Rendering/Pictures", ["Geometry", "Colors", "Files", "Drawing", "ImageFiles"]),
    library("Rendering/CopyRaster", ["Geometry", "Colors", "Paths", "Drawing"]),
    library(
      "Rendering/CairoRendering",
      [
        "Support", "Geometry", "Colors", "Paths", "Drawing", "PNG", "CopyRaster", "CCairo", "CDeflate", "CPango",
        "CQPDF",
      ]),
    library("Rendering/SVGRendering", ["Support", "Geometry", "Colors", "Paths", "Drawing", "PNG"]),
  ]
}

/// Seat plans, from a file to a scene.
var maps: [Target] {
  [
    library("Maps/SeatMaps", ["Support", "Geometry", "Colors", "Paths", "Shapes"]),
    library(
      "Maps/PlanFiles", ["Support", "Geometry", "Colors", "Paths", "JSON", "Reading", "SeatMaps"],
      embedding: ["Schemas"]),
    library(
      "Maps/PlanImports", ["Support", "Geometry", "Colors", "Paths", "JSON", "XML", "Reading", "SeatMaps", "PlanFiles"]),
    library(
      "Maps/SeatMapDrawing",
      ["Support", "Geometry", "Colors", "Paths", "Shapes", "JSON", "Reading", "Drawing", "SeatMaps"],
      embedding: ["Schemas"]),
    library("Maps/LiveMaps", ["Support", "Drawing", "CairoRendering", "SeatMaps", "SeatMapDrawing"]),
  ]
}

/// Orders, from a file to tickets and their codes.
var tickets: [Target] {
  [
    library("Tickets/Tickets", ["Support", "Geometry", "Colors", "Paths", "Shapes"]),
    library("Tickets/Barcodes", ["Support", "Geometry", "Colors", "Paths", "CZint"]),
    library(
      "Tickets/TicketFiles",
      ["Support", "Geometry", "Colors", "Paths", "Shapes", "JSON", "Reading", "SeatMaps", "Tickets", "Barcodes"],
      embedding: ["BuiltInDesigns", "Schemas"]),
    library("Tickets/BarcodeReading", ["Geometry", "ImageFiles", "Barcodes", "CZXing"]),
    library("Tickets/Signing", ["Support", "Cryptography", "JSON"]),
    library(
      "Tickets/TicketDrawing", ["Support", "Geometry", "Colors", "Paths", "Shapes", "Drawing", "Tickets", "Barcodes"]),
    library(
      "Tickets/TicketPrinting",
      [
        "Support", "Cryptography", "Geometry", "Colors", "Files", "JSON", "Reading", "Drawing", "ImageFiles",
        "Pictures", "CairoRendering", "SVGRendering", "PlanImports", "Tickets", "Barcodes", "TicketFiles",
        "BarcodeReading", "Signing", "TicketDrawing", "Localization",
      ]),
  ]
}

/// Dates, prices and words by language.
var language: [Target] {
  [
    library("Language/Localization", ["Support", "JSON", "Tickets"], embedding: ["Captions"])
  ]
}

/// What most users import: it exports what stands above, with entry points from a file to a picture.
var umbrella: [Target] {
  [
    .target(
      name: "SeatMap", dependencies: exported.map { .init(stringLiteral: $0) }, path: "Sources/SeatMap",
      exclude: ["README.md"],
      swiftSettings: strict(), linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
  ]
}

/// The targets that `SeatMap` exports.
var exported: [String] {
  [
    "Support", "Geometry", "Colors", "Paths", "Files", "Reading", "SeatMaps", "PlanFiles", "PlanImports", "Drawing",
    "SeatMapDrawing", "LiveMaps", "Tickets", "TicketFiles", "TicketDrawing", "TicketPrinting", "Signing",
    "Localization",
    "Pictures", "CairoRendering", "SVGRendering",
  ]
}

/// Pictures compared with what they were.
///
/// What imports the test libraries is for tests alone: nothing that is shipped
/// may import it.
var goldens: [Target] {
  [
    library(
      "Goldens/GoldenImages", ["Support", "Geometry", "Colors", "Paths", "Files", "JSON", "ImageFiles"],
      embedding: ["Schemas"]),
    library(
      "Goldens/GoldenReview", ["Support", "Cryptography", "JSON", "ImageFiles", "GoldenImages"],
      embedding: ["Page/review.html", "Page/review.css", "Page/Script", "Schemas"]),
    library("Goldens/GoldenTesting", ["Support", "ImageFiles", "GoldenImages", "CLibXML2"]),
    library("Goldens/SeatMapGoldenTesting", ["Paths", "Drawing", "CairoRendering", "GoldenImages", "GoldenTesting"]),
  ]
}

/// The command line.
var command: [Target] {
  [
    library(
      "Command/SeatMapCommands",
      [
        "Support", "Geometry", "Colors", "Paths", "Files", "JSON", "Reading", "Drawing", "ImageFiles", "Pictures",
        "CairoRendering", "SVGRendering", "SeatMaps", "PlanFiles", "PlanImports", "SeatMapDrawing", "Tickets",
        "Barcodes", "TicketFiles", "Signing", "TicketDrawing", "TicketPrinting", "GoldenImages", "GoldenReview",
      ], embedding: ["Schemas"]),
    .executableTarget(
      name: "seatmap", dependencies: ["SeatMapCommands", "CAllocator"], path: "Sources/Command/seatmap",
      swiftSettings: strict()),
  ]
}

/// C and C++ libraries of the system, each seen by one target.
var cLibraries: [Target] {
  [
    systemLibrary("CAllocator"),
    systemLibrary("CCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
    systemLibrary("CPango", pkgConfig: "pangocairo pangoft2", debian: "libpango1.0-dev"),
    systemLibrary("CDeflate", pkgConfig: "libdeflate", debian: "libdeflate-dev"),
    systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", debian: "libturbojpeg0-dev"),
    systemLibrary("CWebP", pkgConfig: "libwebp", debian: "libwebp-dev"),
    systemLibrary("CExpat", pkgConfig: "expat", debian: "libexpat1-dev"),
    systemLibrary("CLibXML2", pkgConfig: "libxml-2.0", debian: "libxml2-dev"),
    systemLibrary("CQPDF", pkgConfig: "libqpdf", debian: "libqpdf-dev"),
    systemLibrary("CSodium", pkgConfig: "libsodium", debian: "libsodium-dev"),
    systemLibrary("CZint", debian: "libzint-dev"),
    .target(name: "CZXing", path: "Sources/CLibraries/CZXing", linkerSettings: [.linkedLibrary("ZXing")]),
    .target(name: "CSimdjson", path: "Sources/CLibraries/CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),
  ]
}

/// What tests share: seeded random values, files of the repository, and a second opinion on PNG.
var testSupport: [Target] {
  [
    systemLibrary("CSPNG", in: "Tests/TestSupport", pkgConfig: "spng", debian: "libspng-dev"),
    .target(
      name: "SPNGReader",
      dependencies: ["PNG", "CSPNG"], path: "Tests/TestSupport/SPNGReader",
      swiftSettings: strict()),
    .target(
      name: "TestSupport",
      dependencies: ["Geometry", "Paths"], path: "Tests/TestSupport/TestSupport",
      swiftSettings: strict()),
    .target(
      name: "DocumentTestSupport",
      dependencies: ["Support", "Geometry", "Colors", "Paths", "JSON", "SeatMaps", "TestSupport"],
      path: "Tests/TestSupport/DocumentTestSupport", swiftSettings: strict()),
    // The lines of the README, which a test runs.
    .executableTarget(
      name: "ReadmeExample",
      dependencies: ["SeatMap"], path: "Tests/SeatMap/ReadmeExample", swiftSettings: strict()),
    // What tests kill while it writes.
    .executableTarget(
      name: "GoldenWriter",
      dependencies: ["Support", "ImageFiles", "GoldenImages"], path: "Tests/Goldens/GoldenWriter",
      swiftSettings: strict()),
  ]
}

var tests: [Target] {
  [
    testTarget("TestSupport/TestSupport"),

    testTarget("Geometry/Geometry"),
    testTarget("Geometry/Colors"),
    testTarget("Geometry/Paths", ["Geometry"]),
    testTarget("Geometry/Shapes", ["Geometry", "Paths", "SeatMapGoldenTesting"]),

    testTarget("Support/Support", ["XML"]),
    testTarget("Support/Cryptography", ["Signing"]),
    testTarget("Support/Files"),
    testTarget("Support/JSON", ["Support"]),
    testTarget("Support/XML"),
    testTarget("Support/Reading", ["Support", "JSON"]),

    testTarget("Rendering/Drawing", ["Geometry", "Colors", "Paths"]),
    testTarget("Rendering/PNG", ["ImageFiles", "SPNGReader"]),
    testTarget("Rendering/ImageFiles"),
    testTarget("Rendering/Pictures", ["Geometry", "Drawing", "ImageFiles"]),
    testTarget("Rendering/CopyRaster", ["Geometry", "Colors", "Paths", "Drawing"]),
    testTarget(
      "Rendering/CairoRendering",
      ["Geometry", "Colors", "Paths", "Drawing", "ImageFiles", "GoldenImages", "SeatMapGoldenTesting"]),
    testTarget(
      "Rendering/SVGRendering",
      [
        "Geometry", "Colors", "Paths", "Drawing", "ImageFiles", "CairoRendering", "SeatMaps", "PlanImports",
        "SeatMapDrawing", "GoldenImages",
      ]),

    testTarget("Maps/SeatMaps", ["Support", "Geometry", "Colors", "Paths"]),
    testTarget("Maps/LiveMaps", ["Support", "Geometry", "CairoRendering", "SeatMaps", "PlanFiles", "SeatMapDrawing"]),
    testTarget(
      "Maps/SeatMapDrawing",
      [
        "Support", "Geometry", "Colors", "Paths", "JSON", "Drawing", "CairoRendering", "SVGRendering", "SeatMaps",
        "PlanFiles", "PlanImports", "GoldenImages", "GoldenTesting", "SeatMapGoldenTesting", "DocumentTestSupport",
      ]),
    testTarget(
      "Maps/PlanFiles", ["Support", "Geometry", "Colors", "JSON", "Reading", "SeatMaps", "DocumentTestSupport"]),
    testTarget(
      "Maps/PlanImports",
      ["Support", "Geometry", "Colors", "Paths", "JSON", "Reading", "SeatMaps", "DocumentTestSupport"]),

    testTarget("Tickets/Tickets", ["Support", "Geometry", "Colors", "Paths", "Shapes"]),
    testTarget(
      "Tickets/TicketFiles",
      [
        "Support", "Geometry", "Colors", "Paths", "Shapes", "JSON", "Reading", "SeatMaps", "PlanFiles", "Tickets",
        "DocumentTestSupport",
      ]),
    testTarget("Tickets/Barcodes", ["Geometry", "Colors", "Paths"]),
    testTarget("Tickets/BarcodeReading", ["Geometry", "Paths", "ImageFiles", "Barcodes", "Signing"]),
    testTarget("Tickets/Signing", ["Support", "Cryptography"]),
    testTarget(
      "Tickets/TicketDrawing",
      [
        "Support", "Geometry", "Colors", "Paths", "Shapes", "Drawing", "ImageFiles", "Pictures", "CairoRendering",
        "SVGRendering", "Tickets", "Barcodes", "TicketFiles", "BarcodeReading", "Localization", "GoldenImages",
        "GoldenTesting", "SeatMapGoldenTesting",
      ]),
    testTarget(
      "Tickets/TicketPrinting",
      ["Cryptography", "Geometry", "Files", "Pictures", "CairoRendering", "Tickets", "TicketFiles", "Signing"]),

    testTarget("Language/Localization", ["Support", "Geometry", "JSON", "Tickets"]),

    testTarget(
      "Goldens/GoldenImages", ["Support", "Geometry", "Colors", "Paths", "JSON", "ImageFiles", "GoldenWriter"]),
    testTarget("Goldens/GoldenReview", ["ImageFiles", "GoldenImages"]),
    testTarget(
      "Goldens/GoldenTesting",
      ["Geometry", "Colors", "Paths", "Drawing", "ImageFiles", "GoldenImages", "SeatMapGoldenTesting"]),

    testTarget("Command/SeatMapCommands", ["Support", "Files", "JSON", "ImageFiles", "GoldenImages", "GoldenTesting"]),

    .testTarget(
      name: "SeatMapTests",
      dependencies: ["SeatMap", "TestSupport"], path: "Tests/SeatMap/SeatMapTests", swiftSettings: strict()),

    testTarget("Tools/FuzzTargets"),
  ]
}

/// What scripts of Tools run and tests try.
var tools: [Target] {
  [
    // The page that Tools/check-report tries in a browser.
    .executableTarget(
      name: "sample-report",
      dependencies: ["ImageFiles", "GoldenImages", "GoldenReview"], path: "Tools/SampleReport",
      swiftSettings: strict()),
    // What the fuzzer of Tools/Fuzz runs, for the tests that replay its inputs.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Support", "Geometry", "Colors", "Paths", "JSON", "Reading", "Drawing", "ImageFiles", "CairoRendering",
        "SVGRendering", "SeatMaps", "PlanFiles", "PlanImports", "SeatMapDrawing", "Tickets", "Barcodes", "TicketFiles",
        "Signing",
      ], path: "Tools/Fuzz/Targets", swiftSettings: strict()),
  ]
}

/// How Swift is compiled everywhere.
func strict() -> [SwiftSetting] {
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}

/// A library at `Sources/<wing>/<name>`, with files that are embedded in its code.
func library(_ place: String, _ dependencies: [Target.Dependency], embedding files: [String] = []) -> Target {
  .target(
    name: name(place), dependencies: dependencies, path: "Sources/" + place,
    resources: files.map { .embedInCode($0) }, swiftSettings: strict(),
    // A module that imports neither Glibc nor Foundation does not get the mathematics library by itself.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
}

/// The tests of a library, at `Tests/<wing>/<name>Tests`.
func testTarget(_ place: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name(place) + "Tests", dependencies: [.init(stringLiteral: name(place)), "TestSupport"] + dependencies,
    path: "Tests/\(place)Tests", swiftSettings: strict())
}

/// A module map for a C library that Debian has.
func systemLibrary(
  _ name: String, in folder: String = "Sources/CLibraries", pkgConfig: String? = nil, debian package: String? = nil
) -> Target {
  .systemLibrary(
    name: name, path: "\(folder)/\(name)", pkgConfig: pkgConfig, providers: package.map { [.apt([$0])] })
}

/// The last part of a place: `Geometry/Paths` is called `Paths`.
func name(_ place: String) -> String { String(place.drop { $0 != "/" }.dropFirst()) }
