import type { Judgements } from '../targets/judgements.ts';
import { brokeOff, type Exchange, noteWall } from '../verdict/exchange.ts';
import { type Answered, goodAnswer, isHtml } from './answer-kind.ts';
import type { RedirectedPages } from './redirected-pages.ts';

interface PageOutcomesParts {
  readonly redirected: RedirectedPages;
  readonly pages: { read(id: number, answered: Answered): Promise<boolean> };
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
      if (isHtml(response)) {
        if (!(await pages.read(id, { exchange, response }))) this.#judge(id, noteWall(exchange));
        return;
      }
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
