import { findFaults } from '../findings/find-faults.ts';
import type { FindingCode } from '../findings/finding-table.ts';
import { isDetour } from '../findings/is-detour.ts';
import { isNoindex } from '../findings/is-noindex.ts';
import { pageRelations } from '../findings/page-relations.ts';
import { readPage } from '../page/read-page.ts';
import { upgradesInsecure } from '../page/upgrades-insecure.ts';
import type { Finding } from '../types/records.ts';
import { resolveLink } from '../url/resolve-link.ts';

export interface PageFixture {
  readonly html?: string;
  readonly url?: string;
  readonly bytes?: number;
  readonly loadMs?: number;
  readonly robotsHeader?: string;
  readonly linkHeader?: string;
  /** Content-Security-Policy. */
  readonly policyHeader?: string;
}

const title = '<title>A good title</title>';
const description = `<meta name="description" content="${'d'.repeat(100)}">`;
const canonical = '<link rel="canonical" href="/page">';
const viewport = '<meta name="viewport" content="width=device-width">';
const text = 'word '.repeat(125);

/** A page without any fault. */
const GOOD = `<html lang="en"><head>${title}${description}${canonical}${viewport}</head><body><h1><img src=/h.png alt=Shop></h1><p>${text}</p>`;
const swap = (part: string, by: string): PageFixture => {
  if (!GOOD.includes(part)) throw new Error(`no ${part} in the page`);
  return { html: GOOD.replace(part, by) };
};
const titled = (content: string): PageFixture => swap(title, `<title>${content}</title>`);
const described = (length: number, character = 'd'): PageFixture =>
  swap(description, `<meta name="description" content="${character.repeat(length)}">`);
/** Adds HTML to a page with hardly any text. */
const plusShort = (html: string): PageFixture => ({ html: swap(text, 'word').html + html });
const plus = (html: string): PageFixture => ({ html: GOOD + html });
const PLAIN = '<script src=http://cdn.example/x></script>';

