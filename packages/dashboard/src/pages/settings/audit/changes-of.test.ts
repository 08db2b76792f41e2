import { expect, it } from 'vitest';
import { changesOf } from './changes-of.ts';

it('gives what changed, before and after', () => {
  const before = { name: 'Old', email_alerts: true, same: 1, gone: 'x' };
  const after = { name: 'New', email_alerts: false, same: 1, grants: [{ rights: ['view'] }], none: null };
  expect(changesOf({ before, after })).toEqual([
    { member: 'name', before: 'Old', after: 'New' },
    { member: 'email_alerts', before: 'true', after: 'false' },
    { member: 'gone', before: 'x', after: undefined },
    { member: 'grants', before: undefined, after: '[{"rights":["view"]}]' },
  ]);
});

it('gives the members of what is new or gone', () => {
  expect(changesOf({ before: null, after: { hostname: 'a.example' } })).toEqual([
    { member: 'hostname', before: undefined, after: 'a.example' },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});
