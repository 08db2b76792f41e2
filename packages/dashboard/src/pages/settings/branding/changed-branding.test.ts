import type { Branding } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { changedBranding, sameMembers } from './changed-branding.ts';

const shown = { name: 'Acme', colour: '#0b6e69', logo: 'data:image/png;base64,AA==', applies: true } as Branding;

it('has only the members that differ from the shown ones', () => {
  expect(changedBranding(shown, { name: 'Acme', colour: '#0B6E69' }, undefined)).toBeUndefined();
  expect(changedBranding(shown, { name: '', colour: '#0b6e69' }, undefined)).toEqual({ name: null });
  expect(changedBranding(shown, { name: 'Acme', colour: '#111111' }, null)).toEqual({ colour: '#111111', logo: null });
});

it('compares two brandings only by the members that a change sets', () => {
  const theirs = { ...shown, name: 'Theirs' };
  expect(sameMembers({ colour: '#111111', logo: null }, shown, theirs)).toBe(true);
  expect(sameMembers({ name: null }, shown, theirs)).toBe(false);
});
