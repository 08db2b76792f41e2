import type { CrawlFacts, LinkIssue } from './facts.ts';
import { type Fix, type Subject, worstAndOldest } from './fix.ts';
import { groupIssues } from './group-issues.ts';
import { hostOf, SEVERAL } from './hosts.ts';
import { movedPatternOf } from './moved-pattern.ts';

/** Least number of pages with a link to a page that is gone for which restoring it is less work than correcting them. */
const MANY_PAGES = 3;

const BROKEN = 'broken_link';
const GONE: ReadonlySet<string | null> = new Set(['not_found', 'gone']);

/** Faults of a whole host by the reason of a broken target. Reasons with the same value are the same way to fail. */
const HOST_FAULTS: ReadonlyMap<string | null, string> = new Map([
  ['dns_error', 'unreachable'],
  ['dns_not_found', 'unreachable'],
  ['connection_refused', 'unreachable'],
  ['connection_reset', 'unreachable'],
  ['timeout', 'unreachable'],
  ['protocol_error', 'unreachable'],
  ['tls_error', 'certificate'],
  ['server_error', 'failing'],
]);

/** A rule that puts issues together. Issues that it leaves over go to the next rule. */
interface Rule {
  readonly least: number;
  /** Undefined: the rule is not about this issue. */
  keyOf(issue: LinkIssue): string | undefined;
  /** The subject of all issues with a key. @param first one of them */
  subjectOf(key: string, first: LinkIssue): Subject;
}

const certificates: Rule = {
  least: 1,
  keyOf: ({ internal, reason, kind, url }) =>
    internal && (reason === 'tls_error' || kind === 'tls_chain_incomplete') ? hostOf(url) : undefined,
  subjectOf: (host) => ({ kind: 'own_certificate', host }),
};

/** Finds hosts of others of which nothing works and everything fails in one way. */
function deadHostsOf({ links, workingHosts }: CrawlFacts): ReadonlySet<string> {
  const ways = new Map<string, string | undefined>();
  for (const { internal, url, reason } of links) {
    const host = internal ? undefined : hostOf(url);
    if (host === undefined) continue;
    const way = workingHosts.has(host) ? undefined : HOST_FAULTS.get(reason);
    ways.set(host, !ways.has(host) || ways.get(host) === way ? way : undefined);
  }
  return new Set([...ways].flatMap(([host, way]) => (way === undefined ? [] : [host])));
}

function deadHostRule(facts: CrawlFacts): Rule {
  const dead = deadHostsOf(facts);
  return {
    least: SEVERAL,
    keyOf({ internal, url }) {
      const host = internal ? undefined : hostOf(url);
      return host !== undefined && dead.has(host) ? host : undefined;
    },
    subjectOf: (host) => ({ kind: 'dead_host', host }),
  };
}

const patternOf = ({ url, suggestion }: LinkIssue) =>
  suggestion === null ? undefined : movedPatternOf(url, suggestion);

/** Broken targets need a redirect, and targets that redirect need other links, so the two are never one fix. */
const movedPatterns: Rule = {
  least: SEVERAL,
  keyOf(issue) {
    const pattern = patternOf(issue);
    return pattern && `${issue.kind === BROKEN ? 'broken' : 'redirected'} ${pattern.from} ${pattern.to}`;
  },
  subjectOf: (_, first) => ({ kind: 'moved_pattern', ...(patternOf(first) ?? { from: first.url, to: first.url }) }),
};

/** Ids of the fixes of several targets that may have a fault of one. */
export function sharedFixesOfLink(issue: LinkIssue): readonly string[] {
  const keys = {
    own_certificate: certificates.keyOf(issue),
    dead_host: issue.internal ? undefined : hostOf(issue.url),
    moved_pattern: movedPatterns.keyOf(issue),
  };
  return Object.entries(keys).flatMap(([kind, key]) => (key === undefined ? [] : `${kind} ${key}`));
}

function subjectOfTarget(issues: readonly LinkIssue[]): Subject {
  const [{ url, internal, pages, placement }] = issues as readonly [LinkIssue];
  if (placement?.in_template) {
    const { region, text, pages: shown } = placement;
    return { kind: 'shared_link', url, place: { region, text, pages: shown } };
  }
  const isGone = internal && pages >= MANY_PAGES && issues.some(({ reason }) => GONE.has(reason));
  return { kind: isGone ? 'missing_page' : 'link', url };
}

/** Number of different pages on which the issues stand, as far as the pages are known. */
function countPages(issues: readonly LinkIssue[], isOneTarget: boolean): number {
  const known = new Set<string>();
  let largest = 0;
  for (const { pages, foundOn } of issues) {
    largest = Math.max(largest, pages);
    if (!isOneTarget) for (const page of foundOn) known.add(page);
  }
  return Math.max(largest, known.size);
}

/**
 * Puts the faults of targets into fixes, each into one. The first rule that fits decides: a certificate of the site, a dead host, a moved
 * pattern, then the target alone. Fixes of a target alone have the same id whatever their kind: a page may be gone for more pages, or for
 * fewer, in the next crawl.
 */
export function fixesOfLinks<Link extends LinkIssue>(facts: CrawlFacts<Link>): Fix<Link, never>[] {
  const fixes: Fix<Link, never>[] = [];
  const add = (subject: Subject, id: string, links: readonly Link[]): void => {
    const pages = countPages(links, 'url' in subject);
    fixes.push({ ...subject, id, ...worstAndOldest(links), pages, links, checks: [] });
  };
  let left: readonly Link[] = facts.links;
  for (const { keyOf, subjectOf, least } of [certificates, deadHostRule(facts), movedPatterns]) {
    const { groups, rest } = groupIssues(left, keyOf, least);
    for (const [key, links] of groups) {
      const subject = subjectOf(key, (links as readonly [Link])[0]);
      add(subject, `${subject.kind} ${key}`, links);
    }
    left = rest;
  }
  const targets = groupIssues(left, ({ url }) => url).groups;
  for (const [url, links] of targets) add(subjectOfTarget(links), `link ${url}`, links);
  return fixes;
}
