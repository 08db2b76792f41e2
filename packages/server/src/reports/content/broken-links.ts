import type { IssueEntry } from './issue-words.ts';
import type { ReportedLink, ReportSource } from './report-source.ts';

/** The first `max` broken links by their URL, each with its first place. */
export async function readBroken(source: ReportSource, max: number): Promise<ReadonlyMap<string, ReportedLink>> {
  const found = new Map<string, ReportedLink>();
  for await (const links of source.broken(1)) {
    for (const link of links.slice(0, max - found.size)) found.set(link.url, link);
    if (found.size >= max) break;
  }
  return found;
}

interface Listed {
  readonly broken: ReadonlyMap<string, ReportedLink>;
  /** URLs of broken links that a list of issues has already. */
  readonly listed: ReadonlySet<string>;
}

/** The broken links that no list of issues has: nobody reads an entry twice. */
export const notListed = ({ broken, listed }: Listed): readonly ReportedLink[] =>
  [...broken.values()].filter(({ url }) => !listed.has(url));

/** What stands above broken links when others of them are in the lists of issues; undefined: none is. */
export function listedNote({ broken, listed }: Listed): string | undefined {
  const above = [...broken.keys()].filter((url) => listed.has(url)).length;
  if (above === 0) return undefined;
  return `${above.toLocaleString('en')} of them ${above === 1 ? 'is' : 'are'} in the lists of issues above.`;
}

/** URLs of the broken links among entries of issues. */
export const brokenOf = (entries: readonly IssueEntry[]): string[] =>
  entries.flatMap(({ link }) => (link === undefined ? [] : [link.url]));
