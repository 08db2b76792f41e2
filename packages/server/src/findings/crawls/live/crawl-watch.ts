import type { Services } from '../../../context.ts';
import { listProgress } from '../results/view-store.ts';
import { findCrawlById } from '../store.ts';
import type { CrawlLook, CrawlWatch } from './live-crawls.ts';

/** Milliseconds between two looks. A running crawl writes its results once a second. */
const LOOK_EVERY = 1_000;
/** Pause after a look in multiples of its duration, so that looks take at most a tenth of the time however large the crawl is. */
const PAUSE_PER_LOOK = 9;

type Parts = Pick<Services, 'db' | 'clock' | 'log'>;

export const isEnded = ({ row }: CrawlLook): boolean => row.state !== 'queued' && row.state !== 'running';

/** The parts of a look whose change wakes followers. */
const essence = ({ row, progress }: CrawlLook): string => JSON.stringify([row.state, row.pages_crawled, progress]);

/**
 * Reads the rows of one crawl again and again, for all who follow it on this server, whichever server runs it. It keeps only the latest
 * look, so that a slow follower costs no memory.
 */
class Watch implements CrawlWatch {
  readonly #parts: Parts;
  readonly #crawlId: string;
  readonly #followers = new Set<() => void>();
  readonly #stopping = new AbortController();
  #latest: CrawlLook | undefined;
  #isOver = false;

  constructor(parts: Parts, crawlId: string) {
    this.#parts = parts;
    this.#crawlId = crawlId;
    void this.#run();
  }

  get latest(): CrawlLook | undefined {
    return this.#latest;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  join(onLook: () => void): () => void {
    this.#followers.add(onLook);
    return () => {
      this.#followers.delete(onLook);
      if (this.#followers.size > 0) return;
      this.#isOver = true;
      this.#stopping.abort();
    };
  }

  async #look(): Promise<CrawlLook | undefined> {
    const on = this.#parts.db.knex;
    const row = await findCrawlById(on, this.#crawlId);
    if (row === undefined) return undefined;
    const progress = await listProgress(on, [row]);
    return { row, progress: progress.get(row.id) ?? { found: 0, checked: 0, broken: 0 } };
  }

  #wake(): void {
    for (const wake of this.#followers) wake();
  }

  async #run(): Promise<void> {
    const { clock, log } = this.#parts;
    try {
      while (!this.#isOver) {
        const began = clock.monotonic();
        const look = await this.#look();
        const isNew = look !== undefined && (this.#latest === undefined || essence(look) !== essence(this.#latest));
        if (look !== undefined) this.#latest = look;
        if (look === undefined || isEnded(look)) break;
        if (isNew) this.#wake();
        const took = clock.monotonic() - began;
        await clock.sleep(Math.max(LOOK_EVERY, PAUSE_PER_LOOK * took), this.#stopping.signal);
      }
    } catch (error) {
      const isLeft = this.#stopping.signal.aborted;
      if (!isLeft)
        log.warn({ err: error, crawl_id: this.#crawlId }, 'a crawl cannot be followed: its rows cannot be read');
    }
    this.#isOver = true;
    this.#wake();
  }
}

export const watchCrawl = (parts: Parts, crawlId: string): CrawlWatch => new Watch(parts, crawlId);
