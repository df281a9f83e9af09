#include "CZXing.h"

#include <array>
#include <memory>
#include <new>
#include <string>
#include <utility>
#include <vector>

#define ZX_USE_UTF8
#include <ZXing/ReadBarcode.h>

namespace {

struct FoundCode {
  czxing_symbology symbology;
  std::string text;
  std::vector<uint8_t> bytes;
  int32_t eci;
  std::array<int32_t, 8> corners;
};

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

/// The brightness of each pixel, as the library itself weighs the colours, over white where a pixel is not opaque.
std::vector<uint8_t> brightness(const czxing_picture &picture) {
  const size_t count = static_cast<size_t>(picture.width) * static_cast<size_t>(picture.height);
  std::vector<uint8_t> grey(count);
  const uint8_t *pixel = picture.rgba;
  for (uint8_t &value : grey) {
    const unsigned alpha = pixel[3];
    const unsigned opaque = ZXing::RGBToLum(pixel[0], pixel[1], pixel[2]);
    value = static_cast<uint8_t>((opaque * alpha + 255 * (255 - alpha) + 127) / 255);
    pixel += 4;
  }
  return grey;
}

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

std::array<int32_t, 8> corners_of(const ZXing::Position &position) {
  const auto &topLeft = position.topLeft(), &topRight = position.topRight();
  const auto &bottomRight = position.bottomRight(), &bottomLeft = position.bottomLeft();
  return {topLeft.x, topLeft.y, topRight.x, topRight.y, bottomRight.x, bottomRight.y, bottomLeft.x, bottomLeft.y};
}

} // namespace

struct czxing_codes {
  std::vector<FoundCode> found;

  void add(const ZXing::Result &result) {
    for (const auto &[symbology, format] : formats)
      if (format == result.format())
        found.push_back({symbology, result.text(), result.bytes(), first_eci(result), corners_of(result.position())});
  }
};

czxing_codes *czxing_search(czxing_picture picture, uint32_t symbologies, bool is_strict, czxing_status *status) {
  try {
    const std::vector<uint8_t> grey = brightness(picture);
    const ZXing::ImageView view(grey.data(), picture.width, picture.height, ZXing::ImageFormat::Lum);
    ZXing::DecodeHints hints;
    hints.setFormats(formats_in(symbologies));
    if (is_strict)
      hints.setTryRotate(false).setTryDownscale(false);
    auto codes = std::make_unique<czxing_codes>();
    for (const ZXing::Result &result : ZXing::ReadBarcodes(view, hints))
      if (result.isValid())
        codes->add(result);
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
  for (size_t corner = 0; corner < code.corners.size(); corner++)
    view.corners[corner] = code.corners[corner];
  return view;
}

void czxing_free(czxing_codes *codes) { delete codes; }
