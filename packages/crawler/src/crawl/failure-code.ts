import type { CrawlFailureCode, Reason, Verdict } from '../types.ts';

const CODES: ReadonlyMap<Reason, readonly [code: CrawlFailureCode, sentence: string]> = new Map<
  Reason,
  readonly [CrawlFailureCode, string]
>([
  ['robots_disallowed', ['ROBOT_BLOCKED', 'The robots.txt of the site does not let us in.']],
  ['dns_not_found', ['DNS_ERROR', 'The host name does not exist.']],
  ['dns_error', ['DNS_ERROR', 'The host name could not be looked up.']],
  ['connection_refused', ['CONNECTION_REFUSED', 'The server could not be reached.']],
  ['connection_reset', ['CONNECTION_REFUSED', 'The server closed the connection without an answer.']],
  ['tls_error', ['SSL_ERROR', 'The certificate or the secure connection is faulty.']],
  ['timeout', ['TIMEOUT', 'The server did not answer in time.']],
  ['address_refused', ['BLOCKED_ADDRESS', 'The address of the site may not be requested.']],
  ['rate_limited', ['RATE_LIMIT', 'The server kept refusing our requests.']],
]);

/** Why nothing of the site could be read, from what became of its start page; undefined when that was no failure. */
export function startFailure(
  start: { verdict: Verdict; reason: Reason; status: number | undefined } | undefined,
): { errorCode: CrawlFailureCode; error: string } | undefined {
  if (start === undefined) return { errorCode: 'UNKNOWN_ERROR', error: 'The start page was not asked.' };
  if (start.verdict === 'ok') return undefined;
  const known = CODES.get(start.reason);
  if (known !== undefined) return { errorCode: known[0], error: known[1] };
  if (start.status !== undefined && start.status >= 400) {
    return { errorCode: 'HTTP_ERROR', error: `The start page answered ${start.status}.` };
  }
  if (start.reason === 'redirect_loop')
    return { errorCode: 'HTTP_ERROR', error: 'The start page redirects in circles.' };
  if (start.reason === 'protocol_error')
    return { errorCode: 'HTTP_ERROR', error: 'The server does not answer valid HTTP.' };
  return { errorCode: 'UNKNOWN_ERROR', error: 'The start page was not read.' };
}
