import type { Seeds } from '../sitemap/collect-seeds.ts';
import type { PageLink } from '../types/records.ts';
import { identityOf } from '../url/resolve-link.ts';
import { emitFile, type PlantParts } from './plant-listed.ts';

/** The sitemaps to name as sources, and their links that are recorded already, by the URL of the sitemap. */
interface Named {
  readonly seeds: Seeds;
  readonly planted: ReadonlyMap<string, readonly PageLink[]>;
}

/**
 * Records redirects and sitemaps as sources of the broken and unverifiable targets in them. Runs last, when all verdicts are known, because
 * few URLs of a sitemap need a record.
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
