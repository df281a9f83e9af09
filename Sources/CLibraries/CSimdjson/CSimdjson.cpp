#include "CSimdjson.h"

#include <sys/mman.h>

#include <new>

#include <simdjson.h>

static_assert(csimdjson_padding >= simdjson::SIMDJSON_PADDING, "the text's padding must suffice for simdjson");

struct csimdjson_document {
  simdjson::dom::document contents;
};

namespace {

csimdjson_status status_of(simdjson::error_code code) noexcept {
  switch (code) {
  case simdjson::SUCCESS:
    return csimdjson_parsed;
  case simdjson::CAPACITY:
    return csimdjson_too_large;
  case simdjson::MEMALLOC:
    return csimdjson_out_of_memory;
  default:
    return csimdjson_malformed;
  }
}

/// Asks for large pages under a buffer that will be filled from its start.
///
/// simdjson reserves many times the text's size and uses little of it, once; with pages of 4 KB the system's work to
/// provide them takes longer than the parsing. Where large pages are not to be had, nothing changes.
void prefer_large_pages(void *start, size_t length) noexcept {
#ifdef MADV_HUGEPAGE
  constexpr uintptr_t page = 2 << 20;
  const uintptr_t first = (reinterpret_cast<uintptr_t>(start) + page - 1) / page * page;
  const uintptr_t last = (reinterpret_cast<uintptr_t>(start) + length) / page * page;
  if (first < last) {
    (void)madvise(reinterpret_cast<void *>(first), last - first, MADV_HUGEPAGE);
  }
#else
  (void)start;
  (void)length;
#endif
}

simdjson::error_code parse(const uint8_t *text, size_t length, size_t max_depth,
                           simdjson::dom::document &contents) noexcept {
  if (length == 0) {
    return simdjson::EMPTY;
  }
  simdjson::dom::parser parser;
  if (auto code = parser.allocate(length, max_depth)) {
    return code;
  }
  if (auto code = contents.allocate(length)) {
    return code;
  }
  // At most a word of tape, a byte of string and an index for each byte of text.
  prefer_large_pages(contents.tape.get(), length * sizeof(uint64_t));
  prefer_large_pages(contents.string_buf.get(), length);
  prefer_large_pages(parser.implementation->structural_indexes.get(), length * sizeof(uint32_t));
  return parser.parse_into_document(contents, text, length, /*realloc_if_needed=*/false).error();
}

} // namespace

csimdjson_document *csimdjson_parse(const uint8_t *text, size_t length, size_t max_depth, csimdjson_status *status) {
  auto *document = new (std::nothrow) csimdjson_document;
  if (document == nullptr) {
    *status = csimdjson_out_of_memory;
    return nullptr;
  }
  *status = status_of(parse(text, length, max_depth, document->contents));
  if (*status != csimdjson_parsed) {
    delete document;
    return nullptr;
  }
  return document;
}

const uint64_t *csimdjson_tape(const csimdjson_document *document) { return document->contents.tape.get(); }

const uint8_t *csimdjson_strings(const csimdjson_document *document) { return document->contents.string_buf.get(); }

void csimdjson_free(csimdjson_document *document) { delete document; }
