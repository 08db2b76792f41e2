import type { Part } from '../../content/part.ts';
import type { Mark, Summary } from '../../content/summarise.ts';
import { drawMark } from './draw-mark.ts';
import type { Layout } from './layout.ts';
import { inkOf, palette } from './palette.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const RING = 9;

/** Draws the score as a part of a ring, with the number and the word in it. */
export function drawScore(
  { doc, type }: Layout,
  { score, scoreText, status, tone }: Summary,
  { x, y, width }: Box,
): void {
  const radius = width / 2 - RING / 2;
  const [centreX, centreY] = [x + width / 2, y + width / 2];
  doc.lineWidth(RING).lineCap('butt').circle(centreX, centreY, radius).stroke(palette.line);
  if (score !== null && score > 0) arc(doc, { x: centreX, y: centreY, radius, part: score / 100 }, inkOf(tone).fill);
  const large = { size: score === null ? 26 : 38, bold: true, colour: palette.ink };
  type.line(scoreText, { x: centreX - type.width(scoreText, large) / 2, y: centreY - large.size * 0.82 }, large);
  const word = { size: 10, bold: true, colour: palette.ink };
  type.line(status, { x: centreX - type.width(status, word) / 2, y: centreY + large.size * 0.36 }, word);
}

interface Arc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Part of the circle from 0 to 1, clockwise from the top. */
  readonly part: number;
}

/** Draws an arc as cubic curves of at most 45 degrees each: longer ones differ visibly from a circle. */
function arc(doc: Layout['doc'], { x, y, radius, part }: Arc, colour: string): void {
  const total = part * 2 * Math.PI;
  const steps = Math.max(1, Math.ceil(total / (Math.PI / 4)));
  const step = total / steps;
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  const at = (angle: number): [number, number] => [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  doc.moveTo(...at(0));
  for (let index = 0; index < steps; index += 1) {
    const [from, to] = [index * step, (index + 1) * step];
    const [x0, y0] = at(from);
    const [x1, y1] = at(to);
    doc.bezierCurveTo(
      x0 + reach * Math.cos(from),
      y0 + reach * Math.sin(from),
      x1 - reach * Math.cos(to),
      y1 - reach * Math.sin(to),
      x1,
      y1,
    );
  }
  doc.lineWidth(RING).lineCap('butt').stroke(colour);
}

const MIN_SHARE = 0.006;

/** Draws parts of a whole as one bar, with a legend of numbers and words below. */
export function drawBar({ doc, type, words }: Layout, parts: readonly Part[], { x, y, width }: Box): void {
  const total = parts.reduce((sum, part) => sum + part.count, 0);
  const there = parts.filter((part) => part.count > 0);
  doc.roundedRect(x, y, width, 10, 3).fill(palette.line);
  let from = x;
  for (const { count, tone } of there) {
    // At least this share, so that one broken link among thousands is visible.
    const share = Math.max(MIN_SHARE, count / total);
    const length = Math.min(share * width, x + width - from);
    doc.rect(from, y, Math.max(0, length - 1), 10).fill(inkOf(tone).fill);
    from += length;
  }
  let left = x;
  const style = { size: 8, colour: palette.muted };
  for (const { label, count, tone } of parts) {
    const text = `${label} ${words.format.number(count)}`;
    drawMark(doc, tone, { x: left + 3, y: y + 21.5 });
    type.line(text, { x: left + 10, y: y + 16 }, style);
    left += 10 + type.width(text, style) + 12;
  }
}

/** Draws the scores of the crawls of a period. A crawl without a score is a gap in the line. */
export function drawHistory({ doc, type }: Layout, marks: readonly Mark[], { x, y, width, height }: Box): void {
  const style = { size: 7.5, colour: palette.muted };
  const top = (score: number): number => y + height - (score / 100) * height;
  for (const level of [0, 50, 100]) {
    doc
      .moveTo(x + 20, top(level))
      .lineTo(x + width, top(level))
      .lineWidth(0.5)
      .stroke(palette.line);
    type.line(String(level), { x, y: top(level) - 5 }, style);
  }
  const times = marks.map(({ at }) => at);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const across = (time: number): number =>
    last === first ? x + width / 2 : x + 24 + ((time - first) / (last - first)) * (width - 30);
  let before: [number, number] | undefined;
  for (const [index, { score }] of marks.entries()) {
    const point: [number, number] | undefined = score === null ? undefined : [across(times[index] ?? 0), top(score)];
    if (before !== undefined && point !== undefined) {
      doc
        .moveTo(...before)
        .lineTo(...point)
        .lineWidth(1.4)
        .stroke(palette.ink);
    }
    if (point !== undefined) doc.circle(...point, 2).fill(palette.ink);
    before = point;
  }
  type.line(marks[0]?.day ?? '', { x: x + 20, y: y + height + 4 }, style);
  const end = marks.at(-1)?.day ?? '';
  if (marks.length > 1) type.line(end, { x: x + width - type.width(end, style), y: y + height + 4 }, style);
}
