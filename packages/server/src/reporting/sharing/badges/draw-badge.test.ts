import { contrast } from '@linkvitals/contract/look';
import { expect, it } from 'vitest';
import { drawBadge } from './draw-badge.ts';

it.each([
  ['a score of 95', { healthScore: 95 }],
  ['a score of 72', { healthScore: 72 }],
  ['a score of 55', { healthScore: 55 }],
  ['a score of 35', { healthScore: 35 }],
  ['a score of 0', { healthScore: 0 }],
  ['no score', { healthScore: null }],
  ['no broken link', { brokenLinks: 0 }],
  ['broken links', { brokenLinks: 3 }],
  ['an unknown number of broken links', { brokenLinks: null }],
])('the texts of a badge for %s have a contrast of 4.5:1 or more', (_, shown) => {
  const fills = [...drawBadge(shown, 'en').matchAll(/fill="(#\w+)"/g)].map(([, colour = '']) => colour);
  const [label = '', ground = '', labelInk = '', ink = ''] = fills;
  expect(fills).toHaveLength(4);
  expect(contrast(labelInk, label)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

it('badges for the five ratings have three colours', () => {
  const groundOf = (healthScore: number) =>
    /width="\d+" height="20" fill="(#\w+)"\/><\/g>/.exec(drawBadge({ healthScore }, 'en'))?.[1];
  expect(groundOf(95)).toBe(groundOf(72));
  expect(groundOf(35)).toBe(groundOf(0));
  expect(new Set([95, 55, 0].map(groundOf))).toHaveProperty('size', 3);
});
