import { type ConformanceRow, expecting, type Play } from '../conformance-row.ts';
import { bytes, ok, page } from '../plays.ts';

const { ok: fine, broken } = expecting;
const CSS = { 'content-type': 'text/css' };

interface Holder {
  readonly name: string;
  readonly href: string;
  readonly play: Play;
  /** Dead links in the document, or in files that it loads. Any other link that is found in it would be a false alarm. */
  readonly missing: readonly string[];
  readonly also?: Readonly<Record<string, Play>>;
}

/** A document without faults, and the dead links that only a reader like a browser finds in it. */
function holding({ name, href, play, missing, also = {} }: Holder): ConformanceRow[] {
  return [
    { name, href, expected: fine(), play, also },
    ...missing.map((link): ConformanceRow => {
      return { name: `${name}: ${link}`, href: link, element: 'none', expected: broken('not_found') };
    }),
  ];
}

const styles: ConformanceRow[] = [
  ...holding({
    name: 'a style sheet',
    href: '/css/',
    play: page('<link rel=stylesheet href=sheet.css>'),
    missing: [
      '/css/first.css',
      '/css/plain.png',
      '/css/set-1.png',
      '/css/set-2.png',
      '/css/set-3.png',
      '/css/a)b.png',
      '/css/esc/aped.png',
      '/css/unclosed.png',
    ],
    also: {
      '/css/sheet.css': bytes(
        `@charset "utf-8"; @layer base; @import "first.css";
        a { background: url(plain.png) }
        @import "late.css";
        b { background: image-set("set-1.png" 1x, url(set-2.png) 2x, "set-3.png" type("image/png")) }
        c { background: url(a b.png) }
        d { background: url(a\\)b.png), url("esc\\2f aped.png") }
        e::before { content: "url(text.png)" }
        @supports (mask: url(asked.svg)) { f { color: red } }
        g { background: url(unclosed.png`,
        CSS,
      ),
    },
  }),
  ...holding({
    name: 'style attributes and style elements',
    href: '/style/',
    play: page(
      `<style>@import "imported.css"; p { background: url(element.png) } @import "late.css";</style>
      <p style="background:url(unclosed.png"><p style="@import 'no.css'; background:image-set('set.png' 1x)">`,
    ),
    missing: ['/style/within-import.png', '/style/element.png', '/style/unclosed.png', '/style/set.png'],
    also: { '/style/imported.css': bytes('a { background: url(within-import.png) }', CSS) },
  }),
];

const ENDPOINTS = [
  'indieauth-metadata',
  'salmon',
  'openid2.provider',
  'http://www.w3.org/ns/ldp#inbox',
  'Micropub',
  'monetization',
];

const elements: ConformanceRow[] = [
  ...holding({
    name: 'attributes that load an image',
    href: '/images/',
    play: page(
      `<table background=table.png><thead background=thead.png><tr background=tr.png><td background=td.png></table>
      <img class=lazyload src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src=lazy.png data-srcset="lazy-2.png 2x" alt="">
      <picture><source data-srcset=lazy-source.png><img class=lazyload data-src="lazy-{width}.png" alt=""></picture>
      <img data-src=no-mark.png alt=""><img data-lazy-src=rocket.png alt="">`,
    ),
    missing: ['table', 'thead', 'tr', 'td', 'lazy', 'lazy-2', 'lazy-source', 'rocket'].map(
      (name) => `/images/${name}.png`,
    ),
  }),
  ...holding({
    name: 'elements of the head',
    href: '/head/',
    play: page(
      `<link href=no-rel.css><link itemprop=url href=item>
      <meta name=msapplication-TileImage content=tile.png><meta itemprop=image content=/head/item.png>
      <meta itemprop=name content=/head/no-url><meta name=msapplication-config content=tiles.xml>`,
    ),
    missing: ['/head/item', '/head/tile.png', '/head/item.png', '/head/tile-70.png'],
    also: {
      '/head/tiles.xml': bytes(
        '<browserconfig><msapplication><tile><square70x70logo src="tile-70.png"/></tile></msapplication></browserconfig>',
        {
          'content-type': 'application/xml',
        },
      ),
    },
  }),
  ...holding({
    name: 'scripts of an svg',
    href: '/svg/',
    play: page('<svg><script href=script.js /><script xlink:href=old.js></script></svg><script href=no.js></script>'),
    missing: ['/svg/script.js', '/svg/old.js'],
  }),
  ...holding({
    name: 'candidates of srcset, some with descriptors that browsers refuse',
    href: '/candidates/',
    play: page(
      `<img alt="" srcset="wide.png 300w 200h, px.png 300px, dense.png 1.5x, both.png 2x 300w, tall.png 200h">
      <picture><source srcset="bare.png, nil.png 0w"><img alt="" srcset="minus.png -1x, huge.png 1e1x"></picture>
      <link rel=preload as=image imagesrcset="early.png 1x, late.png x">`,
    ),
    missing: ['wide', 'dense', 'bare', 'huge', 'early'].map((name) => `/candidates/${name}.png`),
  }),
  ...holding({
    name: 'style elements, some of another type than CSS',
    href: '/types/',
    play: page(
      `<style type=text/x-scss>@import "no.scss";</style><style type="text/css; charset=utf-8">a{background:url(no.png)}</style>
      <style type>a{background:url(empty.png)}</style><style type=TEXT/CSS>a{background:url(css.png)}</style>
      <svg><style type=text/stylus>a{background:url(no.png)}</style><style>a{background:url(svg.png)}</style></svg>`,
    ),
    missing: ['/types/empty.png', '/types/css.png', '/types/svg.png'],
  }),
  ...holding({
    name: 'relations that name endpoints of programs',
    href: '/endpoints/',
    play: page(`${ENDPOINTS.map((rel) => `<link rel="${rel}" href=no>`).join('')}<link rel="search me" href=found>`),
    missing: ['/endpoints/found'],
  }),
  ...holding({
    name: 'hints and endpoints beside relations that load something',
    href: '/hints/',
    play: page(
      `<link rel="preconnect stylesheet" href=sheet.css><link rel="DNS-Prefetch canonical" href=self>
      <link rel="pingback icon" href=icon.png><link rel="preconnect dns-prefetch" href=no>`,
      { link: '<sent.css>; rel="preconnect stylesheet", <no>; rel=preconnect' },
    ),
    missing: ['/hints/sheet.css', '/hints/self', '/hints/icon.png', '/hints/sent.css'],
  }),
];

