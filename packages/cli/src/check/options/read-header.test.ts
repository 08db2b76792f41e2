import { expect, it } from 'vitest';
import { readHeader } from './read-header.ts';

it('takes the value without the white space around it', () => {
  expect(readHeader('X-Token: \t a b \t', { A: '1' })).toEqual({ A: '1', 'X-Token': 'a b' });
});

it('refuses what is no header, however much white space it has', () => {
  const wide = ' '.repeat(50_000);
  expect(() => readHeader(`A:${wide}x${wide}\u0001`)).toThrow('Write it as "Name: value"');
});
