/* What drawing a seat map costs in plain C on cairo, as one would write it first: a fill for each seat, and cairo's own
   PNG writer. Each seat is a chair, a back and a base with round corners. The seats stand on whole pixels, which is what
   cairo and PNG are fastest at.

       plain_cairo SEATS FILE.png

   prints milliseconds, `draw` and `png` and their sum. */

#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { width = 2400, height = 1800 };

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static void rounded_rectangle(cairo_t *cr, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cr, x + r, y + r, r, M_PI, M_PI * 3 / 2);
  cairo_close_path(cr);
}

/* A chair in the square of side `s` at (x, y): the back above, the wider base below, one fill for both. */
static void chair(cairo_t *cr, double x, double y, double s) {
  rounded_rectangle(cr, x + s * 0.15, y, s * 0.7, s * 0.55, s * 0.18);
  rounded_rectangle(cr, x, y + s * 0.6, s, s * 0.4, s * 0.15);
  cairo_fill(cr);
}

int main(int argc, char **argv) {
  static const double colors[4][3] = {
      {0.85, 0.64, 0.25}, {0.24, 0.44, 0.85}, {0.23, 0.64, 0.45}, {0.85, 0.33, 0.31}};
  if (argc != 3 || atoi(argv[1]) < 1) {
    fprintf(stderr, "usage: plain_cairo SEATS FILE.png\n");
    return 64;
  }
  const int seats = atoi(argv[1]);
  const int pitch = (int)sqrt((double)width * height / seats);
  if (pitch < 2) {
    fprintf(stderr, "plain_cairo: %d seats do not fit\n", seats);
    return 65;
  }
  const int columns = width / pitch;

  const double start = milliseconds();
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create(surface);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  for (int seat = 0; seat < seats; seat++) {
    if (seat % 10 == 0) {
      const double *color = colors[seat / 10 % 4];
      cairo_set_source_rgb(cr, color[0], color[1], color[2]);
    }
    chair(cr, seat % columns * pitch, seat / columns * pitch, pitch * 0.8);
  }
  cairo_surface_flush(surface);
  const double drawn = milliseconds();
  const cairo_status_t status = cairo_surface_write_to_png(surface, argv[2]);
  const double written = milliseconds();

  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  if (status != CAIRO_STATUS_SUCCESS) {
    fprintf(stderr, "plain_cairo: %s: %s\n", argv[2], cairo_status_to_string(status));
    return 73;
  }
  printf("draw %.1f png %.1f sum %.1f\n", drawn - start, written - drawn, written - start);
  return 0;
}
