import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { VerdictFacts } from '../types/records.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { judge } from '../verdict/judge.ts';
import { type Answered, goodAnswer, isHtml } from './answer-kind.ts';

interface OutcomesParts {
  readonly frontier: Frontier;
  readonly judgements: Judgements;
  readonly pages: { read(id: number, answered: Answered): Promise<void> };
  readonly files: { read(id: number, answered: Answered): boolean };
  readonly fragments: { readAnchors(id: number, exchange: Exchange): Promise<void> };
}

/** What becomes of a response: a document that is read, or a verdict at once. */
export class Outcomes {
  readonly #parts: OutcomesParts;

  constructor(parts: OutcomesParts) {
    this.#parts = parts;
  }

  /** Of a page of the site. */
  ofPage(id: number, exchange: Exchange): Promise<void> | undefined {
    const { pages, files } = this.#parts;
    const response = goodAnswer(exchange);
    if (response?.bodyError !== undefined) {
      const end = { kind: 'error', code: response.bodyError, message: 'The page broke off.' } as const;
      this.#judge(id, { ...exchange, end });
      return undefined;
    }
    if (response !== undefined && exchange.hops.length === 0) {
      if (isHtml(response)) return pages.read(id, { exchange, response });
      // A page links to it as well.
      if (files.read(id, { exchange, response })) return undefined;
    }
    this.#judge(id, exchange);
    return undefined;
  }

  /** Of a stylesheet or manifest of the site. */
  async ofFile(id: number, exchange: Exchange): Promise<void> {
    const response = goodAnswer(exchange);
    const isRead = response !== undefined && this.#parts.files.read(id, { exchange, response });
    if (!isRead) await this.ofLink(id, exchange);
  }

  /** Of what is only checked; the ids of its page are taken when its body was fetched for them. */
  async ofLink(id: number, exchange: Exchange, more?: Partial<VerdictFacts>): Promise<VerdictFacts> {
    const { frontier, judgements, fragments } = this.#parts;
    const facts: VerdictFacts = { ...judge(exchange, frontier.isRechecked(id)), ...more };
    await fragments.readAnchors(id, exchange);
    judgements.settle(id, facts);
    return facts;
  }

  #judge(id: number, exchange: Exchange): void {
    const { frontier, judgements } = this.#parts;
    judgements.settle(id, judge(exchange, frontier.isRechecked(id)));
  }
}
