import type { FragmentLedger } from '../fragments/fragment-ledger.ts';
import { isWallPage } from '../page/wall-page.ts';
import type { UrlRules } from '../url/url-rules.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { isHtml, wholeAnswer } from './answer-kind.ts';
import type { PageContents } from './page-contents.ts';

interface AnchorReaderParts {
  readonly contents: PageContents;
  readonly fragments: Pick<FragmentLedger, 'learn'>;
  readonly urls: Pick<UrlRules, 'isInternal'>;
}

/** Reads the ids of pages that are not read as pages of the site: external ones, and those that were only checked. */
export class AnchorReader {
  readonly #parts: AnchorReaderParts;

  constructor(parts: AnchorReaderParts) {
    this.#parts = parts;
  }

  async read(id: number, exchange: Exchange): Promise<void> {
    const response = wholeAnswer(exchange);
    if (response === undefined || response.body.byteLength === 0 || !isHtml(response) || isWallPage(response)) return;
    const { contents, fragments, urls } = this.#parts;
    const isOwn = urls.isInternal(exchange.url);
    fragments.learn(id, await (isOwn ? contents.readAnchors(response) : contents.readExternalAnchors(response)));
  }
}
