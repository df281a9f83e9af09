#ifndef CZXING_H
#define CZXING_H

// The codes that libzxing finds in a grey picture; filled in by CZXing.cpp.

#endif
