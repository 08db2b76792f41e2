/*
 * Measures how long one slice of reading a page of 2 MiB holds the event loop, for pages that are slow to read:
 *   node --conditions=@linkvitals/source bench/page-slices.ts
 */
import { PageReader } from '../packages/crawler/src/page/page-reader.ts';
import { TAGS_PER_SLICE } from '../packages/crawler/src/page/read-page.ts';
import { openScanner } from '../packages/crawler/src/page/scanner/scanner.ts';
import { pageSource } from '../packages/crawler/src/page/text/page-source.ts';

const SIZE = 2 * 1_024 * 1_024;
const ROUNDS = 3;

const filled = (piece: string, before = '', after = ''): string =>
  before + piece.repeat(Math.floor((SIZE - before.length - after.length) / piece.length)) + after;

const SHAPES: Readonly<Record<string, string>> = {
  'unclosed <div>': filled('<div>'),
  'unclosed <a>': filled('<a href=/x>'),
  'unclosed <b>': filled('<b>'),
  'misnested <b><div></b>': filled('<b><div></b>'),
  'formatting opened again in each <p>': filled('<p>x', '<b><i><u><s><em><tt><big><code>'.repeat(2)),
  'unclosed <svg><style>': filled('<svg><style>'),
  'unclosed <template>': filled('<template>'),
  'unclosed <annotation-xml>': filled('<math><annotation-xml encoding=text/html>'),
  'unclosed <td>': filled('<td>', '<table>'),
  'unclosed <object><b>': filled('<object><b>'),
  'closing tags that close nothing': filled('</b>'),
  'closing tags of what a select hides': filled('</b>', `<b x><select>${'<b>'.repeat(SIZE / 8)}`),
  'formatting elements out of <ul>': filled(
    '<ul>',
    '<b a><b b><b c><i a><i b><i c><u a><u b><u c><s a><s b><s c>',
    '</b></b></b></i></i></i></u></u></u></s></s></s>',
  ),
  links: filled('<a href=/x>x</a>'),
  titles: filled('<title></title>'),
  comments: filled('<!---->'),
  'one comment of hyphens': filled('-', '<!--'),
  'one attribute of ampersands': filled('&', '<a href="', '">'),
  'one attribute of entities': filled('&amp;', '<a href="', '">'),
  'one srcset': filled('/x 1x,', '<img srcset="', '">'),
  'one alt text': filled(' x', '<img src=/x alt="', '">'),
  'one tag of attributes': filled('a=1 ', '<a ', '>'),
  'one style sheet': filled('a{b:url(/x)}', '<style>'),
  'one style sheet that loads nothing': filled('a{b:"x";c:d(1px)}', '<style>'),
  'documents in frames': filled('<iframe srcdoc="<p>"></iframe>'),
  'one document in a frame': filled('<b>', '<iframe srcdoc="', '"></iframe>'),
  'unclosed shadow roots': filled('<div><template shadowrootmode=open>'),
  'lazy images': filled('<img class=lazyload data-src=/x data-srcset="/y 2x">'),
  'one script of <!--': filled('<!--', '<script>'),
  'only <': filled('<'),
};

console.log('| page of 2 MiB | longest slice, ms | whole page, ms | slices |');
console.log('|---|---|---|---|');
for (const [name, html] of Object.entries(SHAPES)) {
  const reads = Array.from({ length: ROUNDS }, () => read(html)).sort((a, b) => a.longest - b.longest);
  const { longest = 0, total = 0, slices = 0 } = reads[Math.floor(ROUNDS / 2)] ?? {};
  console.log(`| ${name} | ${longest.toFixed(0)} | ${total.toFixed(0)} | ${slices} |`);
}

function read(html: string): { longest: number; total: number; slices: number } {
  const reader = new PageReader(pageSource(html), { maxLinks: 3_000, openMarkup: openScanner });
  let [longest, total, slices] = [0, 0, 0];
  for (let more = true; more; slices++) {
    const started = performance.now();
    more = reader.read(TAGS_PER_SLICE);
    if (!more) reader.result();
    const ms = performance.now() - started;
    longest = Math.max(longest, ms);
    total += ms;
  }
  return { longest, total, slices };
}
