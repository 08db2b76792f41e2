import { type ConformanceRow, expecting, type Play } from '../conformance-row.ts';
import { hang, ok, redirect, status } from '../plays.ts';

const { ok: fine, broken, unverifiable, notChecked } = expecting;

const WARNING: Readonly<Record<number, readonly string[]>> = {
  301: ['redirect_permanent'],
  308: ['redirect_permanent'],
};

const withoutLocation = [300, 301, 302, 303, 304, 305, 307, 308].flatMap((code): ConformanceRow[] =>
  [`http://nowhere${code}.test/a`, `/nowhere/${code}`].map((href) => ({
    name: `${code} without Location and without a body at ${href}`,
    href,
    expected: broken('protocol_error'),
    play: status(code),
  })),
);

/** A redirect without `Location`, with a page as its body. */
const shown = (code: number, link: string): Play => {
  return ({ response }) => {
    response.writeHead(code, { 'content-type': 'text/html' }).end(`<h1>The page</h1><a href="${link}">x</a>`);
  };
};

const shownInstead = [300, 301, 302, 303, 307, 308].flatMap((code): ConformanceRow[] => {
  const missing = `/missing-behind/shown-${code}`;
  return [
    ...[`http://shown${code}.test/a`, `/shown/${code}`].map((href) => ({
      name: `${code} without Location, with a page at ${href}`,
      href,
      expected: fine('redirect_without_target'),
      play: shown(code, missing),
    })),
    { name: `a link of ${code} without Location`, href: missing, element: 'none', expected: broken('not_found') },
  ];
});

const single = [301, 302, 303, 307, 308].flatMap((code): ConformanceRow[] => [
  {
    name: `${code} on another host`,
    href: `http://r${code}.test/a`,
    expected: fine(...(WARNING[code] ?? [])),
    play: redirect(code, '/b'),
    also: { [`http://r${code}.test/b`]: ok },
  },
  {
    name: `${code} on the own host`,
    href: `/r/${code}`,
    expected: fine(...(WARNING[code] ?? [])),
    play: redirect(code, `/r/${code}/end`),
    also: { [`/r/${code}/end`]: ok },
  },
]);

/** A chain of `hops` redirects that begins at `base/1` and ends at a page. */
function chain(base: string, hops: number): Record<string, Play> {
  const plays: Record<string, Play> = {};
  for (let i = 1; i <= hops; i++) plays[`${base}${i}`] = redirect(302, i === hops ? `${base}end` : `${base}${i + 1}`);
  plays[`${base}end`] = ok;
  return plays;
}

const chains = [1, 2, 20, 21].flatMap((hops): ConformanceRow[] =>
  [`http://chain${hops}.test/`, `/chain/${hops}/`].map((base) => ({
    name: `${hops} hops at ${base}`,
    href: `${base}1`,
    expected: hops > 20 ? broken('too_many_redirects') : fine(...(hops > 1 ? ['redirect_chain'] : [])),
    also: chain(base, hops),
  })),
);

const SETS_COOKIE = { 'set-cookie': ['seen=1; path=/; HttpOnly', 'other=2'] };
const unlessCookie = (play: Play): Play => {
  return (played) => (/\bseen=1\b/.test(played.request.headers.cookie ?? '') ? ok : play)(played);
};

const loops: ConformanceRow[] = ['http://loop.test/', '/loop/'].flatMap((base) => [
  {
    name: `${base} to itself`,
    href: `${base}self`,
    expected: broken('redirect_loop'),
    play: redirect(302, `${base}self`),
  },
  {
    name: `${base} in a loop of two`,
    href: `${base}one`,
    expected: broken('redirect_loop'),
    play: redirect(302, `${base}two`),
    also: { [`${base}two`]: redirect(302, `${base}one`) },
  },
  {
    name: `${base} with a growing query`,
    href: `${base}grow`,
    expected: broken('too_many_redirects'),
    play: ({ request, response }) =>
      void response
        .writeHead(302, { location: `${request.url?.includes('?') ? request.url : `${request.url}?`}x` })
        .end(),
  },
  {
    name: `${base} until a cookie is kept`,
    href: `${base}cookie`,
    expected: fine(),
    play: unlessCookie(redirect(302, `${base}cookie`, SETS_COOKIE)),
  },
  {
    name: `${base} over a second page that sets the cookie`,
    href: `${base}gate`,
    expected: fine(),
    play: unlessCookie(redirect(302, `${base}gatekeeper`)),
    also: { [`${base}gatekeeper`]: redirect(302, `${base}gate`, SETS_COOKIE) },
  },
  {
    name: `${base} for ever, with a cookie at each hop`,
    href: `${base}session`,
    expected: broken('redirect_loop'),
    play: redirect(302, `${base}session`, SETS_COOKIE),
  },
]);

