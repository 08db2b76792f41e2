import { gzipSync } from 'node:zlib';
import { perLane } from '@linkvitals/testing';
import { describe, expect, test } from 'vitest';
import { roundsDuring } from '../test-support/rounds-during.ts';
import { readSitemap, SITEMAP_BYTES, SITEMAP_URLS } from './read-sitemap.ts';

const read = (text: string) => readSitemap(Buffer.from(text));

const HOSTILE_BYTES = perLane(5_000_000, SITEMAP_BYTES);

test.each([
  [
    'a url set',
    '<?xml version="1.0"?><urlset xmlns="x"><url><loc>https://x/a?b=1&amp;c=2</loc></url></urlset>',
    ['https://x/a?b=1&c=2'],
  ],
  [
    'CDATA and white space',
    '<urlset><url><loc>\n <![CDATA[https://x/a?b&c]]> </loc></url></urlset>',
    ['https://x/a?b&c'],
  ],
  [
    'extensions are left out',
    '<urlset><url><loc>u</loc><image:image><image:loc>i</image:loc></image:image></url></urlset>',
    ['u'],
  ],
  ['what is broken off', '<urlset><url><loc>u</loc></url><url><loc>v', ['u']],
  ['a byte order mark', '\ufeff<urlset><url><loc>u</loc></url></urlset>', ['u']],
  ['plain text', 'https://x/a\r\nhttps://x/b\nnot a url\n', ['https://x/a', 'https://x/b']],
  ['an HTML error page', '<!doctype html><html><body>404</body></html>', []],
  ['nothing', '', []],
])('%s', async (_name, text, locations) => {
  expect(await read(text)).toMatchObject({ kind: 'urls', locations, links: [] });
});

describe('links that a sitemap has for its pages', () => {
  const NAMES =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"\n' +
    'xmlns:v="http://www.google.com/schemas/sitemap-video/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const linksOf = async (text: string) =>
    (await read(text)).links.map(({ kind, href, line }) => `${line} ${kind} ${href}`);

  test('images, videos and other languages, each with its line', async () => {
    const text = `<?xml version="1.0"?>
<urlset ${NAMES}>
 <url><loc>u</loc>
  <image:image><image:loc> i?a=1&amp;b=2
   </image:loc><image:title>no</image:title></image:image>
  <v:video><v:thumbnail_loc><![CDATA[t?a&b]]></v:thumbnail_loc><v:content_loc>c</v:content_loc>

   <v:player_loc>p</v:player_loc></v:video>
  <xhtml:link rel="alternate" hreflang="de" href="d?a=1&amp;b=2"/><xhtml:link rel="icon" href="no"/>
  <xhtml:link
   href="e" rel="Alternate"></xhtml:link>
 </url></urlset>`;
    expect((await read(text)).locations).toEqual(['u']);
    expect(await linksOf(text)).toEqual([
      '5 img i?a=1&b=2',
      '7 img t?a&b',
      '7 video c',
      '9 embed p',
      '10 alternate d?a=1&b=2',
      '11 alternate e',
    ]);
  });

  test('the lines are the same when the sitemap is read in pieces', async () => {
    const text = `<urlset ${NAMES}>${'\n<url><loc>u</loc><image:loc>i</image:loc></url>'.repeat(50)}</urlset>`;
    const whole = await readSitemap(Buffer.from(text));
    expect(whole.links.map(({ line }) => line)).toEqual(Array.from({ length: 50 }, (_, i) => i + 3));
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      for (const byte of Buffer.from(text)) yield Uint8Array.of(byte);
    };
    expect(await readSitemap(pieces())).toEqual(whole);
  });

  test.each([
    [
      'undeclared prefixes',
      '<urlset><url><image:loc>i</image:loc><xhtml:link rel="alternate" href="x"/></url></urlset>',
    ],
    ['another vocabulary', '<urlset xmlns:image="http://x.example/"><url><image:loc>i</image:loc></url></urlset>'],
    ['a declaration below the root', `<urlset><url ${NAMES}><image:loc>i</image:loc></url></urlset>`],
    ['nothing', `<urlset ${NAMES}><url><image:loc> </image:loc><xhtml:link rel="alternate"/></url></urlset>`],
  ])('%s: none', async (_name, text) => {
    expect(await linksOf(text)).toEqual([]);
  });

  test('no more than 50,000 are kept of a file, whatever it declares', async () => {
    const names = Array.from(
      { length: 100_000 },
      (_, i) => `xmlns:n${i}="http://www.google.com/schemas/sitemap-image/1.1"`,
    );
    const text = `<urlset ${names.join(' ')}>${'<n0:loc>i</n0:loc>'.repeat(60_000)}`;
    expect(await linksOf(text)).toHaveLength(50_000);
  });
});

