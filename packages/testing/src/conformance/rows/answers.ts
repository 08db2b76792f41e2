import { type ConformanceRow, type ExpectedVerdict, expecting } from '../conformance-row.ts';
import { atFirst, byMethod, bytes, hang, ok, page, redirect, reset, status } from '../plays.ts';

const { ok: fine, broken, unverifiable } = expecting;

/** The expected verdict of each status, for the own site and for another host if that differs. */
const STATUSES: readonly (readonly [status: number, expected: ExpectedVerdict, elsewhere?: ExpectedVerdict])[] = [
  [200, fine()],
  [202, fine()],
  [203, fine()],
  [204, fine()],
  [206, fine()],
  [400, broken('client_error')],
  [401, unverifiable('needs_login')],
  [402, unverifiable('blocked')],
  [403, unverifiable('blocked')],
  [404, broken('not_found')],
  [405, unverifiable('blocked')],
  [406, unverifiable('blocked')],
  [407, unverifiable('needs_login')],
  [408, broken('timeout')],
  [409, broken('client_error')],
  [410, broken('gone')],
  [414, broken('client_error')],
  [418, broken('client_error'), unverifiable('blocked')],
  [420, broken('client_error'), unverifiable('blocked')],
  [422, broken('client_error')],
  [425, broken('server_error')],
  [431, broken('client_error'), unverifiable('blocked')],
  [451, unverifiable('blocked')],
  [500, broken('server_error')],
  [501, broken('server_error')],
  [502, broken('server_error')],
  [503, broken('server_error')],
  [504, broken('server_error')],
  [520, broken('server_error')],
  [530, broken('server_error')],
  [999, unverifiable('blocked')],
];

const plain = STATUSES.flatMap(([code, expected, elsewhere = expected]): ConformanceRow[] => [
  { name: `${code} of another host`, href: `http://s${code}.test/x`, expected: elsewhere, play: status(code) },
  { name: `${code} of the own host`, href: `/status/${code}`, expected, play: status(code) },
  { name: `${code} of an image`, href: `/image/${code}.png`, element: 'img', expected, play: status(code) },
]);

/** Statuses with which HEAD is refused although the page exists. */
const headLiars = [400, 401, 403, 404, 405, 410, 500, 501, 503].flatMap((code): ConformanceRow[] => [
  {
    name: `${code} on HEAD, 200 on GET`,
    href: `http://head${code}.test/x`,
    expected: fine(),
    play: byMethod(status(code), ok),
  },
  {
    name: `${code} on HEAD of an own image, 200 on GET`,
    href: `/head/${code}.png`,
    element: 'img',
    expected: fine(),
    play: byMethod(status(code), bytes('', { 'content-type': 'image/png' })),
  },
]);

/** HEAD leads to an error page and GET does not, as with ASP.NET. */
const misledHeads = (['/error?of=x', '/missing', '/forbidden', '/loop'] as const).flatMap((path): ConformanceRow[] => {
  const name = path.replace(/\W/g, '-').slice(1);
  const ends = {
    '/error?of=x': status(404),
    '/missing': status(500),
    '/forbidden': status(403),
    '/loop': redirect(302, '/loop'),
  };
  return ['x', 'y'].map((page) => ({
    name: `HEAD is redirected to ${path}, GET answers (${page})`,
    href: `http://misled-${name}.test/${page}`,
    expected: fine(),
    play: byMethod(redirect(page === 'x' ? 302 : 303, path), ok),
    also: { [`http://misled-${name}.test${path}`]: ends[path] },
  }));
});

