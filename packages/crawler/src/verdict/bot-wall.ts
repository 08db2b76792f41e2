import type { ResponseHead } from '@linkvitals/outbound';

/** Marks that decide on their own, whatever the status: the answer comes from a challenge, not from the page. */
const CERTAIN: readonly { readonly header: string; readonly value: RegExp }[] = [
  { header: 'cf-mitigated', value: /challenge|block/i },
  { header: 'x-amzn-waf-action', value: /challenge|captcha/i },
  { header: 'x-kpsdk-ct', value: /./ },
  { header: 'x-vercel-mitigated', value: /challenge|deny/i },
  { header: 'sg-captcha', value: /challenge/i },
  // Set with a challenge or a refusal only; who passed has it already.
  { header: 'set-cookie', value: /^techaro\.lol-anubis-(?:auth|cookie-verification)/m },
];

/** Marks of a protection service, which mean a wall only together with a refusing status. */
const LIKELY: readonly { readonly header: string; readonly value: RegExp }[] = [
  { header: 'x-datadome', value: /./ },
  { header: 'x-px', value: /./ },
  { header: 'x-px-authorization', value: /./ },
  { header: 'x-iinfo', value: /./ },
  { header: 'x-sucuri-id', value: /./ },
  { header: 'x-sucuri-block', value: /./ },
  { header: 'server', value: /datadome|akamaighost|sucuri|imperva|ddos-guard/i },
];
/** Cookies of the same: seen with pages as well. */
const COOKIES =
  /^(?:__ddg|incap_ses_|visid_incap_|reese84|datadome|_px(?:hd|3|vid)|aws-waf-token|sucuri_|__qrator|acw_tc)\w*=/m;

/** 404 and 410 are left out: a protection service in front of a site does not change that a page is missing. */
const REFUSING = new Set([400, 401, 405, 409, 418, 421, 422, 423, 503]);

/** The answer was given by a bot wall (Cloudflare, AWS WAF, Kasada, DataDome, PerimeterX, Imperva, Sucuri, Akamai, Vercel, SiteGround, Anubis). */
export function isBotWall({ status, headers }: ResponseHead): boolean {
  return hasOne(CERTAIN, headers) || (REFUSING.has(status) && hasOne(LIKELY, headers));
}

/** A success behind a protection service, which may be its challenge: only the body shows it. */
export function mayBeBotWall({ status, headers }: ResponseHead): boolean {
  const isGood = status >= 200 && status < 300;
  return isGood && (hasOne(LIKELY, headers) || COOKIES.test(headers['set-cookie'] ?? ''));
}

function hasOne(marks: typeof LIKELY, headers: ResponseHead['headers']): boolean {
  return marks.some(({ header, value }) => {
    const given = headers[header];
    return given !== undefined && value.test(given);
  });
}
