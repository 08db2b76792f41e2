import { finding } from '../findings/finding-table.ts';
import type { UnreadSitemap } from '../types/records.ts';
import { identityOf } from '../url/resolve-link.ts';
import type { PlantParts } from './plant-listed.ts';

/** The verdict on a robots.txt or an index that was read. */
const READ = { verdict: 'ok', reason: 'ok', method: 'GET', status: 200, redirects: [], warnings: [] } as const;

/** Records for each file that names sitemaps which of them could not be read, because the name has to be corrected in that file. */
export function nameUnread(
  unread: readonly UnreadSitemap[],
  { frontier, targets, judgements, emit }: PlantParts,
): void {
  const byNamer = new Map<string, { first: UnreadSitemap; count: number }>();
  for (const sitemap of unread) {
    const { first = sitemap, count = 0 } = byNamer.get(sitemap.namedBy) ?? {};
    byNamer.set(sitemap.namedBy, { first, count: count + 1 });
  }
  for (const [namer, { first, count }] of byNamer) {
    const id = targets.adoptFile(identityOf(namer));
    if (frontier.verdict(id) === undefined) judgements.settle(id, READ);
    const firstReason = `${first.url} ${first.why}`;
    const detail = count === 1 ? firstReason : `${count} sitemaps, the first: ${firstReason}`;
    emit({ type: 'finding', target: id, finding: finding('sitemap_unreadable', detail) });
  }
}
