import { expect, test } from 'vitest';
import { relKind } from './rel-kind.ts';

test.each([
  'hub',
  'authorization_endpoint token_endpoint',
  'microsub',
  'openid.server',
  'openid2.provider openid.server',
  'Webmention',
  'preconnect dns-prefetch',
  'http://www.w3.org/ns/ldp#inbox',
  '',
])('rel=%j names nothing that a GET proves', (rel) => {
  expect(relKind(rel)).toBeUndefined();
});

test.each([
  ['self', 'link'],
  ['search', 'link'],
  ['alternate stylesheet', 'stylesheet'],
  ['shortcut icon', 'icon'],
  ['https://api.w.org/', 'link'],
  ['preconnect stylesheet', 'stylesheet'],
  ['dns-prefetch canonical', 'canonical'],
  ['hub self', 'link'],
])('rel=%j is a link of kind %s', (rel, kind) => {
  expect(relKind(rel)).toBe(kind);
});
