import { describe, expect, it } from 'vitest';
import { healthScore, healthStatus } from './score.ts';

const flawless = {
  pages_observed: 100,
  pages_ok: 100,
  link_weight: 1000,
  link_weight_broken: 0,
  link_weight_warned: 0,
  internal_broken: 0,
};

describe('healthScore', () => {
  it.each([
    ['a flawless site has 100', flawless, 100],
    ['one broken external target costs a point', { ...flawless, link_weight_broken: 1 }, 99],
    [
      'ten internal pages gone beside a hundred good ones',
      {
        pages_observed: 110,
        pages_ok: 100,
        link_weight: 1000,
        link_weight_broken: 30,
        link_weight_warned: 0,
        internal_broken: 10,
      },
      // q = 0.4 * 100/110 + 0.6 * 0.97 = 0.945636..., q^3 = 0.845613...
      84,
    ],
    ['a warning weighs a quarter', { ...flawless, link_weight_warned: 400 }, 83],
    ['an internal break caps at 99 however small its share', { ...flawless, link_weight: 1e9, internal_broken: 1 }, 99],
    [
      'more bad weight than there is counts as all',
      { ...flawless, link_weight_broken: 1000, link_weight_warned: 4000 },
      6,
    ],
    ['nothing good at all is 0', { ...flawless, pages_ok: 0, link_weight_broken: 1000 }, 0],
    ['no judged link: the pages alone', { ...flawless, pages_ok: 50, link_weight: 0 }, 12],
    ['no page observed: none', { ...flawless, pages_observed: 0, pages_ok: 0 }, null],
  ])('%s', (_, inputs, expected) => {
    expect(healthScore(inputs)).toBe(expected);
  });
});

describe('healthStatus', () => {
  it.each([
    [100, 'excellent'],
    [90, 'excellent'],
    [89, 'good'],
    [70, 'good'],
    [69, 'fair'],
    [50, 'fair'],
    [49, 'poor'],
    [30, 'poor'],
    [29, 'critical'],
    [0, 'critical'],
    [null, 'unknown'],
  ])('%s is %s', (score, status) => {
    expect(healthStatus(score)).toBe(status);
  });
});
