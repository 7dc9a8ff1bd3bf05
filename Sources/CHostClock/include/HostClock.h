// The seam between the waits of the system libraries and a host's clock.
//
// Code that runs inside a host asks Dispatch and Foundation for the time and for waits, as
// it does everywhere. The functions below stand in front of the C functions through which
// those libraries do it (the dynamic linker finds these first), and answer from the
// installed hooks while the calling thread is inside a host. Everywhere else they pass the
// call on unchanged.

#ifndef LEGATO_HOST_CLOCK_H
#define LEGATO_HOST_CLOCK_H

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// What a host answers. Times are seconds of host time.
typedef struct {
  /// The host's time now.
  double (*now)(void);
  /// Runs `work` when the host's time reaches `time`.
  void (*wait)(double time, void (^work)(void));
  /// A run loop was asked to drive the `Timer` object `timer`, first at `time` and then
  /// every `interval` seconds (0: only once). `key` names the timer to the next two.
  void (*addTimer)(const void *key, const void *timer, double time, double interval);
  /// The timer's next firing was moved to `time`.
  void (*moveTimer)(const void *key, double time);
  /// The timer was invalidated.
  void (*removeTimer)(const void *key);
  /// Calls `function` with `job` when the host's time reaches `time`: a job of a task, that was
  /// meant for `queue`.
  void (*runJob)(double time, const void *job, const void *function, const void *queue);
} HostClockHooks;

/// Installs the hooks, once for the process.
void HostClockInstall(
    double (*now)(void), void (*wait)(double time, void (^work)(void)),
    void (*addTimer)(const void *key, const void *timer, double time, double interval),
    void (*moveTimer)(const void *key, double time), void (*removeTimer)(const void *key),
    void (*runJob)(double time, const void *job, const void *function, const void *queue));

/// Gives a job to the queue that it was meant for, `delay` seconds from now: its host is gone.
void HostClockPassOn(double delay, const void *job, const void *function, const void *queue);

/// Says whether the calling thread is inside a host from now on; answers what it was.
bool HostClockEnter(bool inside);

/// Whether the calling thread is inside a host.
bool HostClockIsInside(void);

#pragma clang assume_nonnull end

#endif
