import type { Evidence } from '../evidence/evidence.ts';

/** Attempts after which a delivery is given up: the first and three retries. */
const ATTEMPTS = 4;

/** Checks that every committed change of a crawl has a delivery to each subscribed endpoint, which arrives or is given up. */
export function noLoss(evidence: Evidence): string[] {
  return [...missingEvents(evidence), ...missingDeliveries(evidence), ...unfinishedDeliveries(evidence)];
}

function* missingEvents({ crawls, events }: Evidence): Generator<string> {
  const reported = new Set(events.map(({ crawlId, type }) => `${crawlId} ${type}`));
  for (const crawl of crawls) {
    const due = [
      crawl.startedAt !== null && 'crawl.started',
      crawl.state === 'completed' && 'crawl.completed',
      crawl.state === 'failed' && 'crawl.failed',
      (crawl.brokenLinks ?? 0) > 0 && 'broken_links.found',
    ].filter((type) => type !== false);
    for (const type of due) if (!reported.has(`${crawl.id} ${type}`)) yield `crawl ${crawl.id}: no event ${type}`;
  }
}

function* missingDeliveries({ events, endpoints, deliveries }: Evidence): Generator<string> {
  const count = Map.groupBy(deliveries, ({ eventId, endpointId }) => `${eventId} ${endpointId}`);
  for (const event of events) {
    for (const endpoint of endpoints.filter(({ events: wanted }) => wanted.includes(event.type))) {
      const found = count.get(`${event.id} ${endpoint.id}`)?.length ?? 0;
      if (found !== 1) yield `event ${event.id} (${event.type}): ${found} deliveries to endpoint ${endpoint.id}`;
    }
  }
}

function* unfinishedDeliveries({ deliveries, attempts, received }: Evidence): Generator<string> {
  const made = Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
  const arrived = new Set(received.filter(({ answered }) => isSuccess(answered)).map(({ deliveryId }) => deliveryId));
  for (const { id, state, attempts: counted } of deliveries) {
    const numbers = (made.get(id) ?? []).map(({ number }) => number).sort((a, b) => a - b);
    if (numbers.length !== counted || numbers.some((number, index) => number !== index + 1)) {
      yield `delivery ${id}: ${counted} attempts counted, written are ${numbers.join(', ') || 'none'}`;
    }
    if (state === 'delivered') {
      if (!arrived.has(id)) yield `delivery ${id} is delivered, but its subscriber never said so`;
    } else if (state !== 'failed') yield `delivery ${id} ended as ${state}`;
    else if (counted !== ATTEMPTS) yield `delivery ${id} failed after ${counted} attempts`;
  }
}

export const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status < 300;
