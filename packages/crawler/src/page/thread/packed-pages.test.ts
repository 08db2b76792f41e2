import { expect, test } from 'vitest';
import { linkColumns } from '../links/link-columns.ts';
import { LINK_KINDS, REGIONS } from '../links/link-kind.ts';
import type { PageContent } from '../page-content.ts';
import { readPage } from '../read-page.ts';
import { packPages, unpackPages } from './packed-pages.ts';

const plain = ({ links, ...rest }: PageContent) => ({ ...rest, links: [...links] });
const sent = (pages: readonly PageContent[]) => unpackPages(structuredClone(packPages(pages))).map(plain);

test('links are unpacked unchanged, whatever their kind, region and line', () => {
  const page = readPage('<title>t</title><a id=x href=/a>b</a>', 10);
  const links = LINK_KINDS.flatMap((kind) =>
    REGIONS.map((region, i) => ({ href: `/${kind}`, kind, region, text: `${i}`, line: i * 1_000_003 })),
  );
  expect(sent([{ ...page, links: linkColumns(links) }])).toEqual([{ ...plain(page), links }]);
});

test('pages in one message stay apart, whatever each of them holds or lacks', () => {
  const all = `<html lang=de><meta name=viewport content=w><meta name=robots content=NoIndex>
    <meta name=description content="Größe 😀"><title>Ein Titel, länger als zwölf</title><base href=/b/>
    <link rel=canonical href=/c><link rel=alternate hreflang=en href=/en><link rel=alternate hreflang=fr href=/fr>
    <meta http-equiv=Content-Security-Policy content=upgrade-insecure-requests><script type=application/ld+json>{</script>
    <h1 id=a>x</h1><h1 id=b>y</h1><img src=/i><input type=password><nav><a href=/ö>zurück 😀</a></nav><p>${'text '.repeat(99)}`;
  const pages = [all, '', '<a href="">x</a><a href=/>y</a>', '<title></title>', all].map((html) => readPage(html, 4));
  expect(sent(pages)).toEqual(pages.map(plain));
  const walls = pages.map((page, at) => ({ ...page, isWall: at % 2 === 0 }));
  expect(sent(walls)).toEqual(walls.map(plain));
  expect(pages[0]?.marks.textHash).toBeGreaterThan(2 ** 32);
});
