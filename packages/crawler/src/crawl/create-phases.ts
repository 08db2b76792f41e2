import type { ResumeState } from '../crawl-options.ts';
import { judgeSite } from '../findings/judge-site.ts';
import { judgeFragments, unreadForFragments } from '../fragments/judge-fragments.ts';
import type { Seeds } from '../sitemap/collect-seeds.ts';
import { findLedHome } from '../soft-404/find-led-home.ts';
import { findSoftNotFound } from '../soft-404/find-soft-not-found.ts';
import type { PageLink, UnreadSitemap } from '../types/records.ts';
import type { Knowledge } from './create-knowledge.ts';
import type { Readers } from './create-visits.ts';
import { meetOne } from './look-at-one.ts';
import { nameSources } from './name-sources.ts';
import { nameUnread } from './name-unread.ts';
import { plantSeeds } from './plant-listed.ts';
import { restore } from './restore.ts';
import type { Scheduler } from './scheduler.ts';

interface PhaseParts {
  readonly knowledge: Knowledge;
  readonly scheduler: Scheduler;
  readonly readers: Readers;
}

/** Makes the phases before and after the visits of a crawl, each with the parts that it uses. */
export function createPhases({ knowledge, scheduler, readers }: PhaseParts) {
  const { frontier, targets, queue, judgements, budget, ledger, emit } = knowledge;
  const { fragments, texts, siteFacts, suspicions } = knowledge;
  return {
    restore: (state: ResumeState) => restore(state, { frontier, targets, judgements, ledger }),
    meetOne: (one: { readonly url: string; readonly home: string }) => meetOne(one, { targets, fragments, texts }),
    plantSeeds: (seeds: Seeds) => plantSeeds(seeds, { frontier, targets, judgements, emit }),
    /**
     * Judges what can be judged only after all visits, in this order: soft 404s, fragments, quoted text, redirects to the start page.
     *
     * @param look.home the start page
     * @param look.candidates examined for a soft 404 whatever the text of their pages
     */
    judgeVisited: async (look: { readonly home: number; readonly candidates?: readonly number[] }): Promise<void> => {
      const probes = readers.createProbes(look.home);
      await findSoftNotFound(look, { suspicions, frontier, judgements, probes });
      // Requests pages whose ids are needed by links and were not read.
      for (const id of unreadForFragments({ frontier, fragments, judgements })) queue.add(id);
      const anchors = (id: number): Promise<void> => readers.anchors.readAnchors(id);
      await scheduler.drain({ page: anchors, check: anchors, external: anchors });
      judgeFragments({ frontier, fragments, judgements, emit });
      // The internal pages whose text links quote are requested; there are few.
      for (const id of texts.targets) {
        const isGood = frontier.verdict(id)?.verdict === 'ok' && frontier.isHtml(judgements.final(id));
        if (isGood && frontier.isInternal(id)) await readers.texts.read(id);
      }
      await findLedHome({ frontier, judgements, probes });
    },
    nameSources: (seeds: Seeds, planted: ReadonlyMap<string, readonly PageLink[]>): void =>
      nameSources({ seeds, planted }, { frontier, targets, judgements, emit }),
    nameUnread: (unread: readonly UnreadSitemap[]): void => nameUnread(unread, { frontier, targets, judgements, emit }),
    /** @param site.seeds URLs that sitemaps list */
    judgeSite: (site: { readonly seeds: readonly string[]; readonly startId: number }): void =>
      judgeSite(
        { ...site, truncated: budget.exceeded || frontier.turnedAway },
        { frontier, judgements, siteFacts, emit },
      ),
  };
}
