import pixelmatch from 'pixelmatch';
import type { Image } from './image.ts';

/** Smaller than any change that is meant: one step of a colour, which the browser rounds differently from run to run. */
const ROUNDING = 0.01;

export interface Difference {
  /** Pixels that differ; all of them where the sizes do. */
  readonly pixels: number;
  /** The new picture, pale, with what differs in red. */
  readonly image: Image;
}

/** What differs between two pictures; undefined: nothing. */
export function compareImages(stored: Image, made: Image): Difference | undefined {
  const { width, height } = made;
  if (stored.width !== width || stored.height !== height) return { pixels: width * height, image: made };
  const data = Buffer.alloc(made.data.length);
  const options = { threshold: ROUNDING, includeAA: true };
  const pixels = pixelmatch(stored.data, made.data, data, width, height, options);
  return pixels === 0 ? undefined : { pixels, image: { width, height, data } };
}
