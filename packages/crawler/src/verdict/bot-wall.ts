import type { ResponseHead } from '@linkvitals/outbound';

/** Marks that decide on their own, whatever the status: the answer comes from a challenge, not from the page. */
const CERTAIN: readonly (readonly [header: string, value: RegExp])[] = [
  ['cf-mitigated', /challenge|block/i],
  ['x-amzn-waf-action', /challenge|captcha/i],
  ['x-kpsdk-ct', /./],
];

/** Marks of a protection service, which mean a wall only together with a refusing status. */
const LIKELY: readonly (readonly [header: string, value: RegExp])[] = [
  ['x-datadome', /./],
  ['x-px', /./],
  ['x-px-authorization', /./],
  ['x-iinfo', /./],
  ['x-sucuri-id', /./],
  ['x-sucuri-block', /./],
  ['server', /datadome|akamaighost|sucuri|imperva|ddos-guard/i],
];
/** 404 and 410 are left out: a protection service in front of a site does not change that a page is missing. */
const REFUSING = new Set([400, 401, 405, 409, 418, 421, 422, 423, 503]);

/** The answer was given by a bot wall (Cloudflare, AWS WAF, Kasada, DataDome, PerimeterX, Imperva, Sucuri, Akamai). */
export function isBotWall({ status, headers }: ResponseHead): boolean {
  const has = (mark: readonly [string, RegExp]): boolean => {
    const value = headers[mark[0]];
    return value !== undefined && mark[1].test(value);
  };
  return CERTAIN.some(has) || (REFUSING.has(status) && LIKELY.some(has));
}
