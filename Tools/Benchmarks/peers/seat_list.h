/* The list of seats that `map-benchmark list` writes; see MapBenchmark/SeatList.swift for its lines. */

#ifndef SEAT_LIST_H
#define SEAT_LIST_H

#include <stddef.h>

struct color {
  double red, green, blue; /* 0 … 1 */
};

struct step {
  char kind; /* M, L, C or Z */
  double points[6];
};

struct seat {
  double x, y, degrees;
  struct color color;
};

struct label {
  double x, y, size;
  struct color color;
  char text[16];
};

struct seat_list {
  int width, height;
  struct color background;
  char font[512];
  size_t step_count, seat_count, label_count;
  struct step *steps;
  struct seat *seats;
  struct label *labels;
};

/* Reads a list; ends the program with a word where it is not one. */
struct seat_list read_seat_list(const char *path);

#endif
