import { type ConformanceRow, expecting, type Play } from '../conformance-row.ts';
import { bytes, page } from '../plays.ts';

const { ok: fine, broken } = expecting;
const CSS = { 'content-type': 'text/css' };

interface Holder {
  readonly name: string;
  readonly href: string;
  readonly play: Play;
  /** Links in it, or in what it loads, that lead nowhere; whatever else it seems to link to would be a false alarm. */
  readonly missing: readonly string[];
  readonly also?: Readonly<Record<string, Play>>;
}

/** A document that is fine, and the missing links that only a reader who reads as browsers do finds in it. */
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

/** Where links stand that are easily missed, and what only looks like one. */
export const extractionRows: readonly ConformanceRow[] = [...styles];
