"""Rows along paths, in outlines and in arches, for read_plan.py: written from Guides/plan-format.md.

Nothing here is clever: places are found by walking in small steps and halving. Paths are taken to bend so gently, and
rows to lie so, that no row is cut off anywhere; path data is one contour of M, L and C.
"""

import math


def bisected(function, low, high):
    """Where an increasing function is zero."""
    for _ in range(70):
        middle = (low + high) / 2
        if function(middle) < 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


# Lines.

def bezier(points, t):
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(points, points[1:])]
    return points[0]


def direction(points, t):
    """The unit tangent of a Bézier curve whose end handles have a length."""
    legs = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(points, points[1:])]
    x, y = bezier(legs, t)
    return x / math.hypot(x, y), y / math.hypot(x, y)


def length(points, t):
    """The length of a Bézier curve up to a parameter, by Simpson's rule."""
    def speed(at):
        legs = [((b[0] - a[0]) * (len(points) - 1), (b[1] - a[1]) * (len(points) - 1))
                for a, b in zip(points, points[1:])]
        return math.hypot(*bezier(legs, at))
    parts = 400
    return t / parts / 3 * sum((1 if i in (0, parts) else 2 if i % 2 == 0 else 4) * speed(t * i / parts)
                               for i in range(parts + 1))


def smooth_segments(points, smoothness):
    if not smoothness or len(points) < 3:
        return [[a, b] for a, b in zip(points, points[1:])]
    chords = [math.dist(a, b) for a, b in zip(points, points[1:])]
    units = [((b[0] - a[0]) / c, (b[1] - a[1]) / c) for a, b, c in zip(points, points[1:], chords)]
    inner = [tuple((units[i][k] * chords[i + 1] + units[i + 1][k] * chords[i]) / (chords[i] + chords[i + 1])
                   for k in (0, 1)) for i in range(len(chords) - 1)]

    def mirrored(vector, axis):
        along = 2 * (vector[0] * axis[0] + vector[1] * axis[1])
        return along * axis[0] - vector[0], along * axis[1] - vector[1]
    velocities = [mirrored(inner[0], units[0])] + inner + [mirrored(inner[-1], units[-1])]
    return [[a, (a[0] + v[0] * c * smoothness / 3, a[1] + v[1] * c * smoothness / 3),
             (b[0] - w[0] * c * smoothness / 3, b[1] - w[1] * c * smoothness / 3), b]
            for a, b, c, v, w in zip(points, points[1:], chords, velocities, velocities[1:])]


def data_segments(data):
    segments, at = [], None
    for piece in data.replace("M", "|M").replace("L", "|L").replace("C", "|C").split("|"):
        numbers = [float(number) for number in piece[1:].replace(",", " ").split()]
        points = list(zip(numbers[::2], numbers[1::2]))
        if piece.strip().startswith("M"):
            at = points[0]
        elif points:
            segments.append([at] + points)
            at = points[-1]
    return segments


def with_corners(segments):
    """The segments, with the corners between them as (point, angle of the direction before, turn)."""
    pieces = segments[:1]
    for before, after in zip(segments, segments[1:]):
        (ax, ay), (bx, by) = direction(before, 1), direction(after, 0)
        turn = math.atan2(ax * by - ay * bx, ax * bx + ay * by)
        if abs(turn) > 1e-7:
            pieces.append((before[-1], math.atan2(ay, ax), turn))
        pieces.append(after)
    return pieces


class Parallel:
    """A curve at a distance to the right of a line; places are told by piece and parameter, n + t."""

    def __init__(self, segments, distance):
        self.segments, self.distance = segments, distance

    def point(self, place):
        number = min(max(int(place), 0), len(self.segments) - 1)
        t = place - number
        if isinstance(self.segments[number], tuple):
            (x, y), angle, turn = self.segments[number]
            return (x - math.sin(angle + turn * t) * self.distance, y + math.cos(angle + turn * t) * self.distance)
        x, y = bezier(self.segments[number], min(max(t, 0), 1))
        dx, dy = direction(self.segments[number], min(max(t, 0), 1))
        beyond = (min(t, 0) + max(t - 1, 0)) * 1000
        return x - dy * self.distance + dx * beyond, y + dx * self.distance + dy * beyond

    def step(self, place, chord, way):
        """The place a straight distance away from another one, on this way along the curve."""
        here, step = self.point(place), 1 / 512
        far = place
        while math.dist(self.point(far), here) < chord:
            far += way * step
        return bisected(lambda share: math.dist(self.point(far - way * step * (1 - share)), here) - chord, 0, 1) \
            * way * step + far - way * step


