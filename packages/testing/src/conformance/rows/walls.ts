import type { OutgoingHttpHeaders } from 'node:http';
import { type ConformanceRow, expecting, type Play } from '../conformance-row.ts';
import { atFirst, byMethod, bytes, ok, page, redirect, status } from '../plays.ts';

const { ok: fine, broken, unverifiable } = expecting;

/** Answers of protection services, which say nothing about the page behind them. */
const WALLS: readonly (readonly [name: string, status: number, headers: OutgoingHttpHeaders])[] = [
  ['Cloudflare challenge', 403, { 'cf-mitigated': 'challenge', server: 'cloudflare' }],
  ['Cloudflare challenge with 503', 503, { 'cf-mitigated': 'challenge', server: 'cloudflare' }],
  ['Cloudflare challenge with 404', 404, { 'cf-mitigated': 'challenge' }],
  ['Cloudflare challenge with 429', 429, { 'cf-mitigated': 'challenge' }],
  ['DataDome', 403, { 'x-datadome': 'protected', 'set-cookie': 'datadome=x' }],
  ['DataDome with 405', 405, { server: 'DataDome' }],
  ['PerimeterX', 403, { 'x-px': '1' }],
  ['Akamai', 403, { server: 'AkamaiGHost' }],
  ['Akamai with 400', 400, { server: 'AkamaiGHost' }],
  ['Imperva', 403, { 'x-iinfo': '1-2-3' }],
  ['Imperva with 503', 503, { 'x-iinfo': '1-2-3' }],
  ['Sucuri', 403, { 'x-sucuri-id': '1', 'x-sucuri-block': 'B' }],
  ['AWS WAF challenge with 202', 202, { 'x-amzn-waf-action': 'challenge' }],
  ['AWS WAF captcha with 405', 405, { 'x-amzn-waf-action': 'captcha' }],
  ['Kasada', 429, { 'x-kpsdk-ct': 'x' }],
  ['LinkedIn', 999, {}],
];

const walls = WALLS.flatMap(([name, code, headers], i): ConformanceRow[] => [
  { name, href: `http://wall${i}.test/x`, expected: unverifiable('blocked'), play: status(code, headers) },
]);

const besideWalls: ConformanceRow[] = [
  {
    name: '403 of the own host with a wall mark',
    href: '/wall',
    expected: unverifiable('blocked'),
    play: status(403, { 'cf-mitigated': 'challenge' }),
  },
  {
    name: '404 behind Cloudflare is a 404',
    href: 'http://cloudflare404.test/x',
    expected: broken('not_found'),
    play: status(404, { server: 'cloudflare', 'cf-ray': '1' }),
  },
  {
    name: '404 behind Akamai is a 404',
    href: 'http://akamai404.test/x',
    expected: broken('not_found'),
    play: status(404, { server: 'AkamaiGHost' }),
  },
  {
    name: '200 behind DataDome is fine',
    href: 'http://datadome200.test/x',
    expected: fine(),
    play: status(200, { 'x-datadome': 'protected' }),
  },
  {
    name: 'a wall for HEAD only',
    href: 'http://headwall.test/x',
    expected: fine(),
    play: byMethod(status(403, { 'cf-mitigated': 'challenge' }), ok),
  },
];

const html = (head: string, body: string, headers: OutgoingHttpHeaders = {}): Play =>
  bytes(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`, {
    'content-type': 'text/html',
    ...headers,
  });
const ANUBIS = html('<script id="anubis_challenge" type="application/json">{}</script>', '<h1 id="title">Wait</h1>');
const CLOUDFLARE = html('', '<script>(function(){window._cf_chl_opt={cType:"managed"}}())</script>');
const GO_AWAY = html('<link rel="stylesheet" href="/.well-known/.git.test/git/go-away/cmd/go-away/a.css">', '');

/**
 * Walls with status 200. They are found because the link has a fragment, or by HEAD when a header or cookie proves or
 * suggests one.
 */
const GOOD_WALLS: readonly (readonly [name: string, link: string, play: Play])[] = [
  ['Anubis', '/x#part', ANUBIS],
  ['Anubis by its cookie', '/x', status(200, { 'set-cookie': 'techaro.lol-anubis-auth=; Path=/; Max-Age=0' })],
  ['Cloudflare', '/x#part', CLOUDFLARE],
  ['go-away', '/x#part', GO_AWAY],
  ['Vercel', '/x', status(200, { 'x-vercel-mitigated': 'challenge' })],
  ['SiteGround', '/x', status(202, { 'sg-captcha': 'challenge' })],
  [
    'DDoS-Guard',
    '/x',
    html('', '<script src="/.well-known/ddos-guard/js-challenge/index.js"></script>', { server: 'ddos-guard' }),
  ],
  [
    'Imperva',
    '/x',
    html('', '<iframe src="/_Incapsula_Resource?xinfo=1&incident_id=2"></iframe>', { 'set-cookie': 'visid_incap_1=a' }),
  ],
  ['HUMAN', '/x', html('', '<div id="px-captcha"></div>', { 'set-cookie': '_pxhd=a' })],
];

const goodWalls = GOOD_WALLS.map(
  ([name, link, play], i): ConformanceRow => ({
    name: `${name} with ${link === '/x' ? 'a status of success' : '200 in place of a part of a page'}`,
    href: `http://goodwall${i}.test${link}`,
    expected: unverifiable('blocked'),
    play,
  }),
);

