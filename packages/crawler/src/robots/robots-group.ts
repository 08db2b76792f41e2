import type { Slices } from '../in-slices.ts';
import { readable, robotsLines } from './robots-lines.ts';

/** The rules of a robots.txt that hold for one crawler, its groups merged. */
interface RobotsGroup {
  readonly rules: readonly RobotsRule[];
  /** Seconds, 0 to 10; undefined when none is given or it makes no sense. */
  readonly crawlDelay: number | undefined;
  /** Absolute or relative, as written; they belong to no group. */
  readonly sitemaps: readonly string[];
}

export interface RobotsRule {
  readonly allow: boolean;
  /** As written, one character for each octet, never empty. */
  readonly pattern: string;
  /** Counts from 1. */
  readonly line: number;
}

const MAX_SITEMAPS = 1_000;
/** Octets of lines between two rounds of the event loop: a few milliseconds. A line is at least some work. */
const OCTETS_PER_SLICE = 131_072;
const OCTETS_A_LINE = 16;
/** Longest delay that is honoured, seconds; more would make a crawl of any size impossible. */
const MAX_DELAY_S = 10;

interface Gathered {
  rules: RobotsRule[];
  crawlDelay: number | undefined;
}

/**
 * Takes from a robots.txt what concerns `token` (RFC 9309, section 2.2.1): all groups that name it, merged; else all
 * groups of `*`; else nothing. A group is ended by the first user-agent line after one of its rules, and by nothing
 * else: Sitemap, Crawl-delay, unknown and broken lines stand where they like (2.2.4).
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

/** `FooBot/1.0 (…)` names FooBot: a product token is letters, `_` and `-`. `*` may be followed by words. */
function productToken(value: string): string {
  return /^\*(?=\s|$)|^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? '';
}

function add(groups: readonly Gathered[], group: Gathered): readonly Gathered[] {
  return groups.includes(group) ? groups : [...groups, group];
}

function saneDelay(value: string): number | undefined {
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(value) ? Math.min(Number(value), MAX_DELAY_S) : undefined;
}
