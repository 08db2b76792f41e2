import type { FragmentLedger } from '../fragments/fragment-ledger.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { isHtml, wholeAnswer } from './answer-kind.ts';
import type { PageContents } from './page-contents.ts';

/** Reads the ids of pages that are not the site's own to crawl, or were only checked. */
export class AnchorReader {
  readonly #contents: PageContents;
  readonly #fragments: Pick<FragmentLedger, 'learn'>;

  constructor(contents: PageContents, fragments: Pick<FragmentLedger, 'learn'>) {
    this.#contents = contents;
    this.#fragments = fragments;
  }

  async read(id: number, exchange: Exchange): Promise<void> {
    const response = wholeAnswer(exchange);
    if (response === undefined || response.body.byteLength === 0 || !isHtml(response)) return;
    this.#fragments.learn(id, await this.#contents.readAnchors(response));
  }
}
