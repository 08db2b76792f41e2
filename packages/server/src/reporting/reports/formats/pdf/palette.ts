import { light, stateOf } from '@linkvitals/contract/look';
import type { Tone } from '../../content/part.ts';

/** Colours of the visual language on paper. */
export const palette = { ...light, paper: '#ffffff' } as const;

/** Colours of a tone: of words, shapes and grounds. */
export function inkOf(tone: Tone): { readonly words: string; readonly fill: string; readonly ground: string } {
  const state = stateOf[tone];
  return { words: light[state], fill: light[`${state}Fill`], ground: light[`${state}Soft`] };
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Relative luminance of `#rrggbb` by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Largest luminance of text that has a contrast of 4.5:1 on white. */
const MAX_LUMINANCE = 1.05 / 4.5 - 0.05;

/** Returns the colour, or a darker shade of it if text on white needs that. */
export function forText(colour: string): string {
  let shade = colour;
  while (luminance(shade) > MAX_LUMINANCE) {
    const darker = channels(shade).map((channel) => Math.floor(channel * 0.94));
    shade = `#${darker.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }
  return shade;
}
