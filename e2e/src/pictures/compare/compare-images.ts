import pixelmatch from 'pixelmatch';
import type { Image } from './image.ts';

/** Below any intended change: one step of a colour, which the browser rounds differently from run to run. */
const ROUNDING = 0.01;

export interface Difference {
  /** The number of pixels that differ; all of them when the sizes differ. */
  readonly pixels: number;
  /** The new picture in pale colours, with differences in red. */
  readonly image: Image;
}

/** The difference between two pictures; undefined when there is none. */
export function compareImages(stored: Image, made: Image): Difference | undefined {
  const { width, height } = made;
  if (stored.width !== width || stored.height !== height) return { pixels: width * height, image: made };
  const data = Buffer.alloc(made.data.length);
  const options = { threshold: ROUNDING, includeAA: true };
  const pixels = pixelmatch(stored.data, made.data, data, width, height, options);
  return pixels === 0 ? undefined : { pixels, image: { width, height, data } };
}
