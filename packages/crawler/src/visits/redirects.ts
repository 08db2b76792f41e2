import type { Stopped } from '../requests/fetcher.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { Targets } from '../targets/targets.ts';
import { identityOf } from '../url/resolve-link.ts';
import type { TargetRequests } from './target-requests.ts';

interface RedirectsParts {
  readonly frontier: Frontier;
  readonly targets: Targets;
  readonly judgements: Judgements;
  readonly requests: Pick<TargetRequests, 'requestLoop'>;
}

/** Connects targets that redirect with the target that they lead to, whose verdict they get. */
export class Redirects {
  readonly #parts: RedirectsParts;

  constructor(parts: RedirectsParts) {
    this.#parts = parts;
  }

  /** Notes that the redirect leads to a target that has, or gets, a verdict of its own. */
  async leadOn(id: number, stopped: Stopped): Promise<void> {
    const { location, setsCookies } = stopped;
    const { frontier, targets, judgements, requests } = this.#parts;
    const kind = frontier.isNavigational(id) ? 'redirect' : 'link';
    const link = { kind: 'http', url: identityOf(location) } as const;
    const final = targets.meet(link, kind, frontier.depth(id), targets.sourceOf(id));
    const isLoop = setsCookies && judgements.closesLoop(id, final);
    const answered = isLoop ? await requests.requestLoop(id) : stopped;
    if ('stopped' in answered) judgements.alias(id, final, answered);
    else judgements.settle(id, judgements.judge(id, answered));
  }
}
