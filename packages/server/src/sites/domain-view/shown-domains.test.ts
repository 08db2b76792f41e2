import { expect, test } from 'vitest';
import { createShownDomains } from './shown-domains.ts';

function start(max?: number) {
  const domains = createShownDomains(max);
  let written = 0;
  return (id: string, row: object, related = ''): number => {
    const before = written;
    domains.show(id, { row, related }, () => {
      written += 1;
      return { id } as never;
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

test('the domain that was read longest ago is forgotten first', () => {
  const write = start(2);
  const row = { a: 1 };
  expect([write('x', row), write('y', row), write('x', row), write('z', row)]).toEqual([1, 1, 0, 1]);
  expect([write('x', row), write('y', row)]).toEqual([0, 1]);
});
