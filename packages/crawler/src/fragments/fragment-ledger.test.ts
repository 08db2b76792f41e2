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