const elsewhere: ConformanceRow[] = [
  {
    name: 'from the own host to another that is fine',
    href: '/out/fine',
    expected: fine(),
    play: redirect(302, 'http://in.test/fine'),
    also: { 'http://in.test/fine': ok },
  },
  {
    name: 'from the own host to another that is not',
    href: '/out/missing',
    expected: broken('not_found'),
    play: redirect(302, 'http://in.test/missing'),
    also: { 'http://in.test/missing': status(404) },
  },
  {
    name: 'to a page that needs a login',
    href: 'http://login.test/a',
    expected: unverifiable('needs_login'),
    play: redirect(302, '/login'),
    also: { 'http://login.test/login': status(401) },
  },
  {
    name: 'to a wall',
    href: 'http://towall.test/a',
    expected: unverifiable('blocked'),
    play: redirect(302, '/wall'),
    also: { 'http://towall.test/wall': status(403) },
  },
  {
    name: 'to a page that is gone',
    href: 'http://togone.test/a',
    expected: broken('gone'),
    play: redirect(301, '/gone'),
    also: { 'http://togone.test/gone': status(410) },
  },
  {
    name: 'to a name that does not exist',
    href: 'http://tonowhere.test/a',
    expected: broken('dns_not_found'),
    play: redirect(302, 'http://no-such-name.test/'),
    hosts: { 'no-such-name.test': 'nxdomain' },
  },
  {
    name: 'to a page that never answers',
    href: 'http://tohang.test/a',
    expected: broken('timeout'),
    play: redirect(302, '/hang'),
    also: { 'http://tohang.test/hang': hang },
    outlastsClient: true,
  },
  {
    name: 'to an address of the inside',
    href: 'http://toinside.test/a',
    expected: unverifiable('address_refused'),
    play: redirect(302, 'http://10.0.0.1/'),
  },
  {
    name: 'to an app',
    href: 'http://toapp.test/a',
    expected: notChecked('scheme'),
    play: redirect(302, 'app://open/item/1'),
  },
  {
    name: 'to mail, on the own host',
    href: '/r/mail',
    expected: notChecked('scheme'),
    play: redirect(302, 'mailto:shop@site.test'),
  },
  ...['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x'].flatMap((location, at): ConformanceRow[] =>
    [`http://unsafe${at}.test/a`, `/r/unsafe/${at}`].map((href) => ({
      name: `from ${href} to ${location}`,
      href,
      expected: broken('invalid_url'),
      play: redirect(302, location),
    })),
  ),
  {
    name: 'to what is no URL',
    href: 'http://tononsense.test/a',
    expected: broken('invalid_url'),
    play: redirect(302, 'http://'),
  },
  {
    name: 'to a URL that is too long',
    href: 'http://tolong.test/a',
    expected: notChecked('url_too_long'),
    play: redirect(302, `/${'x'.repeat(2_100)}`),
  },
  {
    name: 'to a URL that is too long, on the own host',
    href: '/r/long',
    expected: notChecked('url_too_long'),
    play: redirect(302, `/${'x'.repeat(2_100)}`),
  },
  {
    name: 'with a relative Location',
    href: 'http://relative.test/deep/a',
    expected: fine(),
    play: redirect(302, '../b'),
    also: { 'http://relative.test/b': ok },
  },
  {
    name: 'with a Location of raw UTF-8',
    href: 'http://utf8.test/a',
    expected: fine(),
    play: redirect(302, Buffer.from('/über').toString('latin1')),
    also: { 'http://utf8.test/%C3%BCber': ok },
  },
  {
    name: 'with an empty Location',
    href: 'http://empty.test/a',
    expected: broken('protocol_error'),
    play: redirect(302, ''),
  },
  {
    name: 'from http to https of the own site',
    href: 'http://site.test/secure',
    expected: fine('redirect_permanent'),
    also: { 'http://site.test/secure': redirect(301, 'https://site.test/secure'), '/secure': ok },
  },
  {
    name: 'from www to the own site',
    href: 'https://www.site.test/twin',
    expected: fine('redirect_permanent'),
    play: redirect(301, 'https://site.test/twin'),
    also: { '/twin': ok },
  },
  {
    name: 'from another host to a page of the own site',
    href: 'http://shortener.test/a',
    expected: fine('redirect_permanent'),
    play: redirect(301, 'https://site.test/from-shortener'),
    also: { '/from-shortener': ok },
  },
  {
    name: 'from another host to where robots.txt forbids',
    href: 'http://to-secret.test/a',
    expected: notChecked('robots_disallowed'),
    play: redirect(301, 'https://site.test/secret/from-outside'),
  },
  {
    name: 'on the own host to where robots.txt forbids',
    href: '/r/secret',
    expected: notChecked('robots_disallowed'),
    play: redirect(302, '/secret/behind'),
  },
  {
    name: 'on the own host to what is excluded',
    href: '/r/private',
    expected: notChecked('excluded'),
    play: redirect(302, '/private/behind'),
  },
];

/** Rows about targets of redirects, and the number that is followed. */
export const redirectRows: readonly ConformanceRow[] = [
  ...single,
  ...withoutLocation,
  ...shownInstead,
  ...chains,
  ...loops,
  ...elsewhere,
];
