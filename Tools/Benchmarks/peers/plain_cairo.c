/* What drawing a seat map costs in plain C on cairo, as one would write it first: a fill for each seat, and cairo's own
   PNG writer. It reads where the seats are, and makes its glyphs, before it is timed.

       plain_cairo LIST png|spng|svg|pdf

   The formats: cairo's PNG writer, libspng at level 1 without filters, cairo's SVG and PDF surfaces. Answers `run` and
   `write FILE` on standard input as Measuring/Server.swift says, with the parts `draw` and `encode`; a picture's time
   begins with its surface. */

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <math.h>
#include <spng.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "seat_list.h"

/* A label's glyphs, the first at (0, 0). */
struct glyph_run {
  cairo_glyph_t glyphs[sizeof ((struct label *)0)->text];
  int count;
};

struct job {
  struct seat_list list;
  cairo_font_face_t *face;
  struct glyph_run *runs;
};

/* The file that a run made. */
struct bytes {
  unsigned char *start;
  size_t count, room;
};

static void check(bool isDone, const char *what) {
  if (isDone) return;
  fprintf(stderr, "plain_cairo: %s failed\n", what);
  exit(70);
}

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static cairo_status_t append(void *closure, const unsigned char *data, unsigned int count) {
  struct bytes *bytes = closure;
  if (bytes->count + count > bytes->room) {
    bytes->room = 2 * (bytes->count + count);
    bytes->start = realloc(bytes->start, bytes->room);
    check(bytes->start, "getting memory");
  }
  memcpy(bytes->start + bytes->count, data, count);
  bytes->count += count;
  return CAIRO_STATUS_SUCCESS;
}

/* Drawing. */

static void set_color(cairo_t *cr, struct color color) {
  cairo_set_source_rgb(cr, color.red, color.green, color.blue);
}

static bool is_same(struct color a, struct color b) {
  return a.red == b.red && a.green == b.green && a.blue == b.blue;
}

/* The outline of a seat. Where it is not turned its numbers are added to its place, which is less work for cairo than a
   transformation; where it is turned they are turned first. */
static void trace(cairo_t *cr, const struct seat_list *list, const struct seat *seat) {
  const double angle = seat->degrees * M_PI / 180;
  const double sine = seat->degrees == 0 ? 0 : sin(angle), cosine = seat->degrees == 0 ? 1 : cos(angle);
  for (const struct step *step = list->steps; step < list->steps + list->step_count; step++) {
    double at[6];
    for (int i = 0; i < 6; i += 2) {
      at[i] = seat->x + step->points[i] * cosine - step->points[i + 1] * sine;
      at[i + 1] = seat->y + step->points[i] * sine + step->points[i + 1] * cosine;
    }
    switch (step->kind) {
      case 'M': cairo_move_to(cr, at[0], at[1]); break;
      case 'L': cairo_line_to(cr, at[0], at[1]); break;
      case 'C': cairo_curve_to(cr, at[0], at[1], at[2], at[3], at[4], at[5]); break;
      default: cairo_close_path(cr);
    }
  }
}

static void draw_seats(cairo_t *cr, const struct seat_list *list) {
  const struct seat *previous = NULL;
  for (const struct seat *seat = list->seats; seat < list->seats + list->seat_count; previous = seat++) {
    if (!previous || !is_same(seat->color, previous->color)) set_color(cr, seat->color);
    trace(cr, list, seat);
    cairo_fill(cr);
  }
}

static void draw_labels(cairo_t *cr, const struct job *job) {
  const struct label *previous = NULL;
  cairo_set_font_face(cr, job->face);
  for (size_t i = 0; i < job->list.label_count; i++) {
    const struct label *label = &job->list.labels[i];
    if (!previous || label->size != previous->size) cairo_set_font_size(cr, label->size);
    if (!previous || !is_same(label->color, previous->color)) set_color(cr, label->color);
    cairo_show_glyphs(cr, job->runs[i].glyphs, job->runs[i].count);
    previous = label;
  }
}

static void draw(cairo_surface_t *surface, const struct job *job) {
  cairo_t *cr = cairo_create(surface);
  set_color(cr, job->list.background);
  cairo_paint(cr);
  draw_seats(cr, &job->list);
  if (job->list.label_count > 0) draw_labels(cr, job);
  check(cairo_status(cr) == CAIRO_STATUS_SUCCESS, "drawing");
  cairo_destroy(cr);
}

