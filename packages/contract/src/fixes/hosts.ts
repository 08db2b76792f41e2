import type { LinkIssue } from './facts.ts';
import { groupIssues } from './group-issues.ts';

/** Least number of different URLs of a host that is dead: one may be gone alone. */
export const SEVERAL = 2;

/** Host of a URL, in lower case and punycode, without its port; undefined: it is no URL. */
export const hostOf = (url: string): string | undefined => URL.parse(url)?.hostname;

/** Hosts of others to which several of these links lead. Whether one is dead depends on its other URLs. */
export const doubtfulHosts = (links: Iterable<Pick<LinkIssue, 'internal' | 'url'>>): ReadonlySet<string> =>
  new Set(groupIssues(links, ({ internal, url }) => (internal ? undefined : hostOf(url)), SEVERAL).groups.keys());
