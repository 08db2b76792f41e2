import { contrast, light, stateOf } from '@linkvitals/contract/look';
import type { Tone } from '../../content/part.ts';

/** Colours of the visual language on paper. */
export const palette = { ...light, paper: '#ffffff' } as const;

/** Colours of a tone: of words, shapes and grounds. */
export function inkOf(tone: Tone): { readonly words: string; readonly fill: string; readonly ground: string } {
  const state = stateOf[tone];
  return { words: light[state], fill: light[`${state}Fill`], ground: light[`${state}Soft`] };
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Contrast that text needs on white. */
const MIN_CONTRAST = 4.5;

/** Returns the colour, or a darker shade of it if text on white needs that. */
export function forText(colour: string): string {
  let shade = colour;
  while (contrast(shade, palette.paper) < MIN_CONTRAST) {
    const darker = channels(shade).map((channel) => Math.floor(channel * 0.94));
    shade = `#${darker.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }
  return shade;
}
