import { expect, test } from 'vitest';
import { isWallPage, isWallUrl } from './wall-page.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const responseOf = (html: string, headers: Record<string, string> = HTML) => ({
  body: new TextEncoder().encode(html),
  headers,
});
const page = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

/** The head and body of each wall, as short as possible. */
const WALLS: readonly (readonly [by: string, head: string, body: string])[] = [
  ['Anubis', '<script id="anubis_challenge" type="application/json">{"rules":{}}</script>', '<h1>Wait</h1>'],
  ['Anubis below a prefix', '', '<img src="/wiki/.within.website/x/cmd/anubis/static/img/pensive.webp">'],
  ['Anubis that refuses', '', '<img src="/.within.website/x/cmd/anubis/static/img/reject.webp"><p>Denied'],
  [
    'Anubis without JavaScript',
    '<meta http-equiv="refresh" content="2; url=/.within.website/x/cmd/anubis/api/pass-challenge?id=1">',
    '<p>Wait',
  ],
  ['go-away', '<link rel="stylesheet" href="/.well-known/.git.example/git/go-away/cmd/go-away/assets/a.css">', ''],
  [
    'Cloudflare',
    '<title>Just a moment...</title>',
    '<script>(function(){window._cf_chl_opt={cType:"managed"}}())</script>',
  ],
  ['Cloudflare of old', '', '<form id="challenge-form" action="/?__cf_chl_f_tk=1" method="POST"></form>'],
  ['DDoS-Guard', '<title>DDoS-Guard</title>', '<script src="/.well-known/ddos-guard/js-challenge/index.js"></script>'],
  ['Sucuri', '', "<script>var s='',sucuri_cloudproxy_js='',S='a';</script>"],
  ['Imperva', '', '<iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=1&xinfo=2&incident_id=3-4"></iframe>'],
  [
    'Imperva by script',
    '<META NAME="robots" CONTENT="noindex,nofollow"><script src="/_Incapsula_Resource?SWJIYLWA=1"></script>',
    '',
  ],
  ['Imperva by title', '<title>Pardon Our Interruption</title>', '<p>Something about your browser'],
  ['Akamai', '', '<div id="sec-if-cpt-container"></div>'],
  ['Akamai by refresh', '<meta http-equiv="refresh" content="5; URL=\'/?bm-verify=AAQ\'">', ''],
  ['DataDome', '', '<script src="https://ct.captcha-delivery.com/c.js"></script>'],
  ['DataDome by its data', '', "<script>var dd={'rt':'c','host':'geo.captcha-delivery.com'}</script>"],
  ['Akamai that refuses', '<title>Access Denied</title>', '<p>Reference&#32;&#35;18&#46;1a2b'],
  ['Cloudflare that refuses', '<title>Attention Required! | Cloudflare</title>', '<div id="cf-error-details"></div>'],
  [
    'AWS WAF by its container',
    '',
    '<div id="challenge-container"></div><script src="https://a.token.awswaf.com/a/challenge.js"></script>',
  ],
  ['consent', '', '<form action="https://consent.youtube.com/save" method="POST"></form>'],
  ['HUMAN', '<title>Access to this page has been denied</title>', '<div id="px-captcha"></div>'],
  ['AWS WAF', '', '<script>window.gokuProps = {"key":"a"};</script><div id="challenge-container"></div>'],
  ['Vercel', '<title>Vercel Security Checkpoint</title>', ''],
  ['Fastly', '<title>Client Challenge</title>', '<script src="/_fs-ch-1T1wmsGa/script.js"></script>'],
  ['SiteGround', '<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F&y=ipr">', ''],
  ['Kasada', '', '<script src="/149e9513/2d206a39/ips.js?KP_UIDz=a"></script>'],
  ['F5', '<title>Request Rejected</title>', 'The URL was rejected. Your support ID is: 123'],
  [
    'F5 by script',
    '',
    '<noscript>Please enable JavaScript to view the page content.<br/>Your support ID is: 1.</noscript>',
  ],
  ['Bunny', '', '<script src="/.bunny-shield/assets/challenge.js"></script>'],
  [
    'testcookie',
    '',
    '<script src="/aes.js"></script><script>document.cookie="__test="+toHex(slowAES.decrypt(c,2,a,b));</script>',
  ],
  ['Amazon', '<title>Shop</title>', '<form method="get" action="/errors/validateCaptcha" name=""></form>'],
  ['Yandex', '', '<form method="POST" action="/checkcaptcha?key=1"></form>'],
  ['a captcha', '<title>Are you a robot?</title>', '<form><div class="h-captcha" data-sitekey="1"></div></form>'],
  [
    'another captcha',
    '<title>Human verification</title>',
    '<script src="https://www.google.com/recaptcha/api.js"></script>',
  ],
];

