import SeatMap

let map = try SeatMapFile(reading: "plan.json", availability: "sold.csv")
let picture = try map.png(theme: .cinema(.dark), width: 900)
try picture.write(to: "map.png")

let order = try OrderedTickets(reading: "order.json", design: .builtIn(.cinema))
let files = try order.write(to: "tickets", scale: 2)
for file in files { print(file.file, file.status) }
