// swift-tools-version: 6.2

import PackageDescription

// The manifest is the diagram: a target may import what stands in its own list and nothing else. Wings, and targets in
// them, stand in the order in which the arrows point. ARCHITECTURE.md says what each one is for.

let package = Package(
  name: "seatmap",
  products: [
    .library(
      name: "SeatMap",
      targets: ["SeatMaps", "PlanFiles", "PlanImports", "SeatMapDrawing", "CairoRendering", "SVGRendering"]),
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
  targets: geometry + support + rendering + maps + tickets + language + goldens + command
    + cLibraries + testSupport + tests + tools,
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

/// Pure values: what things are and look like.
var geometry: [Target] {
  [
    library("Geometry/Geometry", []),
    library("Geometry/Colors", []),
    library("Geometry/Paths", ["Geometry"]),
    library("Geometry/Shapes", ["Geometry", "Paths"]),
  ]
}

/// What every wing stands on.
var support: [Target] {
  [
    library("Support/Files", []),
    library("Support/JSON", ["CSimdjson"]),
    library("Support/XML", ["CExpat"]),
    library("Support/Reading", ["Geometry", "Colors", "JSON", "SeatMaps"]),
  ]
}

/// Scenes, and the pictures made of them.
var rendering: [Target] {
  [
    library("Rendering/Drawing", ["Geometry", "Paths", "Colors"]),
    library("Rendering/ImageFiles", ["CDeflate", "CTurboJPEG", "CWebP"]),
    library("Rendering/Pictures", ["Geometry", "Colors", "Drawing", "ImageFiles"]),
    library(
      "Rendering/CairoRendering", ["Geometry", "Paths", "Colors", "Drawing", "CCairo", "CPango", "CDeflate", "CQPDF"]),
    library("Rendering/SVGRendering", ["Geometry", "Paths", "Colors", "Drawing"]),
  ]
}

/// Seat plans, from a file to a scene.
var maps: [Target] {
  [
    library("Maps/SeatMaps", ["Geometry", "Paths", "Shapes", "Colors"]),
    library(
      "Maps/PlanFiles", ["Geometry", "Paths", "Colors", "SeatMaps", "JSON", "Reading"], embedding: ["Schemas"]),
    library(
      "Maps/PlanImports", ["Geometry", "Paths", "Colors", "SeatMaps", "PlanFiles", "JSON", "Reading", "XML"]),
    library(
      "Maps/SeatMapDrawing",
      ["Geometry", "Paths", "Shapes", "Colors", "SeatMaps", "Drawing", "JSON", "Reading"], embedding: ["Schemas"]),
  ]
}

/// Orders, from a file to tickets and their codes.
var tickets: [Target] {
  [
    library("Tickets/Tickets", ["Geometry", "Paths", "Shapes", "Colors"]),
    library("Tickets/Barcodes", ["Geometry", "Paths", "Colors", "CZint"]),
    library(
      "Tickets/TicketFiles",
      ["Geometry", "Shapes", "Colors", "SeatMaps", "Tickets", "Barcodes", "JSON", "Reading"],
      embedding: ["BuiltInDesigns", "Schemas"]),
    library("Tickets/BarcodeReading", ["Geometry", "Barcodes", "ImageFiles", "CZXing"]),
    library("Tickets/Signing", ["JSON", "CSodium"]),
    library("Tickets/TicketDrawing", ["Geometry", "Paths", "Shapes", "Colors", "Drawing", "Tickets", "Barcodes"]),
    library(
      "Tickets/TicketPrinting",
      [
        "Geometry", "Colors", "Files", "JSON", "Drawing", "Tickets", "TicketDrawing", "Barcodes", "BarcodeReading",
        "Signing", "TicketFiles", "Pictures", "ImageFiles", "CairoRendering", "SVGRendering",
      ]),
  ]
}

/// Dates, prices and words by language.
var language: [Target] {
  [
    library("Language/Localization", ["JSON", "Tickets"], embedding: ["Captions"])
  ]
}

/// Pictures compared with what they were. What imports the test libraries is for tests alone: nothing that is shipped
/// may import it.
var goldens: [Target] {
  [
    library(
      "Goldens/GoldenImages", ["Geometry", "Paths", "Colors", "ImageFiles", "Files", "JSON"], embedding: ["Schemas"]),
    library(
      "Goldens/GoldenReview", ["GoldenImages", "ImageFiles", "JSON", "CGLib"],
      embedding: ["Page/review.html", "Page/review.css", "Page/Script", "Schemas"]),
    library("Goldens/GoldenTesting", ["GoldenImages", "ImageFiles", "CLibXML2"]),
    library("Goldens/SeatMapGoldenTesting", ["GoldenTesting", "GoldenImages", "Paths", "Drawing", "CairoRendering"]),
  ]
}

/// The command line.
var command: [Target] {
  [
    library(
      "Command/SeatMapCommands",
      [
        "Geometry", "Paths", "Colors", "SeatMaps", "Files", "JSON", "Reading", "PlanFiles", "PlanImports",
        "TicketFiles", "Drawing", "SeatMapDrawing", "CairoRendering", "SVGRendering", "ImageFiles", "GoldenImages",
        "GoldenReview", "Tickets", "TicketDrawing", "TicketPrinting", "Barcodes", "Signing", "Localization", "Pictures",
      ], embedding: ["Schemas"]),
    .executableTarget(
      name: "seatmap", dependencies: ["SeatMapCommands", "CAllocator"], path: "Sources/Command/seatmap",
      swiftSettings: strict()),
  ]
}

/// C and C++ libraries of the system, each seen by one target; libdeflate by the two that write compressed files.
var cLibraries: [Target] {
  [
    systemLibrary("CAllocator"),
    systemLibrary("CCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
    systemLibrary("CPango", pkgConfig: "pangocairo pangoft2", debian: "libpango1.0-dev"),
    systemLibrary("CGLib", pkgConfig: "glib-2.0", debian: "libglib2.0-dev"),
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
      name: "SPNGReader", dependencies: ["CSPNG", "ImageFiles"], path: "Tests/TestSupport/SPNGReader",
      swiftSettings: strict()),
    .target(
      name: "TestSupport", dependencies: ["Geometry", "Paths"], path: "Tests/TestSupport/TestSupport",
      swiftSettings: strict()),
    .target(
      name: "DocumentTestSupport", dependencies: ["Geometry", "Colors", "Paths", "SeatMaps", "JSON", "TestSupport"],
      path: "Tests/TestSupport/DocumentTestSupport", swiftSettings: strict()),
    // What tests kill while it writes.
    .executableTarget(
      name: "GoldenWriter", dependencies: ["GoldenImages", "ImageFiles"], path: "Tests/Goldens/GoldenWriter",
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

    testTarget("Support/Files"),
    testTarget("Support/JSON"),
    testTarget("Support/XML"),
    testTarget("Support/Reading", ["JSON"]),

    testTarget("Rendering/Drawing", ["Geometry", "Paths", "Colors"]),
    testTarget("Rendering/ImageFiles", ["SPNGReader"]),
    testTarget("Rendering/Pictures", ["Geometry", "Drawing", "ImageFiles"]),
    testTarget(
      "Rendering/CairoRendering",
      ["Geometry", "Paths", "Colors", "Drawing", "ImageFiles", "SPNGReader", "GoldenImages", "SeatMapGoldenTesting"]),
    testTarget(
      "Rendering/SVGRendering",
      [
        "Geometry", "Paths", "Colors", "SeatMaps", "PlanImports", "Drawing", "SeatMapDrawing", "CairoRendering",
        "ImageFiles", "GoldenImages",
      ]),

    testTarget("Maps/SeatMaps", ["Geometry", "Paths", "Shapes", "Colors"]),
    testTarget(
      "Maps/SeatMapDrawing",
      [
        "Geometry", "Paths", "Colors", "SeatMaps", "Drawing", "JSON", "PlanFiles", "PlanImports",
        "DocumentTestSupport", "CairoRendering", "SVGRendering", "ImageFiles", "GoldenImages", "GoldenTesting",
        "SeatMapGoldenTesting",
      ]),
    testTarget(
      "Maps/PlanFiles", ["Geometry", "Colors", "SeatMaps", "JSON", "Reading", "DocumentTestSupport"]),
    testTarget(
      "Maps/PlanImports",
      ["Geometry", "Paths", "Colors", "SeatMaps", "PlanFiles", "JSON", "Reading", "DocumentTestSupport"]),

    testTarget("Tickets/Tickets", ["Geometry", "Paths", "Shapes", "Colors"]),
    testTarget(
      "Tickets/TicketFiles",
      [
        "Geometry", "Paths", "Shapes", "Colors", "SeatMaps", "PlanFiles", "Tickets", "JSON", "Reading",
        "DocumentTestSupport",
      ]),
    testTarget("Tickets/Barcodes", ["Geometry", "Paths", "Colors", "BarcodeReading", "ImageFiles"]),
    testTarget("Tickets/BarcodeReading", ["Geometry", "Paths", "Barcodes", "Signing", "ImageFiles"]),
    testTarget("Tickets/Signing", ["JSON"]),
    testTarget(
      "Tickets/TicketDrawing",
      [
        "Geometry", "Paths", "Shapes", "Colors", "Drawing", "Tickets", "Barcodes", "BarcodeReading", "TicketFiles",
        "JSON", "Localization", "Pictures", "CairoRendering", "SVGRendering", "ImageFiles", "GoldenImages",
        "GoldenTesting", "SeatMapGoldenTesting",
      ]),
    testTarget(
      "Tickets/TicketPrinting",
      [
        "Geometry", "Colors", "Files", "JSON", "Drawing", "Tickets", "TicketDrawing", "Barcodes", "BarcodeReading",
        "Signing", "Localization", "Pictures", "TicketFiles", "CairoRendering", "ImageFiles",
      ]),

    testTarget("Language/Localization", ["Geometry", "JSON", "Tickets"]),

    testTarget("Goldens/GoldenImages", ["Geometry", "Paths", "JSON", "Colors", "ImageFiles", "GoldenWriter"]),
    testTarget("Goldens/GoldenReview", ["GoldenImages", "ImageFiles", "JSON"]),
    testTarget(
      "Goldens/GoldenTesting",
      ["GoldenImages", "ImageFiles", "SeatMapGoldenTesting", "Geometry", "Colors", "Paths", "Drawing"]),

    testTarget("Command/SeatMapCommands", ["Files", "JSON", "ImageFiles", "GoldenImages", "GoldenTesting"]),

    testTarget("Tools/FuzzTargets"),
  ]
}

/// What scripts of Tools run and tests try.
var tools: [Target] {
  [
    // The page that Tools/check-report tries in a browser.
    .executableTarget(
      name: "sample-report", dependencies: ["GoldenReview", "GoldenImages", "ImageFiles"], path: "Tools/SampleReport",
      swiftSettings: strict()),
    // What the fuzzer of Tools/Fuzz runs, for the tests that replay its inputs.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Geometry", "Colors", "Paths", "SeatMaps", "Drawing", "SeatMapDrawing", "JSON", "PlanFiles", "PlanImports",
        "TicketFiles", "Reading",
        "CairoRendering", "SVGRendering", "ImageFiles", "Tickets", "TicketDrawing", "Barcodes", "Signing",
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