test.each(WALLS)('the page of %s is a wall', (_by, head, body) => {
  expect(isWallPage(responseOf(page(head, body)))).toBe(true);
});

const MENU = '<a href="/x">x</a>'.repeat(11);

test.each([
  [
    'an article about Anubis',
    '<title>Anubis</title>',
    '<p>It sends &lt;script id="anubis_challenge"&gt; and /.within.website/x/cmd/anubis/ paths.',
  ],
  ['an article named like a challenge', '<title>Just a moment...</title>', '<p>A poem about time.'],
  ['an article about its variables', '', '<pre>window._cf_chl_opt = {}; sucuri_cloudproxy_js; gokuProps</pre>'],
  ['a link to the documents of a wall', '', '<a href="https://x.example/.within.website/x/cmd/anubis/">x</a>'],
  ['a page that Cloudflare watches', '', '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>'],
  ['a page that Imperva watches', '', '<p>Text</p><script src="/_Incapsula_Resource?SWJIYLWA=1"></script>'],
  ['a page that HUMAN watches', '', '<script>window._pxAppId="PX1"</script>'],
  ['a page that DataDome watches', '', '<script src="https://js.datadome.co/tags.js"></script>'],
  ['a page with the script of AWS WAF', '', '<script src="https://a.sdk.awswaf.com/a/challenge.js"></script>'],
  [
    'a page that embeds a challenge of Fastly',
    '<title>News</title>',
    '<script src="/_fs-ch-1T1wmsGa/challenge.js"></script>',
  ],
  ['a form with a captcha', '<title>Contact us</title>', '<form><div class="g-recaptcha"></div></form>'],
  ['a page about refusals', '<title>Access Denied, a film</title>', '<p>Text without a number'],
  ['a page about captchas', '<title>Captcha, a history</title>', '<p>Text'],
  ['a page with a menu that quotes a wall', '', `${MENU}<script id="anubis_challenge"></script>`],
  ['a large page', '', `<script id="anubis_challenge"></script>${'x'.repeat(65_536)}`],
  ['an empty page', '', ''],
])('%s is none', (_what, head, body) => {
  expect(isWallPage(responseOf(page(head, body)))).toBe(false);
});

test('what is no HTML is no wall, and HTML without a type may be one', () => {
  const html = page('<script id="anubis_challenge"></script>', '');
  expect(isWallPage(responseOf(html, { 'content-type': 'text/plain' }))).toBe(false);
  expect(isWallPage(responseOf(html, {}))).toBe(true);
});

test.each([
  ['https://consent.google.com/ml?continue=https://www.google.de/maps', true],
  ['https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2F', true],
  ['https://guce.yahoo.com/consent?brandType=x', true],
  ['https://www.google.com/sorry/index?continue=x', true],
  ['https://validate.perfdrive.com/?ssa=1', true],
  ['https://example.com/showcaptcha?retpath=x', true],
  ['https://example.com/consent?continue=x', false],
  ['https://example.com/login', false],
  ['https://www.google.com/search?q=sorry', false],
])('redirects to %s end at a wall: %s', (url, isWall) => {
  expect(isWallUrl(url)).toBe(isWall);
});
