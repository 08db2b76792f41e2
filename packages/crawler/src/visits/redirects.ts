import type { Stopped } from '../requests/fetcher.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { Targets } from '../targets/targets.ts';
import { identityOf } from '../url/resolve-link.ts';
import type { Scope } from '../url/scope.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { judge } from '../verdict/judge.ts';
import { wholeAnswer } from './answer-kind.ts';
import type { TargetRequests } from './target-requests.ts';

interface RedirectsParts {
  readonly frontier: Frontier;
  readonly targets: Targets;
  readonly judgements: Judgements;
  readonly requests: TargetRequests;
  readonly scope: Scope;
}

/** Targets that redirect to another one, whose verdict is theirs. */
export class Redirects {
  readonly #parts: RedirectsParts;

  constructor(parts: RedirectsParts) {
    this.#parts = parts;
  }

  /** The redirect leads to a target that has, or gets, a verdict of its own. */
  async leadOn(id: number, stopped: Stopped): Promise<void> {
    const { location, setsCookies } = stopped;
    const { frontier, targets, judgements, requests } = this.#parts;
    const kind = frontier.isNavigational(id) ? 'redirect' : 'link';
    const final = targets.meet({ kind: 'http', url: identityOf(location) }, kind, frontier.depth(id));
    const isLoop = setsCookies && judgements.closesLoop(id, final);
    const answered = isLoop ? await requests.loop(id) : stopped;
    if ('stopped' in answered) judgements.alias(id, final, { hops: answered.hops, method: 'GET' });
    else judgements.settle(id, judge(answered, frontier.isRechecked(id)));
  }

  /**
   * Redirects led to a page that answered already, maybe to one of the site.
   * @returns the target that the answer is of, and the answer as it is judged for it; undefined: it was met before, and is
   *   judged by itself
   */
  endAt(id: number, exchange: Exchange): { id: number; exchange: Exchange } | undefined {
    const { frontier, targets, judgements, scope } = this.#parts;
    if (!scope.isInternal(exchange.url)) return { id, exchange };
    const url = identityOf(exchange.url);
    // A failed end without links of its own is one broken link: that to the redirect.
    if (wholeAnswer(exchange) === undefined && frontier.find(url) === undefined) return { id, exchange };
    // Redirected to a new page: the response is that page's own.
    const final = targets.adopt(url, frontier.depth(id));
    const own = { id: final.id, exchange: { ...exchange, hops: [] } };
    if (final.id === id) return own;
    judgements.alias(id, final.id, exchange);
    if (!final.isNew) return undefined;
    if (exchange.sent) frontier.requested(final.id);
    return own;
  }
}
