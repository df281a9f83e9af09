#include "seat_list.h"

#include <stdio.h>
#include <stdlib.h>

static const char *reading;

static void expect(int isThere) {
  if (isThere) return;
  fprintf(stderr, "plain_cairo: %s is not a list of seats\n", reading);
  exit(65);
}

static void *items(size_t count, size_t size) {
  void *memory = calloc(count + 1, size);
  if (memory) return memory;
  fprintf(stderr, "plain_cairo: out of memory\n");
  exit(71);
}

static struct color read_color(FILE *file) {
  int red, green, blue;
  expect(fscanf(file, "%d %d %d", &red, &green, &blue) == 3);
  return (struct color){red / 255.0, green / 255.0, blue / 255.0};
}

static struct step read_step(FILE *file) {
  struct step step = {0};
  expect(fscanf(file, " %c", &step.kind) == 1);
  const int numbers = step.kind == 'C' ? 6 : step.kind == 'Z' ? 0 : 2;
  for (int i = 0; i < numbers; i++) expect(fscanf(file, "%lf", &step.points[i]) == 1);
  return step;
}

struct seat_list read_seat_list(const char *path) {
  struct seat_list list = {0};
  reading = path;
  FILE *file = fopen(path, "r");
  if (!file) {
    perror(path);
    exit(66);
  }
  expect(fscanf(file, "size %d %d background", &list.width, &list.height) == 2);
  list.background = read_color(file);
  expect(fscanf(file, " font %511[^\n] outline %zu", list.font, &list.step_count) == 2);
  list.steps = items(list.step_count, sizeof *list.steps);
  for (size_t i = 0; i < list.step_count; i++) list.steps[i] = read_step(file);

  expect(fscanf(file, " seats %zu", &list.seat_count) == 1);
  list.seats = items(list.seat_count, sizeof *list.seats);
  for (size_t i = 0; i < list.seat_count; i++) {
    struct seat *seat = &list.seats[i];
    expect(fscanf(file, "%lf %lf %lf", &seat->x, &seat->y, &seat->degrees) == 3);
    seat->color = read_color(file);
  }

  expect(fscanf(file, " labels %zu", &list.label_count) == 1);
  list.labels = items(list.label_count, sizeof *list.labels);
  for (size_t i = 0; i < list.label_count; i++) {
    struct label *label = &list.labels[i];
    expect(fscanf(file, "%lf %lf %lf", &label->x, &label->y, &label->size) == 3);
    label->color = read_color(file);
    expect(fscanf(file, " %15s", label->text) == 1);
  }
  fclose(file);
  return list;
}
