#pragma once
#include <stddef.h>

// The stand-ins that come along, each the text of `Shelf/NAME.txt`. They are in the program: the command knows no folder
// of resources. A new file is named twice in Shelf.c.

typedef struct {
    /// UTF-8, for as long as the program runs.
    const unsigned char *_Nonnull bytes;
    size_t count;
} CShelfText;

/// How many there are.
size_t cshelf_count(void);

/// The name of a file, without its ending. `index` is below `cshelf_count()`.
const char *_Nonnull cshelf_name(size_t index);

/// What stands in it. `index` is below `cshelf_count()`.
CShelfText cshelf_text(size_t index);
