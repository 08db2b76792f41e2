import type { BodyRoom } from '../requests/body-room.ts';
import { LargeBody } from '../requests/large-body.ts';
import type { PageOutcomes } from './page-outcomes.ts';
import type { Redirects } from './redirects.ts';
import type { TargetRequests } from './target-requests.ts';

interface PageVisitorParts {
  readonly requests: Pick<TargetRequests, 'requestPage'>;
  readonly redirects: Redirects;
  readonly outcomes: PageOutcomes;
  readonly bodyRoom: BodyRoom;
}

/** Visits pages of the site: requests them by GET and reads HTML. */
export class PageVisitor {
  readonly #parts: PageVisitorParts;

  constructor(parts: PageVisitorParts) {
    this.#parts = parts;
  }

  async visit(id: number): Promise<void> {
    const { requests, redirects, outcomes, bodyRoom } = this.#parts;
    const body = new LargeBody(bodyRoom);
    try {
      const answered = await requests.requestPage(id, body);
      if ('stopped' in answered) await redirects.leadOn(id, answered);
      else await outcomes.take(id, answered);
    } finally {
      body.release();
    }
  }
}
