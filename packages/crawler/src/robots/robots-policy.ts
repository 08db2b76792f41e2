import { originOf } from '../url/origin-of.ts';
import { plainEncoding } from './plain-encoding.ts';
import type { RobotsRule } from './robots-group.ts';
import { robotsGroup } from './robots-group.ts';
import robotsParser from './robots-parser.ts';

/** What the robots.txt of one origin says to us. */
export interface RobotsPolicy {
  allows(url: string): boolean;
  /** Seconds; undefined when none is asked for. */
  readonly crawlDelay: number | undefined;
  /** Absolute URLs. */
  readonly sitemaps: readonly string[];
}

/** A longer rule, or one with more wildcards, is simplified: matching costs pattern times path. */
const RULE_LENGTH = 1_024;
const WILDCARDS_IN_RULE = 8;
/** Rules that may hold for one URL. No real file comes near; under a hostile one the URL counts as disallowed. */
const MOST_CANDIDATES = 200;

interface Rule {
  readonly line: string;
  /** What the path must begin with, and contain, for the rule to match at all. */
  readonly prefix: string;
  readonly literal: string;
}

/**
 * Reads a robots.txt. The rules that hold for us are chosen by `robotsGroup`; those that can match a URL at all are put
 * into one normalised group, in which robots-parser decides (longest match wins, allow wins a tie; RFC 9309, section
 * 2.2.2).
 *
 * @param robotsUrl the robots.txt itself; it rules its own origin only
 * @param token our product token, matched without case
 */
export function robotsPolicy(robotsUrl: string, text: string, token: string): RobotsPolicy {
  const group = robotsGroup(text, token);
  const origin = originOf(robotsUrl);
  const rules = bounded(group.rules).map(prepared);
  return {
    allows(url) {
      const path = plainEncoding(url.slice(originOf(url).length));
      const candidates = rules.filter(({ prefix, literal }) => path.startsWith(prefix) && path.includes(literal));
      if (candidates.length === 0 || path === '/robots.txt') return true;
      if (candidates.length > MOST_CANDIDATES) return false;
      const lines = ['User-agent: *', ...candidates.map(({ line }) => line)];
      return robotsParser(`${origin}/robots.txt`, lines.join('\n')).isAllowed(origin + path) !== false;
    },
    crawlDelay: group.crawlDelay,
    sitemaps: group.sitemaps.flatMap((href) => (URL.canParse(href, robotsUrl) ? [new URL(href, robotsUrl).href] : [])),
  };
}

/** Everything is allowed (robots.txt answered 4xx, or is not to be respected). */
export const ALLOW_ALL: RobotsPolicy = { allows: () => true, crawlDelay: undefined, sitemaps: [] };

/** Nothing is allowed (robots.txt answered 5xx). */
export const DISALLOW_ALL: RobotsPolicy = { allows: () => false, crawlDelay: undefined, sitemaps: [] };

/** Over the bounds the error is on the side of not fetching: a Disallow gets wider, an Allow goes. */
function bounded(rules: readonly RobotsRule[]): RobotsRule[] {
  const kept = new Map<string, RobotsRule>();
  for (const { allow, pattern: written } of rules) {
    const pattern = plainEncoding(written)
      .replace(/\*{2,}/g, '*')
      .replace(/(.)\*$/, '$1');
    const pieces = pattern.split('*');
    const fits = pattern.length <= RULE_LENGTH && pieces.length - 1 <= WILDCARDS_IN_RULE;
    if (!fits && allow) continue;
    const used = fits ? pattern : pieces.slice(0, WILDCARDS_IN_RULE).join('*').slice(0, RULE_LENGTH);
    kept.set(`${allow} ${used}`, { allow, pattern: used });
  }
  return [...kept.values()];
}

function prepared({ allow, pattern }: RobotsRule): Rule {
  const pieces = pattern.replace(/\$$/, '').split('*');
  const literal = pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
  return { line: `${allow ? 'Allow' : 'Disallow'}: ${pattern}`, prefix: pieces[0] ?? '', literal };
}
