import type { OutgoingHttpHeaders } from 'node:http';
import { type ConformanceRow, expecting } from '../conformance-row.ts';
import { atFirst, byMethod, ok, status } from '../plays.ts';

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

const late = (code: number, headers: OutgoingHttpHeaders = {}) => atFirst(2, status(code, headers), ok);
const inAMinute = new Date(Date.now() + 60_000).toUTCString();

/** Each on a host of its own: a refusal is the whole host's. */
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

/** Answers that are about the visitor, not about the page: bot walls and rate limits. */
export const wallRows: readonly ConformanceRow[] = [...walls, ...besideWalls, ...refusals];
