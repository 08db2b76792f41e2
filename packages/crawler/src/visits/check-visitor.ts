import type { FragmentLedger } from '../fragments/fragment-ledger.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Outcomes } from './outcomes.ts';
import type { Redirects } from './redirects.ts';
import type { RobotsGate } from './robots-gate.ts';
import type { TargetRequests } from './target-requests.ts';

interface CheckVisitorParts {
  readonly frontier: Frontier;
  readonly fragments: FragmentLedger;
  readonly gate: RobotsGate;
  readonly requests: TargetRequests;
  readonly redirects: Redirects;
  readonly outcomes: Outcomes;
}

/** Visits what is on the site and no page of it: images, scripts, files, pages that are too deep to be read. */
export class CheckVisitor {
  readonly #parts: CheckVisitorParts;

  constructor(parts: CheckVisitorParts) {
    this.#parts = parts;
  }

  async visit(id: number): Promise<void> {
    const { frontier, fragments, gate, requests, redirects, outcomes } = this.#parts;
    const mayFetch = gate.mayFetch(id);
    if (!(mayFetch === true || (await mayFetch))) return;
    const holdsUrls = frontier.isStylesheet(id) || frontier.isManifest(id);
    if (holdsUrls) frontier.fetching(id);
    const wantsBody = holdsUrls || fragments.wants(id);
    const answered = wantsBody ? await requests.body(id) : await requests.head(id);
    if ('stopped' in answered) await redirects.leadOn(id, answered);
    else await outcomes.ofFile(id, answered);
  }
}
