#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The kinds of codes that are looked for, as bits of a mask.
typedef enum czxing_symbology {
  czxing_qr = 1 << 0,
  czxing_micro_qr = 1 << 1,
  czxing_aztec = 1 << 2,
  czxing_pdf417 = 1 << 3,
  czxing_data_matrix = 1 << 4,
  czxing_code128 = 1 << 5,
} czxing_symbology;

/// What became of a search.
typedef enum czxing_status {
  czxing_searched = 0,
  czxing_out_of_memory,
  /// The library threw something; what it is, is not known.
  czxing_failed,
} czxing_status;

/// A picture, or a part of one, in memory that belongs to the caller: four bytes for each pixel, red, green, blue and
/// straight opacity, rows from the top.
typedef struct czxing_picture {
  const uint8_t *rgba;
  int32_t width;
  int32_t height;
  /// How many bytes after a row the next one begins.
  size_t row_stride;
} czxing_picture;

/// A code that was found. Its pointers live as long as the list it is from.
typedef struct czxing_code {
  czxing_symbology symbology;
  /// The bytes as text, in UTF-8, not ended by a NUL.
  const char *text;
  size_t text_length;
  /// The bytes themselves.
  const uint8_t *bytes;
  size_t byte_count;
  /// The number of the first Extended Channel Interpretation in the code, -1 where there is none.
  int32_t eci;
  /// x and y of the corners in pixels: top left, top right, bottom right, bottom left as the code is meant to be read.
  int32_t corners[8];
} czxing_code;

/// The codes found in a picture.
typedef struct czxing_codes czxing_codes;

/// Searches a picture, laid over white where it is not opaque. Gives NULL, and says why in `status`, when that fails.
///
/// `symbologies` is a mask of `czxing_symbology`. A strict search tries neither other turns of the picture nor smaller
/// copies of it. No exception leaves this function.
czxing_codes *czxing_search(czxing_picture picture, uint32_t symbologies, bool is_strict, czxing_status *status);

/// How many codes were found.
size_t czxing_count(const czxing_codes *codes);

/// One of the codes, `index` below their count.
czxing_code czxing_code_at(const czxing_codes *codes, size_t index);

/// Releases a list; NULL is allowed.
void czxing_free(czxing_codes *codes);

#ifdef __cplusplus
}
#endif