def path_row(block, patterns, number, gap, along_row):
    path, pitch = block["path"], block.get("seatPitch", 38)
    segments = (data_segments(path["data"]) if "data" in path
                else smooth_segments([tuple(point) for point in path["points"]], path.get("smoothness", 0)))
    segments = with_corners(segments)
    distance = number * block.get("rowPitch", 36) + gap
    curve = Parallel(segments, distance if path.get("side", "right") == "right" else -distance)
    if patterns:
        seats, _, cells = along_row(patterns[min(number, len(patterns) - 1)], pitch, lambda width, inside: width)
        offsets = [offset for offset, _ in seats]
    lengths = [0 if isinstance(segment, tuple) else length(segment, 1) for segment in segments]
    align = block.get("align", "center")
    if align != "center":
        way = 1 if align == "start" else -1
        places = [0.0 if align == "start" else float(len(segments))]
        if patterns:
            offsets = offsets if way > 0 else offsets[::-1]
            for a, b in zip(offsets, offsets[1:]):
                places.append(curve.step(places[-1], abs(b - a), way))
        else:
            while 0 <= (last := curve.step(places[-1], pitch, way)) <= len(segments):
                places.append(last)
        return [curve.point(place) for place in places[::way]]
    # The middle of the line, by length.
    half = sum(lengths) / 2
    number = 0
    while half > lengths[number]:
        half -= lengths[number]
        number += 1
    low, high = 0.0, 1.0
    for _ in range(45):
        t = (low + high) / 2
        low, high = (t, high) if length(segments[number], t) < half else (low, t)
    middle = number + (low + high) / 2

    def pair(before, after):
        scale = bisected(
            lambda scale: math.dist(curve.point(curve.step(middle, before * scale, -1)),
                                    curve.point(curve.step(middle, after * scale, 1))) - before - after, 1, 2)
        return [curve.step(middle, before * scale, -1), curve.step(middle, after * scale, 1)]

    def steps(distances):
        """The cells of a gap are stepped through one by one."""
        for distance in distances:
            cells = max(round(distance / pitch), 1)
            yield [pitch] * cells if abs(distance - cells * pitch) < 1e-9 else [distance]

    def outwards(places, before, after):
        for way, distances in ((-1, before), (1, after)):
            at = places[0] if way < 0 else places[-1]
            for cells in steps(distances):
                for distance in cells:
                    at = curve.step(at, distance, way)
                places.insert(0, at) if way < 0 else places.append(at)
        return places
    if not patterns:
        def filled(places):
            while (first := curve.step(places[0], pitch, -1)) >= 0:
                places.insert(0, first)
            while (last := curve.step(places[-1], pitch, 1)) <= len(segments):
                places.append(last)
            return places
        odd, even = filled([middle]), filled(pair(pitch / 2, pitch / 2))
        return [curve.point(place) for place in (even if len(even) > len(odd) else odd)]
    right = next((n for n, offset in enumerate(offsets) if offset > -1e-9), len(offsets))
    gaps = [b - a for a, b in zip(offsets, offsets[1:])]
    if abs(offsets[right]) < 1e-9:
        places = outwards([middle], gaps[:right][::-1], gaps[right:])
    else:
        # In a gap its two cells next to the middle come first.
        before, after = -offsets[right - 1], offsets[right]
        in_gap = abs(gaps[right - 1] / pitch - round(gaps[right - 1] / pitch)) < 1e-9
        cells_before, cells_after = (int(before / pitch), int(after / pitch)) if in_gap else (0, 0)
        places = pair(before - cells_before * pitch, after - cells_after * pitch)
        for _ in range(cells_before):
            places[0] = curve.step(places[0], pitch, -1)
        for _ in range(cells_after):
            places[1] = curve.step(places[1], pitch, 1)
        places = outwards(places, gaps[:right - 1][::-1], gaps[right:])
    return [curve.point(place) for place in places]


