import type { Issue, IssueRuleProposal } from '@linkvitals/contract/types';

/** What can be ignored instead of one issue. */
export interface WiderScope {
  /** What the pattern stands for: a folder of the site, or another host. */
  readonly name: 'below' | 'host' | 'kind';
  /** In the text of the choice. */
  readonly of: string;
  readonly rule: IssueRuleProposal;
}

/** Longest pattern that a rule may have. */
const MAX_PATTERN = 512;

/** The folder of a path, without the one at the top: that is the whole site. */
function folderOf(path: string): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return folder === '/' ? undefined : folder;
}

/** Characters of a URL that a pattern takes for any: there is no way to write them. */
const fits = (pattern: string): boolean => !pattern.slice(0, -1).includes('*') && pattern.length <= MAX_PATTERN;

/** The rule for the folder of the site, or for the other host, that a URL is in. */
function placeOf({ url, internal }: Pick<Issue, 'url' | 'internal'>): WiderScope | undefined {
  const { protocol, host, pathname } = URL.parse(url) ?? {};
  if (host === undefined || pathname === undefined || !/^https?:$/.test(protocol ?? '')) return undefined;
  if (!internal) return { name: 'host', of: host, rule: { url_pattern: `${protocol}//${host}/*` } };
  const folder = folderOf(pathname);
  return folder === undefined ? undefined : { name: 'below', of: folder, rule: { url_pattern: `${folder}*` } };
}

/** The rules that an issue suggests: for where it is, and for what it is. */
export function widerScopes(issue: Pick<Issue, 'url' | 'internal' | 'kind'>, title: string): readonly WiderScope[] {
  const place = placeOf(issue);
  const kind: WiderScope = { name: 'kind', of: title, rule: { kind: issue.kind } };
  return place !== undefined && fits(place.rule.url_pattern ?? '') ? [place, kind] : [kind];
}
