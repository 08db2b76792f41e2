import type { Outbound, OutboundRequest } from '@linkvitals/outbound';
import type { CrawlClock } from '../crawl-options.ts';

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
}

/** A network with its clock: no time passes while a request is on its way to the server. */
export interface Lockstep {
  readonly clock: CrawlClock;
  readonly outbound: Outbound;
  /** Notes that the server has received the request, and returns the time, ms. */
  arrived(url: string): number;
}

/**
 * Makes the times that a server sees exact: they are the times at which the requests left. As soon as nothing is in flight and all wait,
 * the clock moves to the end of the shortest wait. Waits of a day and more end only by abort.
 */
export function lockstep(inner: Outbound): Lockstep {
  const underWay: string[] = [];
  const sleepers = new Set<Sleeper>();
  let now = 0;
  let moving = false;

  const leave = (url: string): void => {
    const at = underWay.indexOf(url);
    if (at !== -1) underWay.splice(at, 1);
  };

  async function move(): Promise<void> {
    if (moving) return;
    moving = true;
    while (sleepers.size > 0) {
      // Code that was woken, or has a response, can send requests before the time moves.
      for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
      if (underWay.length > 0) continue;
      const [next] = [...sleepers].sort((a, b) => a.until - b.until);
      if (next === undefined) break;
      sleepers.delete(next);
      now = Math.max(now, next.until);
      next.wake();
    }
    moving = false;
  }

  const clock: CrawlClock = {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const sleeper = { until: now + ms, wake: resolve };
        signal?.addEventListener('abort', () => {
          sleepers.delete(sleeper);
          reject(signal.reason);
        });
        if (ms >= 86_400_000) return;
        sleepers.add(sleeper);
        void move();
      }),
  };
  return {
    clock,
    outbound: {
      ...inner,
      request: (request: OutboundRequest) => {
        underWay.push(request.url);
        return inner.request(request).finally(() => leave(request.url));
      },
    },
    arrived: (url) => {
      leave(url);
      return now;
    },
  };
}
