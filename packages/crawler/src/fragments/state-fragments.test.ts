import { expect, test } from 'vitest';
import { isStateFragment } from './state-fragments.ts';

const isState = (link: string): boolean => {
  const url = new URL(link, 'https://forge.test');
  return isStateFragment(decodeURIComponent(url.hash.slice(1)), () => url.href);
};

const SHA = 'da39a3ee5e6b4b0d3255bfef95601890afd80709';

test.each([
  '/a#/route/1',
  '/a#!/route',
  '/a#!route',
  '/a#?page=2',
  '/o/r/blob/main/a.c#L12',
  '/o/r/blob/main/a.c#L12-L34',
  '/o/r/blob/main/a.c#L12C3-L34C5',
  '/o/r/-/blob/main/a.c#L12-34',
  '/r@main/-/blob/a.c#L12:3-14:5',
  '/~me/r/tree/main/item/a.c#L12',
  '/o/r/src/branch/main/a.c#L1-L3',
  '/#map=12/51.5074/-0.1278',
  '/#5.5/51.5/-0.1',
  '/watch#t=90',
  '/watch#t=1m30s',
  '/view#q=tea&lang=en',
  '/details/book#page/n5/mode/2up',
  '/manual#page=3',
  '/play/#code/PTAEHUFMBsGMHsC2lQBd5oBYoCoE8AHSAZVg',
  '/play#eyJ0ZXh0IjoibGV0IGEgPSAxIn0abc',
  '/edit#pako:eNpVjstqw0AMRX9FaNVC',
  '/#H4sIAAAAAAAAA6tWSk0uSszJUbJSqk',
  '/playground.html#gist/1a2b3c',
  '/tools/playground/#config=abc',
  '/#narrow/stream/369274-general/topic/x',
  '/#narrow/channel/1-general',
  '/o/r/issues/12#issuecomment-1234',
  '/o/r/pull/12#issuecomment-1234',
  '/o/r/pulls/12#issuecomment-1234',
  '/o/r/issues/12#event-1234',
  '/o/r/pull/12#ref-commit-1a2b3c4',
  '/o/r/discussions/12#discussioncomment-99',
  '/o/r/pull/12#discussion_r1279598982',
  '/o/r/pull/12/files#r1279598982',
  '/o/r/pull/12#pullrequestreview-12',
  `/o/r/commit/${SHA}#commitcomment-12`,
  `/o/r/pull/12/files#diff-${SHA}${SHA.slice(0, 24)}R12-R14`,
  `/o/r/pulls/12/files#diff-${SHA}`,
  `/o/r/commit/${SHA}#diff-${SHA.slice(0, 32)}L7`,
  '/g/r/-/merge_requests/5#note_123456',
  '/g/sub/r/-/issues/5#note_1',
  `/g/r/-/merge_requests/5/diffs#${SHA}_12_14`,
  '/o/r/src/main/a.py#lines-12',
  '/o/r/src/main/a.py#lines-12:20',
  '/o/r/src/main/a.py#lines-12,20:22',
  '/o/r/pull-requests/3#comment-44',
  '/o/r/pull-requests/3/diff#chg-src/a.py',
  '/projects/P/repos/r/browse/a.java#12-20,30',
  '/~me/tracker/12#event-345',
])('%s is a state', (link) => {
  expect(isState(link)).toBe(true);
});

test.each([
  '/a#install',
  '/a#top-of-page',
  '/a#Level-1',
  '/a#L',
  '/a#issuecomment-1234',
  '/blog/issues/#issuecomment-1',
  '/handbook#note_1',
  '/docs#diff-tools',
  '/o/r/pull/12#diff-tools',
  '/docs#code/short',
  '/docs#merge/pull-requests',
  '/docs#src/main',
  '/docs#lines-12',
  '/docs#comment-44',
  '/docs#r12',
  '/docs#narrow/x',
  '/docs#tab=one',
  '/docs#operator==',
  '/docs#anchor?x=42',
  '/docs#12-20',
  '/docs#page',
  '/docs#event-3',
  '/docs#eyJ',
  '/docs#setContentTypeAndEncodingOfTheResponse(java.lang.String)',
  '/docs#a-rather-long-heading-about-many-things-that-matter',
])('%s may name an element', (link) => {
  expect(isState(link)).toBe(false);
});
