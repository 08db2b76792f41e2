import type { VerdictFacts } from '../types/records.ts';
import type { Exchange } from './exchange.ts';

/**
 * Judges a URL whose robots.txt could not be read. If the server cannot be reached at all, the URL fails with the error of its robots.txt.
 * If the server accepts connections, only the robots.txt is known to fail: nothing may be requested (RFC 9309, section 2.3.1.4), and
 * nothing is known of the URL.
 *
 * @param robots the outcome of the request for robots.txt
 * @param facts the facts that this outcome would mean for the URL
 */
export function judgeWithoutRobots({ end }: Exchange, facts: VerdictFacts): VerdictFacts {
  if (end.kind !== 'error' || end.connected !== true || facts.verdict !== 'broken') return facts;
  const detail = `The robots.txt could not be read. ${end.message}`;
  return { verdict: 'not_checked', reason: 'robots_disallowed', redirects: [], warnings: [], detail };
}
