import { emitParts, READ_IN_PART, TEXT_MISSING } from '../fragments/judge-fragments.ts';
import type { TextFragments } from '../fragments/text-fragments.ts';
import { decodeText } from '../page/text/decode-text.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { CrawlRecord } from '../types/records.ts';
import { isHtml, wholeAnswer } from './answer-kind.ts';
import type { TargetRequests } from './target-requests.ts';

interface TextReaderParts {
  readonly requests: Pick<TargetRequests, 'requestText'>;
  readonly texts: TextFragments;
  readonly frontier: Frontier;
  readonly emit: (record: CrawlRecord) => void;
}

/** Requests own pages once more for the texts that links to them quote; their verdicts stand. */
export class TextReader {
  readonly #parts: TextReaderParts;

  constructor(parts: TextReaderParts) {
    this.#parts = parts;
  }

  async read(id: number): Promise<void> {
    const { requests, texts, frontier, emit } = this.#parts;
    const answered = await requests.requestText(id);
    const response = answered && wholeAnswer(answered);
    if (response === undefined || !isHtml(response)) return;
    const open = texts.learn(id, decodeText(response.body, response.headers['content-type']));
    emitParts(id, open, { frontier, emit, judgement: response.bodyTruncated ? READ_IN_PART : TEXT_MISSING });
  }
}
