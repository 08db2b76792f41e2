import { nextRound } from '../next-round.ts';
import type { Seeds } from '../sitemap/collect-seeds.ts';
import type { ListedLink } from '../sitemap/listed-links.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { Targets } from '../targets/targets.ts';
import type { CrawlRecord, PageLink } from '../types.ts';
import { resolveLink } from '../url/resolve-link.ts';
import { judge } from '../verdict/judge.ts';

/** Links that are met between two rounds of the event loop: a few milliseconds. */
const LINKS_PER_SLICE = 1_024;

interface PlantParts {
  readonly frontier: Frontier;
  readonly targets: Targets;
  readonly judgements: Judgements;
  readonly emit: (record: CrawlRecord) => void;
}

/** What sitemaps list beside pages: each is a target, and found in the sitemap. */
export async function plantListed(files: Seeds['files'], parts: PlantParts): Promise<void> {
  const { frontier, targets, judgements, emit } = parts;
  for (const { url, exchange, links } of files) {
    const id = targets.adoptFile(resolveLink(url, url).url);
    const met: PageLink[] = [];
    for (const [taken, link] of links.entries()) {
      if (taken % LINKS_PER_SLICE === LINKS_PER_SLICE - 1) await nextRound();
      met.push(meet(link, targets));
    }
    emit({ type: 'resource', target: id, links: met });
    if (frontier.verdict(id) === undefined) judgements.settle(id, judge(exchange, true));
  }
}

const meet = ({ resolved, kind, line, count }: ListedLink, targets: Targets): PageLink => ({
  target: targets.meetListed(resolved, kind),
  kind,
  line,
  text: '',
  region: 'other',
  count,
});
