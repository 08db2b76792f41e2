import type { Evidence } from '../evidence/evidence.ts';

/** Checks that nobody is notified of an event that did not happen: sent bodies equal stored ones, and stored ones are true. */
export function noPhantom({ events, deliveries, received, crawls }: Evidence): string[] {
  const found: string[] = [];
  const eventOf = new Map(events.map((event) => [event.id, event]));
  const deliveryOf = new Map(deliveries.map((delivery) => [delivery.id, delivery]));
  for (const delivery of deliveries) {
    if (!eventOf.has(delivery.eventId)) found.push(`delivery ${delivery.id} is of no event`);
  }
  for (const request of received) {
    const delivery = deliveryOf.get(request.deliveryId);
    const event = delivery && eventOf.get(delivery.eventId);
    if (event === undefined) found.push(`a request came for delivery ${request.deliveryId}, which is not there`);
    else if (event.body !== request.body || event.type !== request.event) {
      found.push(`a request for delivery ${request.deliveryId} had another body than event ${event.id}`);
    }
  }
  const stateOf = new Map(crawls.map(({ id, state }) => [id, state]));
  for (const { id, type, crawlId } of events) {
    if (crawlId === null) continue;
    const state = stateOf.get(crawlId);
    const expected = { 'crawl.completed': 'completed', 'broken_links.found': 'completed', 'crawl.failed': 'failed' };
    const needed = expected[type as keyof typeof expected] ?? state;
    if (state === undefined || state !== needed)
      found.push(`event ${id} says ${type}, the crawl is ${state ?? 'gone'}`);
  }
  return found;
}
