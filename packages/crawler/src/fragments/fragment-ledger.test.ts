import { expect, test, vi } from 'vitest';
import { NumberLists } from '../memory/number-lists.ts';
import { fnv1a } from '../page/text/fnv1a.ts';
import { FragmentLedger } from './fragment-ledger.ts';

test('the ids of a page are kept once, however many targets redirect to it', () => {
  const kept = vi.spyOn(NumberLists.prototype, 'set');
  const ledger = new FragmentLedger((target) => `https://example.com/${target}`);
  const link = { kind: 'a', line: 1, text: '', region: 'main', count: 1 } as const;
  for (const target of [2, 3]) {
    ledger.noteLink(1, { ...link, target, fragment: 'here' });
    ledger.noteLink(1, { ...link, target, fragment: 'lost' });
  }
  ledger.learn(4, Uint32Array.of(fnv1a('here')));
  for (const target of [2, 3, 4]) ledger.redirected(target, 4);
  expect([2, 3].map((target) => [...ledger.open(target).keys()])).toEqual([['lost'], ['lost']]);
  expect(ledger.isKnown(3)).toBe(true);
  expect(kept).toHaveBeenCalledOnce();
});

test('beyond their bound no ids of large pages are kept, except those that links have named before', () => {
  const ledger = new FragmentLedger((target) => `https://example.com/${target}`, 500);
  const link = { kind: 'a', line: 1, text: '', region: 'main', count: 1 } as const;
  const idsOf = (page: number): Uint32Array => Uint32Array.from({ length: 300 }, (_, i) => fnv1a(`${page}-${i}`));
  ledger.noteLink(1, { ...link, target: 3, fragment: '3-299' });
  for (const page of [2, 3]) ledger.learn(page, idsOf(page));
  ledger.learn(4, Uint32Array.of(fnv1a('4-0')));
  for (const page of [2, 3, 4]) {
    ledger.noteLink(1, { ...link, target: page, fragment: `${page}-0` });
    ledger.noteLink(1, { ...link, target: page, fragment: 'lost' });
  }
  expect([2, 3, 4].map((page) => [...ledger.open(page).keys()])).toEqual([['lost'], ['3-0', 'lost'], ['lost']]);
  expect([2, 3, 4].map((page) => ledger.isReadInPart(page))).toEqual([false, true, false]);
});
