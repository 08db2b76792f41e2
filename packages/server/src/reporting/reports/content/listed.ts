import type { CrawlFinding } from '@linkvitals/contract';
import type { IssueEntry } from './issue-words.ts';
import type { ReportedLink, ReportSource } from './report-source.ts';

/** Reads the first `max` broken links by their URL, each with its first place. */
export async function readBroken(source: ReportSource, max: number): Promise<ReadonlyMap<string, ReportedLink>> {
  const found = new Map<string, ReportedLink>();
  for await (const links of source.broken(1)) {
    for (const link of links.slice(0, max - found.size)) found.set(link.url, link);
    if (found.size >= max) break;
  }
  return found;
}

/** Notes the entries of the lists of issues, so that the lists below leave these out. */
export class Listed {
  readonly #links = new Set<string>();
  /** URLs of pages by the code of the check. */
  readonly #pages = new Map<string, Set<string>>();

  add({ kind, url }: Pick<IssueEntry, 'kind' | 'url'>): void {
    if (kind === 'broken_link') {
      this.#links.add(url);
      return;
    }
    const pages = this.#pages.get(kind) ?? new Set();
    this.#pages.set(kind, pages.add(url));
  }

  hasLink({ url }: Pick<ReportedLink, 'url'>): boolean {
    return this.#links.has(url);
  }

  hasFinding({ code, page_url }: Pick<CrawlFinding, 'code' | 'page_url'>): boolean {
    return this.#pages.get(code)?.has(page_url) ?? false;
  }
}

export interface PagesLeft {
  /** Pages that are in no list of issues, `max` at most. */
  readonly pages: readonly CrawlFinding[];
  /** Number of its pages that are in the lists of issues. */
  readonly above: number;
  /** Number of pages that are left out. */
  readonly rest: number;
}

/** Reads the pages of a check that are still to be listed. */
export async function pagesLeft(
  source: ReportSource,
  {
    code,
    count,
    listed,
    max,
  }: { readonly code: string; readonly count: number; readonly listed: Listed; readonly max: number },
): Promise<PagesLeft> {
  const pages: CrawlFinding[] = [];
  let above = 0;
  for await (const batch of max === 0 ? [] : source.findings(code)) {
    const others = batch.filter((finding) => !listed.hasFinding(finding));
    above += batch.length - others.length;
    pages.push(...others.slice(0, max - pages.length));
    if (pages.length === max) break;
  }
  return { pages, above, rest: count - above - pages.length };
}

/** Broken links that are in no list of issues. */
export const linksLeft = (broken: ReadonlyMap<string, ReportedLink>, listed: Listed): readonly ReportedLink[] =>
  [...broken.values()].filter((link) => !listed.hasLink(link));
