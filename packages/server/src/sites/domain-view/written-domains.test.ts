import { expect, test } from 'vitest';
import { toJson } from '../../platform/json-of.ts';
import { createWrittenDomains } from './written-domains.ts';

function start(maxBytes?: number) {
  const domains = createWrittenDomains(maxBytes);
  let written = 0;
  return (id: string, row: object, related = ''): number => {
    const before = written;
    domains.json(id, { row, related }, () => {
      written += 1;
      return toJson({ id } as never);
    });
    return written - before;
  };
}

test('a domain is written again only when a fact is another one', () => {
  const write = start();
  const row = { a: 'a', b: 1, c: null };
  expect(write('x', row, 'plan')).toBe(1);
  expect(write('x', { ...row }, 'plan')).toBe(0);
  for (const other of [{ a: 'b' }, { b: 2 }, { b: '1' }, { c: 0 }]) {
    expect([other, write('x', { ...row, ...other }, 'plan')]).toEqual([other, 1]);
    expect(write('x', row, 'plan')).toBe(1);
  }
  expect(write('x', row, 'another plan')).toBe(1);
  expect(write('y', row, 'another plan')).toBe(1);
});

test('those that were read longest ago are forgotten first; one that is too large is not kept, and the others stay', () => {
  const large = { text: 'a'.repeat(400) };
  const huge = { text: 'a'.repeat(2_000) };
  const write = start(1_000);
  expect([write('x', large), write('y', large), write('x', large), write('y', large)]).toEqual([1, 1, 0, 0]);
  expect(write('x', large)).toBe(0);
  expect(write('z', large)).toBe(1);
  expect(write('x', large)).toBe(0);
  expect(write('y', large)).toBe(1);
  expect([write('huge', huge), write('huge', huge)]).toEqual([1, 1]);
  expect([write('x', large), write('y', large)]).toEqual([0, 0]);
});