const DOCUMENT = page('<h1 id="here">A document</h1>');
const LOGIN = page('<h1 id="login">Sign in</h1><form><input type="password" name="p"></form>');

const besideGoodWalls: ConformanceRow[] = [
  ...goodWalls,
  {
    name: 'an own page in whose place a wall answers',
    href: '/anubis',
    expected: unverifiable('blocked'),
    play: ANUBIS,
  },
  { name: 'a part of that page', href: '/anubis-2#title', expected: unverifiable('blocked'), play: ANUBIS },
  {
    name: 'an article about a wall',
    href: 'http://articles.test/anubis#made-up',
    expected: broken('fragment_missing'),
    play: page('<p>It has &lt;script id="anubis_challenge"&gt; and window._cf_chl_opt.</p>'),
  },
  {
    name: 'a page behind Imperva that let us in',
    href: 'http://letin.test/x',
    expected: fine(),
    play: html('', '<p>Text</p><script src="/_Incapsula_Resource?SWJIYLWA=1"></script>', { 'x-iinfo': '1' }),
  },
  {
    name: 'a redirect to a captcha',
    href: 'http://videos.test/watch?v=1',
    expected: unverifiable('blocked'),
    play: redirect(302, '/showcaptcha?retpath=/watch'),
    also: { 'http://videos.test/showcaptcha': ok },
  },
  { name: 'a link to such an address', href: 'http://videos.test/showcaptcha?x=1', expected: fine(), play: ok },
  ...['http://members.test', ''].flatMap((origin): ConformanceRow[] => [
    {
      name: `a part of a page that redirects to a login: ${origin}`,
      href: `${origin}/members/doc#chapter`,
      expected: unverifiable('fragment_unverifiable'),
      play: redirect(302, '/login?next=/members/doc'),
      also: { [`${origin}/login`]: LOGIN },
    },
    {
      name: `a part of a page that redirects to a consent page: ${origin}`,
      href: `${origin}/members/news#chapter`,
      expected: unverifiable('fragment_unverifiable'),
      play: redirect(302, '/cookie-consent'),
      also: { [`${origin}/cookie-consent`]: page('<h1>Cookies</h1>') },
    },
    {
      name: `a part of a page that carries the way back in an address without a name: ${origin}`,
      href: `${origin}/members/list#chapter`,
      expected: unverifiable('fragment_unverifiable'),
      play: redirect(302, '/s/1?to=%2Fmembers%2Flist'),
      also: { [`${origin}/s/1`]: page('<h1>Who are you?</h1>') },
    },
    {
      name: `a page that redirects to a login: ${origin}`,
      href: `${origin}/members/private`,
      expected: fine(),
      play: redirect(302, '/login?next=/members/private'),
    },
    {
      name: `a missing part of a page that moved: ${origin}`,
      href: `${origin}/members/old#chapter`,
      expected: broken('fragment_missing'),
      play: redirect(302, '/members/new'),
      also: { [`${origin}/members/new`]: DOCUMENT },
    },
  ]),
];

const late = (code: number, headers: OutgoingHttpHeaders = {}) => atFirst(2, status(code, headers), ok);
const inAMinute = new Date(Date.now() + 60_000).toUTCString();

/** Refusals, each on a host of its own, because a refusal concerns the whole host. */
const REFUSALS: readonly (readonly [name: string, play: ReturnType<typeof status>, letsIn: boolean])[] = [
  ['429 twice, without Retry-After', late(429), true],
  ['429 twice, Retry-After in seconds', late(429, { 'retry-after': '30' }), true],
  ['429 twice, Retry-After a date', late(429, { 'retry-after': inAMinute }), true],
  ['429 twice, Retry-After of nonsense', late(429, { 'retry-after': 'soon' }), true],
  ['429 twice, Retry-After in thirty years', late(429, { 'retry-after': '999999999' }), true],
  ['429 twice, Retry-After negative', late(429, { 'retry-after': '-1' }), true],
  ['430 twice', late(430), true],
  ['503 with Retry-After twice', late(503, { 'retry-after': '5' }), true],
  ['429 for ever, without Retry-After', status(429), false],
  ['429 for ever, with Retry-After', status(429, { 'retry-after': '1' }), false],
  ['430 for ever', status(430), false],
  ['503 with Retry-After for ever', status(503, { 'retry-after': '3600' }), false],
];

const refusals = REFUSALS.flatMap(([name, play, letsIn], i): ConformanceRow[] => [
  {
    name,
    href: `http://refusing${i}.test/x`,
    expected: letsIn ? fine() : unverifiable('rate_limited'),
    play,
  },
  {
    name: `${name}: own page`,
    href: `/refusing/${i}`,
    expected: letsIn ? fine() : unverifiable('rate_limited'),
    play,
  },
]);

/** Rows about answers that concern the visitor, not the page: bot walls and rate limits. */
export const wallRows: readonly ConformanceRow[] = [...walls, ...besideWalls, ...besideGoodWalls, ...refusals];
