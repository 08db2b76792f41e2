import type { Target, TargetKind } from './site-targets.ts';

/** Counts of the requests to a fixture site. */
export interface SiteStats {
  /** Requests to both hosts, including robots.txt and the like. */
  readonly requests: number;
  readonly head: number;
  /** Requests for URLs that the site does not have: the client takes something for a link that is none. */
  readonly unknownUrls: number;
  /** Requests beyond the first for the same URL. */
  readonly repeats: number;
  /** Different URLs requested, by kind. */
  readonly unique: Readonly<Partial<Record<TargetKind, number>>>;
  /** Requests for each URL of the site, by kind and number: `page 17`. */
  readonly byTarget: Readonly<Record<string, number>>;
  readonly peakInFlight: number;
  /** Bytes of the bodies that were sent. */
  readonly bytes: number;
}

export interface SiteStatsRecorder {
  started(method: string, target: Target | undefined): void;
  ended(): void;
  unknown(): void;
  sent(bytes: number): void;
  read(): SiteStats;
  reset(): void;
}

export function createSiteStats(): SiteStatsRecorder {
  const fresh = () => ({ requests: 0, head: 0, unknownUrls: 0, peakInFlight: 0, bytes: 0 });
  let counters = fresh();
  let inFlight = 0;
  const hits = new Map<string, { kind: TargetKind; count: number }>();

  return {
    started(method, target) {
      counters.requests++;
      if (method === 'HEAD') counters.head++;
      counters.peakInFlight = Math.max(counters.peakInFlight, ++inFlight);
      if (!target) return;
      const key = `${target.kind} ${target.n}`;
      hits.set(key, { kind: target.kind, count: (hits.get(key)?.count ?? 0) + 1 });
    },
    ended: () => void inFlight--,
    unknown: () => void counters.unknownUrls++,
    sent(bytes) {
      counters.bytes += bytes;
    },
    read() {
      const unique: Partial<Record<TargetKind, number>> = {};
      let repeats = 0;
      for (const { kind, count } of hits.values()) {
        unique[kind] = (unique[kind] ?? 0) + 1;
        repeats += count - 1;
      }
      const byTarget = Object.fromEntries([...hits].map(([key, { count }]) => [key, count]));
      return { ...counters, repeats, unique, byTarget };
    },
    reset() {
      counters = fresh();
      hits.clear();
    },
  };
}
