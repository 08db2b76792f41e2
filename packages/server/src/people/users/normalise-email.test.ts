import { expect, it } from 'vitest';
import { normaliseEmail } from './normalise-email.ts';

it.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ada+links@example.com', 'ada+links@example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@localhost', 'ada@localhost'],
])('%s is kept as %s', (typed, kept) => {
  expect(normaliseEmail(typed)).toBe(kept);
});

it.each([
  'ada',
  '@example.com',
  'ada@',
  'a da@example.com',
  'ada@exa mple.com',
  'ada\n@example.com',
  'a\u202eda@example.com',
  'a\u200bda@example.com',
  'ada@exam\u202eple.com',
  'ada <ada@example.com>',
  'ada@example.com, eve@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a.'.repeat(130)}example`,
])('%j is no address', (typed) => {
  expect(normaliseEmail(typed)).toBeUndefined();
});
