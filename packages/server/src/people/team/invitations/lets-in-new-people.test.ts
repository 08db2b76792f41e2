import { expect, it } from 'vitest';
import { letsInNewPeople } from './lets-in-new-people.ts';

it.each([
  ['off', 'owner', true],
  ['off', 'admin', false],
  ['invite', 'owner', true],
  ['invite', 'admin', true],
  ['open', 'admin', true],
  // A person who may not invite any more lets nobody in.
  ['open', 'member', false],
  ['open', undefined, false],
] as const)('with %s an invitation by an %s lets somebody new in: %s', (signUp, role, lets) => {
  expect(letsInNewPeople(signUp, role)).toBe(lets);
});
