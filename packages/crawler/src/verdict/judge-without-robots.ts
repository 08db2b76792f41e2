import type { VerdictFacts } from '../types/records.ts';
import type { Exchange } from './exchange.ts';
import { judge } from './judge.ts';

/**
 * What is said of a URL whose robots.txt could not be read. Where the server cannot even be reached, the URL fails as its
 * robots.txt did. Where it answers connections, only the robots.txt is known to fail: nothing may be requested (RFC 9309,
 * section 2.3.1.4), and nothing is known of the URL.
 *
 * @param robots the outcome of the request for robots.txt
 * @param confirmed it failed before
 */
export function judgeWithoutRobots(url: string, robots: Exchange, confirmed: boolean): VerdictFacts {
  const facts = judge({ ...robots, url, hops: [] }, confirmed);
  if (robots.end.kind !== 'error' || robots.end.connected !== true || facts.verdict !== 'broken') return facts;
  const detail = `The robots.txt could not be read. ${robots.end.message}`;
  return { verdict: 'not_checked', reason: 'robots_disallowed', redirects: [], warnings: [], detail };
}
