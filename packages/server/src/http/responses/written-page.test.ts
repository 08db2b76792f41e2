import { expect, test } from 'vitest';
import { toJson } from '../../platform/json-of.ts';
import { WrittenPage } from './written-page.ts';

const entries = [{ text: 'Grüße, "Welt"' }, { n: 1 }];

test.each([0, 1, 2])('a page of %i entries is the JSON of its list', (many) => {
  const data = entries.slice(0, many);
  const page = new WrittenPage(data.map(toJson), null);
  expect(page.toJson().toString()).toBe(JSON.stringify({ data, next_cursor: null }));
  expect(page.withCursor('a"b').toJson().toString()).toBe(JSON.stringify({ data, next_cursor: 'a"b' }));
});
