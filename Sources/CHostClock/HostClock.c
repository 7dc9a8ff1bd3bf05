#define _GNU_SOURCE
#include "HostClock.h"

#include <dlfcn.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>
#include <unistd.h>
#include <sys/syscall.h>

// MARK: The state

static HostClockHooks hooks;
static _Thread_local bool inside;

void HostClockInstall(
    double (*now)(void), void (*wait)(double time, void (^work)(void)),
    void (*addTimer)(const void *key, const void *timer, double time, double interval),
    void (*moveTimer)(const void *key, double time), void (*removeTimer)(const void *key)) {
  hooks = (HostClockHooks){now, wait, addTimer, moveTimer, removeTimer};
}

bool HostClockEnter(bool now) {
  bool before = inside;
  inside = now;
  return before;
}

bool HostClockIsInside(void) { return inside; }

/// The function that would have been called without this file.
#define NEXT(name)                                    \
  static __typeof__(&name) next;                      \
  if (!next) {                                        \
    next = (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
  }

// MARK: Dates

// A host's day begins at Foundation's reference date, 2001-01-01 00:00 UTC, so that a
// date's seconds are the host's seconds and lose no precision.
static const int64_t referenceDate = 978307200;

int clock_gettime(clockid_t clock, struct timespec *result) {
  if (inside && clock == CLOCK_REALTIME) {
    double now = hooks.now();
    double whole = floor(now);
    int64_t nanoseconds = llround((now - whole) * 1e9);
    result->tv_sec = referenceDate + (int64_t)whole + nanoseconds / 1000000000;
    result->tv_nsec = nanoseconds % 1000000000;
    return 0;
  }
  NEXT(clock_gettime)
  return next ? next(clock, result) : (int)syscall(SYS_clock_gettime, clock, result);
}

// MARK: Dispatch

typedef uint64_t dispatch_time_t;
typedef void (^dispatch_block_t)(void);
typedef struct dispatch_queue_s *dispatch_queue_t;
typedef struct dispatch_group_s *dispatch_group_t;

// Dispatch's own functions and the object that `dispatch_get_main_queue` is the address of.
extern struct dispatch_queue_s _dispatch_main_q;
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
dispatch_time_t dispatch_walltime(const struct timespec *when, int64_t delta);
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_group_async(
    dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
void dispatch_group_enter(dispatch_group_t group);
void dispatch_group_leave(dispatch_group_t group);

static const dispatch_time_t dispatchNow = 0;
static const dispatch_time_t dispatchForever = UINT64_MAX;

// Uptime 0 means "now" to Dispatch, so a host counts as started one second ago.
static const int64_t uptimeAtStart = 1000000000;

static int64_t hostNanoseconds(void) { return llround(hooks.now() * 1e9); }

static double hostSeconds(int64_t nanoseconds) { return (double)nanoseconds / 1e9; }

static bool isHosted(dispatch_queue_t queue) { return inside && queue == &_dispatch_main_q; }

/// The host time that a time of Dispatch means. Dispatch keeps an uptime as it is and a
/// wall time negated; the two highest bits tell them apart.
static double hostTime(dispatch_time_t when) {
  if (when == dispatchNow) {
    return hooks.now();
  }
  if (when >> 62 == 3) {
    return hostSeconds(-(int64_t)when - referenceDate * 1000000000);
  }
  return hostSeconds((int64_t)when - uptimeAtStart);
}

dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta) {
  NEXT(dispatch_time)
  if (inside && when == dispatchNow) {
    when = (dispatch_time_t)(uptimeAtStart + hostNanoseconds());
    return delta == 0 ? when : next(when, delta);
  }
  return next(when, delta);
}

dispatch_time_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  NEXT(dispatch_walltime)
  if (inside && !when) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return next(&now, delta);
  }
  return next(when, delta);
}

void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block) {
  if (isHosted(queue)) {
    if (when != dispatchForever) {
      hooks.wait(hostTime(when), block);
    }
    return;
  }
  NEXT(dispatch_after)
  if (inside && when != dispatchNow && when != dispatchForever) {
    // A real queue waits in real time for as long as the host's clock says.
    dispatch_block_t work = block;
    double delay = fmax(0, hostTime(when) - hooks.now());
    inside = false;
    next(dispatch_time(dispatchNow, (int64_t)(delay * 1e9)), queue, work);
    inside = true;
    return;
  }
  next(when, queue, block);
}

void dispatch_async(dispatch_queue_t queue, dispatch_block_t block) {
  if (isHosted(queue)) {
    hooks.wait(hooks.now(), block);
    return;
  }
  NEXT(dispatch_async)
  next(queue, block);
}

void dispatch_group_async(
    dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block) {
  if (isHosted(queue)) {
    dispatch_group_enter(group);
    hooks.wait(hooks.now(), ^{
      block();
      dispatch_group_leave(group);
    });
    return;
  }
  NEXT(dispatch_group_async)
  next(group, queue, block);
}

// MARK: Timers

typedef struct __CFRunLoop *CFRunLoopRef;
typedef struct __CFRunLoopTimer *CFRunLoopTimerRef;

typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  const void *(*copyDescription)(const void *);
} CFRunLoopTimerContext;

// CoreFoundation's own functions: Foundation's `Timer` is made of them. The `info` of its
// contexts is the `Timer` object.
void CFRunLoopTimerGetContext(CFRunLoopTimerRef timer, CFRunLoopTimerContext *context);
double CFRunLoopTimerGetInterval(CFRunLoopTimerRef timer);
double CFRunLoopTimerGetNextFireDate(CFRunLoopTimerRef timer);
void CFRunLoopAddTimer(CFRunLoopRef loop, CFRunLoopTimerRef timer, const void *mode);
void CFRunLoopTimerSetNextFireDate(CFRunLoopTimerRef timer, double date);
void CFRunLoopTimerInvalidate(CFRunLoopTimerRef timer);

void CFRunLoopAddTimer(CFRunLoopRef loop, CFRunLoopTimerRef timer, const void *mode) {
  if (inside) {
    CFRunLoopTimerContext context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    hooks.addTimer(
        timer, context.info, CFRunLoopTimerGetNextFireDate(timer),
        CFRunLoopTimerGetInterval(timer));
    return;
  }
  NEXT(CFRunLoopAddTimer)
  next(loop, timer, mode);
}

void CFRunLoopTimerSetNextFireDate(CFRunLoopTimerRef timer, double date) {
  NEXT(CFRunLoopTimerSetNextFireDate)
  next(timer, date);
  if (inside) {
    hooks.moveTimer(timer, date);
  }
}

void CFRunLoopTimerInvalidate(CFRunLoopTimerRef timer) {
  NEXT(CFRunLoopTimerInvalidate)
  next(timer);
  if (inside) {
    hooks.removeTimer(timer);
  }
}
