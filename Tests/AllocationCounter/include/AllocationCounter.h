#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// Counts from now on how often this thread asks for memory. Counting does not nest.
void allocation_counter_begin(void);

/// Stops counting, and returns how often memory was asked for since.
long allocation_counter_end(void);

#endif
