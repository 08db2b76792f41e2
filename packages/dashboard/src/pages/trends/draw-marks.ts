import type uPlot from 'uplot';
import type { ChartColours } from './chart-colours.ts';
import { linesOf, type TrendMetric } from './metrics.ts';
import type { Sample } from './samples.ts';

/** Length of a tick, px. */
const TICK = 6;
const CROSS = 3.5;
const BELOW = 7;

function cross(path: Path2D, { x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): void {
  path.moveTo(x - size, y - size);
  path.lineTo(x + size, y + size);
  path.moveTo(x + size, y - size);
  path.lineTo(x - size, y + size);
}

/** Draws the marks below the lines: a tick for each completed crawl, a cross for a failed one, a ring for a canceled one. */
export function drawMarks(chart: uPlot, samples: readonly Sample[], { tone, text }: ChartColours): void {
  const { ctx, bbox } = chart;
  const ratio = devicePixelRatio;
  const bottom = bbox.top + bbox.height;
  const y = bottom + BELOW * ratio;
  const [ticks, crosses, rings] = [new Path2D(), new Path2D(), new Path2D()];
  for (const { at, figures, failed, canceled } of samples) {
    const x = Math.round(chart.valToPos(at, 'x', true));
    if (x < bbox.left || x > bbox.left + bbox.width) continue;
    if (failed > 0) cross(crosses, { x, y, size: CROSS * ratio });
    else if (figures !== null) {
      ticks.moveTo(x, bottom + 2 * ratio);
      ticks.lineTo(x, bottom + (2 + TICK) * ratio);
    } else if (canceled > 0) {
      rings.moveTo(x + CROSS * ratio, y);
      rings.arc(x, y, CROSS * ratio, 0, 2 * Math.PI);
    }
  }
  ctx.save();
  // The dashes of the last line may still be set.
  ctx.setLineDash([]);
  ctx.lineWidth = 1.5 * ratio;
  for (const [path, colour] of [
    [ticks, text],
    [rings, text],
    [crosses, tone.critical],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.stroke(path);
  }
  ctx.restore();
}

const KEPT = 5;

interface Drawn {
  readonly samples: readonly Sample[];
  readonly metric: TrendMetric;
  readonly colours: ChartColours;
}

/** Marks the sample that a click has kept: a line over the whole height, and a filled point on each line. */
export function drawKept(chart: uPlot, index: number | null, { samples, metric, colours }: Drawn): void {
  const sample = index === null ? undefined : samples[index];
  if (sample === undefined) return;
  const { ctx, bbox } = chart;
  const ratio = devicePixelRatio;
  const x = Math.round(chart.valToPos(sample.at, 'x', true));
  if (x < bbox.left || x > bbox.left + bbox.width) return;
  ctx.save();
  ctx.setLineDash([]);
  ctx.lineWidth = 1.5 * ratio;
  ctx.strokeStyle = colours.text;
  ctx.stroke(new Path2D(`M${x} ${bbox.top}V${bbox.top + bbox.height}`));
  for (const { value, tone } of linesOf[metric]) {
    const found = sample.figures && value(sample.figures);
    if (found === null) continue;
    const point = new Path2D();
    point.arc(x, chart.valToPos(found, 'y', true), KEPT * ratio, 0, 2 * Math.PI);
    ctx.fillStyle = colours.tone[tone];
    ctx.fill(point);
  }
  ctx.restore();
}
