#include <isa-l/igzip_lib.h>
#include <isa-l/crc.h>

// A sum of macros, which Swift does not import.
static const uint32_t isal_level1_buffer_size = ISAL_DEF_LVL1_DEFAULT;
