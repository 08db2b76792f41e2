import type { CrawlOptions } from '../crawl-options.ts';
import type { FragmentLedger } from '../fragments/fragment-ledger.ts';
import type { BodyRoom } from '../requests/body-room.ts';
import type { Stopped } from '../requests/fetcher.ts';
import { LargeBody } from '../requests/large-body.ts';
import type { Frontier } from '../targets/frontier.ts';
import { mayBeBotWall } from '../verdict/bot-wall.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { looksLikeHtml } from './answer-kind.ts';
import type { Redirects } from './redirects.ts';
import type { TargetRequests } from './target-requests.ts';

interface LinkChecksParts {
  readonly frontier: Frontier;
  readonly fragments: Pick<FragmentLedger, 'wants'>;
  readonly requests: TargetRequests;
  readonly redirects: Redirects;
  readonly bodyRoom: BodyRoom;
  readonly onNote?: CrawlOptions['onNote'];
}

/** Requests targets that are judged by their status: by HEAD, or by GET if the body is needed. */
export class LinkChecks {
  readonly #parts: LinkChecksParts;

  constructor(parts: LinkChecksParts) {
    this.#parts = parts;
  }

  /** Links to the target name ids that were not read yet. */
  wantsAnchors(id: number): boolean {
    return this.#parts.fragments.wants(id);
  }

  /** A place for the body, if the body is needed. The caller releases it. */
  bodyFor(id: number): LargeBody | undefined {
    const { frontier, bodyRoom } = this.#parts;
    const holdsUrls = frontier.isStylesheet(id) || frontier.isManifest(id);
    if (holdsUrls) frontier.markFetched(id);
    return holdsUrls || this.wantsAnchors(id) ? new LargeBody(bodyRoom) : undefined;
  }

  /** Requests a target. Undefined when it redirects to another target, whose verdict it gets. */
  async check(id: number, body: LargeBody | undefined): Promise<Exchange | undefined> {
    const { frontier, requests, redirects, onNote } = this.#parts;
    const first = body === undefined ? await requests.requestHead(id) : await requests.requestBody(id, body);
    const needsBeginning = body === undefined && this.#needsBeginning(id, first);
    if (needsBeginning) onNote?.({ url: frontier.url(id), why: 'head_of_page' });
    const answered = needsBeginning ? await requests.requestBeginning(id) : first;
    if (!('stopped' in answered)) return answered;
    await redirects.leadOn(id, answered);
    return undefined;
  }

  /**
   * Only GET can decide, because HEAD returned HTML, or no type: the target may be a wall, or a page that a browser cannot use as what it
   * is linked as. Some servers give this response to every HEAD, so for files that pages load from their own site GET counts.
   */
  #needsBeginning(id: number, answered: Exchange | Stopped): boolean {
    if ('stopped' in answered || answered.method !== 'HEAD' || answered.end.kind !== 'answer') return false;
    const { response } = answered.end;
    if (!looksLikeHtml(response)) return false;
    const { frontier } = this.#parts;
    const isLoaded = frontier.useOf(id) !== undefined || (frontier.isInternal(id) && !frontier.isNavigational(id));
    return isLoaded || mayBeBotWall(response);
  }
}
