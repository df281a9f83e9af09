#include <libxml/xmlversion.h>

// Debian's libxml2 includes ICU's headers for a member that nobody here looks at, and Foundation has ICU headers of its
// own that say otherwise. Without this a module that imports both does not compile.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>
