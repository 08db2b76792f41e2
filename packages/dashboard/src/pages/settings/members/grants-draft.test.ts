import type { Grant } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { draftOf, grantsOf, withRight } from './grants-draft.ts';

const grants: Grant[] = [
  { domain_id: null, rights: ['view'] },
  { domain_id: 'a', rights: ['crawl', 'view'] },
];

it('sends either the rights on all domains or those on chosen ones, in a fixed order', () => {
  expect(grantsOf(draftOf(grants), true)).toEqual([{ domain_id: null, rights: ['view'] }]);
  expect(grantsOf(draftOf(grants), false)).toEqual([{ domain_id: 'a', rights: ['view', 'crawl'] }]);
});

it('adding a right adds view, and removing view removes all rights', () => {
  const given = withRight(new Map(), 'b', 'delete', true);
  expect(grantsOf(given, false)).toEqual([{ domain_id: 'b', rights: ['view', 'delete'] }]);
  expect(grantsOf(withRight(given, 'b', 'delete', false), false)).toEqual([{ domain_id: 'b', rights: ['view'] }]);
  expect(grantsOf(withRight(given, 'b', 'view', false), false)).toEqual([]);
});

it('does not modify the given draft', () => {
  const draft = draftOf(grants);
  withRight(draft, 'a', 'view', false);
  expect(grantsOf(draft, false)).toHaveLength(1);
});
