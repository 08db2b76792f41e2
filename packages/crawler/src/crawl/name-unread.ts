import { finding } from '../findings/finding-table.ts';
import type { UnreadSitemap } from '../types/records.ts';
import { identityOf } from '../url/resolve-link.ts';
import type { PlantParts } from './plant-listed.ts';

/** What is said of a robots.txt or an index that was read. */
const READ = { verdict: 'ok', reason: 'ok', method: 'GET', redirects: [], warnings: [] } as const;

/** Says of each file that names sitemaps which of them could not be read: it is there that the name can be mended. */
export function nameUnread(
  unread: readonly UnreadSitemap[],
  { frontier, targets, judgements, emit }: PlantParts,
): void {
  for (const [namer, sitemaps] of Map.groupBy(unread, ({ namedBy }) => namedBy)) {
    const [first] = sitemaps;
    if (first === undefined) continue;
    const id = targets.adoptFile(identityOf(namer));
    if (frontier.verdict(id) === undefined) judgements.settle(id, READ);
    const said = `${first.url} ${first.why}`;
    const detail = sitemaps.length === 1 ? said : `${sitemaps.length} sitemaps, the first: ${said}`;
    emit({ type: 'finding', target: id, finding: finding('sitemap_unreadable', detail) });
  }
}