test('an index lists sitemaps', async () => {
  expect(await read('<sitemapindex><sitemap><loc>a</loc></sitemap></sitemapindex>')).toEqual({
    kind: 'index',
    locations: ['a'],
    links: [],
  });
});

test('gzip is read, one that breaks at once gives nothing', async () => {
  const zipped = gzipSync('<urlset><url><loc>u</loc></url></urlset>');
  expect((await readSitemap(zipped)).locations).toEqual(['u']);
  expect((await readSitemap(zipped.subarray(0, 20))).locations).toEqual([]);
});

test('no more than 50,000 URLs are taken, and none is lost where a slice ends', async () => {
  const all = Array.from({ length: 60_000 }, (_, i) => `https://x.example/page/${i}`);
  const { locations } = await read(`<urlset>${all.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`);
  expect(locations).toEqual(all.slice(0, SITEMAP_URLS));
});

test('nested elements without end take one pass', async () => {
  expect(await read(`<urlset>${'<a>'.repeat(perLane(100_000, 1_000_000))}<loc>u</loc>`)).toMatchObject({
    kind: 'urls',
    locations: ['u'],
    links: [],
  });
});

test.each([
  ['text behind its end', (zipped: Buffer) => Buffer.concat([zipped, Buffer.from('<!-- written by a cache -->')])],
  ['no trailer', (zipped: Buffer) => zipped.subarray(0, -8)],
  ['a wrong checksum', (zipped: Buffer) => Buffer.concat([zipped.subarray(0, -8), Buffer.alloc(8)])],
  ['a second member', (zipped: Buffer) => Buffer.concat([zipped, gzipSync('http://s.test/last\n')])],
])('gzip with %s is read whole', async (_name, damaged) => {
  const urls = Array.from({ length: 2_000 }, (_, i) => `http://s.test/${(i * 7_919) % 1_000_003}`);
  for (const count of [1, 2_000]) {
    const zipped = damaged(gzipSync(`${urls.slice(0, count).join('\n')}\n`));
    const pieces = (async function* () {
      for (let at = 0; at < zipped.length; at += 1_000) yield zipped.subarray(at, at + 1_000);
    })();
    const { locations } = await readSitemap(pieces);
    expect(locations.slice(0, count)).toEqual(urls.slice(0, count));
  }
});

test('gzip that breaks off gives what came before', async () => {
  const urls = Array.from({ length: 20_000 }, (_, i) => `https://x.example/${Math.imul(i, 0x9e3779b1)}`);
  const zipped = gzipSync(urls.join('\n'));
  const { locations } = await readSitemap(zipped.subarray(0, zipped.length / 2));
  expect(locations.length).toBeGreaterThan(5_000);
  expect(locations.slice(0, 5_000)).toEqual(urls.slice(0, 5_000));
});

test('50 MB are read, and nothing behind them, however small they were on the way', async () => {
  const text = `<urlset><url><loc>u</loc></url>${' '.repeat(SITEMAP_BYTES)}<url><loc>v</loc></url></urlset>`;
  const bomb = gzipSync(text);
  expect(bomb.byteLength).toBeLessThan(100_000);
  expect((await readSitemap(bomb)).locations).toEqual(['u']);
});

test('locations beyond the given limit are not kept', async () => {
  expect((await readSitemap(Buffer.from('http://x/a\nhttp://x/b\nhttp://x/c'), 2)).locations).toHaveLength(2);
});

test.each([
  ['white space', Buffer.alloc(HOSTILE_BYTES, ' ')],
  ['a text without end', Buffer.concat([Buffer.from('<urlset><url><loc>'), Buffer.alloc(HOSTILE_BYTES, 'x')])],
  ['a bomb', gzipSync(Buffer.alloc(HOSTILE_BYTES * 2, '<loc>'))],
])('megabytes of %s are read in many rounds of the event loop', async (_name, body) => {
  expect(await roundsDuring(() => readSitemap(body))).toBeGreaterThan(HOSTILE_BYTES / 100_000);
});

test.each([1, 7, 1_000])('in pieces of %i bytes it is the same as whole', async (length) => {
  const urls = Array.from({ length: 300 }, (_, i) => `https://x.example/größe/${i}`);
  const xml = `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;
  for (const body of [Buffer.from(xml), gzipSync(xml), Buffer.from(`\ufeff${xml}`, 'utf16le'), Buffer.from('')]) {
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < body.length; at += length) yield Uint8Array.from(body.subarray(at, at + length));
    };
    expect(await readSitemap(pieces())).toEqual(await readSitemap(body));
  }
});