const lyingHeads = (
  [
    ['an own image, as HTML', 'html.png', 'img', { 'content-type': 'text/html' }],
    ['an own image, without a type', 'untyped.png', 'img', {}],
    ['an own page', 'page', 'a', { 'content-type': 'text/html' }],
    ['an own page with parameters', 'page?id=7', 'a', { 'content-type': 'text/html' }],
  ] as const
).map(
  ([name, path, element, headers]): ConformanceRow => ({
    name: `HEAD 200 of ${name}, GET 404`,
    href: `/lying-head/${path}`,
    element,
    expected: broken('not_found'),
    play: byMethod(bytes('', headers), status(404)),
  }),
);

const others: ConformanceRow[] = [
  ...misledHeads,
  ...lyingHeads,
  {
    name: 'HEAD of an own image is redirected to an error page, GET answers',
    href: '/misled/picture.png',
    element: 'img',
    expected: fine(),
    play: byMethod(redirect(302, '/misled/error'), bytes('', { 'content-type': 'image/png' })),
    also: { '/misled/error': status(404) },
  },
  {
    name: 'HEAD and GET are redirected to an error page',
    href: 'http://misled-both.test/x',
    expected: broken('not_found'),
    play: redirect(302, '/error'),
    also: { 'http://misled-both.test/error': status(404) },
  },
  {
    name: '300 with a Location, which browsers do not follow',
    href: 'http://choices.test/x',
    expected: fine(),
    play: redirect(300, '/choice'),
    also: { 'http://choices.test/choice': status(404) },
  },
  {
    name: '300 with a Location of the own host',
    href: '/choices',
    expected: fine(),
    play: redirect(300, '/choice'),
  },
  ...['/query?', '/query/of/a/file.html?', 'http://query.test/?'].map(
    (href): ConformanceRow => ({
      name: `an empty query: ${href}`,
      href,
      expected: fine(),
      play: (played) => (played.request.url?.endsWith('?') ? ok : status(404))(played),
    }),
  ),
  { name: 'HEAD is reset, GET answers', href: 'http://head-reset.test/x', expected: fine(), play: byMethod(reset, ok) },
  {
    name: 'HEAD hangs, GET answers',
    href: 'http://head-hang.test/x',
    expected: fine(),
    play: byMethod(hang, ok),
    outlastsClient: true,
  },
  {
    name: 'HEAD refused, GET 404',
    href: 'http://head405-404.test/x',
    expected: broken('not_found'),
    play: byMethod(status(405), status(404)),
  },
  {
    name: 'HEAD 404, GET requires a login',
    href: 'http://head404-401.test/x',
    expected: unverifiable('needs_login'),
    play: byMethod(status(404), status(401)),
  },
  {
    name: '502 that heals until the recheck',
    href: 'http://heals.test/x',
    expected: fine(),
    play: atFirst(2, status(502), ok),
  },
  {
    name: '502 of an own page that heals until the recheck',
    href: '/heals',
    expected: fine(),
    play: atFirst(1, status(502), page('<a href="/missing-behind-heals">x</a>')),
  },
  {
    name: 'a link on a page that healed',
    href: '/missing-behind-heals',
    element: 'none',
    expected: broken('not_found'),
  },
  {
    name: '500 that becomes 404 on the recheck',
    href: 'http://decides.test/x',
    expected: broken('not_found'),
    play: atFirst(2, status(500), status(404)),
  },
  {
    name: '500 that becomes 403 on the recheck',
    href: 'http://closes.test/x',
    expected: unverifiable('blocked'),
    play: atFirst(2, status(500), status(403)),
  },
  {
    name: 'another host that says 400 to every request of a bot',
    href: 'http://always400.test/deep/page',
    expected: unverifiable('blocked'),
    play: status(400),
    also: { 'http://always400.test/': status(400) },
  },
  {
    name: 'another host where only this page is a bad request',
    href: 'http://once400.test/deep/page',
    expected: broken('client_error'),
    play: status(400),
    also: { 'http://once400.test/': ok },
  },
];

/** Rows about complete answers: statuses, a HEAD that differs from GET, temporary faults. */
export const answerRows: readonly ConformanceRow[] = [...plain, ...headLiars, ...others];
