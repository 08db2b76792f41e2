import type { Limits } from './evidence/evidence.ts';

/** Work of the dead is taken up within this, ms. */
const TAKEN_UP_WITHIN_MS = 90_000;

/** Connections that a server may have open beside those of its crawls and deliveries: database, alarms, API. */
const OTHER_SOCKETS = 60;

/** Bounds of a server as the world configures it: 5 crawls of 4 requests, 50 deliveries. */
export const defaultLimits = (leaseMs: number): Limits => ({
  unownedMs: TAKEN_UP_WITHIN_MS - leaseMs,
  rssBytes: 512 * 1_048_576,
  loopDelayMs: 100,
  sockets: 5 * 4 + 50 + OTHER_SOCKETS,
});