/** Pages that have one fault each, and the nearest ones that do not have it. */
export const FAULTY_PAGES: Partial<Record<FindingCode, { bad: readonly PageFixture[]; good: readonly PageFixture[] }>> =
  {
    title_missing: { bad: [swap(title, ''), titled(' \n')], good: [titled('A fine one')] },
    title_too_long: {
      bad: [titled('t'.repeat(71)), titled('字'.repeat(36))],
      good: [titled('t'.repeat(70)), titled('字'.repeat(35))],
    },
    title_too_short: {
      bad: [titled('t'.repeat(9)), titled('字𠮷한か')],
      good: [titled('t'.repeat(10)), titled('字𠮷한かア')],
    },
    description_missing: {
      bad: [swap(description, ''), described(0), swap('name="description"', 'name="keywords"')],
      good: [swap('name="description"', 'NAME=Description')],
    },
    description_too_long: { bad: [described(161), described(81, '字')], good: [described(160), described(80, '字')] },
    description_too_short: { bad: [described(49), described(24, '字')], good: [described(50), described(25, '字')] },
    h1_missing: {
      bad: [swap('<h1>', '<h2>'), swap('<h1>', '<!--<h1>-->'), swap('alt=Shop', 'alt')],
      good: [swap('<h1>', '<H1 class=x>')],
    },
    h1_multiple: {
      bad: [plus('<h1>x</h1>')],
      good: [plus('<h2>x</h2>'), plus('<template><h1>x</h1></template>'), plus('<h1></h1>')],
    },
    canonical_missing: {
      bad: [swap(canonical, ''), swap('rel="canonical"', 'rel="next"'), swap('href="/page"', 'href=""')],
      good: [{ ...swap(canonical, ''), linkHeader: '<https://site.example/page>; rel="canonical"' }],
    },
    canonical_multiple: {
      bad: [plus('<link rel=canonical href=/other>'), { linkHeader: '</other>; rel=canonical' }],
      good: [plus('<link rel=canonical href=https://site.example/page#top>'), { linkHeader: '</page>; rel=canonical' }],
    },
    noindex: {
      bad: [
        plus('<meta name=robots content="NOINDEX, follow">'),
        plus('<meta name=robots content="max-image-preview:large,none">'),
        { robotsHeader: 'None' },
        { robotsHeader: 'unavailable_after: 25 Jun 2030 15:00:00 PST, noindex' },
        { robotsHeader: 'max-snippet:-1, noindex, googlebot: nofollow' },
      ],
      good: [
        plus('<meta name=robots content="index, nofollow">'),
        plus('<meta name=robots content="max-image-preview: none, max-snippet:none">'),
        { robotsHeader: 'noarchive' },
        { robotsHeader: 'bingbot: noindex' },
        { robotsHeader: 'max-video-preview:0, Otherbot : noarchive, noindex' },
      ],
    },
    image_alt_missing: {
      bad: [plus('<img src=/i>'), plus('<noscript><img src=/i width=100 height=1></noscript>')],
      good: [
        plus('<img src=/i alt>'),
        plus('<noscript><img height="1" width="1" style="display:none" src="/track?ev=PageView"></noscript>'),
        plus('<img src=/i width=1px height=0><img src=/i style="a:b;VISIBILITY : hidden">'),
      ],
    },
    lang_missing: { bad: [swap(' lang="en"', ''), swap('"en"', '""')], good: [swap('lang=', 'xml:lang=')] },
    viewport_missing: { bad: [swap(viewport, '')], good: [swap('"viewport"', 'Viewport')] },
    thin_content: {
      bad: [
        swap(text, 'word '.repeat(124)),
        swap(`<p>${text}</p>`, `<nav>${text}</nav><footer>${text}</footer><script>${text}</script>`),
        swap(`<p>${text}</p>`, `<template>${text}</template><noscript><p>${text}</p></noscript>`),
        swap(text, '字'.repeat(249)),
        plusShort('<meta http-equiv=refresh content="60">'),
        plusShort('<meta http-equiv=refresh content="0; url=/page">'),
      ],
      good: [
        swap(text, '字'.repeat(250)),
        { ...swap(text, ''), robotsHeader: 'noindex' },
        plusShort('<meta http-equiv=refresh content="0; url=/next">'),
      ],
    },
    structured_data_invalid: {
      bad: [plus('<script type="application/ld+json">{"url": }</script>')],
      good: [plus('<script type="application/ld+json">{"url": ""}</script>'), plus('<script>{"url": }</script>')],
    },
    insecure_page: { bad: [{ url: 'http://site.example/page' }], good: [{ url: 'https://site.example/http:' }] },
    mixed_content: {
      bad: [
        plus(PLAIN),
        plus('<style>a{background:url(http://a.example)}'),
        plus(`<!-- <meta http-equiv=content-security-policy content=upgrade-insecure-requests> -->${PLAIN}`),
        plus(`<meta name=content-security-policy content=upgrade-insecure-requests>${PLAIN}`),
        plus(`<meta http-equiv=content-security-policy content="report-uri /upgrade-insecure-requests">${PLAIN}`),
        { ...plus(PLAIN), policyHeader: "default-src 'self'; report-to upgrade-insecure-requests" },
      ],
      good: [
        plus('<script src=//cdn.example/x></script><a href=http://site.example/>x</a>'),
        plus(`<meta http-equiv=Content-Security-Policy content="img-src *; Upgrade-Insecure-Requests">${PLAIN}`),
        { ...plus(PLAIN), policyHeader: "default-src 'self', upgrade-insecure-requests;" },
      ],
    },
    insecure_form: {
      bad: [
        plus('<form action=http://site.example/post></form>'),
        plus('<form><button formaction=http://site.example/post></form>'),
        { url: 'http://site.example/page', ...plus('<input type=Password>') },
      ],
      good: [
        plus('<form action=/post><input type=password></form>'),
        { ...plus('<form action=http://site.example/post>'), policyHeader: 'upgrade-insecure-requests' },
      ],
    },
    slow_page: { bad: [{ loadMs: 3_001 }], good: [{ loadMs: 3_000 }] },
    large_page: { bad: [{ bytes: 2_000_001 }], good: [{ bytes: 2_000_000 }] },
    url_uppercase: {
      bad: [{ url: 'https://site.example/Page' }],
      good: [{ url: 'https://site.example/%C3%BC?Q=A' }],
    },
    url_underscore: { bad: [{ url: 'https://site.example/a_b' }], good: [{ url: 'https://site.example/a-b?c_d' }] },
    url_too_long: {
      bad: [{ url: `https://site.example/${'a'.repeat(180)}` }],
      good: [{ url: `https://site.example/${'a'.repeat(179)}` }],
    },
  };

/** Findings of the page checks for a page, read as in a crawl. */
export function checkPage(fixture: PageFixture): Finding[] {
  const { html = GOOD, url = 'https://site.example/page', bytes = 1, loadMs = 1 } = fixture;
  const content = readPage(html, 100);
  const links = [...content.links].map(({ href, kind }) => ({ url: resolveLink(href, url).url, kind }));
  return findFaults({
    url,
    content,
    relations: pageRelations(content.marks, fixture.linkHeader, { url, base: url }),
    links,
    isDetour: isDetour({ url, content, links }),
    bytes,
    firstByteMs: 1,
    loadMs,
    noindex: isNoindex(content.robots, fixture.robotsHeader ?? ''),
    upgraded: content.upgradesInsecure || upgradesInsecure(fixture.policyHeader),
  });
}
