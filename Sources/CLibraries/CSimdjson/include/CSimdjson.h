#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parsed document: simdjson's tape and the strings it points into. Nothing refers to the text any more.
///
/// The tape is documented in simdjson's doc/tape.md: one 64-bit word for each bracket, string and literal, two for each
/// number; the high byte says what it is, the rest where its string or the other bracket stands.
typedef struct csimdjson_document csimdjson_document;

/// What became of a text.
typedef enum csimdjson_status {
  csimdjson_parsed = 0,
  /// The text is no JSON, or holds a number that fits neither 64 bits nor a finite double.
  csimdjson_malformed,
  /// The text is larger than simdjson takes, which is 4 GB.
  csimdjson_too_large,
  csimdjson_out_of_memory,
} csimdjson_status;

/// How many bytes must be readable after a text, whatever they hold.
enum { csimdjson_padding = 64 };

/// Parses UTF-8 text without a byte order mark. Gives NULL, and says why in `status`, when that fails.
///
/// `csimdjson_padding` bytes after the text must be readable. Containers may be nested `max_depth` deep. No exception
/// leaves this function, and the document does not refer to the text.
csimdjson_document *csimdjson_parse(const uint8_t *text, size_t length, size_t max_depth, csimdjson_status *status);

/// The tape; word 0 is the root, word 1 begins the value. Lives as long as the document.
const uint64_t *csimdjson_tape(const csimdjson_document *document);

/// The strings: for each a 32-bit length in the machine's order, the bytes, and a NUL. Lives as long as the document.
const uint8_t *csimdjson_strings(const csimdjson_document *document);

/// Releases a document; NULL is allowed.
void csimdjson_free(csimdjson_document *document);

#ifdef __cplusplus
}
#endif
