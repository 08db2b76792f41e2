import { describe, expect, it } from 'vitest';
import { type FailedTry, mayRetry, retryDelay } from './retry-policy.ts';

const failed = (changes: Partial<FailedTry>): FailedTry => ({
  method: 'GET',
  status: undefined,
  code: undefined,
  retryAfterMs: undefined,
  hasIfMatch: false,
  ...changes,
});

describe('mayRetry', () => {
  const passing = [undefined, 408, 429, 500, 502, 503, 504];
  const final = [0, 301, 400, 401, 403, 404, 409, 412, 413, 415, 422, 501];

  it.each(['GET', 'DELETE', 'POST'] as const)('repeats a %s after what may pass, and after nothing else', (method) => {
    expect(passing.filter((status) => !mayRetry(failed({ method, status })))).toEqual([]);
    expect(final.filter((status) => mayRetry(failed({ method, status })))).toEqual([]);
  });

  it('repeats a PATCH without If-Match only when the server has not begun it', () => {
    const repeated = passing.filter((status) => mayRetry(failed({ method: 'PATCH', status })));
    expect(repeated).toEqual([429, 503]);
  });

  it('repeats a PATCH with If-Match like a GET', () => {
    const repeated = passing.filter((status) => mayRetry(failed({ method: 'PATCH', status, hasIfMatch: true })));
    expect(repeated).toEqual(passing);
  });

  it('requests again the answer to its own POST that is still running, but not for another conflict', () => {
    expect(mayRetry(failed({ method: 'POST', status: 409, code: 'idempotency_in_progress' }))).toBe(true);
    expect(mayRetry(failed({ method: 'POST', status: 409, code: 'crawl_in_progress' }))).toBe(false);
  });
});

describe('retryDelay', () => {
  it('doubles from half a second up to eight', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((retry) => retryDelay(retry, undefined, 1))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
    ]);
  });

  it('spreads over the whole span', () => {
    expect(retryDelay(3, undefined, 0)).toBe(0);
    expect(retryDelay(3, undefined, 0.25)).toBe(500);
  });

  it('never comes back before Retry-After, and not in the same millisecond as everyone', () => {
    expect(retryDelay(1, 5_000, 0)).toBe(5_000);
    expect(retryDelay(1, 5_000, 0.5)).toBe(5_250);
  });

  it('does not wait longer than a minute for anyone', () => {
    expect(retryDelay(1, 60_000, 0)).toBe(60_000);
    expect(retryDelay(1, 60_001, 0)).toBeUndefined();
  });
});