const documents: ConformanceRow[] = [
  ...holding({
    name: 'shadow trees',
    href: '/shadow/',
    play: page(
      `<my-card id=host><template shadowrootmode=open><p id=inner><a href=inside>x</a><img src=inside.png alt="">
      </template></my-card><div><template><a href=inert>x</a></template></div>`,
    ),
    missing: ['/shadow/inside', '/shadow/inside.png'],
  }),
  ...holding({
    name: 'documents that frames hold themselves',
    href: '/srcdoc/',
    play: page(
      `<iframe srcdoc='<p id=framed><a href="linked?a=1&amp;amp;b=2">x</a> <a href=#framed>x</a> <img src=framed.png>'></iframe>
      <iframe srcdoc="<base href=/srcdoc/base/><img src=framed.png>"></iframe>`,
    ),
    missing: ['/srcdoc/linked?a=1&b=2', '/srcdoc/framed.png', '/srcdoc/base/framed.png'],
  }),
  {
    name: 'a fragment within a document that a frame holds',
    href: '/srcdoc/#framed',
    expected: broken('fragment_missing'),
  },
  { name: 'a fragment of the page around a shadow tree', href: '/shadow/#host', expected: fine() },
  { name: 'a fragment within a shadow tree', href: '/shadow/#inner', expected: broken('fragment_missing') },
];

const manifests: ConformanceRow[] = holding({
  name: 'the manifest of a web application',
  href: '/app/',
  play: page('<link rel=manifest href=/app/meta/site.webmanifest>'),
  missing: ['/app/meta/icon.png', '/app/meta/shot.png', '/app/meta/short.png', '/app/meta/?source=app'],
  also: {
    '/app/meta/site.webmanifest': bytes(
      JSON.stringify({
        name: 'icon',
        id: '/app/id',
        start_url: './?source=app',
        icons: [{ src: 'icon.png', sizes: '192x192' }],
        screenshots: [{ src: 'shot.png' }],
        shortcuts: [{ name: 'x', url: '/', icons: [{ src: 'short.png' }] }],
      }),
      { 'content-type': 'application/manifest+json' },
    ),
  },
});

const sitemaps: ConformanceRow[] = [
  ...holding({
    name: 'a page that only a sitemap lists',
    href: '/listed/page',
    play: page('<p>Only the sitemap knows.</p>'),
    missing: ['/listed/image.png', '/listed/de'],
    also: {
      '/sitemap.xml': bytes(
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
          xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
        <url><loc>https://site.test/listed/page</loc>
        <image:image><image:loc>/listed/image.png</image:loc><image:title>/listed/no.png</image:title></image:image>
        <xhtml:link rel="alternate" hreflang="de" href="/listed/de"/></url></urlset>`,
        { 'content-type': 'application/xml' },
      ),
    },
  }).map((row): ConformanceRow => ({ ...row, element: 'none' })),
];

/** Parts of a page whose URLs answer with an HTML page instead. */
const refused: ConformanceRow[] = [
  {
    name: 'a page whose parts are HTML pages',
    href: '/parts/',
    expected: fine('mixed_content'),
    play: page(
      `<script src=app.js></script><script src=labelled.js></script><script src=http://parts.test/lib.js></script>
      <link rel=stylesheet href=site.css><img src=logo.png alt=""><img srcset="http://parts.test/big.png 2x" alt="">
      <img src=counter alt="">`,
    ),
  },
  { name: 'HTML as a script', href: '/parts/app.js', element: 'none', expected: broken('wrong_type'), play: ok },
  {
    name: 'HTML as a script of another host',
    href: 'http://parts.test/lib.js',
    element: 'none',
    expected: broken('wrong_type'),
    play: ok,
  },
  { name: 'HTML as a style sheet', href: '/parts/site.css', element: 'none', expected: broken('wrong_type'), play: ok },
  { name: 'HTML as an image', href: '/parts/logo.png', element: 'none', expected: fine('wrong_image_type'), play: ok },
  {
    name: 'HTML as an image of another host',
    href: 'http://parts.test/big.png',
    element: 'none',
    expected: fine('wrong_image_type'),
    play: ok,
  },
  {
    name: 'a script that is called HTML',
    href: '/parts/labelled.js',
    element: 'none',
    expected: fine(),
    play: bytes('void 0', { 'content-type': 'text/html' }),
  },
  {
    name: 'an image of a counter that is empty HTML',
    href: '/parts/counter',
    element: 'none',
    expected: fine(),
    play: bytes('', { 'content-type': 'text/html' }),
  },
];

/** Rows about links that are easily missed, and about text that only looks like a link. */
export const extractionRows: readonly ConformanceRow[] = [
  ...styles,
  ...elements,
  ...documents,
  ...manifests,
  ...sitemaps,
  ...refused,
];
