export { deliveryQueue } from './delivery-queue.ts';
export { brokenLinksFound, crawlCompleted, crawlFailed, crawlStarted, testEvent } from './event-bodies.ts';
export { type NewDelivery, recordEvent } from './record-event.ts';
export { deleteEventsOfDomain } from './removal-store.ts';
export { severityOf } from './severity.ts';
export { wakeDeliveries } from './wake-deliveries.ts';
