import type { Seeds } from '../sitemap/collect-seeds.ts';
import type { PageLink } from '../types/records.ts';
import { identityOf } from '../url/resolve-link.ts';
import { emitFile, type PlantParts } from './plant-listed.ts';

/** What is to be named, and what was said of the sitemaps before: the links of each, by its URL. */
interface Named {
  readonly seeds: Seeds;
  readonly planted: ReadonlyMap<string, readonly PageLink[]>;
}

/**
 * Says of targets that are no success where they are found besides pages: in redirects and in sitemaps. Comes last, when
 * all verdicts are known, as only few of the URLs of a sitemap are worth a record.
 */
export function nameSources({ seeds, planted }: Named, parts: PlantParts): void {
  const { frontier, judgements, targets, emit } = parts;
  for (const [id, final] of judgements.led) {
    if (isFaulty(final, parts)) emit({ type: 'resource', target: id, links: [linkTo(final, 'redirect')] });
  }
  for (const [at, { url, exchange, first }] of seeds.sources.entries()) {
    const pages: PageLink[] = [];
    for (const page of seeds.urls.slice(first, seeds.sources[at + 1]?.first)) {
      const id = frontier.find(page);
      if (id !== undefined && isFaulty(id, parts)) pages.push(linkTo(id, 'sitemap'));
    }
    if (pages.length === 0) continue;
    const links = [...(planted.get(url) ?? []), ...pages];
    emitFile(targets.adoptFile(identityOf(url)), { exchange, links }, parts);
  }
}

function isFaulty(id: number, { frontier }: PlantParts): boolean {
  const verdict = frontier.verdict(id)?.verdict;
  return verdict === 'broken' || verdict === 'unverifiable';
}

const linkTo = (target: number, kind: 'redirect' | 'sitemap'): PageLink => {
  return { target, kind, line: 0, text: '', region: 'other', count: 1 };
};
