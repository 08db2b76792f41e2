import type { FragmentLedger } from '../fragments/fragment-ledger.ts';
import { emitMissing } from '../fragments/judge-fragments.ts';
import type { TextFragments } from '../fragments/text-fragments.ts';
import { decodeText } from '../page/text/decode-text.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { CrawlRecord } from '../types/records.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { isHtml, wholeAnswer } from './answer-kind.ts';
import type { PageContents } from './page-contents.ts';

interface FragmentReaderParts {
  readonly contents: PageContents;
  readonly frontier: Frontier;
  readonly fragments: FragmentLedger;
  readonly texts: TextFragments;
  readonly emit: (record: CrawlRecord) => void;
}

/** Reads documents for nothing but what links to parts of them need. */
export class FragmentReader {
  readonly #parts: FragmentReaderParts;

  constructor(parts: FragmentReaderParts) {
    this.#parts = parts;
  }

  /** The ids of a page that is not the site's own to crawl, or was only checked. */
  async readAnchors(id: number, exchange: Exchange): Promise<void> {
    const response = wholeAnswer(exchange);
    if (response === undefined || response.body.byteLength === 0 || !isHtml(response)) return;
    this.#parts.fragments.learn(id, await this.#parts.contents.anchors(response));
  }

  /** The text of a page that links quote. */
  readText(id: number, exchange: Exchange): void {
    const response = wholeAnswer(exchange);
    if (response === undefined || !isHtml(response)) return;
    const { frontier, texts, emit } = this.#parts;
    const missing = texts.learn(id, decodeText(response.body, response.headers['content-type']));
    emitMissing(id, missing, { frontier, emit, detail: 'The page does not hold this text.' });
  }
}
