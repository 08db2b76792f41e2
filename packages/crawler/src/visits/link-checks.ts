import type { FragmentLedger } from '../fragments/fragment-ledger.ts';
import type { Stopped } from '../requests/fetcher.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { looksLikeHtml } from './answer-kind.ts';
import type { Redirects } from './redirects.ts';
import type { TargetRequests } from './target-requests.ts';

interface LinkChecksParts {
  readonly frontier: Frontier;
  readonly fragments: Pick<FragmentLedger, 'wants'>;
  readonly requests: TargetRequests;
  readonly redirects: Redirects;
}

const leadsToHtml = (answered: Exchange | Stopped): boolean =>
  !('stopped' in answered) && answered.end.kind === 'answer' && looksLikeHtml(answered.end.response);

/** Requests targets that are judged by their status: by HEAD, or by GET where URLs or ids in the body are needed. */
export class LinkChecks {
  readonly #parts: LinkChecksParts;

  constructor(parts: LinkChecksParts) {
    this.#parts = parts;
  }

  /** Links to it name ids that nobody has seen yet. */
  wantsAnchors(id: number): boolean {
    return this.#parts.fragments.wants(id);
  }

  /** Undefined when it redirects to a target that is judged by itself, whose verdict it gets. */
  async check(id: number): Promise<Exchange | undefined> {
    const { frontier, requests, redirects } = this.#parts;
    const holdsUrls = frontier.isStylesheet(id) || frontier.isManifest(id);
    if (holdsUrls) frontier.markFetched(id);
    const wantsBody = holdsUrls || this.wantsAnchors(id);
    const first = wantsBody ? await requests.requestBody(id) : await requests.requestHead(id);
    // Whether it is HTML that a browser can do nothing with, the body shows.
    const isDoubtful = !wantsBody && frontier.useOf(id) !== undefined && leadsToHtml(first);
    const answered = isDoubtful ? await requests.requestBody(id) : first;
    if (!('stopped' in answered)) return answered;
    await redirects.leadOn(id, answered);
    return undefined;
  }
}
