import type {
  CrawlRecord,
  FindingRecord,
  FragmentLinkRecord,
  PageRecord,
  SheetRecord,
  TargetRecord,
  VerdictRecord,
} from '@linkvitals/crawler';
import type { Executor } from '../storage/index.ts';
import { writeFindings, writePageFindings } from './finding-store.ts';
import { writePageFacts } from './page-facts-store.ts';
import { insertTargets, updateVerdicts, writeFragmentLinks, writePages, writeSheets } from './result-store.ts';

/** One bit of knowledge for each target of a crawl, a byte each: whether it is internal. */
class InternalTargets {
  private flags = new Uint8Array(1024);

  add(id: number, internal: boolean): void {
    if (id >= this.flags.length) {
      const larger = new Uint8Array(Math.max(id + 1, this.flags.length * 2));
      larger.set(this.flags);
      this.flags = larger;
    }
    this.flags[id] = internal ? 1 : 0;
  }

  has(id: number): boolean {
    return this.flags[id] === 1;
  }
}

/**
 * Collects records of a crawl until they are written. What lies here is all that a crash may lose; any prefix of the
 * records is a consistent state, so it is fetched again and nothing else.
 */
export class RecordBatch {
  private readonly internal = new InternalTargets();
  private targets: TargetRecord[] = [];
  private pages: PageRecord[] = [];
  private sheets: SheetRecord[] = [];
  private verdicts = new Map<number, VerdictRecord>();
  private fragmentLinks: FragmentLinkRecord[] = [];
  private findings: FindingRecord[] = [];
  size = 0;

  /** A target that is already written. */
  know(target: Pick<TargetRecord, 'id' | 'internal'>): void {
    this.internal.add(target.id, target.internal);
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
      case 'sheet':
        this.sheets.push(record);
        return;
      case 'verdict':
        this.verdicts.set(record.target, record);
        return;
      case 'fragment-link':
        this.fragmentLinks.push(record);
        return;
      case 'finding':
        this.findings.push(record);
    }
  }

  /** Hands over what was collected as one write, for a transaction of the caller's; the batch is empty afterwards. */
  take(): { readonly pages: number; readonly write: (on: Executor, crawlId: string) => Promise<void> } {
    const { targets, pages, sheets, verdicts, fragmentLinks, findings } = this;
    this.targets = [];
    this.pages = [];
    this.sheets = [];
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
      await writeSheets(on, crawlId, sheets);
      await writeFragmentLinks(on, crawlId, fragmentLinks);
      await writeFindings(on, crawlId, findings);
    };
    return { pages: pages.length, write };
  }

  private countLinks(page: PageRecord): { page: PageRecord; internal: number; external: number } {
    let [internal, external] = [0, 0];
    for (const link of page.links) {
      if (this.internal.has(link.target)) internal += link.count;
      else external += link.count;
    }
    return { page, internal, external };
  }
}
