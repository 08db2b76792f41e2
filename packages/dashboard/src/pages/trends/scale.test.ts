import { describe, expect, it } from 'vitest';
import { bottomOfScore, clampSpan, fitBounds, nextIndex, topOf, zoomBy } from './scale.ts';

const bounds = { from: 1_000, to: 9_000 };

it.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 5],
  [11, 20],
  [21, 25],
  [90, 100],
  [100, 100],
  [101, 200],
  [2_310, 2_500],
  [Number.NaN, 1],
  [Number.NEGATIVE_INFINITY, 1],
])('an axis for %d ends at %d', (value, top) => {
  expect(topOf(value)).toBe(top);
});

it.each([
  [100, 60],
  [90, 60],
  [67, 40],
  [30, 20],
  [9, 0],
  [0, 0],
  [Number.POSITIVE_INFINITY, 0],
])('an axis of scores whose lowest is %d begins at %d', (lowest, bottom) => {
  expect(bottomOfScore(lowest)).toBe(bottom);
});

describe('the bounds of a chart', () => {
  const at = (...times: readonly number[]) => times.map((time) => ({ at: time }));

  it('are the whole period when the samples cover a third of it or more', () => {
    expect(fitBounds(at(1_500, 8_000), bounds)).toEqual(bounds);
    expect(fitBounds([], bounds)).toEqual(bounds);
  });

  it('lie around samples that cover less, within the period', () => {
    expect(fitBounds(at(5_000, 5_500, 6_000), bounds)).toEqual({ from: 4_920, to: 6_080 });
    expect(fitBounds(at(8_000, 9_000), bounds)).toEqual({ from: 7_840, to: 9_000 });
  });

  it('are some minutes around a single moment', () => {
    expect(fitBounds(at(5_000), bounds)).toEqual({ from: 4_940, to: 5_060 });
  });
});

describe('a span', () => {
  it('stays within the bounds', () => {
    expect(clampSpan({ from: 500, to: 2_500 }, bounds)).toEqual({ from: 1_000, to: 3_000 });
    expect(clampSpan({ from: 8_000, to: 9_500 }, bounds)).toEqual({ from: 7_500, to: 9_000 });
  });

  it('is the whole period when it would be longer', () => {
    expect(clampSpan({ from: 0, to: 10_000 }, bounds)).toBeUndefined();
    expect(clampSpan(bounds, bounds)).toBeUndefined();
  });

  it('is never shorter than a minute', () => {
    expect(clampSpan({ from: 5_000, to: 5_000 }, bounds)).toEqual({ from: 5_000, to: 5_060 });
    expect(clampSpan({ from: 9_000, to: 9_001 }, bounds)).toEqual({ from: 8_940, to: 9_000 });
  });
});

describe('zooming', () => {
  it('keeps the place of the given time', () => {
    expect(zoomBy('in', bounds, { at: 3_000, bounds })).toEqual({ from: 2_000, to: 6_000 });
  });

  it('keeps the middle when the given time is not visible', () => {
    expect(zoomBy('in', { from: 2_000, to: 6_000 }, { at: 8_000, bounds })).toEqual({ from: 3_000, to: 5_000 });
  });

  it('out ends with the whole period', () => {
    expect(zoomBy('out', { from: 3_000, to: 5_000 }, { at: 4_000, bounds })).toEqual({ from: 2_000, to: 6_000 });
    expect(zoomBy('out', { from: 2_000, to: 6_000 }, { at: 4_000, bounds })).toBeUndefined();
  });
});

describe('the next sample', () => {
  const times = [1_000, 2_000, 3_000, 4_000, 5_000];
  const span = { from: 1_500, to: 4_500 };
  it.each([
    ['ArrowRight', null, 3],
    ['ArrowLeft', null, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 1, 1],
    ['ArrowRight', 3, 3],
    ['ArrowRight', 0, 1],
    ['Home', 3, 1],
    ['End', 1, 3],
  ])('the key %s at index %j leads to index %j', (key, at, next) => {
    expect(nextIndex(times, at, { key, span })).toBe(next);
  });

  it('is null when no sample is visible', () => {
    expect(nextIndex(times, 2, { key: 'Home', span: { from: 3_100, to: 3_900 } })).toBeNull();
    expect(nextIndex([], null, { key: 'End', span })).toBeNull();
  });
});
