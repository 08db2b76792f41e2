export { getRecheck } from './get-recheck.ts';
export { presentRecheck } from './present-recheck.ts';
export { pruneRechecks } from './prune-rechecks.ts';
export { recheckQueue } from './queue/recheck-queue.ts';
export { runRecheck } from './queue/run-recheck.ts';
export { deleteRechecksOfDomain, endRechecksOfAccount, endRechecksOfDomain } from './removal-store.ts';
export { assertMayRecheck, queueRecheck, requestRecheck } from './request-recheck.ts';
