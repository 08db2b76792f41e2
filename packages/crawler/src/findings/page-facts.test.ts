import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { pageFacts } from './page-facts.ts';
import { pageRelations } from './page-relations.ts';

const url = 'https://site.example/page';

function factsOf(html: string, known: Record<string, number> = {}, linkHeader?: string) {
  const content = readPage(html, 3_000);
  const relations = pageRelations(content.marks, linkHeader, { url, base: content.base ?? url });
  return pageFacts(content, { relations, noindex: false, isDetour: false, find: (one) => known[one] });
}

test('canonical and language versions are targets, whether the source or the Link header names them', () => {
  const known = { 'https://site.example/c': 7, 'https://site.example/de': 8, 'https://site.example/fr': 9 };
  const html = '<link rel="foo CANONICAL" href=/c?utm_source=x#y><link rel=alternate hreflang=de href=/de>';
  const header = '</fr>; rel="alternate"; hreflang="fr", </feed>; rel=alternate; type="application/rss+xml"';
  expect(factsOf(html, known, header)).toMatchObject({ canonical: 7, alternates: [8, 9] });
  expect(factsOf('', known, '<c>; rel="canonical"')).toMatchObject({ canonical: 7, alternates: [] });
});

test('relative canonicals and versions in the source are relative to its base, those of the header to the page', () => {
  const known = { 'https://site.example/base/c': 7, 'https://site.example/fr': 9 };
  const html = '<base href=https://site.example/base/><link rel=canonical href=c>';
  expect(factsOf(html, known, '<fr>; rel=alternate; hreflang=fr')).toMatchObject({ canonical: 7, alternates: [9] });
});

test('several canonicals count as none, and the id of an unknown target is 0', () => {
  const known = { 'https://site.example/c': 7 };
  expect(factsOf('<link rel=canonical href=/c><link rel=canonical href=/d>', known).canonical).toBe(0);
  expect(factsOf('<link rel=canonical href=/d><link rel=alternate hreflang=x href=/e>', known)).toMatchObject({
    canonical: 0,
    alternates: [0],
  });
});

test('a page that only leads on to another one shares its title with no other', () => {
  const content = readPage('<title>Redirecting</title><meta name=description content=x>', 10);
  const relations = pageRelations(content.marks, undefined, { url, base: url });
  const facts = pageFacts(content, { relations, noindex: false, isDetour: true, find: () => undefined });
  expect(facts).toMatchObject({ titleHash: 0, descriptionHash: 0 });
});

test('facts of any page are smaller than 1 KB', () => {
  const links = Array.from({ length: 500 }, (_, i) => `<link rel=alternate hreflang=x href=/${i}>`).join('');
  const header = Array.from({ length: 90 }, (_, i) => `</h${i}>; rel=alternate; hreflang=x`).join(', ');
  const content = readPage(`<title>${'t'.repeat(9_999)}</title>${links}<p>${'word '.repeat(9_999)}`, 3_000);
  const relations = pageRelations(content.marks, header, { url, base: url });
  const facts = pageFacts(content, { relations, noindex: true, isDetour: false, find: () => 4_000_000_000 });
  expect(facts.alternates).toHaveLength(80);
  expect(JSON.stringify(facts).length).toBeLessThan(1_024);
});
