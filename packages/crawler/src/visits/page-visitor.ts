import type { BodyRoom } from '../requests/body-room.ts';
import { LargeBody } from '../requests/large-body.ts';
import { type Exchange, stoppedBefore } from '../verdict/exchange.ts';
import type { Outcomes } from './outcomes.ts';
import type { Redirects } from './redirects.ts';
import type { RobotsGate } from './robots-gate.ts';
import type { TargetRequests } from './target-requests.ts';

interface PageVisitorParts {
  readonly gate: RobotsGate;
  readonly requests: TargetRequests;
  readonly redirects: Redirects;
  readonly outcomes: Outcomes;
  readonly bodyRoom: BodyRoom;
}

/** Visits pages of the site: GET, read when it is HTML. */
export class PageVisitor {
  readonly #parts: PageVisitorParts;

  constructor(parts: PageVisitorParts) {
    this.#parts = parts;
  }

  async visit(id: number): Promise<void> {
    const { gate, requests, redirects, bodyRoom } = this.#parts;
    const mayFetch = gate.mayFetch(id);
    if (!(mayFetch === true || (await mayFetch))) return;
    const body = new LargeBody(bodyRoom);
    try {
      const answered = await requests.page(id, body);
      if ('stopped' in answered) await redirects.leadOn(id, answered);
      else await this.#take(id, answered);
    } finally {
      body.release();
    }
  }

  #take(id: number, answered: Exchange): Promise<void> | undefined {
    const { redirects, outcomes } = this.#parts;
    const isDirect = answered.hops.length === 0 || stoppedBefore(answered);
    const end = isDirect ? { id, exchange: answered } : redirects.endAt(id, answered);
    return end && outcomes.ofPage(end.id, end.exchange);
  }
}
