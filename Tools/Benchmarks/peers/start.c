/* What the start of a process costs that links the libraries which seatmap links, those of Swift aside, and only says its
   version; `Tools/bench start` links it with the very files. */

#include <stdio.h>

int main(void) {
  puts("start 1.0");
  return 0;
}
