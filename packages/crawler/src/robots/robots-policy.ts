import { inertShortLine } from '@linkvitals/contract/inert-text';
import { atOnce, inSlices, type Slices } from '../in-slices.ts';
import { originOf } from '../url/origin-of.ts';
import { comparablePath, comparablePattern } from './plain-encoding.ts';
import { robotsGroup } from './robots-group.ts';
import { readable } from './robots-lines.ts';
import { indexRules } from './rule-index.ts';
import { RuleMatcher } from './rule-matcher.ts';

/** The rules of the robots.txt of one origin for our product token. */
export interface RobotsPolicy {
  allows(url: string): boolean;
  /** The rule because of which `url` must not be requested, such as `Disallow: /private/ (line 2)`; undefined when it may be requested. */
  refusal(url: string): string | undefined;
  /** Seconds, 0 to 10; undefined when none is given. */
  readonly crawlDelay: number | undefined;
  /** Absolute URLs. */
  readonly sitemaps: readonly string[];
}

/** Longest quotation of a rule, in characters. */
const QUOTED = 200;
/**
 * Reads a robots.txt: the groups for our product token (`robotsGroup`). Of their rules the longest that matches a URL counts
 * (`RuleMatcher`), with both in one spelling (`comparablePath`).
 *
 * @param robotsUrl URL of the robots.txt, as it was requested; its rules apply to its own origin only
 * @param token our product token, matched without case
 */
export function robotsPolicy(robotsUrl: string, body: Uint8Array, token: string): RobotsPolicy {
  return atOnce(readPolicy(robotsUrl, body, token));
}

/** Does the same in slices, for a thread with other work: a file of 25,000 rules takes some 0.1 s. */
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

/** The policy that allows everything (robots.txt answered 4xx, or is not to be respected). */
export const ALLOW_ALL: RobotsPolicy = {
  allows: () => true,
  refusal: () => undefined,
  crawlDelay: undefined,
  sitemaps: [],
};

/**
 * The policy that allows nothing, because the robots.txt could not be read (RFC 9309, section 2.3.1.4).
 *
 * @param why one sentence for a person
 */
export function disallowAll(why: string): RobotsPolicy {
  return { allows: () => false, refusal: () => why, crawlDelay: undefined, sitemaps: [] };
}

const quoted = (pattern: string): string => inertShortLine(readable(pattern), QUOTED);
