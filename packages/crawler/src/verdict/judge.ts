import {
  type OutboundErrorCode,
  type OutboundResponse,
  type ResponseHead,
  type TlsDetail,
  tlsSentence,
} from '@linkvitals/outbound';
import { detach } from '../memory/detach.ts';
import { isWallPage, isWallUrl } from '../page/wall-page.ts';
import type { VerdictFacts } from '../types/records.ts';
import type { Reason, Verdict, Warning } from '../types/verdict.ts';
import { URL_LIMIT } from '../url/resolve-link.ts';
import { isBotWall } from './bot-wall.ts';
import type { Exchange } from './exchange.ts';
import { isRefusal } from './is-refusal.ts';

type Judgement = readonly [verdict: Verdict, reason: Reason];

/** Statuses with the same meaning at all hosts. A status that is not here is judged by its class. */
const STATUS: ReadonlyMap<number, Judgement> = new Map<number, Judgement>([
  [401, ['unverifiable', 'needs_login']],
  [407, ['unverifiable', 'needs_login']],
  [402, ['unverifiable', 'blocked']],
  [403, ['unverifiable', 'blocked']],
  [406, ['unverifiable', 'blocked']],
  [451, ['unverifiable', 'blocked']],
  [999, ['unverifiable', 'blocked']],
  // A resource that does not allow GET exists, but is not meant for a reader's click.
  [405, ['unverifiable', 'blocked']],
  [404, ['broken', 'not_found']],
  [410, ['broken', 'gone']],
  [408, ['suspect', 'timeout']],
  [425, ['suspect', 'server_error']],
]);

/**
 * Judgements of errors. `suspect` ones may be temporary; the recheck at the end of the crawl makes them broken. `aborted` proves nothing
 * about the target.
 */
const ERROR: Readonly<Record<OutboundErrorCode, Judgement>> = {
  invalid_url: ['broken', 'invalid_url'],
  address_refused: ['unverifiable', 'address_refused'],
  dns_not_found: ['broken', 'dns_not_found'],
  dns_error: ['suspect', 'dns_error'],
  connection_refused: ['suspect', 'connection_refused'],
  connection_reset: ['suspect', 'connection_reset'],
  timeout: ['suspect', 'timeout'],
  tls_error: ['broken', 'tls_error'],
  headers_overflow: ['suspect', 'protocol_error'],
  protocol_error: ['suspect', 'protocol_error'],
  aborted: ['not_checked', 'interrupted'],
};

/** Judges an exchange of a target that was suspect before, or gets no second chance: a failure makes it broken. */
export function judgeFinally(exchange: Exchange): VerdictFacts {
  const facts = judge(exchange);
  return facts.verdict === 'suspect' ? { ...facts, verdict: 'broken' } : facts;
}

/** Judges the first exchange of a target, by the verdict table. Pure. */
export function judge(exchange: Exchange): VerdictFacts {
  const [verdict, reason] = judgement(exchange);
  const { method, hops, url } = exchange;
  const facts = {
    ...evidence(exchange),
    verdict,
    reason,
    method,
    redirects: hops,
    warnings: verdict === 'ok' ? warnings(exchange) : [],
  } as const;
  return hops.length === 0 || LEADS_TO_NO_PAGE.has(exchange.end.kind) ? facts : { ...facts, finalUrl: url };
}

const LEADS_TO_NO_PAGE: ReadonlySet<Exchange['end']['kind']> = new Set([
  'other_scheme',
  'long_location',
  'bad_location',
]);

function judgement({ end, hops, url }: Exchange): Judgement {
  switch (end.kind) {
    case 'answer':
      if (end.isWall || isWallPage(end.response) || (hops.length > 0 && isWallUrl(url))) {
        return ['unverifiable', 'blocked'];
      }
      return end.isShown ? ['ok', 'ok'] : judgeAnswer(end.response);
    case 'error':
      // A failed handshake may be a busy server; a bad certificate stays bad.
      return end.code === 'tls_error' && !isCertificateFault(end.tls) ? ['suspect', 'tls_error'] : ERROR[end.code];
    case 'loop':
      return ['broken', 'redirect_loop'];
    case 'too_many_hops':
      return ['broken', 'too_many_redirects'];
    case 'other_scheme':
      return isRefusedByBrowsers(hops) ? ['broken', 'invalid_url'] : ['not_checked', 'scheme'];
    case 'long_location':
      return ['not_checked', 'url_too_long'];
    case 'bad_location':
      return ['broken', 'invalid_url'];
    case 'given_up':
      return ['unverifiable', 'rate_limited'];
  }
}

const isCertificateFault = (tls: TlsDetail | undefined): boolean =>
  tls?.fault !== 'handshake' && tls?.fault !== 'no_tls';

/** The response is a client error (4xx) without a meaning of its own in the table above, with which some hosts refuse all crawlers. */
export const isOddRefusal = (head: ResponseHead): boolean => judgeAnswer(head)[1] === 'client_error';

