import { expect, it } from 'vitest';
import { indentedJson } from './indented-json.ts';

it.each([
  { a: 1, b: [true, null, 'x'], c: {}, d: [], e: [{ f: -1.5e3 }, [[]]] },
  { text: 'a, "b": {c} [d] \\\\ \\u2028 é', empty: '' },
  [[], {}],
  {},
])('writes %j as JSON.stringify does with an indent of two', (value) => {
  expect(indentedJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
  expect(indentedJson(JSON.stringify(value, null, 4))).toBe(JSON.stringify(value, null, 2));
});

it('keeps the digits of numbers and the spelling of strings', () => {
  expect(indentedJson('{"id":12345678901234567890,"part":1.0,"text":"\\u0061\\/"}')).toBe(
    '{\n  "id": 12345678901234567890,\n  "part": 1.0,\n  "text": "\\u0061\\/"\n}',
  );
});

it.each(['', 'not JSON', '{"cut": "of', '404', '"text"', '<script>{}</script>', '{"a":1} trailing'])(
  'leaves %j as it is',
  (text) => {
    expect(indentedJson(text)).toBe(text);
  },
);
