import { expect, it } from 'vitest';
import { keyStateOf } from './key-state-of.ts';

const now = Date.parse('2026-11-23T09:00:00Z');
const fresh = { revoked_at: null, expires_at: null, replaced_by: null };

it.each([
  ['active', {}],
  ['active', { expires_at: '2026-11-23T09:00:01Z' }],
  ['expired', { expires_at: '2026-11-23T09:00:00Z' }],
  ['rotated', { replaced_by: 'b', expires_at: '2026-11-24T09:00:00Z' }],
  ['expired', { replaced_by: 'b', expires_at: '2026-11-22T09:00:00Z' }],
  ['revoked', { replaced_by: 'b', revoked_at: '2026-11-20T09:00:00Z' }],
] as const)('a key is %s with %j', (state, part) => {
  expect(keyStateOf({ ...fresh, ...part }, now)).toBe(state);
});
