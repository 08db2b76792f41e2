export { attemptDelivery } from './attempt-delivery.ts';
export { type DeliveryBacklog, deliveryBacklog } from './backlog-store.ts';
export { dueDeliveries } from './due-deliveries.ts';
export { endDeliveries } from './end-deliveries.ts';
export { getDelivery } from './get-delivery.ts';
export { listDeliveries } from './list-deliveries.ts';
export { pruneDeliveries } from './prune-deliveries.ts';
export { releaseDeadLeases } from './release-dead-leases.ts';
export { sendTest } from './send-test.ts';
