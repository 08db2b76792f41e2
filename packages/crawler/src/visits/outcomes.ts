import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { VerdictFacts } from '../types/records.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { judge } from '../verdict/judge.ts';
import { type Answered, fileKind, goodAnswer, isHtml, wholeAnswer } from './answer-kind.ts';
import type { DocumentReader } from './document-reader.ts';

interface OutcomesParts {
  readonly frontier: Frontier;
  readonly judgements: Judgements;
  readonly reader: DocumentReader;
}

/** What becomes of a response: a document that is read, or a verdict at once. */
export class Outcomes {
  readonly #frontier: Frontier;
  readonly #judgements: Judgements;
  readonly #reader: DocumentReader;

  constructor({ frontier, judgements, reader }: OutcomesParts) {
    this.#frontier = frontier;
    this.#judgements = judgements;
    this.#reader = reader;
  }

  /** Of a page of the site. */
  ofPage(id: number, exchange: Exchange): Promise<void> | undefined {
    const response = goodAnswer(exchange);
    if (response?.bodyError !== undefined) {
      const end = { kind: 'error', code: response.bodyError, message: 'The page broke off.' } as const;
      this.#judge(id, { ...exchange, end });
      return undefined;
    }
    if (response !== undefined && exchange.hops.length === 0) {
      if (isHtml(response)) return this.#reader.page(id, { exchange, response });
      // A page links to it as well.
      if (this.#readFile(id, { exchange, response })) return undefined;
    }
    this.#judge(id, exchange);
    return undefined;
  }

  /** Of a stylesheet or manifest of the site. */
  async ofFile(id: number, exchange: Exchange): Promise<void> {
    const response = goodAnswer(exchange);
    if (response === undefined || !this.#readFile(id, { exchange, response })) await this.ofLink(id, exchange);
  }

  /** Of what is only checked; the ids of its page are taken when its body was fetched for them. */
  async ofLink(id: number, exchange: Exchange, more?: Partial<VerdictFacts>): Promise<VerdictFacts> {
    const facts: VerdictFacts = { ...judge(exchange, this.#frontier.isRechecked(id)), ...more };
    await this.learnAnchors(id, exchange);
    this.#judgements.settle(id, facts);
    return facts;
  }

  async learnAnchors(id: number, exchange: Exchange): Promise<void> {
    const response = wholeAnswer(exchange);
    if (response === undefined || response.body.byteLength === 0) return;
    if (isHtml(response)) await this.#reader.anchors(id, response);
  }

  learnTexts(id: number, exchange: Exchange): void {
    const response = wholeAnswer(exchange);
    if (response !== undefined && isHtml(response)) this.#reader.texts(id, response);
  }

  #judge(id: number, exchange: Exchange): void {
    this.#judgements.settle(id, judge(exchange, this.#frontier.isRechecked(id)));
  }

  /** False when it is none of the kinds that it is linked as. */
  #readFile(id: number, answered: Answered): boolean {
    const kind = fileKind(id, answered.response, this.#frontier);
    if (kind === 'stylesheet') this.#reader.stylesheet(id, answered);
    if (kind === 'manifest') this.#reader.manifest(id, answered);
    return kind !== undefined;
  }
}
