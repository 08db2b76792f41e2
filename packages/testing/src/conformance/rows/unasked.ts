import { type ConformanceRow, expecting } from '../conformance-row.ts';
import { ok, page } from '../plays.ts';

const { ok: fine, broken, unverifiable, notChecked } = expecting;

const NOT_CHECKED = [
  'mailto:shop@site.test',
  'mailto:shop@site.test,two@site.test?subject=x',
  'mailto:Shop%20<shop@site.test>',
  'mailto:shop%40site.test',
  'mailto:?subject=Look',
  'tel:+49301234567',
  'tel:1-800-FLOWERS',
  'javascript:void(0)',
  'data:text/plain,hello',
  'blob:https://site.test/1',
  'ftp://files.test/x',
  'about:blank',
  'ownapp://open/1',
  'web+notes:1',
  'sms:12345',
  // Cloudflare hides mail addresses behind this path.
  '/cdn-cgi/l/email-protection',
  '/cdn-cgi/l/email-protection#5c333a3d',
  '/cdn-cgi/l/email-protection#543931143127',
  'http://hidden-mail.test/cdn-cgi/l/email-protection#5c333a3d',
];

/** URLs that no browser can follow. */
const INVALID = [
  'mailto:nobody',
  'mailto:',
  'file:///C:/Users/me/notes.html',
  'file:///etc/hosts',
  'http://',
  'https://exa mple.test/',
  'http://a.test:99999/',
  'http://[bad',
  'http://[::1',
  'http://%zz.test/',
  'htp://a.test/',
  'htpps://a.test/',
  'mialto:shop@site.test',
  'localhost:3000/page',
  'shop.test:8080',
];

const schemes = [
  ...NOT_CHECKED.map((href): ConformanceRow => ({ name: href, href, expected: notChecked('scheme') })),
  ...INVALID.map((href): ConformanceRow => ({ name: href, href, expected: broken('invalid_url') })),
];

/** Private addresses. Loopback ones belong to the site here; the others cannot be reached. */
const PRIVATE = [
  'http://192.168.0.1/',
  'http://10.1.2.3:8080/',
  'http://172.16.0.1/',
  'http://169.254.1.1/',
  'http://[fd00::1]/',
];

const left = PRIVATE.map(
  (href): ConformanceRow => ({ name: href, href, expected: unverifiable('address_refused', 'private_address') }),
);

/** Pages of forums and shops, which share one path. Each page that another one links to is requested, to the last. */
const variants = (path: string, query: (i: number) => string): ConformanceRow[] =>
  Array.from({ length: 60 }, (_, i) => ({
    name: `query variant ${i + 1} of ${path}`,
    href: `${path}?${query(i)}`,
    ...(i < 59 ? { expected: fine(), play: ok } : { expected: broken('not_found') }),
  }));

/** A calendar that leads from month to month without end; the depth limit ends the walk. */
const calendar: ConformanceRow = {
  name: 'a calendar without end',
  href: '/calendar/1',
  expected: fine(),
  also: {
    '/calendar/*': (played) => {
      const month = Number(played.request.url?.slice('/calendar/'.length));
      page(`<a href="/calendar/${month + 1}">next month</a>`)(played);
    },
  },
};

const rest: ConformanceRow[] = [
  { name: 'forbidden by robots.txt', href: '/secret/x', expected: notChecked('robots_disallowed') },
  { name: 'excluded by the owner', href: '/private/x', expected: notChecked('excluded') },
  { name: 'an own address that is too long', href: `/long/${'x'.repeat(2_100)}`, expected: notChecked('url_too_long') },
  { name: 'the action of a form', href: '/form', element: 'form', expected: notChecked('form') },
  { name: 'a segment three times', href: '/11/11/11/post', expected: fine(), play: ok },
  { name: 'another segment three times', href: '/en/en/en/', expected: fine(), play: ok },
  { name: 'a missing page with a segment in a row', href: '/2024/2024/2024/notes', expected: broken('not_found') },
  { name: 'a missing page with a segment three times', href: '/a/b/a/b/a', expected: broken('not_found') },
  { name: 'a segment twice', href: '/c/d/c/d', expected: fine(), play: ok },
  {
    name: 'tracking parameters',
    href: '/tracked?utm_source=x&gclid=y',
    expected: fine(),
    play: ok,
    also: { '/tracked': ok },
  },
  {
    name: 'user info',
    href: 'http://user:pass@userinfo.test/x',
    expected: fine(),
    also: { 'http://userinfo.test/x': ok },
  },
  { name: 'a port of another service', href: 'http://ports.test:25/', expected: unverifiable('address_refused') },
  { name: 'an own image that is missing', href: '/missing.png', element: 'img', expected: broken('not_found') },
  { name: 'an own page that is missing', href: '/missing', expected: broken('not_found') },
];

/** Rows about URLs that are not requested: other schemes, forbidden, excluded, and seemingly endless ones. */
export const unaskedRows: readonly ConformanceRow[] = [
  ...schemes,
  ...left,
  ...variants('/list', (i) => `page=${i}`),
  ...variants('/viewtopic.php', (i) => `f=3&t=${(i * 7_919).toString(36)}`),
  ...variants('/wiki/index.php', (i) => `title=Page_${i}&action=view`),
  calendar,
  ...rest,
];
