import { expect, it } from 'vitest';
import { readAccountName } from './read-account-name.ts';

it('takes the spaces around a name away', () => {
  expect(readAccountName('  Käse & Söhne ')).toBe('Käse & Söhne');
  expect(readAccountName('x'.repeat(255))).toHaveLength(255);
});

it.each([['   '], ['x'.repeat(256)], ['My\nteam'], ['My\u0000team']])(
  'refuses %j and says which name it is',
  (text) => {
    expect(() => readAccountName(text)).toThrow(/name of an account has 1 to 255 characters/);
  },
);
