#pragma once
#include <stddef.h>

// The drawings of symbols, as symbols.txt has them. They are in the program: a film knows no folder of
// resources.

typedef struct {
    /// UTF-8, for as long as the program runs.
    const unsigned char *_Nonnull bytes;
    size_t count;
} CSymbolsText;

/// All of symbols.txt.
CSymbolsText csymbols_text(void);
