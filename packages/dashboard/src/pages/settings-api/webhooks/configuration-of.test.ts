import { expect, it } from 'vitest';
import { type Configuration, differingMembers } from './configuration-of.ts';

const one: Configuration = { url: 'https://a.example', description: '', events: ['a', 'b'], domain_ids: null };

it.each<[string, Partial<Configuration>, readonly string[]]>([
  ['nothing', {}, []],
  ['the order of events', { events: ['b', 'a'] }, []],
  ['an event less', { events: ['a'] }, ['events']],
  ['all domains and none', { domain_ids: [] }, ['domain_ids']],
  ['address and description', { url: 'https://b.example', description: 'x' }, ['url', 'description']],
])('finds a member that differs: %s', (_, change, expected) => {
  expect(differingMembers(one, { ...one, ...change })).toEqual(expected);
});
