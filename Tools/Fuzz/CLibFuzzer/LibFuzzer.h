#pragma once

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with a program's arguments; `examine` takes an input and gives 0. Of what LLVM's libFuzzer offers to
/// programs with a main function of their own (https://llvm.org/docs/LibFuzzer.html, "Using libFuzzer as a library").
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*examine)(const uint8_t *bytes, size_t count));
