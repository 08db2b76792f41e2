import type { Slices } from '../in-slices.ts';
import { readable, robotsLines } from './robots-lines.ts';

/** The rules of a robots.txt that apply to one crawler, its groups merged. */
interface RobotsGroup {
  readonly rules: readonly RobotsRule[];
  /** Seconds, 0 to 10; undefined when none is given or the value is no number. */
  readonly crawlDelay: number | undefined;
  /** Absolute or relative URLs, as written; they belong to no group. */
  readonly sitemaps: readonly string[];
}

export interface RobotsRule {
  readonly allow: boolean;
  /** The path as written, one character for each octet; never empty. */
  readonly pattern: string;
  /** Line number, counted from 1. */
  readonly line: number;
}

const MAX_SITEMAPS = 1_000;
/** Octets of lines between two rounds of the event loop: a few milliseconds. OCTETS_A_LINE is the minimum cost of a line. */
const OCTETS_PER_SLICE = 131_072;
const OCTETS_A_LINE = 16;
/** Longest delay that is obeyed, seconds; more would make a crawl of any size impossible. */
const MAX_DELAY_S = 10;

interface Gathered {
  rules: RobotsRule[];
  crawlDelay: number | undefined;
}

/**
 * Takes the part of a robots.txt that concerns `token` (RFC 9309, section 2.2.1): all groups that name it, merged; else all groups of `*`;
 * else nothing. A group ends only at the first user-agent line after one of its rules: Sitemap, Crawl-delay, unknown and broken lines may
 * be anywhere (2.2.4).
 */
export function* robotsGroup(body: Uint8Array, token: string): Slices<RobotsGroup> {
  const wanted = productToken(token);
  const own: Gathered = { rules: [], crawlDelay: undefined };
  const others: Gathered = { rules: [], crawlDelay: undefined };
  const sitemaps: string[] = [];
  let named = false;
  let current: readonly Gathered[] = [];
  let inRules = false;
  let octets = 0;
  for (const { number, key, value } of robotsLines(body)) {
    octets += OCTETS_A_LINE + value.length;
    if (octets >= OCTETS_PER_SLICE) {
      octets = 0;
      yield;
    }
    if (key === 'user-agent') {
      if (inRules) current = [];
      inRules = false;
      const agent = productToken(value);
      if (agent === '*') current = add(current, others);
      else if (agent !== '' && agent === wanted) {
        named = true;
        current = add(current, own);
      }
    } else if (key === 'allow' || key === 'disallow') {
      inRules = true;
      const rule = { allow: key === 'allow', pattern: value, line: number };
      if (value !== '') for (const group of current) group.rules.push(rule);
    } else if (key === 'crawl-delay') {
      for (const group of current) group.crawlDelay ??= saneDelay(value);
    } else if (key === 'sitemap' && value !== '' && sitemaps.length < MAX_SITEMAPS) sitemaps.push(readable(value));
  }
  const chosen = named ? own : others;
  return { rules: chosen.rules, crawlDelay: chosen.crawlDelay, sitemaps };
}

/** The product token of a user-agent line: letters, `_` and `-`, so `FooBot/1.0 (…)` names FooBot. `*` may be followed by words. */
function productToken(value: string): string {
  return /^\*(?=\s|$)|^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? '';
}

function add(groups: readonly Gathered[], group: Gathered): readonly Gathered[] {
  return groups.includes(group) ? groups : [...groups, group];
}

function saneDelay(value: string): number | undefined {
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(value) ? Math.min(Number(value), MAX_DELAY_S) : undefined;
}
