// swift-tools-version: 6.2

import PackageDescription

// The manifest is the diagram: a target may import what stands in its own list and nothing else.
// ARCHITECTURE.md says what each one is for.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A module that imports neither Glibc nor Foundation does not get the mathematics library by itself.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

func library(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict, linkerSettings: mathematics)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: [.init(stringLiteral: name), "TestSupport"] + dependencies,
    swiftSettings: strict)
}

let package = Package(
  name: "seatmap",
  products: [
    .library(name: "SeatMap", targets: ["SeatMaps", "Documents", "SeatMapDrawing", "CairoRendering", "SVGRendering"]),
    .library(name: "SeatMapGeometry", targets: ["Geometry", "Paths", "Shapes"]),
    .library(
      name: "SeatMapTickets",
      targets: [
        "Tickets", "TicketDrawing", "TicketPrinting", "Pictures", "Barcodes", "Signing", "Localization", "Documents",
      ]),
    .library(name: "GoldenImages", targets: ["GoldenImages", "ImageFiles", "GoldenReview"]),
    .library(name: "GoldenTesting", targets: ["GoldenTesting", "GoldenImages", "ImageFiles"]),
    .library(name: "SeatMapGoldenTesting", targets: ["SeatMapGoldenTesting"]),
    .executable(name: "seatmap", targets: ["seatmap"]),
  ],
  targets: [
    // Pure values.
    library("Geometry", []),
    library("Colors", []),
    library("Paths", ["Geometry"]),
    library("Shapes", ["Geometry", "Paths"]),
    library("SeatMaps", ["Geometry", "Paths", "Shapes", "Colors"]),
    library("Drawing", ["Geometry", "Paths", "Colors"]),
    library("SeatMapDrawing", ["Geometry", "Paths", "Shapes", "Colors", "SeatMaps", "Drawing"]),
    library("Tickets", ["Geometry", "Paths", "Shapes", "Colors"]),
    library("Barcodes", ["Geometry", "Paths", "Colors", "CZint"]),
    library("TicketDrawing", ["Geometry", "Paths", "Shapes", "Colors", "Drawing", "Tickets", "Barcodes"]),

    // Files in, files out.
    library("Files", []),
    library("JSON", ["CSimdjson"]),
    library("XML", ["CExpat"]),
    library("ImageFiles", ["CDeflate", "CTurboJPEG", "CWebP"]),
    .target(
      name: "Documents",
      dependencies: [
        "Geometry", "Paths", "Shapes", "Colors", "SeatMaps", "Drawing", "SeatMapDrawing", "Tickets", "Barcodes",
        "JSON", "XML",
      ],
      resources: [.embedInCode("Design/BuiltIn")], swiftSettings: strict, linkerSettings: mathematics),
    library("Localization", ["Tickets"]),
    library("Signing", ["JSON", "CSodium"]),
    library("BarcodeReading", ["Geometry", "Barcodes", "ImageFiles", "CZXing"]),
    library("Pictures", ["Geometry", "Colors", "Drawing", "ImageFiles"]),
    library("CairoRendering", ["Geometry", "Paths", "Colors", "Drawing", "CCairo", "CPango", "CDeflate", "CQPDF"]),
    library("SVGRendering", ["Geometry", "Paths", "Colors", "Drawing"]),
    library(
      "TicketPrinting",
      [
        "Geometry", "Paths", "Colors", "Files", "JSON", "Drawing", "Tickets", "TicketDrawing", "Barcodes",
        "BarcodeReading", "Signing", "Documents", "Pictures", "ImageFiles", "CairoRendering", "SVGRendering",
      ]),
    library("GoldenImages", ["Geometry", "Paths", "Colors", "ImageFiles", "Files", "JSON"]),
    .target(
      name: "GoldenReview", dependencies: ["GoldenImages", "ImageFiles", "JSON", "CGLib"],
      resources: [.embedInCode("Page/review.html"), .embedInCode("Page/review.css"), .embedInCode("Page/Script")],
      swiftSettings: strict, linkerSettings: mathematics),

    // For tests, ours and others'. Nothing that is shipped may import these: they link the test libraries.
    library("GoldenTesting", ["GoldenImages", "ImageFiles", "CLibXML2"]),
    library("SeatMapGoldenTesting", ["GoldenTesting", "GoldenImages", "Paths", "Drawing", "CairoRendering"]),

    // The command.
    library(
      "SeatMapCommands",
      [
        "Geometry", "Paths", "Colors", "SeatMaps", "Files", "JSON", "Documents", "Drawing", "SeatMapDrawing",
        "CairoRendering", "SVGRendering", "ImageFiles", "GoldenImages", "GoldenReview", "Tickets", "TicketDrawing",
        "TicketPrinting", "Barcodes", "BarcodeReading", "Signing", "Localization", "Pictures",
      ]),
    .executableTarget(name: "seatmap", dependencies: ["SeatMapCommands", "CAllocator"], swiftSettings: strict),

    // C and C++ libraries of the system, each seen by one target; libdeflate by the two that write compressed files.
    .systemLibrary(name: "CAllocator"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CQPDF", pkgConfig: "libqpdf", providers: [.apt(["libqpdf-dev"])]),
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "CZint", providers: [.apt(["libzint-dev"])]),
    .target(name: "CZXing", linkerSettings: [.linkedLibrary("ZXing")]),
    .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),

    // Tests.
    .systemLibrary(name: "CSPNG", path: "Tests/CSPNG", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    // A second opinion on PNG.
    .target(
      name: "SPNGReader", dependencies: ["CSPNG", "ImageFiles"], path: "Tests/SPNGReader", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Geometry", "Paths"], path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"], swiftSettings: strict),
    tests("Geometry"),
    tests("Colors"),
    tests("Paths", ["Geometry"]),
    tests("Shapes", ["Geometry", "Paths", "SeatMapGoldenTesting"]),
    tests("SeatMaps", ["Geometry", "Paths", "Shapes", "Colors"]),
    tests("Drawing", ["Geometry", "Paths", "Colors"]),
    tests(
      "SeatMapDrawing",
      [
        "Geometry", "Paths", "Colors", "SeatMaps", "Drawing", "JSON", "Documents", "CairoRendering", "SVGRendering",
        "ImageFiles", "GoldenImages", "GoldenTesting", "SeatMapGoldenTesting",
      ]),
    tests(
      "Documents",
      ["Geometry", "Paths", "Shapes", "Colors", "SeatMaps", "Drawing", "SeatMapDrawing", "Tickets", "Barcodes", "JSON"]),
    tests(
      "CairoRendering",
      ["Geometry", "Paths", "Colors", "Drawing", "ImageFiles", "SPNGReader", "GoldenImages", "SeatMapGoldenTesting"]),
    tests(
      "SVGRendering",
      [
        "Geometry", "Paths", "Colors", "SeatMaps", "Documents", "Drawing", "SeatMapDrawing", "CairoRendering",
        "ImageFiles", "GoldenImages",
      ]),
    tests("Tickets", ["Geometry", "Paths", "Shapes", "Colors"]),
    tests("Barcodes", ["Geometry", "Paths", "Colors", "BarcodeReading", "ImageFiles"]),
    tests("BarcodeReading", ["Geometry", "Paths", "Barcodes", "Signing", "ImageFiles"]),
    tests("Signing", ["JSON"]),
    tests("Localization", ["Geometry", "Tickets"]),
    tests("Pictures", ["Geometry", "Drawing", "ImageFiles"]),
    tests(
      "TicketDrawing",
      [
        "Geometry", "Paths", "Shapes", "Colors", "Drawing", "Tickets", "Barcodes", "BarcodeReading", "Documents",
        "JSON", "Localization", "Pictures", "CairoRendering", "SVGRendering", "ImageFiles", "GoldenImages",
        "GoldenTesting", "SeatMapGoldenTesting",
      ]),
    tests(
      "TicketPrinting",
      [
        "Geometry", "Colors", "Files", "JSON", "Drawing", "Tickets", "TicketDrawing", "Barcodes", "BarcodeReading",
        "Signing", "Localization", "Pictures", "Documents", "CairoRendering", "ImageFiles",
      ]),
    tests("JSON"),
    tests("XML"),
    tests("ImageFiles", ["SPNGReader"]),
    tests("Files"),
    tests("GoldenImages", ["Geometry", "Paths", "JSON", "Colors", "ImageFiles", "GoldenWriter"]),
    // What tests kill while it writes.
    .executableTarget(
      name: "GoldenWriter", dependencies: ["GoldenImages", "ImageFiles"], path: "Tests/GoldenWriter",
      swiftSettings: strict),
    tests("GoldenReview", ["GoldenImages", "ImageFiles", "JSON"]),
    tests(
      "GoldenTesting",
      ["GoldenImages", "ImageFiles", "SeatMapGoldenTesting", "Geometry", "Colors", "Paths", "Drawing"]),
    tests("SeatMapCommands", ["Files", "JSON", "ImageFiles", "GoldenImages", "GoldenTesting"]),

    // The page that Tools/check-report tries in a browser.
    .executableTarget(
      name: "sample-report", dependencies: ["GoldenReview", "GoldenImages", "ImageFiles"], path: "Tools/SampleReport",
      swiftSettings: strict),

    // What the fuzzer of Tools/Fuzz runs, for the tests that replay its inputs.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Geometry", "Colors", "Paths", "SeatMaps", "Drawing", "SeatMapDrawing", "JSON", "Documents",
        "CairoRendering", "SVGRendering", "ImageFiles", "Tickets", "TicketDrawing", "Barcodes", "Signing",
      ], path: "Tools/Fuzz/Targets", swiftSettings: strict),
    .testTarget(name: "FuzzTargetsTests", dependencies: ["FuzzTargets"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
