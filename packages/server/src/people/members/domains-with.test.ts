import { expect, it } from 'vitest';
import { domainsWith } from './domains-with.ts';
import type { Grant, Right } from './membership-row.ts';

const grant = (domain_id: string | null, ...rights: Right[]): Grant => ({ domain_id, rights });

it.each<[string, Grant[] | null, Right, string[] | null]>([
  ['owners and admins have every right on all domains', null, 'delete', null],
  ['no grant, no domain', [], 'view', []],
  ['every grant lets its member view', [grant('a', 'crawl')], 'view', ['a']],
  ['a right holds where it was granted', [grant('a', 'view', 'crawl'), grant('b', 'view')], 'crawl', ['a']],
  ['a right on all domains holds everywhere', [grant('a', 'view'), grant(null, 'view', 'edit')], 'edit', null],
  ['and another one does not come with it', [grant(null, 'view', 'edit'), grant('a', 'delete')], 'delete', ['a']],
  ['a domain that is granted twice counts once', [grant('a', 'view'), grant('a', 'crawl')], 'view', ['a']],
])('%s', (_, grants, right, domains) => {
  expect(domainsWith({ grants }, right)).toEqual(domains);
});
