import { expect, test } from 'vitest';
import { toJson } from '../json-of.ts';
import { createWrittenDomains, type Facts } from './written-domains.ts';

function start(maxBytes?: number) {
  const domains = createWrittenDomains(maxBytes);
  let written = 0;
  return (id: string, ...facts: Facts): number => {
    const before = written;
    domains.json(id, facts, () => {
      written += 1;
      return toJson({ id } as never);
    });
    return written - before;
  };
}

test('a domain is written again only when a fact is another one', () => {
  const write = start();
  const facts: Facts = ['a', 1, null, true];
  expect(write('x', ...facts)).toBe(1);
  expect(write('x', ...facts)).toBe(0);
  for (const other of [
    ['b', 1, null, true],
    ['a', 2, null, true],
    ['a', 1, 0, true],
    ['a', 1, null, 1],
    ['a', 1, null],
  ]) {
    expect([other, write('x', ...other)]).toEqual([other, 1]);
    expect(write('x', ...facts)).toBe(1);
  }
  expect(write('y', ...facts)).toBe(1);
});

test('those that were written longest ago are forgotten first, and memory has a bound', () => {
  const large = 'a'.repeat(400);
  const write = start(1_000);
  expect([write('x', large), write('y', large), write('x', large), write('y', large)]).toEqual([1, 1, 0, 0]);
  expect(write('z', large)).toBe(1);
  expect(write('y', large)).toBe(0);
  expect(write('x', large)).toBe(1);
  expect(write('huge', 'a'.repeat(2_000))).toBe(1);
  expect(write('huge', 'a'.repeat(2_000))).toBe(1);
  expect(write('x', large)).toBe(1);
});
