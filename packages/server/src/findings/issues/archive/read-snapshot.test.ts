import { describe, expect, it } from 'vitest';
import { readSnapshot } from './read-snapshot.ts';

const closest = {
  available: true,
  url: 'http://web.archive.org/web/20190304050607/https://a.example/old',
  timestamp: '20190304050607',
  status: '200',
};
const answer = (change: object) =>
  JSON.stringify({ url: 'a', archived_snapshots: { closest: { ...closest, ...change } } });

describe('the response of an archive', () => {
  it('names the closest copy and its day', () => {
    expect(readSnapshot(answer({}))).toEqual({
      url: closest.url,
      reason: 'archive',
      detail: 'Archived on 2019-03-04.',
    });
    expect(readSnapshot(answer({ status: undefined }))).toMatchObject({ url: closest.url });
  });

  it.each([
    ['no copy', '{"archived_snapshots":{}}'],
    ['a copy that is not available', answer({ available: false })],
    ['a copy of an error', answer({ status: '404' })],
    ['a copy of a redirect', answer({ status: 302 })],
  ])('gives no suggestion for %s', (_, body) => {
    expect(readSnapshot(body)).toBeNull();
  });

  it.each([
    ['no JSON', '<html>'],
    ['something else', '{"results":[]}'],
    ['a script for an address', answer({ url: 'javascript:alert(1)' })],
    ['an address without end', answer({ url: `https://a.example/${'a'.repeat(3_000)}` })],
    ['no time', answer({ timestamp: 'yesterday' })],
  ])('is refused: %s', (_, body) => {
    expect(() => readSnapshot(body)).toThrow();
  });
});
