import { expect, it } from 'vitest';
import { parseHeaders } from './request-headers.ts';

it('reads one header a line, split at its first colon', () => {
  const { headers, fault } = parseHeaders('Authorization: Basic YTpi\n\n  X-Time :12:30  ');
  expect(headers).toEqual({ Authorization: 'Basic YTpi', 'X-Time': '12:30' });
  expect(fault).toBeUndefined();
});

it.each([
  ['no colon', 'Cookie', { is: 'no-value', line: 'Cookie' }],
  ['no value', 'Cookie:', { is: 'no-value', line: 'Cookie:' }],
  ['no name', ': a', { is: 'no-value', line: ': a' }],
  ['a value that the API hides', 'X-A: 1\nCookie: ***', { is: 'hidden-value', name: 'Cookie' }],
  ['a name twice, in any case', 'Cookie: a=1\ncookie: b=2', { is: 'twice', name: 'cookie' }],
])('finds the fault of headers with %s', (_, text, fault) => {
  expect(parseHeaders(text).fault).toEqual(fault);
});
