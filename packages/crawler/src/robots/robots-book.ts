import type { CrawlClock } from '../crawl-options.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { ROBOTS_TTL_MS } from './create-robots-cache.ts';
import type { RobotsPolicy } from './robots-policy.ts';
import type { RobotsSource } from './robots-requests.ts';

type RobotsAnswer =
  | { readonly kind: 'policy'; readonly policy: RobotsPolicy }
  /** The robots.txt got no response, or a refusal for now (429): its rules are not known. A 5xx is a policy that disallows all. */
  | { readonly kind: 'unreachable'; readonly exchange: Exchange };

interface RobotsBookParts {
  readonly source: RobotsSource;
  readonly clock: CrawlClock;
  readonly onPolicy: (policy: RobotsPolicy, origin: string) => void;
}

interface Entry {
  readonly readAt: number;
  readonly answer: Promise<RobotsAnswer>;
  /** The policy, once the answer has arrived and has one. */
  policy: RobotsPolicy | undefined;
}

/** The robots.txt of every origin of the site, each read once in 24 hours. */
export class RobotsBook {
  readonly #parts: RobotsBookParts;
  readonly #entries = new Map<string, Entry>();
  readonly #policies = new Map<string, RobotsPolicy>();

  constructor(parts: RobotsBookParts) {
    this.#parts = parts;
  }

  read(origin: string): Promise<RobotsAnswer> {
    const known = this.#freshEntry(origin);
    if (known !== undefined) return known.answer;
    const entry: Entry = { readAt: this.#parts.clock.now(), answer: this.#answer(origin), policy: undefined };
    this.#entries.set(origin, entry);
    return entry.answer.then((answer) => {
      if (answer.kind === 'policy') entry.policy = answer.policy;
      return answer;
    });
  }

  /** The fresh policy, without a round of the event loop; undefined when it is not known yet. */
  findFresh(origin: string): RobotsPolicy | undefined {
    return this.#freshEntry(origin)?.policy;
  }

  /** The policy that was read last, however long ago: a redirect is judged while it is followed. */
  findLoaded(origin: string): RobotsPolicy | undefined {
    return this.#policies.get(origin);
  }

  /** Forgets an origin that gave no response, so that it is requested again: it may be back. Returns whether it was one. */
  forgetUnreachable(origin: string): boolean {
    return !this.#policies.has(origin) && this.#entries.delete(origin);
  }

  #freshEntry(origin: string): Entry | undefined {
    const known = this.#entries.get(origin);
    return known !== undefined && this.#parts.clock.now() - known.readAt < ROBOTS_TTL_MS ? known : undefined;
  }

  async #answer(origin: string): Promise<RobotsAnswer> {
    const { source, onPolicy } = this.#parts;
    const read = await source.read(origin);
    if ('exchange' in read) return { kind: 'unreachable', exchange: read.exchange };
    this.#policies.set(origin, read);
    onPolicy(read, origin);
    return { kind: 'policy', policy: read };
  }
}
