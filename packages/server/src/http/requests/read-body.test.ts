import { expect, it } from 'vitest';
import { parseBody } from './read-body.ts';

const parse = (text: string): unknown => parseBody(Buffer.from(text));

it.each([
  ['a half of a character', String.raw`{"name":"a\ud800"}`],
  ['the second half alone', String.raw`{"name":"\udc00a"}`],
  ['halves in the wrong order', String.raw`{"name":"\ude00\ud83d"}`],
  ['a half in a list', String.raw`{"list":[["\ud800"]]}`],
  ['a half in the name of a member', String.raw`{"\ud800":1}`],
])('refuses %s: what is stored would not be what was sent', (_, text) => {
  expect(() => parse(text)).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      options: expect.objectContaining({ detail: expect.stringContaining('half of a surrogate pair') }),
    }),
  );
});

it.each([
  ['as it is', '{"__proto__":{}}'],
  ['with white space', '{"a":{"__proto__"\n :{}}}'],
  ['in escapes', String.raw`{"a":[{"\u005f_proto__":{}}]}`],
])('refuses a member called __proto__ %s', (_, text) => {
  expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
});

it('takes escapes of whole characters, and the text __proto__ as a value', () => {
  expect(parse(String.raw`{"name":"\ud83d\ude00 \u00e9 \\ud800","a":["__proto__"]}`)).toEqual({
    name: '😀 é \\ud800',
    a: ['__proto__'],
  });
});

it.each([
  ['the body', '{"a":1,"b":2,"a":3}'],
  ['an object inside', '{"a":{"b":1,"c":[],"b":1}}'],
  ['an object in a list', '{"a":[{},{"b":{}, "c":"b", "b" \n: null}]}'],
  ['an object after another one', '[{"a":1},{"a":{"a":1}},{"a":1,"a":1}]'],
  ['other letters', String.raw`{"plan":"free","pl\u0061n":"agency"}`],
  ['a name that is empty', '{"":1,"":2}'],
  ['a name of an own member of objects', '{"constructor":1,"constructor":2}'],
])('refuses a member that is named twice in %s', (_, text) => {
  expect(() => parse(text)).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      options: expect.objectContaining({ detail: expect.stringContaining('names a member twice') }),
    }),
  );
});

it('takes a name once in each object, and texts that are alike', () => {
  const text = '{"a":{"a":"a","b":["a","a",{"a":":"}]},"b":"a","constructor":{"":"a"}}';
  expect(parse(text)).toEqual(JSON.parse(text));
});