/** Judges a response by itself. */
function judgeAnswer(head: ResponseHead): Judgement {
  if (isBotWall(head)) return ['unverifiable', 'blocked'];
  if (isRefusal(head)) return ['unverifiable', 'rate_limited'];
  const known = STATUS.get(head.status);
  if (known !== undefined) return known;
  if (head.status >= 200 && head.status < 300) return ['ok', 'ok'];
  // Browsers show the choices of a 300, and do not follow its Location (Fetch standard, redirect status).
  if (head.status === 300 && head.headers.location !== undefined) return ['ok', 'ok'];
  // A redirect without a target, or 304, which answers conditional requests only: we send none.
  if (head.status >= 300 && head.status < 400) return ['broken', 'protocol_error'];
  if (head.status >= 400 && head.status < 500) return ['broken', 'client_error'];
  if (head.status >= 500 && head.status < 600) return ['suspect', 'server_error'];
  return ['suspect', 'protocol_error'];
}

function warnings({ hops, end }: Exchange): Warning[] {
  const found = redirectWarnings(hops);
  if (end.kind !== 'answer') return found;
  if (end.isShown) found.push('redirect_without_target');
  if (end.isWholePage || end.response.bodyDamaged) found.push('body_damaged');
  if (end.response.tlsWarning !== undefined) found.push('tls_chain_incomplete');
  return found;
}

/**
 * Warnings about redirects: a link should lead directly to where a permanent redirect leads, and each hop of a chain costs every reader
 * time.
 */
export function redirectWarnings(hops: Exchange['hops']): Warning[] {
  const found: Warning[] = [];
  if (hops.some(({ status }) => status === 301 || status === 308)) found.push('redirect_permanent');
  if (hops.length >= 2) found.push('redirect_chain');
  return found;
}

function evidence({ end, hops }: Exchange): Partial<VerdictFacts> {
  switch (end.kind) {
    case 'answer':
      return { ...ofResponse(end.response), ...leadsNowhere(end.response) };
    case 'other_scheme':
      return { ...ofResponse(end.response), detail: otherScheme(hops) };
    case 'long_location': {
      const detail = `The redirect leads to a URL of more than ${URL_LIMIT} characters, which is not checked.`;
      return { ...ofResponse(end.response), detail };
    }
    case 'error':
      return end.tls === undefined ? { detail: end.message } : { detail: tlsSentence(end.tls), tls: end.tls };
    case 'bad_location': {
      const last = hops.at(-1);
      const detail = `The redirect leads to ${last?.location ?? 'something'}, which is no usable URL.`;
      return last === undefined ? { detail } : { status: last.status, detail };
    }
    case 'too_many_hops':
    case 'loop': {
      const last = hops.at(-1);
      return last === undefined ? {} : { status: last.status };
    }
    case 'given_up':
      return { detail: 'The server kept refusing requests, so no more were sent.' };
  }
}

/** Schemes to which no browser follows a redirect, because a server could run scripts or read files by it. */
const REFUSED_BY_BROWSERS = new Set(['javascript:', 'data:', 'file:', 'blob:', 'filesystem:', 'about:']);

const lastScheme = (hops: Exchange['hops']): string => /^[^:]*:/.exec(hops.at(-1)?.location ?? '')?.[0] ?? '';
const isRefusedByBrowsers = (hops: Exchange['hops']): boolean => REFUSED_BY_BROWSERS.has(lastScheme(hops));

function otherScheme(hops: Exchange['hops']): string {
  const leads = `The redirect leads to ${lastScheme(hops)}`;
  return isRefusedByBrowsers(hops) ? `${leads}, which browsers refuse.` : `${leads}, which is not checked.`;
}

function leadsNowhere({ status, headers }: ResponseHead): { detail?: string } {
  if (status === 304) return { detail: 'The server answers "not modified" to a request without a condition.' };
  return status >= 300 && status < 400 && headers.location === undefined
    ? { detail: 'The server redirects without saying where to.' }
    : {};
}

/** A length that is no number, or none that is exact, is left out. */
function lengthOf({ headers }: ResponseHead): number | undefined {
  const length = headers['content-length'];
  return length !== undefined && /^\d{1,15}$/.test(length) ? Number(length) : undefined;
}

function ofResponse(response: OutboundResponse): Partial<VerdictFacts> {
  const contentType = response.headers['content-type'];
  const { status, firstByteMs } = response;
  const contentLength = lengthOf(response);
  const facts = contentLength === undefined ? { status, firstByteMs } : { status, firstByteMs, contentLength };
  const typed =
    contentType === undefined
      ? facts
      : { ...facts, contentType: contentType.length > 200 ? detach(contentType.slice(0, 200)) : contentType };
  return response.tlsWarning === undefined ? typed : { ...typed, tls: response.tlsWarning };
}
