import { expect, it } from 'vitest';
import { ignoredBroken, pointsLost } from './score-parts.ts';

const flawless = {
  pages_observed: 110,
  pages_ok: 110,
  link_weight: 1000,
  link_weight_broken: 0,
  link_weight_warned: 0,
  internal_broken: 0,
};

it.each([
  ['nothing', 100, flawless, { pages: 0, links: 0, warnings: 0 }],
  // docs/score.md: 0.4 · 10/110 of pages, 0.6 · 0.03 of links.
  [
    'the example of the manual',
    84,
    { ...flawless, pages_ok: 100, link_weight_broken: 30 },
    { pages: 11, links: 5, warnings: 0 },
  ],
  ['warnings alone', 95, { ...flawless, link_weight_warned: 100 }, { pages: 0, links: 0, warnings: 5 }],
  [
    'pages alone, where no link was judged',
    12,
    { ...flawless, pages_ok: 55, link_weight: 0 },
    { pages: 88, links: 0, warnings: 0 },
  ],
])('%s', (_, score, inputs, expected) => {
  expect(pointsLost(score, inputs)).toEqual(expected);
});

it('sums to what is missing to 100', () => {
  for (let score = 0; score < 100; score += 1) {
    const inputs = { ...flawless, pages_ok: 103, link_weight_broken: 77, link_weight_warned: 61 };
    const { pages, links, warnings } = pointsLost(score, inputs);
    expect(pages + links + warnings).toBe(100 - score);
  }
});

it.each([
  ['none', 5, { link_weight_broken: 11, internal_broken: 3 }, 0],
  ['external ones', 5, { link_weight_broken: 9, internal_broken: 3 }, 2],
  ['internal ones', 5, { link_weight_broken: 5, internal_broken: 1 }, 2],
  ['all of them', 5, { link_weight_broken: 0, internal_broken: 0 }, 5],
])('of the broken links of a crawl, %s are ignored', (_, broken_links, broken, expected) => {
  expect(ignoredBroken({ stats: { broken_links }, score_inputs: { ...flawless, ...broken } })).toBe(expected);
});

it('a crawl without a score has no ignored links to count', () => {
  expect(ignoredBroken({ stats: { broken_links: 5 }, score_inputs: null })).toBe(0);
  expect(ignoredBroken({ stats: null, score_inputs: null })).toBe(0);
});
