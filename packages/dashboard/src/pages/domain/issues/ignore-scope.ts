import type { Issue, IssueRuleProposal } from '@linkvitals/contract/types';

/** A group of issues that can be ignored instead of a single one. */
export interface WiderScope {
  /** The kind of group: a folder of the site, another host, or all issues of the same kind. */
  readonly name: 'below' | 'host' | 'kind';
  /** The folder, host or title in the text of the choice. */
  readonly of: string;
  readonly rule: IssueRuleProposal;
}

/** Maximum length of a rule's pattern. */
const MAX_PATTERN = 512;

/** The folder of a path; undefined for the top folder, which would be the whole site. */
function folderOf(path: string): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return folder === '/' ? undefined : folder;
}

/** Whether a pattern can be used. A `*` in the URL cannot be escaped, so it would match any characters. */
const fits = (pattern: string): boolean => !pattern.slice(0, -1).includes('*') && pattern.length <= MAX_PATTERN;

/** The rule for the folder of the site or for the external host of a URL. */
function placeOf({ url, internal }: Pick<Issue, 'url' | 'internal'>): WiderScope | undefined {
  const { protocol, host, pathname } = URL.parse(url) ?? {};
  if (host === undefined || pathname === undefined || !/^https?:$/.test(protocol ?? '')) return undefined;
  if (!internal) return { name: 'host', of: host, rule: { url_pattern: `${protocol}//${host}/*` } };
  const folder = folderOf(pathname);
  return folder === undefined ? undefined : { name: 'below', of: folder, rule: { url_pattern: `${folder}*` } };
}

/** The rules that an issue suggests: by its place and by its kind. */
export function widerScopes(issue: Pick<Issue, 'url' | 'internal' | 'kind'>, title: string): readonly WiderScope[] {
  const place = placeOf(issue);
  const kind: WiderScope = { name: 'kind', of: title, rule: { kind: issue.kind } };
  return place !== undefined && fits(place.rule.url_pattern ?? '') ? [place, kind] : [kind];
}
