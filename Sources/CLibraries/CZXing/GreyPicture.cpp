#include "GreyPicture.h"

GreyPicture::GreyPicture(const czxing_picture &picture)
    : width_(picture.width), height_(picture.height),
      grey_(static_cast<size_t>(picture.width) * static_cast<size_t>(picture.height)) {
  uint8_t *value = grey_.data();
  for (int32_t y = 0; y < picture.height; y++) {
    const uint8_t *pixel = picture.rgba + static_cast<size_t>(y) * picture.row_stride;
    for (int32_t x = 0; x < picture.width; x++, pixel += 4) {
      const unsigned alpha = pixel[3];
      const unsigned opaque = ZXing::RGBToLum(pixel[0], pixel[1], pixel[2]);
      *value++ = static_cast<uint8_t>((opaque * alpha + 255 * (255 - alpha) + 127) / 255);
    }
  }
}
