import type {
  CrawlRecord,
  FindingRecord,
  FragmentLinkRecord,
  PageRecord,
  ResourceRecord,
  TargetRecord,
  VerdictRecord,
} from '@linkvitals/crawler';
import type { Executor } from '../../storage/index.ts';
import { writeFindings, writePageFindings } from '../results/finding-store.ts';
import { writePageFacts } from '../results/page-facts-store.ts';
import {
  insertTargets,
  updateVerdicts,
  writeFragmentLinks,
  writePages,
  writeResources,
} from '../results/result-store.ts';

/** The start page has the first id of a crawl. */
const START = 1;

const INTERNAL = 1;
/** Counted among the URLs that were requested. */
const COUNTED = 2;

/** What is known of each target of a crawl, a byte each. */
class KnownTargets {
  private flags = new Uint8Array(1024);

  add(id: number, flag: number): void {
    if (id >= this.flags.length) {
      const larger = new Uint8Array(Math.max(id + 1, this.flags.length * 2));
      larger.set(this.flags);
      this.flags = larger;
    }
    this.flags[id] = (this.flags[id] ?? 0) | flag;
  }

  has(id: number, flag: number): boolean {
    return ((this.flags[id] ?? 0) & flag) !== 0;
  }
}

/** A batch on its way to the database, in a transaction of the caller's. */
export interface TakenBatch {
  readonly pages: number;
  /** Targets for which a first request was sent. */
  readonly urlsRequested: number;
  /** Where it has the first target of the crawl: the start page that is really used. */
  readonly startUrl: string | undefined;
  readonly write: (on: Executor, crawlId: string) => Promise<void>;
}

/**
 * Collects records of a crawl until they are written. What lies here is all that a crash may lose; any prefix of the
 * records is a consistent state, so it is fetched again and nothing else.
 */
export class RecordBatch {
  private readonly known = new KnownTargets();
  private targets: TargetRecord[] = [];
  private pages: PageRecord[] = [];
  private resources: ResourceRecord[] = [];
  private verdicts = new Map<number, VerdictRecord>();
  private fragmentLinks: FragmentLinkRecord[] = [];
  private findings: FindingRecord[] = [];
  private urlsRequested = 0;
  size = 0;

  /** A target that is already written. */
  know({ id, internal, verdict }: Pick<TargetRecord, 'id' | 'internal'> & { readonly verdict?: VerdictRecord }): void {
    this.known.add(id, (internal ? INTERNAL : 0) | (verdict?.requested ? COUNTED : 0));
  }

  add(record: Exclude<CrawlRecord, { type: 'end' }>): void {
    this.size += 1;
    switch (record.type) {
      case 'target':
        this.know(record);
        this.targets.push(record);
        return;
      case 'page':
        this.pages.push(record);
        return;
      case 'resource':
        this.resources.push(record);
        return;
      case 'verdict':
        this.verdicts.set(record.target, record);
        this.count(record);
        return;
      case 'fragment-link':
        this.fragmentLinks.push(record);
        return;
      case 'finding':
        this.findings.push(record);
    }
  }

  /** A target counts once, however often it is judged. */
  private count({ target, requested }: VerdictRecord): void {
    if (!requested || this.known.has(target, COUNTED)) return;
    this.known.add(target, COUNTED);
    this.urlsRequested += 1;
  }

  /** Hands over what was collected as one write; the batch is empty afterwards. */
  take(): TakenBatch {
    const { targets, pages, resources, verdicts, fragmentLinks, findings, urlsRequested } = this;
    this.urlsRequested = 0;
    this.targets = [];
    this.pages = [];
    this.resources = [];
    this.verdicts = new Map();
    this.fragmentLinks = [];
    this.findings = [];
    this.size = 0;
    const fresh = targets.map((target) => ({ ...target, verdict: verdicts.get(target.id) }));
    const isFresh = new Set(targets.map((target) => target.id));
    const later = [...verdicts.values()].filter((verdict) => !isFresh.has(verdict.target));
    const counted = pages.map((page) => this.countLinks(page));
    const write = async (on: Executor, crawlId: string): Promise<void> => {
      await insertTargets(on, crawlId, fresh);
      await updateVerdicts(on, crawlId, later);
      await writePages(on, crawlId, counted);
      await writePageFindings(on, crawlId, pages);
      await writePageFacts(on, crawlId, pages);
      await writeResources(on, crawlId, resources);
      await writeFragmentLinks(on, crawlId, fragmentLinks);
      await writeFindings(on, crawlId, findings);
    };
    const startUrl = targets.find(({ id }) => id === START)?.url;
    return { pages: pages.length, urlsRequested, startUrl, write };
  }

  private countLinks(page: PageRecord): { page: PageRecord; internal: number; external: number } {
    let [internal, external] = [0, 0];
    for (const link of page.links) {
      if (this.known.has(link.target, INTERNAL)) internal += link.count;
      else external += link.count;
    }
    return { page, internal, external };
  }
}
