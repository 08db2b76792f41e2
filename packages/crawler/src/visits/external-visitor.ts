import type { CrawlOptions } from '../crawl-options.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { LinkChecks } from './link-checks.ts';
import type { LinkOutcomes } from './link-outcomes.ts';
import type { VerdictCache } from './verdict-cache.ts';

interface ExternalVisitorParts {
  readonly frontier: Frontier;
  readonly cache: VerdictCache;
  readonly judgements: Judgements;
  readonly checks: LinkChecks;
  readonly outcomes: LinkOutcomes;
  readonly onNote?: CrawlOptions['onNote'];
}

/** Visits targets on other hosts, unless a recent crawl has. */
export class ExternalVisitor {
  readonly #parts: ExternalVisitorParts;

  constructor(parts: ExternalVisitorParts) {
    this.#parts = parts;
  }

  async visit(id: number): Promise<void> {
    const { frontier, cache, judgements, checks, outcomes, onNote } = this.#parts;
    const cached = checks.wantsAnchors(id) ? undefined : cache.find(id);
    if (cached !== undefined) {
      onNote?.({ url: frontier.url(id), why: 'cached', reason: cached.reason });
      return judgements.settle(id, cached);
    }
    const body = checks.bodyFor(id);
    try {
      const answered = await checks.check(id, body);
      if (answered === undefined) return;
      const facts = await outcomes.takeExternal(id, answered);
      // The same URL may be right if a page links to it in another way.
      if (facts.reason !== 'wrong_type' && !facts.warnings.includes('wrong_image_type')) cache.remember(id, facts);
    } finally {
      body?.release();
    }
  }
}
