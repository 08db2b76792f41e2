import { type OutboundErrorCode, type TlsDetail, tlsSentence } from '@linkvitals/outbound';
import { isHtmlType } from '../page/is-html-type.ts';
import type { CrawlFailureCode, VerdictFacts } from '../types/records.ts';
import type { Reason } from '../types/verdict.ts';

const CODES: ReadonlyMap<Reason, readonly [code: CrawlFailureCode, sentence: string]> = new Map<
  Reason,
  readonly [CrawlFailureCode, string]
>([
  ['dns_not_found', ['DNS_ERROR', 'The host name does not exist or has no address.']],
  ['dns_error', ['DNS_ERROR', 'The host name could not be looked up.']],
  ['connection_refused', ['CONNECTION_REFUSED', 'The server could not be reached.']],
  ['connection_reset', ['CONNECTION_REFUSED', 'The server closed the connection without an answer.']],
  ['tls_error', ['SSL_ERROR', 'The certificate or the secure connection is faulty.']],
  ['timeout', ['TIMEOUT', 'The server did not answer in time.']],
  [
    'address_refused',
    [
      'BLOCKED_ADDRESS',
      'The site has an address or a port that may not be requested, such as a private address that is not allowed.',
    ],
  ],
  ['rate_limited', ['RATE_LIMIT', 'The server kept refusing our requests.']],
]);

/** The same codes, by any error code of the network. */
const LOST: ReadonlyMap<string | undefined, readonly [CrawlFailureCode, string]> = CODES;

/** The outcome of the start page. */
export interface StartPage
  extends Pick<VerdictFacts, 'verdict' | 'reason' | 'status' | 'contentType' | 'tls' | 'detail'> {
  /** URL that it redirects to, if this URL is outside of the site; else undefined. */
  readonly leadsAway: string | undefined;
  /** The request for the robots.txt failed, which comes before the start page. */
  readonly isRobots?: boolean;
}

interface Failure {
  readonly errorCode: CrawlFailureCode;
  readonly error: string;
}

/** The reason why no page of the site was read. */
export function startFailure(start: StartPage | undefined): Failure {
  if (start?.isRobots !== true) return failureOf(start);
  const { errorCode, error } = failureOf(start);
  return { errorCode, error: `The robots.txt could not be read. ${error}` };
}

function failureOf(start: StartPage | undefined): Failure {
  if (start === undefined) return { errorCode: 'UNKNOWN_ERROR', error: 'The start page was not requested.' };
  if (start.verdict === 'ok') return noPage(start);
  if (start.reason === 'tls_error' && start.tls !== undefined) return insecure(start.tls);
  if (start.reason === 'robots_disallowed') return shutOut(start);
  if (start.reason === 'excluded') return leftOut(start);
  const known = CODES.get(start.reason);
  if (known !== undefined) return { errorCode: known[0], error: known[1] };
  if (start.status !== undefined && start.status >= 400) {
    return { errorCode: 'HTTP_ERROR', error: `The start page answered ${start.status}.` };
  }
  // The server answered, and `detail` says why nothing was read.
  if (start.status !== undefined && start.detail !== undefined)
    return { errorCode: 'HTTP_ERROR', error: `The start page was not read. ${start.detail}` };
  if (start.reason === 'redirect_loop')
    return { errorCode: 'HTTP_ERROR', error: 'The start page redirects in circles.' };
  if (start.reason === 'too_many_redirects')
    return { errorCode: 'HTTP_ERROR', error: 'The start page leads through more than 20 redirects.' };
  if (start.reason === 'protocol_error')
    return { errorCode: 'HTTP_ERROR', error: 'The server does not answer valid HTTP.' };
  if (start.reason === 'blocked')
    return { errorCode: 'HTTP_ERROR', error: `The start page does not let programs in (status ${start.status}).` };
  return { errorCode: 'UNKNOWN_ERROR', error: 'The start page was not read.' };
}

/** The failure because of a rule of the robots.txt, or of a robots.txt that fails: it closes the site (RFC 9309, section 2.3.1.4). */
function shutOut({ detail }: StartPage): Failure {
  const isRule = detail === undefined || detail.startsWith('Disallow:');
  const error = isRule
    ? 'The robots.txt of the site does not let us in.'
    : `${detail} Until it can be read, nothing of the site may be requested.`;
  return { errorCode: 'ROBOT_BLOCKED', error };
}

/** The failure when the start page redirects to an excluded URL; the start page itself is always requested. */
function leftOut(start: StartPage): Failure {
  if (start.leadsAway !== undefined) return noPage(start);
  return { errorCode: 'NO_PAGE', error: 'The start page redirects to a page that the patterns leave out.' };
}

function insecure(tls: TlsDetail): Failure {
  const instead = tls.fault === 'no_tls' ? ' Use http:// instead.' : '';
  return { errorCode: 'SSL_ERROR', error: tlsSentence(tls) + instead };
}

/** The failure when the start page answered well and still there was nothing to crawl. */
function noPage({ leadsAway, status, contentType }: StartPage): Failure {
  if (leadsAway !== undefined) {
    const error = `The start page redirects to another site, ${leadsAway}. Crawl that one instead.`;
    return { errorCode: 'REDIRECTED_AWAY', error };
  }
  const what =
    contentType === undefined || isHtmlType(contentType)
      ? `answered ${status ?? 'without a status'} and no HTML`
      : `is ${contentType}, not HTML`;
  return { errorCode: 'NO_PAGE', error: `No page was found: the start page ${what}.` };
}

/**
 * The reason why a crawl ended before its work was done.
 *
 * @param lost error of the site that became unreachable during the crawl
 */
export function stopFailure(why: 'timeout' | 'canceled' | 'lost', lost: OutboundErrorCode | undefined): Failure {
  if (why === 'timeout') return { errorCode: 'TIMEOUT', error: 'The crawl exceeded its time limit.' };
  if (why === 'canceled') return { errorCode: 'CANCELED', error: 'The crawl was canceled.' };
  const [errorCode, sentence] = LOST.get(lost) ?? ['CONNECTION_REFUSED', 'The server could not be reached.'];
  return { errorCode, error: `The site went away during the crawl. ${sentence}` };
}
