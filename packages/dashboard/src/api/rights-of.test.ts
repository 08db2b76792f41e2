import { expect, it } from 'vitest';
import { type Grants, rightsOf } from './rights-of.ts';

const grants: Grants = [
  { domain_id: null, rights: ['view'] },
  { domain_id: 'a', rights: ['crawl', 'edit'] },
];

it.each([
  ['an owner', null, 'a', ['view', 'crawl', 'edit', 'delete']],
  ['an owner, of new domains', null, null, ['view', 'crawl', 'edit', 'delete']],
  ['a member, where two grants fit', grants, 'a', ['view', 'crawl', 'edit']],
  ['a member, elsewhere', grants, 'b', ['view']],
  ['a member, of new domains', grants, null, ['view']],
  ['a member without grants', [], 'a', []],
] as const)('%s has the rights of the grants that fit', (_, given, domain, expected) => {
  expect([...rightsOf(given as Grants)(domain)]).toEqual(expected);
});
