import { type ConformanceRow, type ExpectedVerdict, expecting } from '../conformance-row.ts';
import { bytes, page, redirect, status } from '../plays.ts';

const { ok: fine, broken } = expecting;
const MISSING = broken('fragment_missing');

const DOCUMENT = page(`
  <h2 id="here">Here</h2> <a name="named">Named</a> <p id="zwei drei">Two</p> <p id="Case">Case</p>
  <p id="übung">Exercise</p> <p id="100%">All</p> <p id='a"b'>Quoted</p> <p id="R&amp;D">Research</p>
  <h2 id="%E4%BD%A0">Encoded</h2> <h2 id="好">Plain</h2> <p id="caf\ufffd">Broken</p> <p id="user-content-%E5">Forge</p>
  <svg><g id="drawn"></g></svg> <p id="user-content-readme">Readme</p> <a id="12">12</a>
  <p>The quick brown fox <b>jumps over</b> the lazy dog, again and again, until the sun goes down behind the old
  mill where nobody has been for a very long time indeed.</p>
  <template><p id="inert"></p></template> <!-- <p id="commented"> -->`);

/** Fragments of one document and whether they lead anywhere in it. */
const FRAGMENTS: readonly (readonly [fragment: string, expected: ExpectedVerdict])[] = [
  ['here', fine()],
  ['named', fine()],
  ['zwei%20drei', fine()],
  ['zwei drei', fine()],
  ['Case', fine()],
  ['case', MISSING],
  ['%C3%BCbung', fine()],
  ['übung', fine()],
  ['100%', fine()],
  ['100%25', fine()],
  ['a%22b', fine()],
  ['%E4%BD%A0', fine()],
  ['你', fine()],
  ['%e4%bd%a0', MISSING],
  ['%E5%A5%BD', fine()],
  ['caf%E9', fine()],
  ['caf%E9s', MISSING],
  ['%E5', fine()],
  ['R&amp;D', fine()],
  ['drawn', fine()],
  ['readme', fine()],
  ['ReadMe', fine()],
  ['ReadMe2', MISSING],
  ['', fine()],
  ['top', fine()],
  ['TOP', fine()],
  ['/route/1', fine()],
  ['!/route', fine()],
  ['!route', fine()],
  // Lines of source code, which documentation generators number and mark by script.
  ['12-20', fine()],
  ['12', fine()],
  ['13-20', MISSING],
  ['L12-L20', fine()],
  ['missing', MISSING],
  ['inert', MISSING],
  ['commented', MISSING],
];

const everywhere = FRAGMENTS.flatMap(([fragment, expected]) =>
  ['/document', 'http://document.test/page'].map(
    (url): ConformanceRow => ({ name: `#${fragment} in ${url}`, href: `${url}#${fragment}`, expected, play: DOCUMENT }),
  ),
);

/** Text fragments (WICG Scroll to Text Fragment), judged in own pages only. */
const TEXTS: readonly (readonly [directive: string, expected: ExpectedVerdict])[] = [
  ['text=quick%20brown', fine()],
  ['text=QUICK%20Brown', fine()],
  ['text=fox%20jumps%20over%20the', fine()],
  ['text=the-,quick%20brown,lazy%20dog,-again', fine()],
  ['text=lazy%20dog%2C%20again', fine()],
  ['text=purple%20cow', MISSING],
  ['text=quick%20brown,purple%20cow', MISSING],
  ['text=purple%20cow&text=lazy%20dog', fine()],
  ['unknown=directive', fine()],
];

const texts = TEXTS.flatMap(([directive, expected]): ConformanceRow[] => [
  { name: `text: ${directive}`, href: `/document#:~:${directive}`, expected, play: DOCUMENT },
  { name: `text of another host: ${directive}`, href: `http://document.test/page#:~:${directive}`, expected: fine() },
]);

const besides: ConformanceRow[] = [
  { name: 'an id and a text, both there', href: '/document#here:~:text=lazy', expected: fine() },
  { name: 'an id that is missing beside a text', href: '/document#gone:~:text=lazy', expected: MISSING },
  {
    name: 'a fragment of what is no HTML',
    href: '/manual.pdf#page=3',
    expected: fine(),
    play: bytes('%PDF-1.7', { 'content-type': 'application/pdf' }),
  },
  {
    name: 'a fragment of a page that is missing',
    href: '/no-document#x',
    expected: broken('not_found'),
    play: status(404),
  },
  {
    name: 'a fragment behind a redirect',
    href: '/to-document#here',
    expected: fine(),
    play: redirect(302, '/document'),
  },
  {
    name: 'a missing fragment behind a redirect',
    href: '/to-document#lost',
    expected: MISSING,
    play: redirect(302, '/document'),
  },
  ...['/part', 'http://parts.test/part'].flatMap((base): ConformanceRow[] => [
    {
      name: `a redirect to a fragment: ${base}`,
      href: `${base}/good`,
      expected: fine(),
      play: redirect(302, '/whole#here'),
      also: { [new URL('/whole', new URL(base, 'https://site.test')).href]: DOCUMENT },
    },
    {
      name: `a redirect to a missing fragment: ${base}`,
      href: `${base}/bad`,
      expected: MISSING,
      play: redirect(302, '/whole#away'),
    },
    {
      name: `a redirect over another one to a missing fragment: ${base}`,
      href: `${base}/far`,
      expected: MISSING,
      play: redirect(302, `${base}/near#away`),
      also: { [new URL(`${base}/near`, 'https://site.test').href]: redirect(302, '/whole') },
    },
    {
      name: `a link whose fragment the redirect replaces: ${base}`,
      href: `${base}/other#lost`,
      expected: fine(),
      play: redirect(302, '/whole#here'),
    },
    {
      name: `a redirect to the route of an application: ${base}`,
      href: `${base}/route`,
      expected: fine(),
      play: redirect(302, '/whole#/a'),
    },
  ]),
  ...['/application', 'http://application.test/'].map((url) => ({
    name: `a fragment of a page that its scripts make: ${url}`,
    href: `${url}#settings`,
    expected: fine(),
    play: page('<div id="root">Loading …</div><script>start()</script>'),
  })),
  { name: 'a fragment of the start page', href: '#begin', expected: fine() },
  { name: 'a missing fragment of the start page', href: '#nowhere', expected: MISSING },
];

/** Fragments: there, missing, encoded, and those that name no element. */
export const fragmentRows: readonly ConformanceRow[] = [...everywhere, ...texts, ...besides];
