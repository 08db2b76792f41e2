import type uPlot from 'uplot';
import { onClocks } from '../../clocks/time-zone.ts';
import type { Format } from '../../texts/format.ts';
import type { ChartColours } from './chart-colours.ts';
import { drawKept, drawMarks } from './draw-marks.ts';
import { linesOf, type TrendMetric } from './metrics.ts';
import { breaksBetween, type Sample } from './samples.ts';
import { bottomOfScore, type Span, topOf } from './scale.ts';

const DAY_S = 86_400;
const HEIGHT = 300;
/** Width of a character of an axis label, px. `MARGIN` is the space around a label. */
const CHARACTER = 7;
const MARGIN = 18;
/** Diameter of the point that is read out, px. */
const POINT = 12;
/** Minimum width of a drag, px. A shorter one is a click. */
const MIN_DRAG = 8;
const STEPS = [1, 2, 5].flatMap((step) => Array.from({ length: 10 }, (_, power) => step * 10 ** power));

export interface ChartContent {
  readonly samples: readonly Sample[];
  readonly metric: TrendMetric;
  readonly format: Format;
  readonly colours: ChartColours;
}

export interface ChartEvents {
  /** Returns the visible part of the time axis. */
  readonly span: () => Span;
  /** Returns the index of the sample that a click has kept; null: none. */
  readonly kept: () => number | null;
  /** Called with the index of the sample under the pointer; null: there is none. */
  readonly onAt: (index: number | null) => void;
  readonly onZoom: (span: Span | undefined) => void;
}

export const chartData = ({ samples, metric }: ChartContent): uPlot.AlignedData => [
  samples.map(({ at }) => at),
  ...linesOf[metric].map(({ value }) => samples.map(({ figures }) => figures && value(figures))),
];

/** Labels of the time axis: dates, or times between midnights when the visible span is short. */
const timeLabels = (format: Format, splits: number[], step: number): string[] =>
  splits.map((split) => {
    const at = onClocks(split * 1000);
    const isMidnight = at.getHours() === 0 && at.getMinutes() === 0;
    return step >= DAY_S || isMidnight ? format.shortDate(at) : format.time(at);
  });

function axesOf({ format, colours, metric }: ChartContent): uPlot.Axis[] {
  const look = { stroke: colours.text, font: colours.font, ticks: { show: false } };
  const grid = { stroke: colours.grid, width: 1 };
  return [
    {
      ...look,
      grid: { show: false },
      gap: 17,
      size: 44,
      space: 76,
      values: (_, splits, _axis, _space, step) => timeLabels(format, splits, step),
    },
    {
      ...look,
      grid,
      incrs: metric === 'score' ? [10, 20, 25, 50] : STEPS,
      space: 40,
      size: (_, labels) => Math.max(0, ...(labels ?? []).map(({ length }) => length)) * CHARACTER + MARGIN,
      values: (_, splits) => splits.map((split) => format.number(split)),
    },
  ];
}

/** Draws lines from one measurement to the next, also over days without crawls and over failed crawls, which have marks below. */
function gapsOf(samples: readonly Sample[]): Pick<uPlot.Series, 'spanGaps' | 'gaps'> {
  const breaks = breaksBetween(samples);
  if (breaks.length === 0) return { spanGaps: true };
  const gaps = (chart: uPlot): uPlot.Series.Gaps =>
    breaks.map(([from, to]) => [chart.valToPos(from, 'x', true), chart.valToPos(to, 'x', true)]);
  return { spanGaps: false, gaps };
}

const seriesOf = ({ samples, metric, colours: { tone, area, surface } }: ChartContent): uPlot.Series[] =>
  linesOf[metric].map((line, _, lines) => ({
    stroke: tone[line.tone],
    width: 2,
    ...gapsOf(samples),
    ...(line.dash && { dash: [...line.dash] }),
    ...(lines.length === 1 && { fill: area[line.tone] }),
    points: { size: 7, width: 2, stroke: tone[line.tone], fill: surface },
  }));

/** Puts the vertical line of the pointer on the sample that is read out, which is seldom where the pointer is. */
function snapCursor(chart: uPlot, at: number | undefined): void {
  const line = chart.over.querySelector<HTMLElement>('.u-cursor-x');
  if (line !== null && at !== undefined)
    line.style.transform = `translate(${Math.round(chart.valToPos(at, 'x'))}px, 0)`;
}

/** The options of uPlot: what it draws, and its reactions to the pointer. */
export function chartOptions(content: ChartContent, events: ChartEvents, width: number): uPlot.Options {
  const { metric, colours } = content;
  const select = (chart: uPlot) => {
    const { left, width: wide } = chart.select;
    chart.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
    if (wide < MIN_DRAG) return;
    events.onZoom({ from: chart.posToVal(left, 'x'), to: chart.posToVal(left + wide, 'x') });
  };
  const toWhole = (): null => {
    events.onZoom(undefined);
    return null;
  };
  return {
    width,
    height: HEIGHT,
    padding: [12, 14, 0, 0],
    legend: { show: false },
    scales: {
      x: { range: () => [events.span().from, events.span().to] },
      y: { range: (_, min, max) => (metric === 'score' ? [bottomOfScore(min), 100] : [0, topOf(max)]) },
    },
    axes: axesOf(content),
    series: [{}, ...seriesOf(content)],
    cursor: {
      y: false,
      drag: { x: true, y: false, setScale: false, dist: MIN_DRAG },
      points: { size: POINT, width: 2.5, fill: colours.surface },
      bind: { dblclick: () => toWhole },
    },
    hooks: {
      setCursor: [
        (chart) => {
          const index = chart.cursor.idx ?? null;
          if (index !== null) snapCursor(chart, content.samples[index]?.at);
          events.onAt(index);
        },
      ],
      setSelect: [select],
      draw: [(chart) => drawMarks(chart, content.samples, colours), (chart) => drawKept(chart, events.kept(), content)],
    },
  };
}
