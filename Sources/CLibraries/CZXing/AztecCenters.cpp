#include "AztecCenters.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace {

/// The rings of both sizes of bull's-eye that are surely one module wide on either side of the middle: light, dark and
/// light. The next dark one may run into the dark modules around it.
constexpr int rings = 3;

/// Pixels of a row or a column as dark or light.
class Line {
public:
  Line(const GreyPicture &picture, uint8_t threshold, bool is_column, int position)
      : picture_(picture), threshold_(threshold), is_column_(is_column), position_(position) {}

  int length() const { return is_column_ ? picture_.height() : picture_.width(); }

  bool is_dark(int index) const {
    return (is_column_ ? picture_.at(position_, index) : picture_.at(index, position_)) < threshold_;
  }

private:
  const GreyPicture &picture_;
  uint8_t threshold_;
  bool is_column_;
  int position_;
};

/// Where the run of one colour that holds a pixel ends, going one way; -1 or the length of the line at its end. A run is
/// followed for `limit` pixels at most.
int run_end(const Line &line, int index, int step, int limit) {
  const bool colour = line.is_dark(index);
  for (; limit > 0 && index >= 0 && index < line.length() && line.is_dark(index) == colour; limit--)
    index += step;
  return index;
}

/// The width of the dark run that holds a pixel, and its middle, if it is at most `widest` pixels wide and there are
/// rings as wide as it on both sides.
bool is_bullseye(const Line &line, int index, int widest, int &middle, int &module) {
  if (!line.is_dark(index))
    return false;
  const int first = run_end(line, index, -1, widest + 1), last = run_end(line, index, 1, widest + 1);
  module = last - first - 1;
  if (module > widest)
    return false;
  middle = (first + last) / 2;
  const int tolerance = std::max(1, module / 4);
  for (const int step : {-1, 1}) {
    int edge = step < 0 ? first : last;
    for (int ring = 0; ring < rings; ring++) {
      if (edge < 0 || edge >= line.length())
        return false;
      const int end = run_end(line, edge, step, module + tolerance + 1);
      if (std::abs(std::abs(end - edge) - module) > tolerance)
        return false;
      edge = end;
    }
  }
  return true;
}

uint8_t middle_brightness(const GreyPicture &picture) {
  int darkest = 255, lightest = 0;
  for (int y = 0; y < picture.height(); y++)
    for (int x = 0; x < picture.width(); x++) {
      darkest = std::min<int>(darkest, picture.at(x, y));
      lightest = std::max<int>(lightest, picture.at(x, y));
    }
  return static_cast<uint8_t>((darkest + lightest + 1) / 2);
}

bool is_known(const std::vector<AztecCenter> &centers, int x, int y) {
  return std::any_of(centers.begin(), centers.end(), [x, y](const AztecCenter &known) {
    return std::abs(known.x - x) <= known.module && std::abs(known.y - y) <= known.module;
  });
}

} // namespace

std::vector<AztecCenter> aztec_centers(const GreyPicture &picture, size_t limit) {
  const uint8_t threshold = middle_brightness(picture);
  std::vector<AztecCenter> centers;
  for (int y = 0; y < picture.height(); y++) {
    const Line row(picture, threshold, false, y);
    for (int x = 0; x < picture.width() && centers.size() < limit; x = run_end(row, x, 1, row.length())) {
      int across, down, module, height;
      if (!is_bullseye(row, x, row.length(), across, module))
        continue;
      // Bars that are as high as the picture would otherwise be followed to their ends in every row.
      const int widest = module + std::max(1, module / 4);
      if (!is_bullseye(Line(picture, threshold, true, across), y, widest, down, height))
        continue;
      if (std::abs(module - height) <= std::max(1, module / 4) && !is_known(centers, across, down))
        centers.push_back({across, down, module});
    }
  }
  return centers;
}
