import type { OutboundResponse } from '@linkvitals/outbound';
import { isHtmlType } from './is-html-type.ts';

/** Bytes of the largest page that may be a wall. */
export const WALL_BYTES = 65_536;
/** Number of links that no wall has: it has at most a link or two to its vendor, while an article about walls has a menu. */
export const MANY_LINKS = 10;
const LINK = Buffer.from('<a ');

/** Pattern of a tag with this text in one of its attributes. The search ends at the next tag, so hostile pages cost no more. */
const inTag = (value: string): RegExp => new RegExp(`<(?:script|link|img|meta|iframe|form|div)\\b[^<>]*${value}`, 'i');
const inScript = (code: string): RegExp => new RegExp(`<script\\b[^<>]*>[^<]*${code}`, 'i');
const titled = (title: string): RegExp => new RegExp(`<title[^<>]*>\\s*${title}`, 'i');

/**
 * Marks of walls: the vendor, a text of the page that decides whether to look for the rest, and the patterns that must all match. None is
 * on pages that a protection serves to readers whom it has let in.
 */
const marksOfWalls = (): readonly (readonly [by: string, text: string, ...marks: RegExp[]])[] => [
  ['Anubis', 'anubis_challenge', inTag('\\bid=["\']?anubis_challenge\\b')],
  ['Anubis', '/.within.website/', inTag('/\\.within\\.website/x/cmd/anubis/')],
  ['go-away', '/cmd/go-away/', inTag('/\\.well-known/\\.[\\w./-]{1,100}/cmd/go-away/')],
  ['Cloudflare', '_cf_chl_opt', inScript('\\b_cf_chl_opt\\b')],
  ['Cloudflare', '/orchestrate/', inTag('/cdn-cgi/challenge-platform/h/[a-z]/orchestrate/')],
  ['Cloudflare', '__cf_chl_', inTag('\\bid=["\']?challenge-form\\b')],
  ['Cloudflare', 'cf-browser-verification', inTag('\\bclass=["\']?cf-browser-verification\\b')],
  ['Cloudflare', 'Just a moment...', titled('Just a moment'), inTag('(?:challenges\\.cloudflare\\.com|/cdn-cgi/)')],
  [
    'Cloudflare',
    'cf-error-details',
    titled('(?:Attention Required|Access denied)'),
    inTag('\\bid=["\']?cf-error-details\\b'),
  ],
  ['DDoS-Guard', '/ddos-guard/', inTag('/\\.well-known/ddos-guard/(?:js-challenge|h-captcha|ddg-captcha-page)')],
  ['DDoS-Guard', 'check.ddos-guard.net', inTag('//check\\.ddos-guard\\.net/check\\.js')],
  ['Sucuri', 'sucuri_cloudproxy_js', inScript('\\bsucuri_cloudproxy_js\\b')],
  ['Imperva', 'incident_id=', inTag('/_Incapsula_Resource\\?[^"\'<>]{0,1000}\\bincident_id=')],
  [
    'Imperva',
    '/_Incapsula_Resource?',
    /<meta\b[^<>]{0,200}noindex[^<>]{0,100}>\s*(?:<meta\b[^<>]{0,500}>\s*){0,3}<script\b[^<>]*\/_Incapsula_Resource\?/i,
  ],
  ['Imperva', 'Pardon Our Interruption', titled('Pardon Our Interruption')],
  ['Akamai', 'sec-if-cpt-container', inTag('\\bid=["\']?sec-if-cpt-container\\b')],
  ['Akamai', '/_sec/cp_challenge/', inTag('/_sec/cp_challenge/')],
  ['Akamai', 'bm-verify=', inTag('[?&;]bm-verify=')],
  ['Akamai', 'Access Denied', titled('Access Denied'), /\bReference(?:\s|&#32;){0,9}(?:#|&#35;)\d/i],
  ['DataDome', 'captcha-delivery.com', inTag('\\bcaptcha-delivery\\.com/')],
  ['DataDome', 'captcha-delivery.com', inScript("\\bdd\\s{0,9}=\\s{0,9}\\{[^<]{0,500}captcha-delivery\\.com'")],
  ['HUMAN', 'px-captcha', inTag('=["\']?px-captcha\\b')],
  ['AWS WAF', 'gokuProps', inScript('\\bgokuProps\\b')],
  ['AWS WAF', '.awswaf.com/', inTag('\\bid=["\']?challenge-container\\b'), inTag('\\.awswaf\\.com/')],
  ['Vercel', 'Vercel Security Checkpoint', titled('Vercel Security Checkpoint')],
  ['Fastly', '/_fs-ch-', titled('Client Challenge'), inTag('/_fs-ch-')],
  ['SiteGround', '/sgcaptcha/', inTag('/\\.well-known/sgcaptcha/')],
  ['Kasada', '/ips.js?', inTag('/ips\\.js\\?[^"\'<>]{0,500}\\bKP_')],
  ['F5', 'Request Rejected', titled('Request Rejected'), /\bsupport ID is\b/i],
  ['F5', 'Your support ID is', /<noscript>\s*Please enable JavaScript to view the page content\.\s*<br\s*\/?>\s*Your/i],
  ['Bunny', '/.bunny-shield/', inTag('/\\.bunny-shield/')],
  ['SafeLine', '/.safeline/', inTag('/\\.safeline/')],
  ['Hostinger', '/hcdn-cgi/', inTag('/hcdn-cgi/jschallenge')],
  ['Imunify360', 'wsidchk', inScript('\\bwsidchk\\b')],
  ['LiteSpeed', '/.lsrecap/', inTag('/\\.lsrecap/recaptcha')],
  ['basedflare', '/.basedflare/', inTag('/\\.basedflare/')],
  ['Qrator', '/__qrator/', inTag('/__qrator/')],
  ['Alibaba', "arg1='", inScript("\\barg1='[\\dA-F]{40}'")],
  ['testcookie', 'slowAES.decrypt(', inScript('\\bslowAES\\.decrypt\\(')],
  ['Amazon', '/errors/validateCaptcha', inTag('\\baction=["\']?/errors/validateCaptcha')],
  ['Yandex', '/checkcaptcha', inTag('\\baction=["\']?/checkcaptcha')],
  ['Google', '/save', inTag('\\baction=["\']?https://consent\\.(?:google|youtube)\\.com/save')],
  ...['captcha', 'cf-turnstile'].map(
    (text) =>
      [
        'a captcha that is all of the page',
        text,
        titled(
          '(?:are you (?:a )?(?:human|robot)|(?:human|robot|security|browser) (?:check|verification)|captcha|one more step|' +
            "verify(?:ing)? (?:that )?you are|please verify|prove (?:that )?you|i'?m not a robot|access (?:denied|to this page)|" +
            'checking your browser|attention required)',
        ),
        inTag('\\b(?:(?:g-re|h-|frc-|smart-)captcha|cf-turnstile|recaptcha/api\\.js|hcaptcha\\.com)'),
      ] as const,
  ),
];

/** The marks without the vendors; made for the first page with few links, which most threads never read. */
let walls: readonly { readonly text: string; readonly marks: readonly RegExp[] }[] | undefined;

/** URLs of captchas and consent services to which hosts redirect before they serve a page. */
const WALL_URLS: readonly RegExp[] = [
  /^https?:\/\/consent\.(?:google|youtube)\.[a-z.]+\//,
  /^https?:\/\/(?:guce|consent)\.(?:yahoo|aol|techcrunch|engadget)\.com\//,
  /^https?:\/\/[\w.-]*google\.[a-z.]+\/sorry\/index\?/,
  /^https?:\/\/validate\.perfdrive\.com\//,
  /^https?:\/\/geo\.captcha-delivery\.com\//,
  /^https?:\/\/[^/]+\/(?:showcaptcha|splashui\/captcha)\?/,
  /^https?:\/\/[^/]+\/\.within\.website\/x\/cmd\/anubis\//,
];

/** The page is a wall: a challenge or captcha in place of the page, whatever its status. */
export function isWallPage({ body, headers }: Pick<OutboundResponse, 'body' | 'headers'>): boolean {
  return isWall(body, headers['content-type']);
}

/** The same, of a body with the Content-Type that was sent with it. */
export function isWall(body: Uint8Array, type: string | undefined): boolean {
  if (body.byteLength === 0 || body.byteLength > WALL_BYTES) return false;
  if (type !== undefined && !isHtmlType(type)) return false;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (hasManyLinks(bytes)) return false;
  const html = bytes.toString('latin1');
  walls ??= marksOfWalls().map(([, text, ...marks]) => ({ text, marks }));
  return walls.some(({ text, marks }) => html.includes(text) && marks.every((mark) => mark.test(html)));
}

/** The URL at the end of redirects is that of a wall. */
export function isWallUrl(url: string): boolean {
  return WALL_URLS.some((wall) => wall.test(url));
}

/** Counts links only until there are many, so that few pages are decoded to look for walls. */
function hasManyLinks(html: Buffer): boolean {
  let at = -1;
  for (let links = 0; links <= MANY_LINKS; links++) {
    at = html.indexOf(LINK, at + 1);
    if (at === -1) return false;
  }
  return true;
}
