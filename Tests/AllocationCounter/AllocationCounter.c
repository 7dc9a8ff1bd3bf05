#include "AllocationCounter.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

// The program's own `malloc` stands before that of the C library, which has these names for it too.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_bool isCounting;
static atomic_long counted;
static pthread_t countingThread;

static inline void note(void) {
  if (atomic_load_explicit(&isCounting, memory_order_acquire) &&
      pthread_equal(pthread_self(), countingThread)) {
    atomic_fetch_add_explicit(&counted, 1, memory_order_relaxed);
  }
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note();
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  note();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  note();
  void *found = __libc_memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *memory = found;
  return 0;
}

void allocation_counter_begin(void) {
  countingThread = pthread_self();
  atomic_store(&counted, 0);
  atomic_store_explicit(&isCounting, 1, memory_order_release);
}

long allocation_counter_end(void) {
  atomic_store(&isCounting, 0);
  return atomic_load(&counted);
}
