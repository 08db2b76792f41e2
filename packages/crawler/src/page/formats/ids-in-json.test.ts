import { expect, test } from 'vitest';
import { idsInJson } from './ids-in-json.ts';

test.each([
  [String.raw`{"richText":"\u003ch2 id=\"user-content-set-up\"\u003eSet up"}`, ['user-content-set-up']],
  [
    String.raw`{"a":"<a id=\"user-content-a\"></a><a class=\"x\" id=\"user-content-b\">"}`,
    ['user-content-a', 'user-content-b'],
  ],
  [String.raw`{"a":"<a id=\"other\">", "b":"user-content-c"}`, []],
  ['{"id":"user-content-d"}', []],
])('the HTML in %s has the ids %j', (json, ids) => {
  expect([...idsInJson(json)]).toEqual(ids);
});
