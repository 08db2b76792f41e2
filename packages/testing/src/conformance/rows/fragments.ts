import { type ConformanceRow, type ExpectedVerdict, expecting } from '../conformance-row.ts';
import { bytes, page, redirect, status } from '../plays.ts';

const { ok: fine, broken, unverifiable } = expecting;
const MISSING = broken('fragment_missing');
const UNSEEN = unverifiable('fragment_unverifiable');

const DOCUMENT = page(`
  <h2 id="here">Here</h2> <a name="named">Named</a> <p id="zwei drei">Two</p> <p id="Case">Case</p>
  <p id="übung">Exercise</p> <p id="100%">All</p> <p id='a"b'>Quoted</p> <p id="R&amp;D">Research</p>
  <h2 id="%E4%BD%A0">Encoded</h2> <h2 id="好">Plain</h2> <p id="caf\ufffd">Broken</p> <p id="user-content-%E5">Forge</p>
  <svg><g id="drawn"></g></svg> <p id="user-content-readme">Readme</p> <a id="12">12</a>
  <p>The quick brown fox <b>jumps over</b> the lazy dog, again and again, until the sun goes down behind the old
  mill where nobody has been for a very long time indeed.</p>
  <template><p id="inert"></p></template> <!-- <p id="commented"> -->`);

/** Fragments of one document, each with the verdict of a link to it. */
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
  // Documentation generators number and mark lines of source code by script.
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

/** Text fragments (WICG Scroll to Text Fragment), which are checked in own pages only. */
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
  ...(
    [
      ['/application', fine()],
      ['http://application.test/', UNSEEN],
    ] as const
  ).map(([url, expected]) => ({
    name: `a fragment of a page that its scripts make: ${url}`,
    href: `${url}#settings`,
    expected,
    play: page('<div id="root">Loading …</div><script>start()</script>'),
  })),
  { name: 'a fragment of the start page', href: '#begin', expected: fine() },
  { name: 'a missing fragment of the start page', href: '#nowhere', expected: MISSING },
];

const MENU = Array.from(
  { length: 12 },
  (_, i) => `<li id="menu-${i}"><a href="/no-script">Entry ${i} of the menu</a></li>`,
).join('');

/** Full pages that lack the id, by the part of them that could make it. On the own site it is missing in any case. */
const MAKERS: readonly (readonly [name: string, markup: string, elsewhere: ExpectedVerdict])[] = [
  ['a script', '<script src="/assets/app.js"></script>', UNSEEN],
  ['a script in the page', '<script>start()</script>', UNSEEN],
  ['a module', '<script type="module">start()</script>', UNSEEN],
  ['a script that a proxy delays', '<script type="0a1b2c-text/javascript">start()</script>', UNSEEN],
  ['a script in a drawing', '<svg><script>start()</script></svg>', UNSEEN],
  ['data for search engines', '<script type="application/ld+json">{}</script>', MISSING],
  ['other data', '<script type="application/json">{"id":"late"}</script>', MISSING],
  ['a template', '<script type="text/x-template"><p id="late"></p></script>', MISSING],
  ['the handler of a button', '<button onclick="start()">Start</button>', MISSING],
];

const makers = MAKERS.flatMap(([name, markup, elsewhere], i): ConformanceRow[] => [
  {
    name: `a missing fragment of a full page of another host with ${name}`,
    href: `http://maker${i}.test/page#late`,
    expected: elsewhere,
    play: page(`<ul>${MENU}</ul><p>${'Many words. '.repeat(30)}</p>${markup}`),
    also: { 'http://maker0.test/assets/app.js': status(200) },
  },
  { name: `a fragment of that page with ${name}`, href: `http://maker${i}.test/page#menu-3`, expected: fine() },
  {
    name: `a missing fragment of an own page with ${name}`,
    href: `/maker/${i}#late`,
    expected: MISSING,
    play: page(`<ul>${MENU}</ul><p>${'Many words. '.repeat(30)}</p>${markup}`),
    also: { '/assets/app.js': status(200), '/no-script': page('<p>No script.</p>') },
  },
]);

const FORGE = page(`<ul>${MENU}</ul><script src="/assets/forge.js"></script>
  <script type="application/json">{"html":"\\u003ch2 id=\\"user-content-usage\\"\\u003eUsage"}</script>`);

/** Places on forges and in applications: headings that come as JSON are found, states name no element. */
const PLACES: readonly (readonly [link: string, expected: ExpectedVerdict])[] = [
  ['/o/r?tab=readme-ov-file#usage', fine()],
  ['/o/r?tab=readme-ov-file#away', UNSEEN],
  ['/o/r/blob/main/README.md#Usage', fine()],
  ['/g/r/-/blob/main/a.md#away', UNSEEN],
  ['/o/r/issues/7#issuecomment-42', fine()],
  ['/o/r/pull/7#discussion_r42', fine()],
  ['/o/r/pull/7#pullrequestreview-42', fine()],
  ['/o/r/commit/1a2b#diff-0123456789abcdef0123456789abcdefR5', fine()],
  ['/g/r/-/merge_requests/7#note_42', fine()],
  ['/b/r/src/main/a.py#lines-3:5', fine()],
  ['/o/r/blob/main/a.py#L3-L5', fine()],
  ['/try#code/MYewdgzgLgBAllApgWwjAvDA', fine()],
  ['/chat/#narrow/stream/1-general/topic/tea', fine()],
];

const places = PLACES.map(
  ([link, expected]): ConformanceRow => ({
    name: `a place on a forge or in an application: ${link}`,
    href: `http://places.test${link}`,
    expected,
    play: FORGE,
    also: { 'http://places.test/assets/forge.js': status(200) },
  }),
);

const scripted: ConformanceRow[] = [
  ...makers,
  ...places,
  {
    name: 'a state of a page of the own site',
    href: '/tracker/issues/7#issuecomment-42',
    expected: fine(),
    play: page('<p>An issue.</p>'),
  },
  {
    name: 'a missing fragment behind a redirect to a page with a script',
    href: 'http://maker0.test/old#late',
    expected: UNSEEN,
    play: redirect(302, '/page'),
  },
  {
    name: 'a redirect to a missing fragment of a page of another host with a script',
    href: 'http://maker0.test/older',
    expected: fine(),
    play: redirect(302, '/page#late'),
  },
];

/** Rows about fragments: existing, missing, encoded, and those that name no element. */
export const fragmentRows: readonly ConformanceRow[] = [...everywhere, ...texts, ...besides, ...scripted];
