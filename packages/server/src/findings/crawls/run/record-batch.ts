import {
  type CrawlRecord,
  type FindingRecord,
  type FragmentLinkRecord,
  type PageRecord,
  type ResourceRecord,
  type TargetRecord,
  type VerdictRecord,
  withRoom,
} from '@linkvitals/crawler';
import type { Executor } from '../../../platform/storage/index.ts';
import { replaceFindings, replacePageFindings } from '../results/finding-store.ts';
import { replacePageFacts } from '../results/page-facts-store.ts';
import {
  insertTargets,
  replaceFragmentLinks,
  replacePages,
  replaceResources,
  type TimedVerdict,
  updateVerdicts,
} from '../results/result-store.ts';

/** Id of the start page: it is the first target of a crawl. */
const START = 1;

const INTERNAL = 1;
/** Flag of targets that are counted among the requested URLs. */
const COUNTED = 2;
/** Flag of targets on another host, over http or https. */
const EXTERNAL = 4;
const WEB = /^https?:/;

/** Flags of each target of a crawl, one byte each. */
class KnownTargets {
  #flags = new Uint8Array(1024);

  add(id: number, flag: number): void {
    this.#flags = withRoom(this.#flags, id + 1);
    this.#flags[id] = (this.#flags[id] ?? 0) | flag;
  }

  has(id: number, flag: number): boolean {
    return ((this.#flags[id] ?? 0) & flag) !== 0;
  }
}

/** A batch that is taken out to be written, in the caller's transaction. */
export interface TakenBatch {
  readonly pages: number;
  /** Number of targets for which a first request was sent, and of the requests of scripts of pages. */
  readonly urlsRequested: number;
  /** The start page that is really used, if the batch has the first target of the crawl. */
  readonly startUrl: string | undefined;
  readonly write: (on: Executor, crawlId: string) => Promise<void>;
}

const nothing = () => ({
  targets: [] as TargetRecord[],
  pages: [] as PageRecord[],
  resources: [] as ResourceRecord[],
  verdicts: new Map<number, TimedVerdict>(),
  fragmentLinks: [] as FragmentLinkRecord[],
  findings: [] as FindingRecord[],
  urlsRequested: 0,
});

/**
 * Collects records of a crawl until they are written. A crash loses only these records. Any prefix of the records is a consistent state, so
 * a later run requests only their URLs again.
 */
export class RecordBatch {
  readonly #known = new KnownTargets();
  readonly #now: () => number;
  #collected = nothing();
  size = 0;

  /** @param now epoch ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes a target, also one that is already written. */
  know(target: Pick<TargetRecord, 'id' | 'url' | 'internal'> & { readonly verdict?: VerdictRecord }): void {
    const { id, url, internal, verdict } = target;
    const place = internal ? INTERNAL : WEB.test(url) ? EXTERNAL : 0;
    this.#known.add(id, place | (verdict?.requested ? COUNTED : 0));
  }

  add(record: Exclude<CrawlRecord, { type: 'end' }>): void {
    this.size += 1;
    switch (record.type) {
      case 'target':
        this.know(record);
        this.#collected.targets.push(record);
        return;
      case 'page':
        this.#collected.pages.push(record);
        this.#collected.urlsRequested += record.scriptRequests ?? 0;
        return;
      case 'resource':
        this.#collected.resources.push(record);
        return;
      case 'verdict':
        this.#collected.verdicts.set(record.target, { ...record, lookedAt: this.#lookedAt(record) });
        this.#count(record);
        return;
      case 'fragment-link':
        this.#collected.fragmentLinks.push(record);
        return;
      case 'finding':
        this.#collected.findings.push(record);
    }
  }

  /** Time of a verdict; null for fragments: they are judged at the end of a crawl, and their page was read at some time before. */
  #lookedAt({ reason }: VerdictRecord): number | null {
    return reason === 'fragment_missing' || reason === 'fragment_unverifiable' ? null : this.#now();
  }

  /** Counts a requested target once, however often it is judged. */
  #count({ target, requested }: VerdictRecord): void {
    if (!requested || this.#known.has(target, COUNTED)) return;
    this.#known.add(target, COUNTED);
    this.#collected.urlsRequested += 1;
  }

  /** Takes the collected records out as one write; the batch is empty afterwards. */
  take(): TakenBatch {
    const { targets, pages, resources, verdicts, fragmentLinks, findings, urlsRequested } = this.#collected;
    this.#collected = nothing();
    this.size = 0;
    const fresh = targets.map((target) => ({ ...target, verdict: verdicts.get(target.id) }));
    const isFresh = new Set(targets.map((target) => target.id));
    const later = [...verdicts.values()].filter((verdict) => !isFresh.has(verdict.target));
    const counted = pages.map((page) => this.#countLinks(page));
    const write = async (on: Executor, crawlId: string): Promise<void> => {
      await insertTargets(on, crawlId, fresh);
      await updateVerdicts(on, crawlId, later);
      await replacePages(on, crawlId, counted);
      await replacePageFindings(on, crawlId, pages);
      await replacePageFacts(on, crawlId, pages);
      await replaceResources(on, crawlId, resources);
      await replaceFragmentLinks(on, crawlId, fragmentLinks);
      await replaceFindings(on, crawlId, findings);
    };
    const startUrl = targets.find(({ id }) => id === START)?.url;
    return { pages: pages.length, urlsRequested, startUrl, write };
  }

  #countLinks(page: PageRecord): { page: PageRecord; internal: number; external: number } {
    let [internal, external] = [0, 0];
    for (const link of page.links) {
      if (this.#known.has(link.target, INTERNAL)) internal += link.count;
      else if (this.#known.has(link.target, EXTERNAL)) external += link.count;
    }
    return { page, internal, external };
  }
}
