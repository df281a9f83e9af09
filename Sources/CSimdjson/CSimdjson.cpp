#include "CSimdjson.h"

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

simdjson::error_code parse(const uint8_t *text, size_t length, size_t max_depth,
                           simdjson::dom::document &contents) noexcept {
  if (length == 0) {
    return simdjson::EMPTY;
  }
  simdjson::dom::parser parser;
  if (auto code = parser.allocate(length, max_depth)) {
    return code;
  }
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