/* The glyphs of all labels, set by the font's own widths. */
static struct glyph_run *glyph_runs(const struct seat_list *list, FT_Face face) {
  struct glyph_run *runs = calloc(list->label_count + 1, sizeof *runs);
  check(runs, "getting memory");
  for (size_t i = 0; i < list->label_count; i++) {
    const struct label *label = &list->labels[i];
    double x = label->x;
    for (const char *character = label->text; *character; character++) {
      const FT_UInt index = FT_Get_Char_Index(face, (unsigned char)*character);
      runs[i].glyphs[runs[i].count++] = (cairo_glyph_t){index, x, label->y};
      check(FT_Load_Glyph(face, index, FT_LOAD_NO_SCALE) == 0, "reading a glyph");
      x += face->glyph->advance.x * label->size / face->units_per_EM;
    }
  }
  return runs;
}

/* Encoding. */

static void write_with_spng(cairo_surface_t *surface, struct bytes *file) {
  const size_t width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  const size_t stride = cairo_image_surface_get_stride(surface);
  const unsigned char *pixels = cairo_image_surface_get_data(surface);
  unsigned char *rgb = malloc(3 * width * height);
  check(rgb, "getting memory");
  for (size_t y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(pixels + y * stride);
    unsigned char *out = rgb + 3 * y * width;
    for (size_t x = 0; x < width; x++, out += 3) {
      out[0] = row[x] >> 16;
      out[1] = row[x] >> 8;
      out[2] = row[x];
    }
  }
  spng_ctx *context = spng_ctx_new(SPNG_CTX_ENCODER);
  struct spng_ihdr header = {width, height, 8, SPNG_COLOR_TYPE_TRUECOLOR, 0, 0, 0};
  spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1);
  spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, 1);
  spng_set_option(context, SPNG_FILTER_CHOICE, SPNG_DISABLE_FILTERING);
  spng_set_ihdr(context, &header);
  check(spng_encode_image(context, rgb, 3 * width * height, SPNG_FMT_PNG, SPNG_ENCODE_FINALIZE) == 0, "encoding");
  int error = 0;
  free(file->start);
  file->start = spng_get_png_buffer(context, &file->count, &error);
  file->room = file->count;
  check(file->start && error == 0, "encoding");
  spng_ctx_free(context);
  free(rgb);
}

static void run_picture(const struct job *job, bool usesSpng, struct bytes *file) {
  const double start = milliseconds();
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, job->list.width, job->list.height);
  draw(surface, job);
  cairo_surface_flush(surface);
  const double drawn = milliseconds();
  if (usesSpng) {
    write_with_spng(surface, file);
  } else {
    check(cairo_surface_write_to_png_stream(surface, append, file) == CAIRO_STATUS_SUCCESS, "encoding");
  }
  const double written = milliseconds();
  cairo_surface_destroy(surface);
  printf("draw %.3f encode %.3f sum %.3f\n", drawn - start, written - drawn, written - start);
}

/* The surfaces of documents draw and write in one. */
static void run_document(const struct job *job, bool isPDF, struct bytes *file) {
  const double start = milliseconds();
  cairo_surface_t *surface =
      (isPDF ? cairo_pdf_surface_create_for_stream : cairo_svg_surface_create_for_stream)(
          append, file, job->list.width, job->list.height);
  /* Else lengths are points, four thirds of a pixel. */
  if (!isPDF) cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX);
  draw(surface, job);
  cairo_surface_finish(surface);
  const double written = milliseconds();
  check(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, "drawing");
  cairo_surface_destroy(surface);
  printf("document %.3f sum %.3f\n", written - start, written - start);
}

/* Asking. */

static void write_file(const char *path, const struct bytes *bytes) {
  FILE *file = fopen(path, "wb");
  check(file && fwrite(bytes->start, 1, bytes->count, file) == bytes->count && fclose(file) == 0, path);
  printf("written\n");
}

static int serve(const struct job *job, const char *format) {
  struct bytes file = {0};
  char line[1024];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    if (strncmp(line, "write ", 6) == 0) {
      write_file(line + 6, &file);
    } else if (strcmp(format, "png") == 0 || strcmp(format, "spng") == 0) {
      file.count = 0;
      run_picture(job, *format == 's', &file);
    } else {
      file.count = 0;
      run_document(job, strcmp(format, "pdf") == 0, &file);
    }
    fflush(stdout);
  }
  return 0;
}

int main(int argc, char **argv) {
  const char *const formats[] = {"png", "spng", "svg", "pdf"};
  bool isKnown = false;
  for (int i = 0; i < 4; i++) isKnown |= argc == 3 && strcmp(argv[2], formats[i]) == 0;
  if (!isKnown) {
    fprintf(stderr, "usage: plain_cairo LIST png|spng|svg|pdf\n");
    return 64;
  }
  struct job job = {read_seat_list(argv[1]), NULL, NULL};
  FT_Library library;
  FT_Face face;
  check(FT_Init_FreeType(&library) == 0 && FT_New_Face(library, job.list.font, 0, &face) == 0, job.list.font);
  job.runs = glyph_runs(&job.list, face);
  job.face = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
  return serve(&job, argv[2]);
}