# Outlines.

def distance_to_outline(x, y, outline):
    least = math.inf
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        dx, dy = bx - ax, by - ay
        share = min(max(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0), 1)
        least = min(least, math.hypot(x - ax - share * dx, y - ay - share * dy))
    return least


def is_inside(x, y, outline):
    inside = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def filled_rows(block):
    """The seats of each row that has room, found by looking along the row in small steps."""
    if "found" in block:
        return block["found"]
    fill, pitch = block["fill"], block.get("seatPitch", 38)
    outline = [tuple(point) for point in fill["outline"]]
    clearance = fill.get("margin", 0) + block.get("seatSize", 30) / 2
    turn = math.radians(fill.get("direction", 0))
    if "center" in fill:
        cx, cy = fill["center"]
        away = math.atan2(sum(x - cx for x, _ in outline), sum(y - cy for _, y in outline))
        first = min(fill.get("start", math.inf), distance_to_outline(cx, cy, outline) + clearance) \
            if "start" not in fill else fill["start"]
        last = max(math.dist(point, (cx, cy)) for point in outline) - clearance

        def place(row, along):
            return cx + row * math.sin(along), cy + row * math.cos(along)

        def extent(row):
            return away - math.pi, away + math.pi, 2 * math.asin(pitch / 2 / row)
    else:
        def turned(x, y, angle):
            return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)
        level = [turned(x, y, -turn) for x, y in outline]
        front = min(y for _, y in level)
        first = front + fill.get("start", clearance)
        last = max(y for _, y in level) - clearance

        def place(row, along):
            return turned(along, row, turn)

        def extent(row):
            return min(x for x, _ in level), max(x for x, _ in level), pitch
    rows, row = [], first
    while row <= last + 1e-9 * block.get("rowPitch", 36):
        low, high, step = extent(row)

        def room(along):
            x, y = place(row, along)
            return (1 if is_inside(x, y, outline) else -1) * distance_to_outline(x, y, outline) - clearance + 1e-12
        grid = [low + (high - low) * i / 3000 for i in range(3001)]
        values = [room(along) for along in grid]
        seats, start = [], None
        for a, b, va, vb in zip(grid, grid[1:], values, values[1:]):
            if va < 0 <= vb:
                start = bisected(room, a, b)
            elif va >= 0 > vb:
                end = bisected(lambda along: -room(along), a, b)
                number = math.floor((end - start) / step + 1e-9) + 1
                slack = end - start - (number - 1) * step
                at = start + {"start": 0, "center": slack / 2, "end": slack}[block.get("align", "center")]
                seats += [place(row, at + step * i) for i in range(number)]
        if seats:
            rows.append(seats)
        row += block.get("rowPitch", 36)
    block["found"] = rows[:block.get("rows", len(rows))]
    return block["found"]


# Arches.

def arch_rows(block):
    arch, number = block["arch"], min(block["rows"], block["seats"])
    sweep, size = math.radians(arch.get("sweep", 180)), block.get("seatSize", 30)
    radii = [arch["radius"] + row * block.get("rowPitch", 36) for row in range(number)]
    ends = 0 if arch.get("sweep", 180) >= 360 else 1
    steps = block["seats"] - ends * number
    shares = [steps * radius / sum(radii) for radius in radii]
    counts = [math.floor(share) for share in shares]
    for row in sorted(range(number), key=lambda row: (counts[row] - shares[row], row))[:steps - sum(counts)]:
        counts[row] += 1
    rows = []
    for radius, count in zip(radii, counts):
        widest = 2 * math.asin(max(arch.get("maximumPitch", 38), size) / 2 / radius)
        step = min(sweep / max(count, 1), widest)
        angles = [(place - count / 2 + (0 if ends else 0.5)) * step for place in range(count + ends)]
        rows.append([(radius * math.sin(angle), radius * math.cos(angle) - arch["radius"]) for angle in angles])
    return rows + [[]] * (block["rows"] - number)
