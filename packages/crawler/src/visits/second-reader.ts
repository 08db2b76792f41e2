import type { Judgements } from '../targets/judgements.ts';
import type { AnchorReader } from './anchor-reader.ts';
import type { TargetRequests } from './target-requests.ts';
import type { VerdictCache } from './verdict-cache.ts';

interface SecondReaderParts {
  readonly cache: VerdictCache;
  readonly judgements: Judgements;
  readonly requests: Pick<TargetRequests, 'requestAgain'>;
  readonly anchors: AnchorReader;
}

/** Requests pages once more for their ids, which nobody needed at first; their verdicts stand. */
export class SecondReader {
  readonly #parts: SecondReaderParts;

  constructor(parts: SecondReaderParts) {
    this.#parts = parts;
  }

  async readAnchors(id: number): Promise<void> {
    const { cache, judgements, requests, anchors } = this.#parts;
    // The response to another crawl stood for it until now, so its verdict says that nothing was requested.
    const borrowed = cache.findBorrowed(id);
    const answered = await requests.requestAgain(id);
    if (borrowed !== undefined) judgements.settle(id, borrowed);
    if (answered !== undefined) await anchors.read(id, answered);
  }
}
