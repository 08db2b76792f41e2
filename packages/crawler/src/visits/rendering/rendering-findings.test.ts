import { expect, test } from 'vitest';
import { FINDINGS } from '../../findings/finding-table.ts';
import type { PageLink } from '../../types/records.ts';
import { mergeLinks } from './merge-links.ts';
import { compareRendered, notRendered } from './rendering-findings.ts';
import { scriptHeaders } from './script-headers.ts';

const link = (target: number, more: Partial<PageLink> = {}): PageLink => ({
  target,
  kind: 'a',
  line: 3,
  text: '',
  region: 'main',
  count: 1,
  ...more,
});
const same = { canonicals: ['https://a.test/'], robots: '' };

/** Codes that a comparison finds. */
function codes(more: Partial<Parameters<typeof compareRendered>[0]>): string[] {
  const page = { raw: same, rendered: same, header: '', links: [link(1, { seen: 'both' as const })] };
  return compareRendered({ ...page, urlOf: (target) => `https://a.test/${target}`, ...more }).map(({ code }) => code);
}

test('each finding of rendering is made by its difference, and by no other', () => {
  const cases = {
    links_need_scripts: codes({ links: [link(1, { seen: 'rendered' }), link(2, { seen: 'raw' })] }),
    canonical_changed: codes({ rendered: { ...same, canonicals: ['https://a.test/2'] } }),
    noindex_changed: codes({ rendered: { ...same, robots: 'noindex' } }),
    not_rendered: [notRendered('timeout').code],
  };
  for (const [code, found] of Object.entries(cases)) expect(found).toEqual([code]);
  const rendering = Object.entries(FINDINGS).filter(([, { decidedBy }]) => decidedBy === 'rendering');
  expect(Object.keys(cases).sort()).toEqual(rendering.map(([code]) => code).sort());
});

test('what is equal, what only the source has, and a noindex of a header are no findings', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ links: [link(1, { seen: 'raw' }), link(2, { seen: 'rendered', kind: 'img' })] })).toEqual([]);
  expect(codes({ raw: { ...same, canonicals: [] } })).toEqual([]);
  expect(codes({ header: 'noindex', rendered: { ...same, robots: 'noindex' } })).toEqual([]);
});

test('a link of both keeps its place in the source, a link of scripts has none, and links to different fragments stay two', () => {
  const merged = mergeLinks(
    [link(1, { more: [{ line: 9, text: '' }] }), link(2), link(3, { fragment: 'a' })],
    [link(1, { line: 1, count: 4 }), link(3, { line: 1, fragment: 'b', more: [{ line: 2, text: '' }] })],
  );
  expect(merged).toEqual([
    link(1, { more: [{ line: 9, text: '' }], count: 4, seen: 'both' }),
    link(2, { seen: 'raw' }),
    link(3, { fragment: 'a', seen: 'raw' }),
    link(3, { fragment: 'b', line: 0, seen: 'rendered' }),
  ]);
});

test('headers of the owner are added on the own host only, with the cookies of both, and those of the browser are left out', () => {
  const scope = { isInternal: (url: string) => url.includes('own'), mayCarryHeaders: () => true };
  const options = { userAgent: 'Bot', ownUserAgent: 'Own', headers: { Cookie: 'b=2', 'X-Key': 'k' } };
  const headers = { Cookie: 'a=1', 'sec-ch-ua': 'x', 'User-Agent': 'Chrome', Accept: '*/*' };
  const sent = (url: string) => scriptHeaders({ url, headers }, options, scope);
  expect(sent('https://own.test/')).toEqual({ accept: '*/*', cookie: 'b=2; a=1', 'x-key': 'k', 'user-agent': 'Own' });
  expect(sent('https://other.test/')).toEqual({ accept: '*/*', cookie: 'a=1', 'user-agent': 'Bot' });
});
