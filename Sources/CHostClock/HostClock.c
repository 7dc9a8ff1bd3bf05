#define _GNU_SOURCE
#include "HostClock.h"

#include <dlfcn.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <sys/syscall.h>

// MARK: The state

static HostClockHooks hooks;
static _Thread_local bool inside;

void HostClockInstall(
    double (*now)(void), void (*wait)(double time, void (^work)(void)),
    void (*addTimer)(const void *key, const void *timer, double time, double interval),
    void (*moveTimer)(const void *key, double time), void (*removeTimer)(const void *key),
    void (*runJob)(double time, const void *job, const void *function, const void *queue)) {
  hooks = (HostClockHooks){now, wait, addTimer, moveTimer, removeTimer, runJob};
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

// MARK: Swift's concurrency library

/// Whether an address is one of the code of Swift's concurrency library.
static bool isOfConcurrency(const void *address) {
  // The library asks with few functions; the last answers are kept.
  static _Thread_local const void *lastInside, *lastOutside;
  if (address == lastInside) {
    return true;
  }
  if (address == lastOutside) {
    return false;
  }
  Dl_info info;
  bool answer = dladdr(address, &info) && info.dli_fname
                && strstr(info.dli_fname, "libswift_Concurrency");
  *(answer ? &lastInside : &lastOutside) = address;
  return answer;
}

// MARK: Dates

// A host's day begins at Foundation's reference date, 2001-01-01 00:00 UTC, so that a
// date's seconds are the host's seconds and lose no precision.
static const int64_t referenceDate = 978307200;

// Uptime 0 means "now" to Dispatch, so a host counts as started one second ago.
static const int64_t uptimeAtStart = 1000000000;

int clock_gettime(clockid_t clock, struct timespec *result) {
  if (inside && clock == CLOCK_REALTIME) {
    double now = hooks.now();
    double whole = floor(now);
    int64_t nanoseconds = llround((now - whole) * 1e9);
    result->tv_sec = referenceDate + (int64_t)whole + nanoseconds / 1000000000;
    result->tv_nsec = nanoseconds % 1000000000;
    return 0;
  }
  // `ContinuousClock` and `SuspendingClock`: the uptime, as Dispatch counts it below.
  if (inside && isOfConcurrency(__builtin_return_address(0))) {
    int64_t uptime = uptimeAtStart + llround(hooks.now() * 1e9);
    result->tv_sec = uptime / 1000000000;
    result->tv_nsec = uptime % 1000000000;
    return 0;
  }
  NEXT(clock_gettime)
  return next ? next(clock, result) : (int)syscall(SYS_clock_gettime, clock, result);
}

// MARK: Dispatch

typedef uint64_t dispatch_time_t;
typedef void (^dispatch_block_t)(void);
typedef void (*dispatch_function_t)(void *);
typedef struct dispatch_queue_s *dispatch_queue_t;
typedef struct dispatch_group_s *dispatch_group_t;
typedef void *dispatch_object_t;

// Dispatch's own functions and the object that `dispatch_get_main_queue` is the address of.
extern struct dispatch_queue_s _dispatch_main_q;
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
dispatch_time_t dispatch_walltime(const struct timespec *when, int64_t delta);
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_after_f(
    dispatch_time_t when, dispatch_queue_t queue, void *context, dispatch_function_t work);
void dispatch_async_f(dispatch_queue_t queue, void *context, dispatch_function_t work);
void dispatch_group_async(
    dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
void dispatch_group_enter(dispatch_group_t group);
dispatch_object_t dispatch_source_create(
    const void *type, uintptr_t handle, uintptr_t mask, dispatch_queue_t queue);
void dispatch_source_set_timer(
    dispatch_object_t source, dispatch_time_t start, uint64_t interval, uint64_t leeway);
void dispatch_source_set_event_handler_f(dispatch_object_t source, dispatch_function_t handler);
void dispatch_set_context(dispatch_object_t object, void *context);
void dispatch_activate(dispatch_object_t object);
void dispatch_group_leave(dispatch_group_t group);

static const dispatch_time_t dispatchNow = 0;
static const dispatch_time_t dispatchForever = UINT64_MAX;

static int64_t hostNanoseconds(void) { return llround(hooks.now() * 1e9); }

static double hostSeconds(int64_t nanoseconds) { return (double)nanoseconds / 1e9; }

static bool isHosted(dispatch_queue_t queue) { return inside && queue == &_dispatch_main_q; }

/// Whether a function is to be run by the host: on the main queue, or a job of Swift's concurrency
/// library on any queue. What a view's task awaits then happens at the host's times too.
static bool isHostedWork(dispatch_queue_t queue, dispatch_function_t work) {
  return inside && (queue == &_dispatch_main_q || isOfConcurrency((const void *)work));
}

/// The host time that a time of Dispatch means. Dispatch keeps an uptime as it is, one that goes on
/// in sleep with the highest bit set, and a wall time negated: the two highest bits tell them apart.
static double hostTime(dispatch_time_t when) {
  if (when == dispatchNow) {
    return hooks.now();
  }
  if (when >> 62 == 3) {
    return hostSeconds(-(int64_t)when - referenceDate * 1000000000);
  }
  return hostSeconds((int64_t)(when & INT64_MAX) - uptimeAtStart);
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

void dispatch_async_f(dispatch_queue_t queue, void *context, dispatch_function_t work) {
  if (isHostedWork(queue, work)) {
    hooks.runJob(hooks.now(), context, (const void *)work, queue);
    return;
  }
  NEXT(dispatch_async_f)
  next(queue, context, work);
}

void dispatch_after_f(
    dispatch_time_t when, dispatch_queue_t queue, void *context, dispatch_function_t work) {
  if (when != dispatchForever && isHostedWork(queue, work)) {
    hooks.runJob(hostTime(when), context, (const void *)work, queue);
    return;
  }
  NEXT(dispatch_after_f)
  next(when, queue, context, work);
}

// A sleep with a tolerance is a timer that is created, set up and activated in one go. Inside a host
// it is set to a time that never comes, and the host runs its handler.
static _Thread_local struct {
  dispatch_object_t source;
  dispatch_queue_t queue;
  double time;
  void *context;
  dispatch_function_t handler;
} sleeper;

dispatch_object_t dispatch_source_create(
    const void *type, uintptr_t handle, uintptr_t mask, dispatch_queue_t queue) {
  NEXT(dispatch_source_create)
  dispatch_object_t source = next(type, handle, mask, queue);
  if (inside && isOfConcurrency(__builtin_return_address(0))) {
    sleeper.source = source;
    sleeper.queue = queue;
    sleeper.time = INFINITY;
  }
  return source;
}

void dispatch_source_set_timer(
    dispatch_object_t source, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
  NEXT(dispatch_source_set_timer)
  if (inside && source && source == sleeper.source) {
    sleeper.time = start == dispatchForever ? INFINITY : hostTime(start);
    start = dispatchForever;
  }
  next(source, start, interval, leeway);
}

void dispatch_set_context(dispatch_object_t object, void *context) {
  NEXT(dispatch_set_context)
  if (object && object == sleeper.source) {
    sleeper.context = context;
  }
  next(object, context);
}

void dispatch_source_set_event_handler_f(dispatch_object_t source, dispatch_function_t handler) {
  NEXT(dispatch_source_set_event_handler_f)
  if (source && source == sleeper.source) {
    sleeper.handler = handler;
  }
  next(source, handler);
}

void dispatch_activate(dispatch_object_t object) {
  NEXT(dispatch_activate)
  next(object);
  if (object && object == sleeper.source) {
    sleeper.source = NULL;
    if (inside && sleeper.handler && sleeper.time < INFINITY) {
      hooks.runJob(
          sleeper.time, sleeper.context, (const void *)sleeper.handler, sleeper.queue);
    }
  }
}

void HostClockPassOn(
    double delay, const void *job, const void *function, const void *queue) {
  bool before = inside;
  inside = false;
  dispatch_after_f(
      dispatch_time(dispatchNow, (int64_t)(fmin(fmax(delay, 0), 1e9) * 1e9)),
      (dispatch_queue_t)queue, (void *)job, (dispatch_function_t)function);
  inside = before;
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
