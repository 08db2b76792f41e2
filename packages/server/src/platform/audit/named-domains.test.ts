import { expect, it } from 'vitest';
import { namedDomains, withoutDomain } from './named-domains.ts';

const grants = [
  { domain_id: 'a', rights: ['view'] },
  { domain_id: 'b', rights: ['edit'] },
];

it.each([
  ['the list of a key', { name: 'k', domain_ids: ['a', 'b'] }, { name: 'k', domain_ids: ['b'] }],
  ['the grants of a member', { role: 'member', grants }, { role: 'member', grants: grants.slice(1) }],
])('finds the domains in %s, and takes one out', (_name, values, without) => {
  expect(namedDomains(values)).toEqual(['a', 'b']);
  expect(withoutDomain(values, 'a')).toEqual(without);
});

const everywhere = { grants: [{ domain_id: null, rights: ['view'] }] };

it.each([[{ domain_ids: null }], [everywhere], [{ role: 'admin' }], [null]])('finds none in %j', (values) => {
  expect(namedDomains(values)).toEqual([]);
  expect(withoutDomain(values, 'a')).toEqual(values);
});
