#include "CSymbols.h"

#if !defined(__has_embed)
#error "#embed is needed: clang 19 or newer, which comes with Swift 6.2."
#endif

// The dependency file of the compiler names the text: a change of it compiles this file anew.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char text[] = {
#embed "symbols.txt"
};

CSymbolsText csymbols_text(void) { return (CSymbolsText){.bytes = text, .count = sizeof text}; }
