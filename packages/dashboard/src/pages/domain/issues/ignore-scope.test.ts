import { expect, it } from 'vitest';
import { widerScopes } from './ignore-scope.ts';

const kind = { name: 'kind', of: 'Broken link', rule: { kind: 'broken_link' } };

it.each([
  ['https://a.example/tents/1', true, [{ name: 'below', of: '/tents/', rule: { url_pattern: '/tents/*' } }, kind]],
  ['https://a.example/a/b/?q=/c/', true, [{ name: 'below', of: '/a/b/', rule: { url_pattern: '/a/b/*' } }, kind]],
  ['https://a.example/tents', true, [kind]],
  ['https://a.example/', true, [kind]],
  [
    'http://b.example:8080/x/y',
    false,
    [{ name: 'host', of: 'b.example:8080', rule: { url_pattern: 'http://b.example:8080/*' } }, kind],
  ],
  ['https://a.example/a*b/c', true, [kind]],
  [`https://a.example/${'a'.repeat(600)}/c`, true, [kind]],
  ['mailto:ada@a.example', false, [kind]],
])('suggests wider rules for %s (on the site: %s)', (url, internal, expected) => {
  expect(widerScopes({ url, internal, kind: 'broken_link' }, 'Broken link')).toEqual(expected);
});
