import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { VerdictFacts } from '../types/records.ts';
import { brokeOff, type Exchange, isDamaged } from '../verdict/exchange.ts';
import { wrongType } from '../verdict/wrong-type.ts';
import type { AnchorReader } from './anchor-reader.ts';
import { type Answered, fileKind, goodAnswer } from './answer-kind.ts';
import type { ExternalDoubts } from './external-doubts.ts';

interface LinkOutcomesParts {
  readonly frontier: Frontier;
  readonly judgements: Judgements;
  readonly files: { read(id: number, answered: Answered): boolean };
  readonly anchors: AnchorReader;
  readonly doubts: ExternalDoubts;
}

/** Gives a verdict for the response to a link check, and reads its body if that was fetched. */
export class LinkOutcomes {
  readonly #parts: LinkOutcomesParts;

  constructor(parts: LinkOutcomesParts) {
    this.#parts = parts;
  }

  /** Takes the response for a target on the site; stylesheets and manifests are read. */
  async takeFile(id: number, exchange: Exchange): Promise<void> {
    const { frontier, files } = this.#parts;
    const response = goodAnswer(exchange);
    // Browsers refuse a stylesheet that is cut off; other bodies do not matter for the verdict.
    if (response?.bodyError !== undefined && isDamaged(response) && fileKind(id, response, frontier) !== undefined) {
      await this.#settle(id, brokeOff(exchange, response.bodyError, 'file'));
      return;
    }
    const isRead = response !== undefined && files.read(id, { exchange, response });
    if (!isRead) await this.#settle(id, exchange);
  }

  /** Takes the response for a target on another host. */
  async takeExternal(id: number, exchange: Exchange): Promise<VerdictFacts> {
    return this.#settle(id, exchange, await this.#parts.doubts.findDoubt(id, exchange));
  }

  async #settle(id: number, exchange: Exchange, doubt?: Partial<VerdictFacts>): Promise<VerdictFacts> {
    const { frontier, judgements, anchors } = this.#parts;
    const response = goodAnswer(exchange);
    const wrong = response === undefined ? undefined : wrongType(frontier.useOf(id), response);
    const facts: VerdictFacts = { ...judgements.judge(id, exchange), ...doubt, ...wrong };
    await anchors.read(id, exchange);
    judgements.settle(id, facts);
    return facts;
  }
}
