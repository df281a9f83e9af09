@main struct Seatmap { static func main() {} }
