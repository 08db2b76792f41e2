import { stateOf } from '@linkvitals/contract/look';
import type { Tone } from '../../content/part.ts';
import type { Layout } from './layout.ts';
import { inkOf } from './palette.ts';

const RADIUS = 3;

/** Points of an octagon of radius 1 around 0. */
const OCTAGON = Array.from({ length: 8 }, (_, index) => {
  const angle = ((index + 0.5) * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)] as const;
});
const TRIANGLE = [
  [0, -1],
  [1.1, 0.9],
  [-1.1, 0.9],
] as const;

/** Draws the mark of a tone: an octagon, a triangle, a disc or a ring, so that its colour is not needed. */
export function drawMark(doc: Layout['doc'], tone: Tone, { x, y }: { readonly x: number; readonly y: number }): void {
  const { fill } = inkOf(tone);
  const state = stateOf[tone];
  if (state === 'green') doc.circle(x, y, RADIUS).fill(fill);
  else if (state === 'grey')
    doc
      .lineWidth(1.2)
      .circle(x, y, RADIUS - 0.6)
      .stroke(fill);
  else {
    const outline = state === 'red' ? OCTAGON : TRIANGLE;
    doc.polygon(...outline.map(([across, down]) => [x + RADIUS * across, y + RADIUS * down])).fill(fill);
  }
}
