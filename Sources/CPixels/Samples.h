#ifndef SAMPLES_H
#define SAMPLES_H

#include "EvenRuns.h"

// How a picture is looked at through a projection: how often it is halved, and where samples of it are taken.

enum { maxSamples = 32, places = 4 };

/// Places of a row, worked out together: each would wait for its own divisions and roots.
typedef struct {
  double w[places], u[places], v[places];
  /// What the steps to the next pixel across and down are in the picture.
  double ux[places], vx[places], uy[places], vy[places];
  /// How long those are, and how wide the pixel's area is at its narrowest.
  double across[places], down[places], narrowest[places];
} Places;

INLINE void find_places(const double *m, double x, double step, double y, Places *p) {
  for (int index = 0; index < places; index++) {
    double at = x + index * step;
    double w = m[2] * at + m[5] * y + m[8], part = 1 / w;
    double u = (m[0] * at + m[3] * y + m[6]) * part, v = (m[1] * at + m[4] * y + m[7]) * part;
    double ux = (m[0] - u * m[2]) * part, vx = (m[1] - v * m[2]) * part;
    double uy = (m[3] - u * m[5]) * part, vy = (m[4] - v * m[5]) * part;
    double across = ux * ux + vx * vx, down = uy * uy + vy * vy;
    double area = fabs(ux * vy - uy * vx), longer = across > down ? across : down;
    p->w[index] = w;
    p->u[index] = u;
    p->v[index] = v;
    p->ux[index] = ux;
    p->vx[index] = vx;
    p->uy[index] = uy;
    p->vy[index] = vy;
    p->across[index] = sqrt(across);
    p->down[index] = sqrt(down);
    p->narrowest[index] = area / sqrt(longer);
  }
}

/// How much the distance from the eye changes from one pixel to the next, across and down.
INLINE double bend_of(const double *m) { return fabs(m[2]) + fabs(m[5]); }

/// How pixels at those places are looked at.
typedef struct {
  /// How often the picture is halved for them, and what of its side is left.
  double halvings[places], scale[places];
  /// How many samples are taken across and down.
  double columns[places], rows[places];
  /// The steps to the next sample and to the next row of them, in the halved picture's pixels.
  double stepU[places], stepV[places], lineU[places], lineV[places];
  /// From the middle to the first sample, and how far samples are from the middle.
  double firstU[places], firstV[places], reachU[places], reachV[places];
  /// How far beside the picture, in its own pixels, nothing of it is seen.
  double besideU[places], besideV[places];
} Samples;

/// One sample for each of the picture's pixels. Not a number is the most.
INLINE double samples_along(double length) {
  double rounded = ceil(length - 0.05);
  rounded = rounded > 1 ? rounded : 1;
  return length < maxSamples ? rounded : maxSamples;
}

INLINE void find_samples(const CPixelsProjected *it, const Places *p, Samples *s) {
  int32_t limit = it->is_complete && it->count <= maxHalvings ? it->count - 1 : maxHalvings;
  double widest = 0;
  for (int index = 0; index < places; index++) {
    s->halvings[index] = 0;
    s->scale[index] = 1;
    widest = p->narrowest[index] > widest ? p->narrowest[index] : widest;
  }
  // As many halvings as the pixel's area is wide at its narrowest; samples do the rest.
  for (int halvings = 0; halvings < limit && widest >= (double)(2 << halvings); halvings++) {
    for (int index = 0; index < places; index++) {
      int more = p->narrowest[index] >= (double)(2 << halvings);
      s->halvings[index] += more ? 1 : 0;
      s->scale[index] *= more ? 0.5 : 1;
    }
  }
  for (int index = 0; index < places; index++) {
    double ux = p->ux[index], vx = p->vx[index], uy = p->uy[index], vy = p->vy[index];
    double scale = s->scale[index];
    double columns = samples_along(p->across[index] * scale), rows = samples_along(p->down[index] * scale);
    double across = scale * (1 / columns), down = scale * (1 / rows);
    double stepU = ux * across, stepV = vx * across, lineU = uy * down, lineV = vy * down;
    // From the middle of the pixel to the middle of its first part.
    double sideU = stepU * (columns - 1), sideV = stepV * (columns - 1);
    double depthU = lineU * (rows - 1), depthV = lineV * (rows - 1);
    s->columns[index] = columns;
    s->rows[index] = rows;
    s->stepU[index] = stepU;
    s->stepV[index] = stepV;
    s->lineU[index] = lineU;
    s->lineV[index] = lineV;
    s->firstU[index] = (sideU + depthU) / -2;
    s->firstV[index] = (sideV + depthV) / -2;
    s->reachU[index] = (fabs(sideU) + fabs(depthU)) / 2;
    s->reachV[index] = (fabs(sideV) + fabs(depthV)) / 2;
    s->besideU[index] = (fabs(ux) + fabs(uy)) / 2 + 1;
    s->besideV[index] = (fabs(vx) + fabs(vy)) / 2 + 1;
  }
}

/// Whether all samples around a place lie within a level. What steps lose by rounding is far less than the slack.
INLINE int is_within(const CPixelsLevel *level, const Samples *s, int index, double u, double v) {
  double slack = 1 / 256.0, reachU = s->reachU[index], reachV = s->reachV[index];
  return (u - reachU >= slack) & (v - reachV >= slack) & (u + reachU < level->width - 1 - slack) &
         (v + reachV < level->height - 1 - slack);
}

#endif
