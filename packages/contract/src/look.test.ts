import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Colours, contrast, dark, light, states, toneRules } from './look.ts';

const tokens = readFileSync(new URL('../../dashboard/src/styles/tokens.css', import.meta.url), 'utf8');

/** `#fff` or `oklch(49% 0.1 195)` as `#rrggbb`, by the matrices of CSS Color 4. */
function hexOf(colour: string): string {
  const short = /^#(.)(.)(.)$/.exec(colour);
  if (short !== null)
    return `#${short
      .slice(1)
      .flatMap((digit) => [digit, digit])
      .join('')}`;
  const [percent = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const lightness = percent / 100;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const [l = 0, m = 0, s = 0] = [
    lightness + 0.3963377774 * a + 0.2158037573 * b,
    lightness - 0.1055613458 * a - 0.0638541728 * b,
    lightness - 0.0894841775 * a - 1.291485548 * b,
  ].map((root) => root ** 3);
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const inside = Math.min(1, Math.max(0, linear));
    const value = inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

it.each(Object.keys(light) as (keyof Colours)[])('%s is the colour of the dashboard, in both themes', (name) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const colour = String.raw`(#\w+|oklch\([^)]*\))`;
  const [, day = '', night = ''] = new RegExp(`--${token}: light-dark\\(${colour}, ${colour}\\)`).exec(tokens) ?? [];
  expect({ light: light[name], dark: dark[name] }).toEqual({ light: hexOf(day), dark: hexOf(night) });
});

it.each(toneRules.split('\n'))('%s is a rule of the dashboard', (rule) => {
  const compact = tokens.replace(/(?<=[,:;{}(])\s+|\s+(?=[{}])/g, '').replace(/;}/g, '}');
  expect(compact).toContain(rule);
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#767676', 4.54],
  ['#336699', '#336699', 1],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('contrasts in the %s theme', (_, look) => {
  it.each(states)(
    'words in %s have 4.5:1 on pages, on cards and on their own ground, shapes 3:1 on pages and cards',
    (state) => {
      for (const ground of [look.canvas, look.surface, look.raised, look[`${state}Soft`]])
        expect(contrast(look[state], ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [look.canvas, look.surface])
        expect(contrast(look[`${state}Fill`], ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it('other words have 4.5:1 wherever they are', () => {
    for (const ground of [look.canvas, look.surface, look.raised])
      for (const words of [look.ink, look.muted, look.accent])
        expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(look.accentInk, look.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it('words on the ground of any state have 4.5:1', () => {
    for (const state of states) expect(contrast(look.ink, look[`${state}Soft`])).toBeGreaterThanOrEqual(4.5);
  });
});
