import { nextRound } from '../next-round.ts';
import type { Seeds } from '../sitemap/collect-seeds.ts';
import type { ListedLink } from '../sitemap/listed-links.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { Targets } from '../targets/targets.ts';
import type { CrawlRecord, PageLink } from '../types/records.ts';
import { identityOf } from '../url/resolve-link.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { judgeFinally } from '../verdict/judge.ts';

/** Pages, and other links, that are added between two rounds of the event loop: a few milliseconds. */
const SEEDS_PER_SLICE = 1_024;
const LINKS_PER_SLICE = 1_024;

export interface PlantParts {
  readonly frontier: Frontier;
  readonly targets: Targets;
  readonly judgements: Judgements;
  readonly emit: (record: CrawlRecord) => void;
}

/**
 * Makes targets of the URLs in sitemaps. Pages that are only in a sitemap get depth 1; targets that are known already keep their depth.
 *
 * @returns the links of each sitemap that has links to other things than pages, by its URL
 */
export async function plantSeeds(seeds: Seeds, parts: PlantParts): Promise<Map<string, readonly PageLink[]>> {
  for (const [planted, url] of seeds.urls.entries()) {
    if (planted % SEEDS_PER_SLICE === SEEDS_PER_SLICE - 1) await nextRound();
    parts.targets.meetListed({ kind: 'http', url }, 'sitemap');
  }
  return plantListed(seeds.files, parts);
}

/** Makes targets of the other links of sitemaps, such as images, and records the sitemap as their source. */
async function plantListed(files: Seeds['files'], parts: PlantParts): Promise<Map<string, readonly PageLink[]>> {
  const planted = new Map<string, readonly PageLink[]>();
  for (const { url, exchange, links } of files) {
    const id = parts.targets.adoptFile(identityOf(url));
    const pageLinks: PageLink[] = [];
    for (const [taken, link] of links.entries()) {
      if (taken % LINKS_PER_SLICE === LINKS_PER_SLICE - 1) await nextRound();
      const target = parts.targets.meetListed(link.resolved, link.kind);
      if (target !== undefined) pageLinks.push(linkTo(target, link));
    }
    planted.set(url, pageLinks);
    emitFile(id, { exchange, links: pageLinks }, parts);
  }
  return planted;
}

/** Records a sitemap as a target, with its links. */
export function emitFile(
  id: number,
  { exchange, links }: { exchange: Exchange; links: readonly PageLink[] },
  { frontier, judgements, emit }: PlantParts,
): void {
  emit({ type: 'resource', target: id, links });
  if (frontier.verdict(id) === undefined) judgements.settle(id, judgeFinally(exchange));
}

const linkTo = (target: number, { kind, line, count }: ListedLink): PageLink => ({
  target,
  kind,
  line,
  text: '',
  region: 'other',
  count,
});
