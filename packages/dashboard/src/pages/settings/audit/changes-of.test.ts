import { expect, it } from 'vitest';
import { changesOf } from './changes-of.ts';

it('gives the changed members with their values before and after', () => {
  const before = { name: 'Old', email_alerts: true, same: 1, gone: 'x' };
  const after = { name: 'New', email_alerts: false, same: 1, grants: [{ rights: ['view'] }], none: null };
  expect(changesOf({ before, after })).toEqual([
    { member: 'name', before: 'Old', after: 'New' },
    { member: 'email_alerts', before: true, after: false },
    { member: 'gone', before: 'x', after: undefined },
    { member: 'grants', before: undefined, after: '[{"rights":["view"]}]' },
  ]);
});

it('gives all members of an object that was created or deleted', () => {
  expect(changesOf({ before: null, after: { hostname: 'a.example' } })).toEqual([
    { member: 'hostname', before: undefined, after: 'a.example' },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

it('joins lists with commas, leaves out empty values, and parses times', () => {
  const after = {
    scopes: ['domains:read', 'crawls:read'],
    events: [],
    limits: {},
    text: '',
    ends: '2026-03-02T09:00:00Z',
  };
  expect(changesOf({ before: null, after })).toEqual([
    { member: 'scopes', before: undefined, after: 'domains:read, crawls:read' },
    { member: 'ends', before: undefined, after: new Date('2026-03-02T09:00:00Z') },
  ]);
});

it('gives the members of a list that was emptied', () => {
  expect(changesOf({ before: { events: ['a'] }, after: { events: [] } })).toEqual([
    { member: 'events', before: 'a', after: undefined },
  ]);
});

it('describes values in words when there are some', () => {
  const describe = (member: string, value: unknown) => (member === 'role' ? `a ${value}` : undefined);
  const before = { role: 'member', state: 'open', name: null };
  const after = { role: 'admin', state: 'ignored', name: 'x' };
  expect(changesOf({ before, after }, describe)).toEqual([
    { member: 'role', before: 'a member', after: 'a admin' },
    { member: 'state', before: 'open', after: 'ignored' },
    { member: 'name', before: undefined, after: 'x' },
  ]);
});
