import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { Targets } from '../targets/targets.ts';
import { identityOf } from '../url/resolve-link.ts';
import type { Scope } from '../url/scope.ts';
import { type Exchange, stoppedBefore } from '../verdict/exchange.ts';
import { wholeAnswer } from './answer-kind.ts';

interface RedirectedPagesParts {
  readonly frontier: Frontier;
  readonly targets: Targets;
  readonly judgements: Judgements;
  readonly scope: Pick<Scope, 'isInternal'>;
}

/** Decides which target the response at the end of redirects belongs to, and adds a target for a new page of the site. */
export class RedirectedPages {
  readonly #parts: RedirectedPagesParts;

  constructor(parts: RedirectedPagesParts) {
    this.#parts = parts;
  }

  /**
   * @returns the target of the response, and the exchange as it is judged for that target; undefined: the target was known before, and gets
   * a verdict of its own
   */
  endAt(id: number, exchange: Exchange): { id: number; exchange: Exchange } | undefined {
    if (exchange.hops.length === 0 || stoppedBefore(exchange)) return { id, exchange };
    const { frontier, targets, judgements, scope } = this.#parts;
    if (!scope.isInternal(exchange.url)) return { id, exchange };
    const url = identityOf(exchange.url);
    // The end failed and nothing links to it: the redirecting URL is broken, and the end becomes no target.
    if (wholeAnswer(exchange) === undefined && frontier.find(url) === undefined) return { id, exchange };
    // The redirect leads to a new page: the response is that of the new page.
    const final = targets.adopt(url, frontier.depth(id), targets.sourceOf(id));
    const own = { id: final.id, exchange: { ...exchange, hops: [] } };
    if (final.id === id) return own;
    judgements.alias(id, final.id, exchange);
    if (!final.isNew) return undefined;
    if (exchange.sent) frontier.markRequested(final.id);
    return own;
  }
}
