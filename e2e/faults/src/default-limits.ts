import type { Limits } from './evidence/evidence.ts';

/** Milliseconds within which the work of dead servers must be taken up. */
const TAKEN_UP_WITHIN_MS = 90_000;

/** Connections of a server besides those of its crawls and deliveries: database, alarms, API. */
const OTHER_SOCKETS = 60;

/** Bounds of a server as the world configures it: 5 crawls of 4 requests, 50 deliveries. */
export const defaultLimits = (leaseMs: number): Limits => ({
  unownedMs: TAKEN_UP_WITHIN_MS - leaseMs,
  rssBytes: 512 * 1_048_576,
  loopDelayMs: 100,
  sockets: 5 * 4 + 50 + OTHER_SOCKETS,
});
