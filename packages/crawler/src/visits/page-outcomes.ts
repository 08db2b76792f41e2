import type { Judgements } from '../targets/judgements.ts';
import { brokeOff, type Exchange } from '../verdict/exchange.ts';
import { isWallPage } from '../verdict/wall-page.ts';
import { type Answered, goodAnswer, isHtml } from './answer-kind.ts';
import type { RedirectedPages } from './redirected-pages.ts';

interface PageOutcomesParts {
  readonly redirected: RedirectedPages;
  readonly pages: { read(id: number, answered: Answered): Promise<void> };
  readonly files: { read(id: number, answered: Answered): boolean };
  readonly judgements: Judgements;
}

/** Takes the response to the request for a page: has it read, or gives a verdict at once. */
export class PageOutcomes {
  readonly #parts: PageOutcomesParts;

  constructor(parts: PageOutcomesParts) {
    this.#parts = parts;
  }

  async take(id: number, exchange: Exchange): Promise<void> {
    const end = this.#parts.redirected.endAt(id, exchange);
    if (end !== undefined) await this.#takeEnd(end.id, end.exchange);
  }

  async #takeEnd(id: number, exchange: Exchange): Promise<void> {
    const { pages, files } = this.#parts;
    const response = goodAnswer(exchange);
    if (response?.bodyError !== undefined) return this.#judge(id, brokeOff(exchange, response.bodyError, 'page'));
    if (response !== undefined && exchange.hops.length === 0) {
      if (isHtml(response) && !isWallPage(response)) return pages.read(id, { exchange, response });
      // A stylesheet or manifest to which a page also links as a page.
      if (files.read(id, { exchange, response })) return;
    }
    this.#judge(id, exchange);
  }

  #judge(id: number, exchange: Exchange): void {
    const { judgements } = this.#parts;
    judgements.settle(id, judgements.judge(id, exchange));
  }
}
