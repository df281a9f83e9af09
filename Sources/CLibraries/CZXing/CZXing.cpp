#include "CZXing.h"

#include "AztecCenters.h"
#include "GreyPicture.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <new>
#include <string>
#include <utility>
#include <vector>

#define ZX_USE_UTF8
#include <ZXing/ReadBarcode.h>

namespace {

constexpr std::array<std::pair<czxing_symbology, ZXing::BarcodeFormat>, 6> formats = {{
    {czxing_qr, ZXing::BarcodeFormat::QRCode},
    {czxing_micro_qr, ZXing::BarcodeFormat::MicroQRCode},
    {czxing_aztec, ZXing::BarcodeFormat::Aztec},
    {czxing_pdf417, ZXing::BarcodeFormat::PDF417},
    {czxing_data_matrix, ZXing::BarcodeFormat::DataMatrix},
    {czxing_code128, ZXing::BarcodeFormat::Code128},
}};

ZXing::BarcodeFormats formats_in(uint32_t symbologies) {
  ZXing::BarcodeFormats wanted;
  for (const auto &[symbology, format] : formats)
    if (symbologies & symbology)
      wanted |= format;
  return wanted;
}

struct FoundCode {
  czxing_symbology symbology;
  std::string text;
  std::vector<uint8_t> bytes;
  int32_t eci;
  std::array<int32_t, 8> corners;

  /// Whether another code is this one, found again.
  bool is(const FoundCode &other) const {
    if (symbology != other.symbology || bytes != other.bytes)
      return false;
    const auto [left, right] = std::minmax({corners[0], corners[2], corners[4], corners[6]});
    const auto [top, bottom] = std::minmax({corners[1], corners[3], corners[5], corners[7]});
    const int32_t x = (other.corners[0] + other.corners[4]) / 2, y = (other.corners[1] + other.corners[5]) / 2;
    return left <= x && x <= right && top <= y && y <= bottom;
  }
};

/// The number after the first backslash of the ECI protocol: `]Q2\000026…`; -1 where there is none.
int32_t first_eci(const ZXing::Result &result) {
  if (!result.hasECI())
    return -1;
  const ZXing::ByteArray marked = result.bytesECI();
  constexpr size_t identifier = 3, digits = 6;
  if (marked.size() < identifier + 1 + digits || marked[identifier] != '\\')
    return -1;
  int32_t number = 0;
  for (size_t index = identifier + 1; index <= identifier + digits; index++)
    number = number * 10 + (marked[index] - '0');
  return number;
}

std::array<int32_t, 8> corners_of(const ZXing::Position &position, int left, int top) {
  std::array<int32_t, 8> corners = {};
  for (size_t corner = 0; corner < 4; corner++) {
    corners[corner * 2] = position[corner].x + left;
    corners[corner * 2 + 1] = position[corner].y + top;
  }
  return corners;
}

} // namespace

struct czxing_codes {
  std::vector<FoundCode> found;

  /// Adds what is in a part of a picture and was not found before.
  void search(const GreyPicture &picture, ZXing::DecodeHints hints, ZXing::BarcodeFormats wanted, int left, int top,
              int width, int height) {
    const auto part = picture.view().cropped(left, top, width, height);
    for (const ZXing::Result &result : ZXing::ReadBarcodes(part, hints.setFormats(wanted)))
      if (result.isValid())
        add(result, left, top);
  }

private:
  void add(const ZXing::Result &result, int left, int top) {
    for (const auto &[symbology, format] : formats) {
      if (format != result.format())
        continue;
      FoundCode code = {symbology, result.text(), result.bytes(), first_eci(result),
                        corners_of(result.position(), left, top)};
      if (std::none_of(found.begin(), found.end(), [&](const FoundCode &known) { return known.is(code); }))
        found.push_back(std::move(code));
    }
  }
};

namespace {

/// Puts each bull's-eye into the middle of a part of the picture, where libzxing 1.4 looks for it.
void search_around_bullseyes(czxing_codes &codes, const GreyPicture &picture, const ZXing::DecodeHints &hints) {
  constexpr size_t limit = 64;
  // The largest code has 151 modules on a side.
  constexpr int reach = 80;
  for (const AztecCenter &center : aztec_centers(picture, limit)) {
    const int half = std::min({center.module * reach, center.x, picture.width() - 1 - center.x, center.y,
                               picture.height() - 1 - center.y});
    codes.search(picture, hints, ZXing::BarcodeFormat::Aztec, center.x - half, center.y - half, half * 2 + 1,
                 half * 2 + 1);
  }
}

/// Searches parts that overlap by half, of half and of a quarter of the picture: libzxing 1.4 finds one Data Matrix in
/// a picture, and only where it comes upon its left side from the middle.
void search_parts(czxing_codes &codes, const GreyPicture &picture, const ZXing::DecodeHints &hints) {
  for (const int divisor : {2, 4}) {
    const int width = picture.width() / divisor, height = picture.height() / divisor;
    for (int row = 0; row < divisor * 2 - 1; row++)
      for (int column = 0; column < divisor * 2 - 1; column++)
        codes.search(picture, hints, ZXing::BarcodeFormat::DataMatrix, column * width / 2, row * height / 2, width,
                     height);
  }
}

} // namespace

czxing_codes *czxing_search(czxing_picture picture, uint32_t symbologies, bool is_strict, czxing_status *status) {
  try {
    const GreyPicture grey(picture);
    ZXing::DecodeHints hints;
    if (is_strict)
      hints.setTryRotate(false).setTryDownscale(false);
    auto codes = std::make_unique<czxing_codes>();
    codes->search(grey, hints, formats_in(symbologies), 0, 0, grey.width(), grey.height());
    if (symbologies & czxing_aztec)
      search_around_bullseyes(*codes, grey, hints);
    if (symbologies & czxing_data_matrix)
      search_parts(*codes, grey, hints);
    *status = czxing_searched;
    return codes.release();
  } catch (const std::bad_alloc &) {
    *status = czxing_out_of_memory;
  } catch (...) {
    *status = czxing_failed;
  }
  return nullptr;
}

size_t czxing_count(const czxing_codes *codes) { return codes->found.size(); }

czxing_code czxing_code_at(const czxing_codes *codes, size_t index) {
  const FoundCode &code = codes->found[index];
  czxing_code view = {};
  view.symbology = code.symbology;
  view.text = code.text.data();
  view.text_length = code.text.size();
  view.bytes = code.bytes.data();
  view.byte_count = code.bytes.size();
  view.eci = code.eci;
  std::copy(code.corners.begin(), code.corners.end(), view.corners);
  return view;
}

void czxing_free(czxing_codes *codes) { delete codes; }
