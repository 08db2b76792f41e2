import type { Grant } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { draftOf, grantsOf, withRight } from './grants-draft.ts';

const grants: Grant[] = [
  { domain_id: null, rights: ['view'] },
  { domain_id: 'a', rights: ['crawl', 'view'] },
];

it('sends the rights on all domains or those on chosen ones, in one order', () => {
  expect(grantsOf(draftOf(grants), true)).toEqual([{ domain_id: null, rights: ['view'] }]);
  expect(grantsOf(draftOf(grants), false)).toEqual([{ domain_id: 'a', rights: ['view', 'crawl'] }]);
});

it('gives view with every other right, and takes all with view', () => {
  const given = withRight(new Map(), 'b', 'delete', true);
  expect(grantsOf(given, false)).toEqual([{ domain_id: 'b', rights: ['view', 'delete'] }]);
  expect(grantsOf(withRight(given, 'b', 'delete', false), false)).toEqual([{ domain_id: 'b', rights: ['view'] }]);
  expect(grantsOf(withRight(given, 'b', 'view', false), false)).toEqual([]);
});

it('leaves what it was given as it is', () => {
  const draft = draftOf(grants);
  withRight(draft, 'a', 'view', false);
  expect(grantsOf(draft, false)).toHaveLength(1);
});
