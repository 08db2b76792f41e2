import { inertShortLine } from '@linkvitals/contract/inert-text';
import { atOnce, inSlices, type Slices } from '../in-slices.ts';
import { originOf } from '../url/origin-of.ts';
import { comparablePath, comparablePattern } from './plain-encoding.ts';
import { robotsGroup } from './robots-group.ts';
import { readable } from './robots-lines.ts';
import { indexRules } from './rule-index.ts';
import { RuleMatcher } from './rule-matcher.ts';

/** What the robots.txt of one origin says to us. */
export interface RobotsPolicy {
  allows(url: string): boolean;
  /** Why `url` must not be requested, as in `Disallow: /private/ (line 2)`; undefined when it may. */
  refusal(url: string): string | undefined;
  /** Seconds, 0 to 10; undefined when none is given. */
  readonly crawlDelay: number | undefined;
  /** Absolute URLs. */
  readonly sitemaps: readonly string[];
}

/** A rule is quoted up to here, in characters. */
const QUOTED = 200;
/**
 * Reads a robots.txt: the groups that hold for us (`robotsGroup`), and of their rules the longest that matches a URL
 * (`RuleMatcher`), both compared in one spelling (`comparablePath`).
 *
 * @param robotsUrl the robots.txt itself, as it was requested; it rules its own origin only
 * @param token our product token, matched without case
 */
export function robotsPolicy(robotsUrl: string, body: Uint8Array, token: string): RobotsPolicy {
  return atOnce(readPolicy(robotsUrl, body, token));
}

/** The same, for a thread that has others to serve: a file of 25,000 rules takes some 0.1 s. */
export function robotsPolicyInSlices(robotsUrl: string, body: Uint8Array, token: string): Promise<RobotsPolicy> {
  return inSlices(readPolicy(robotsUrl, body, token));
}

function* readPolicy(robotsUrl: string, body: Uint8Array, token: string): Slices<RobotsPolicy> {
  const { rules, crawlDelay, sitemaps } = yield* robotsGroup(body, token);
  const matcher = new RuleMatcher(yield* indexRules(rules, comparablePattern));
  const refusing = (url: string) => {
    const path = comparablePath(url.slice(originOf(url).length));
    // Always allowed (RFC 9309, section 2.2.2).
    const rule = path === '/robots.txt' ? undefined : rules[matcher.decide(path)];
    return rule?.allow === false ? rule : undefined;
  };
  return {
    allows: (url) => refusing(url) === undefined,
    refusal(url) {
      const rule = refusing(url);
      return rule === undefined ? undefined : `Disallow: ${quoted(rule.pattern)} (line ${rule.line})`;
    },
    crawlDelay,
    sitemaps: sitemaps.flatMap((href) => (URL.canParse(href, robotsUrl) ? [new URL(href, robotsUrl).href] : [])),
  };
}

/** Everything is allowed (robots.txt answered 4xx, or is not to be respected). */
export const ALLOW_ALL: RobotsPolicy = {
  allows: () => true,
  refusal: () => undefined,
  crawlDelay: undefined,
  sitemaps: [],
};

/**
 * Nothing is allowed, for the robots.txt could not be had (RFC 9309, section 2.3.1.4).
 *
 * @param why one sentence for a person
 */
export function disallowAll(why: string): RobotsPolicy {
  return { allows: () => false, refusal: () => why, crawlDelay: undefined, sitemaps: [] };
}

const quoted = (pattern: string): string => inertShortLine(readable(pattern), QUOTED);
