#pragma once

#include "GreyPicture.h"

#include <vector>

/// The middle of what looks like the bull's-eye of an Aztec Code.
struct AztecCenter {
  int x, y;
  /// The width of a module.
  int module;
};

/// Finds bull's-eyes, at most `limit` of them.
///
/// libzxing 1.4 looks for an Aztec Code in the middle of a picture only; with this each can be put there.
std::vector<AztecCenter> aztec_centers(const GreyPicture &picture, size_t limit);
