import { expect, test } from 'vitest';
import { type FragmentUse, OpenUses } from './open-uses.ts';

function use(page: number, more: Partial<FragmentUse> = {}): FragmentUse {
  return { page, kind: 'a', line: 1, text: '', region: 'other', count: 1, ...more };
}

test('the links to a target are returned unchanged, by their fragment', () => {
  const uses = new OpenUses();
  const first = use(1, { kind: 'area', line: 3_000_000_000, text: 'Prices', region: 'footer', count: 7 });
  uses.add(5, 'a', first);
  uses.add(4, 'a', use(1));
  uses.add(5, 'b', use(1));
  uses.add(5, 'a', use(2));
  expect([...uses.of(5)]).toEqual([
    ['a', [first, use(2)]],
    ['b', [use(1)]],
  ]);
  expect(uses.targets).toEqual([4, 5]);
  expect(uses.of(6).size).toBe(0);
});

test('a page counts once, with all its places', () => {
  const uses = new OpenUses();
  const at = (line: number) => ({ line, text: `${line}` });
  for (const page of [1, 2]) {
    uses.add(5, 'a', use(page, { kind: 'area', count: 3, more: [at(4), at(6)] }));
    uses.add(5, 'b', use(page));
    uses.add(5, 'a', use(page, { line: 9, text: '9', count: 4, more: [at(6), at(12)] }));
  }
  const more = [at(4), at(6), at(9), at(12)];
  const whole = { kind: 'area', count: 7, more } as const;
  expect(uses.of(5).get('a')).toEqual([use(1, whole), use(2, whole)]);
  expect(uses.of(5).get('b')).toEqual([use(1), use(2)]);
});

test('the places of links to a fragment that was found are released', () => {
  const uses = new OpenUses();
  uses.add(5, 'a', use(1, { more: [{ line: 2, text: 'x' }] }));
  uses.settle(5, () => true);
  uses.add(6, 'b', use(2));
  expect(uses.of(6).get('b')).toEqual([use(2)]);
});

test('a page has at most 25 places', () => {
  const uses = new OpenUses();
  for (let line = 1; line <= 40; line++) uses.add(5, 'a', use(1, { line }));
  const [one] = uses.of(5).get('a') ?? [];
  expect([one?.count, one?.more?.length, one?.more?.at(-1)?.line]).toEqual([40, 24, 25]);
});

test('links to a fragment that was found are removed, and their memory is used again, wherever it is', () => {
  const uses = new OpenUses();
  for (let round = 0; round < 3; round++) {
    for (let page = 1; page <= 2_000; page++) {
      uses.add(5, `${page % 4}`, use(page, { text: `${round}` }));
      uses.add(2_000 + page, 'other', use(page));
    }
    uses.settle(5, (fragment) => fragment === '1' || fragment === '3');
    expect([...uses.of(5).keys()]).toEqual(['2', '0']);
    expect(
      uses
        .of(5)
        .get('2')
        ?.map(({ page }) => page),
    ).toEqual(Array.from({ length: 500 }, (_, i) => i * 4 + 2));
    uses.settle(5, () => true);
    expect([uses.has(5), uses.of(5).size]).toEqual([false, 0]);
    for (let page = 1; page <= 2_000; page++) {
      expect(uses.of(2_000 + page).get('other')).toEqual([use(page)]);
      uses.settle(2_000 + page, () => true);
    }
    expect(uses.targets).toEqual([]);
  }
});

test('one fragment that a hundred thousand pages name is looked up once', () => {
  const uses = new OpenUses();
  for (let page = 1; page <= 100_000; page++) uses.add(5, 'a', use(page));
  const fetched: string[] = [];
  uses.settle(5, (fragment) => fetched.push(fragment) === 0);
  expect(fetched).toEqual(['a']);
  expect(uses.of(5).get('a')).toHaveLength(100_000);
});
