import type { RecentCrawl } from '@linkvitals/contract/types';
import { describe, expect, it } from 'vitest';
import { nextMark, STRIP_HEIGHT, stripMarks, stripWidth } from './strip-marks.ts';

const crawl = (
  health_score: number | null,
  state: RecentCrawl['state'] = 'completed',
  error_code: RecentCrawl['error_code'] = null,
): RecentCrawl => ({
  crawl_id: '0190f3a0-0000-7000-8000-000000000001',
  at: '2026-01-12T06:01:23.000Z',
  state,
  error_code,
  health_score,
  health_status: health_score === null ? 'unknown' : 'good',
  broken_links: health_score === null ? null : 3,
});

describe('the marks of a strip', () => {
  it('begin at the left, with the newest last', () => {
    const marks = stripMarks([crawl(70), crawl(80)]);
    expect(marks.map(({ crawl: { health_score } }) => health_score)).toEqual([70, 80]);
    expect(marks.map(({ x }) => x)).toEqual([0, 5]);
  });

  it('fill the strip to its right end, unless there are very few', () => {
    const of = (length: number) => stripMarks(Array.from({ length }, () => crawl(70)));
    for (const count of [15, 16, 30]) expect((of(count).at(-1)?.x ?? 0) + 4).toBe(stripWidth(count));
    expect(stripWidth(1)).toBe(stripWidth(15));
  });

  it('are at most 30', () => {
    const marks = stripMarks(Array.from({ length: 40 }, (_, index) => crawl(index)));
    expect(marks).toHaveLength(30);
    expect(marks[0]?.crawl.health_score).toBe(10);
  });

  it('are as high as the score, with a minimum height', () => {
    const [none, low, full] = stripMarks([crawl(0), crawl(40), crawl(100)]).map(({ height }) => height);
    expect(none).toBeGreaterThan(0);
    expect(low).toBeGreaterThan(none ?? 0);
    expect(full).toBe(STRIP_HEIGHT);
  });

  it('are frames for crawls that did not complete', () => {
    const [failed, canceled, called, done] = stripMarks([
      crawl(null, 'failed', 'TIMEOUT'),
      crawl(null, 'canceled'),
      crawl(null, 'failed', 'CANCELED'),
      crawl(90),
    ]);
    expect(failed).toMatchObject({ isHollow: true, tone: 'critical' });
    expect(canceled).toMatchObject({ isHollow: true, tone: 'unknown' });
    expect(called).toMatchObject({ isHollow: true, tone: 'unknown' });
    expect(done).toMatchObject({ isHollow: false, tone: 'good' });
  });
});

it.each([
  ['ArrowLeft', undefined, 5, 3],
  ['ArrowLeft', 0, 5, 0],
  ['ArrowRight', 4, 5, 4],
  ['ArrowRight', 2, 5, 3],
  ['Home', 3, 5, 0],
  ['End', 0, 5, 4],
  ['Enter', 2, 5, undefined],
  ['Home', undefined, 0, undefined],
])('the key %s, pressed at mark %j of %j, selects mark %j', (key, at, count, next) => {
  expect(nextMark(key, at, count)).toBe(next);
});
