import type { CrawlRecord, EndRecord, VerdictRecord } from '@linkvitals/crawler';
import { type Occurrence, Occurrences } from './occurrences.ts';

type Facts = Pick<VerdictRecord, 'verdict' | 'reason' | 'redirects' | 'warnings'> & {
  readonly status?: number | undefined;
  readonly detail?: string | undefined;
};

/** What is known of one link target, with the places that hold it. */
export interface ReportedTarget extends Facts {
  readonly url: string;
  readonly internal: boolean;
  readonly foundOn: Iterable<Occurrence & { readonly pageUrl: string }>;
}

export interface Summary {
  readonly pages: number;
  /** Unique targets met, checked or not. */
  readonly targets: number;
  readonly broken: number;
  readonly warnings: number;
  /** How many targets have each reason, by verdict. */
  readonly reasons: Readonly<Record<VerdictRecord['verdict'], Readonly<Record<string, number>>>>;
  /** Undefined while the crawl runs. */
  readonly end: EndRecord | undefined;
}

const NOT_REACHED: Facts = { verdict: 'not_checked', reason: 'interrupted', redirects: [], warnings: [] };

/** Collects the records of a crawl into what there is to say at its end. Memory grows with the links of the site. */
export class SiteReport {
  readonly #targets: ({ readonly url: string; readonly internal: boolean } | undefined)[] = [];
  readonly #facts: (Facts | undefined)[] = [];
  readonly #pages = new Set<number>();
  readonly #occurrences = new Occurrences();
  #met = 0;
  #judged = 0;
  #broken = 0;
  #end: EndRecord | undefined;

  add(record: CrawlRecord): void {
    switch (record.type) {
      case 'target':
        if (this.#targets[record.id] === undefined) this.#met++;
        this.#targets[record.id] = { url: record.url, internal: record.internal };
        return;
      case 'page':
        this.#pages.add(record.target);
        this.#occurrences.addPage(record.target, record.links);
        return;
      case 'sheet':
        this.#occurrences.addPage(record.target, record.links);
        return;
      case 'fragment-link':
        this.#occurrences.add(record.target, record);
        return;
      case 'verdict':
        this.#judge(record);
        return;
      case 'end':
        this.#end = record;
    }
  }

  #judge({ target, verdict, reason, status, redirects, warnings, detail }: VerdictRecord): void {
    const before = this.#facts[target];
    if (before === undefined) this.#judged++;
    if (before?.verdict === 'broken') this.#broken--;
    if (verdict === 'broken') this.#broken++;
    this.#facts[target] = { verdict, reason, status, redirects, warnings, detail };
  }

  get progress() {
    return { pages: this.#pages.size, targets: this.#met, checked: this.#judged, broken: this.#broken };
  }

  /** In the order in which the crawl met them. */
  *targets(): Generator<ReportedTarget> {
    for (const [id, target] of this.#targets.entries()) {
      if (target !== undefined) yield { ...target, ...(this.#facts[id] ?? NOT_REACHED), foundOn: this.#foundOn(id) };
    }
  }

  *#foundOn(id: number): Generator<Occurrence & { pageUrl: string }> {
    for (const place of this.#occurrences.of(id)) yield { ...place, pageUrl: this.#targets[place.page]?.url ?? '' };
  }

  summary(): Summary {
    const reasons: Record<VerdictRecord['verdict'], Record<string, number>> = {
      ok: {},
      broken: {},
      suspect: {},
      unverifiable: {},
      not_checked: {},
    };
    let warnings = 0;
    for (const [id, target] of this.#targets.entries()) {
      if (target === undefined) continue;
      const facts = this.#facts[id] ?? NOT_REACHED;
      const counts = reasons[facts.verdict];
      counts[facts.reason] = (counts[facts.reason] ?? 0) + 1;
      if (facts.warnings.length > 0) warnings++;
    }
    return { pages: this.#pages.size, targets: this.#met, broken: this.#broken, warnings, reasons, end: this.#end };
  }
}
