#pragma once

#include "CZXing.h"

#include <vector>

#define ZX_USE_UTF8
#include <ZXing/ImageView.h>

/// The brightness of each pixel of a picture, as the library itself weighs the colours, over white where a pixel is not
/// opaque.
class GreyPicture {
public:
  explicit GreyPicture(const czxing_picture &picture);

  int width() const { return width_; }
  int height() const { return height_; }
  uint8_t at(int x, int y) const { return grey_[static_cast<size_t>(y) * static_cast<size_t>(width_) + x]; }

  /// What the library takes for a picture; lives as long as this.
  ZXing::ImageView view() const { return {grey_.data(), width_, height_, ZXing::ImageFormat::Lum}; }

private:
  int width_, height_;
  std::vector<uint8_t> grey_;
};
