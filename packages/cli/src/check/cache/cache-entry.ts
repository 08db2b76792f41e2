import type { VerdictFacts } from '@linkvitals/crawler';

/**
 * Verdicts that are kept, with their reasons. None of a broken link is: a fault that fails a check was requested by it. Nor is any that
 * may be over soon, such as that of a host that refuses for now (`rate_limited`) or fails.
 */
const KEPT = {
  ok: ['ok'],
  unverifiable: ['blocked', 'needs_login'],
} as const satisfies Partial<Record<VerdictFacts['verdict'], readonly VerdictFacts['reason'][]>>;

export type CachedVerdict = keyof typeof KEPT;
export const CACHED_VERDICTS = Object.keys(KEPT) as readonly CachedVerdict[];

/** Warnings of what stays as it is. A damaged body, or a certificate that lacks a part, is requested anew. */
const LASTING: readonly string[] = [
  'redirect_permanent',
  'redirect_chain',
  'redirect_without_target',
] satisfies VerdictFacts['warnings'][number][];

/** The verdict on a URL, as the file of a cache has it: a line of JSON. */
export interface CacheEntry {
  /** Without fragment. */
  readonly url: string;
  /** Hash of what else decides about every verdict of a check. */
  readonly context: string;
  /** Time of the request, epoch ms. */
  readonly at: number;
  /** Salted hash of the headers and cookies with which the URL, or one that it redirects to, was requested. Undefined: there were none. */
  readonly secrets?: string;
  readonly facts: CachedFacts;
}

type CachedFacts = VerdictFacts & { readonly verdict: CachedVerdict };

/** All URLs that were requested for a verdict, without fragments. */
export const chainOf = (url: string, { redirects }: Pick<VerdictFacts, 'redirects'>): readonly string[] =>
  [url, ...redirects.map(({ location }) => location)].map((one) => one.replace(/#.*$/s, ''));

/** Whether a verdict may be kept. */
export function isLasting(facts: VerdictFacts): facts is CachedFacts {
  const { verdict, reason, warnings, tls } = facts;
  const reasons: readonly string[] = Object.hasOwn(KEPT, verdict) ? KEPT[verdict as CachedVerdict] : [];
  return reasons.includes(reason) && tls === undefined && warnings.every((warning) => LASTING.includes(warning));
}

/** Reads an entry from JSON; undefined for anything else. Only members that are known are taken. */
export function entryOf(value: unknown): CacheEntry | undefined {
  if (!isObject(value)) return undefined;
  const { url, context, at, secrets, facts } = value;
  const known = factsOf(facts);
  if (!isText(url) || !isWeb(url) || !isText(context) || !Number.isSafeInteger(at) || known === undefined)
    return undefined;
  if (secrets !== undefined && !isText(secrets)) return undefined;
  return { url, context, at: Number(at), ...(secrets === undefined ? {} : { secrets }), facts: known };
}

function factsOf(value: unknown): CachedFacts | undefined {
  if (!isObject(value)) return undefined;
  const { verdict, reason, status, method, contentType, contentLength, redirects, finalUrl, warnings, detail } = value;
  if (!isList(redirects, isRedirect) || !isList(warnings, isText)) return undefined;
  if (![contentType, finalUrl, detail].every((text) => text === undefined || isText(text))) return undefined;
  if (![status, contentLength].every((number) => number === undefined || Number.isSafeInteger(number)))
    return undefined;
  if (method !== undefined && method !== 'GET' && method !== 'HEAD') return undefined;
  const members = {
    verdict,
    reason,
    status,
    method,
    contentType,
    contentLength,
    redirects,
    finalUrl,
    warnings,
    detail,
  };
  const facts = Object.fromEntries(
    Object.entries(members).filter(([, member]) => member !== undefined),
  ) as unknown as VerdictFacts;
  return isLasting(facts) ? facts : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isWeb = (url: string): boolean => /^https?:\/\//.test(url) && URL.canParse(url);
const isList = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);
const isRedirect = (value: unknown): value is VerdictFacts['redirects'][number] =>
  isObject(value) && isText(value.url) && isText(value.location) && Number.isSafeInteger(value.status);
