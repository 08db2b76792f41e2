import type { Evidence } from '../evidence/evidence.ts';

/** Checks that no work stays with dead servers: due work gets a lease soon, and no lease is left at the end. */
export function noZombie({ unowned, limits, crawls, deliveries }: Evidence): string[] {
  return [
    ...unowned
      .filter(({ ms }) => ms > limits.unownedMs)
      .map(({ what, id, ms }) => `${what} ${id} was due and nobody had it for ${Math.round(ms / 1000)} s`),
    ...crawls
      .filter(({ state }) => state === 'queued' || state === 'running')
      .map(({ id }) => `crawl ${id} never ended`),
    ...deliveries.filter(({ isLeased }) => isLeased).map(({ id }) => `delivery ${id} is still in somebody's hands`),
  ];
}
