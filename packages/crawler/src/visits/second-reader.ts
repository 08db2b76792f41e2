import type { BodyRoom } from '../requests/body-room.ts';
import { LargeBody } from '../requests/large-body.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { AnchorReader } from './anchor-reader.ts';
import type { TargetRequests } from './target-requests.ts';
import type { VerdictCache } from './verdict-cache.ts';

interface SecondReaderParts {
  readonly cache: VerdictCache;
  readonly judgements: Judgements;
  readonly requests: Pick<TargetRequests, 'requestAgain'>;
  readonly anchors: AnchorReader;
  readonly bodyRoom: BodyRoom;
}

/** Requests pages once more for their ids, which were not needed at first; their verdicts stand. */
export class SecondReader {
  readonly #parts: SecondReaderParts;

  constructor(parts: SecondReaderParts) {
    this.#parts = parts;
  }

  async readAnchors(id: number): Promise<void> {
    const { cache, judgements, requests, anchors, bodyRoom } = this.#parts;
    // Its verdict came from another crawl with `requested: false`. Now a request is sent, so the verdict is emitted again.
    const borrowed = cache.findBorrowed(id);
    const body = new LargeBody(bodyRoom);
    try {
      const answered = await requests.requestAgain(id, body);
      if (borrowed !== undefined) judgements.settle(id, borrowed);
      if (answered !== undefined) await anchors.read(id, answered);
    } finally {
      body.release();
    }
  }
}
