import type { CrawlRecord, EndRecord, PageLink, TargetRecord, VerdictRecord } from '@linkvitals/crawler';
import { type Occurrence, Occurrences } from './occurrences.ts';

type Facts = Pick<VerdictRecord, 'verdict' | 'reason' | 'redirects' | 'warnings'> & {
  readonly status?: number | undefined;
  readonly detail?: string | undefined;
};

/** A link: where it stands. */
export type Place = Occurrence & { readonly pageUrl: string };

/** What is known of one link target, with the places that hold it. */
export interface ReportedTarget extends Facts {
  readonly id: number;
  readonly url: string;
  readonly internal: boolean;
  readonly foundOn: Iterable<Place>;
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

/** A page that the check itself made, to hold the links to begin with. It is no page and no target of the report. */
export interface Scaffold {
  readonly url: string;
  /** What links on it are said to stand on; undefined: nowhere. */
  readonly name: string | undefined;
  /** Its lines are those of something that the reader has. */
  readonly hasLines: boolean;
}

export interface SiteReportOptions {
  readonly scaffold?: Scaffold | undefined;
  /** How a URL is called in reports. */
  readonly rename?: ((url: string) => string) | undefined;
}

const NOT_REACHED: Facts = { verdict: 'not_checked', reason: 'interrupted', redirects: [], warnings: [] };

/** Collects the records of a crawl into what there is to say at its end. Memory grows with the links of the site. */
export class SiteReport {
  readonly #targets: ({ readonly url: string; readonly internal: boolean } | undefined)[] = [];
  readonly #facts: (Facts | undefined)[] = [];
  readonly #pages = new Set<number>();
  readonly #occurrences = new Occurrences();
  #met = 0;
  #pagesMet = 0;
  #judged = 0;
  #broken = 0;
  #end: EndRecord | undefined;
  readonly #options: SiteReportOptions;
  #scaffoldId: number | undefined;

  constructor(options: SiteReportOptions = {}) {
    this.#options = options;
  }

  add(record: CrawlRecord): void {
    switch (record.type) {
      case 'target':
        this.#meet(record);
        return;
      case 'page':
        if (record.target === this.#scaffoldId) this.#addScaffold(record.links);
        else {
          this.#pages.add(record.target);
          this.#occurrences.addPage(record.target, record.links);
        }
        return;
      case 'sheet':
        this.#occurrences.addPage(record.target, record.links);
        return;
      case 'fragment-link':
        this.#occurrences.add(record.target, record);
        return;
      case 'verdict':
        if (record.target !== this.#scaffoldId) this.#judge(record);
        return;
      case 'end':
        this.#end = record;
    }
  }

  #meet({ id, url, internal, navigational }: TargetRecord): void {
    const { scaffold, rename } = this.#options;
    if (url === scaffold?.url) {
      this.#scaffoldId = id;
      return;
    }
    if (this.#targets[id] === undefined) {
      this.#met++;
      if (internal && navigational) this.#pagesMet++;
    }
    this.#targets[id] = { url: rename?.(url) ?? url, internal };
  }

  #addScaffold(links: readonly PageLink[]): void {
    const { scaffold } = this.#options;
    if (scaffold?.name === undefined || this.#scaffoldId === undefined) return;
    const placed = scaffold.hasLines ? links : links.map((link) => ({ ...link, line: 0 }));
    this.#occurrences.addPage(this.#scaffoldId, placed);
  }

  #judge({ target, verdict, reason, status, redirects, warnings, detail }: VerdictRecord): void {
    const before = this.#facts[target];
    if (before === undefined) this.#judged++;
    if (before?.verdict === 'broken') this.#broken--;
    if (verdict === 'broken') this.#broken++;
    this.#facts[target] = { verdict, reason, status, redirects, warnings, detail };
  }

  get progress() {
    const [pages, pagesMet, targets] = [this.#pages.size, this.#pagesMet, this.#met];
    return { pages, pagesMet, targets, checked: this.#judged, broken: this.#broken };
  }

  target(id: number): ReportedTarget | undefined {
    const target = this.#targets[id];
    if (target === undefined) return undefined;
    const foundOn = { [Symbol.iterator]: () => this.#foundOn(id) };
    return { id, ...target, ...(this.#facts[id] ?? NOT_REACHED), foundOn };
  }

  /** In the order in which the crawl met them. */
  *targets(): Generator<ReportedTarget> {
    for (const id of this.#targets.keys()) {
      const target = this.target(id);
      if (target !== undefined) yield target;
    }
  }

  *#foundOn(id: number): Generator<Place> {
    const { scaffold } = this.#options;
    for (const place of this.#occurrences.of(id)) {
      const pageUrl = place.page === this.#scaffoldId ? scaffold?.name : this.#targets[place.page]?.url;
      yield { ...place, pageUrl: pageUrl ?? '' };
    }
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
