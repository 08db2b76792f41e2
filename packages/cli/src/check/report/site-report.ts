import { weightOfTarget } from '@linkvitals/contract/score-parts';
import {
  type CrawlRecord,
  type EndRecord,
  type LinkPlace,
  LinkPlaces,
  type PageLink,
  type PageRecord,
  type TargetRecord,
  type VerdictRecord,
} from '@linkvitals/crawler';
import { faultKind } from './reasons.ts';

type Facts = Pick<VerdictRecord, 'verdict' | 'reason' | 'redirects' | 'warnings'> & {
  readonly status?: number | undefined;
  readonly detail?: string | undefined;
  readonly tls?: VerdictRecord['tls'];
  readonly finalUrl?: string | undefined;
};

/** A link and the page that holds it. */
export type LinkOccurrence = LinkPlace & { readonly pageUrl: string };

/** The facts about one link target, with the places that link to it. */
export interface ReportedTarget extends Facts {
  readonly id: number;
  readonly url: string;
  readonly internal: boolean;
  readonly foundOn: Iterable<LinkOccurrence>;
}

/**
 * A page whose links are not all known, and the limit that it met first: `--max-page-size`, `--max-links`, or the limit
 * of all links.
 */
export interface CutPage {
  readonly url: string;
  readonly by: 'bytes' | 'links' | 'targets';
}

export interface Summary {
  readonly pages: number;
  /** Unique targets, checked or not. */
  readonly targets: number;
  readonly broken: number;
  readonly warnings: number;
  /** The number of targets with each reason, by verdict. */
  readonly reasons: Readonly<Record<VerdictRecord['verdict'], Readonly<Record<string, number>>>>;
  readonly cutPages: readonly CutPage[];
  /** Undefined while the crawl runs. */
  readonly end: EndRecord | undefined;
}

/** A page that the check itself made, to hold the first links. Reports leave it out of their pages and targets. */
export interface Scaffold {
  readonly url: string;
  /** The name that reports give to the page as the place of its links; undefined: these links have no place. */
  readonly name: string | undefined;
  /** Whether its line numbers are those of a file that the reader has. */
  readonly hasLines: boolean;
}

export interface SiteReportOptions {
  readonly scaffold?: Scaffold | undefined;
  /** Gives the name of a URL in reports. Default: the URL. */
  readonly rename?: ((url: string) => string) | undefined;
}

const NOT_REACHED: Facts = { verdict: 'not_checked', reason: 'interrupted', redirects: [], warnings: [] };

/** Collects the records of a crawl for the reports at its end. Memory grows with the links of the site. */
export class SiteReport {
  readonly #urls: (string | undefined)[] = [];
  readonly #internal: boolean[] = [];
  readonly #facts: (Facts | undefined)[] = [];
  /** Facts that many targets share, each once. */
  readonly #plainFacts = new Map<string, Facts>();
  /** Targets with a fault. */
  readonly #faulty = new Set<number>();
  readonly #isPage: boolean[] = [];
  readonly #cut = new Map<number, CutPage['by']>();
  readonly #places = new LinkPlaces();
  readonly #reasons: Record<VerdictRecord['verdict'], Record<string, number>> = {
    ok: {},
    broken: {},
    suspect: {},
    unverifiable: {},
    not_checked: {},
  };
  #found = 0;
  #pages = 0;
  #pagesFound = 0;
  #judged = 0;
  #broken = 0;
  #warnings = 0;
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
        this.#noteCut(record);
        if (record.target === this.#scaffoldId) this.#addScaffold(record.links);
        else this.#addPage(record.target, record.links);
        return;
      case 'resource':
        this.#places.addPage(record.target, record.links);
        return;
      case 'fragment-link':
        this.#places.add(record);
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
    if (this.#urls[id] === undefined) {
      this.#found++;
      if (internal && navigational) this.#pagesFound++;
    }
    this.#urls[id] = rename?.(url) ?? url;
    this.#internal[id] = internal;
  }

  #addPage(id: number, links: readonly PageLink[]): void {
    if (this.#isPage[id] !== true) this.#pages++;
    this.#isPage[id] = true;
    this.#places.addPage(id, links);
  }

  #noteCut({ target, linksTruncated, bytesTruncated, targetsTruncated }: PageRecord): void {
    if (linksTruncated) this.#cut.set(target, bytesTruncated ? 'bytes' : targetsTruncated ? 'targets' : 'links');
    else this.#cut.delete(target);
  }

  #addScaffold(links: readonly PageLink[]): void {
    const { scaffold } = this.#options;
    if (scaffold?.name === undefined || this.#scaffoldId === undefined) return;
    const placed = scaffold.hasLines ? links : links.map(({ more: _, ...link }) => ({ ...link, line: 0, count: 1 }));
    this.#places.addPage(this.#scaffoldId, placed);
  }

  #judge(record: VerdictRecord): void {
    const { target } = record;
    const before = this.#facts[target];
    if (before === undefined) this.#judged++;
    else this.#count(before, -1);
    const facts = this.#factsOf(record);
    this.#facts[target] = facts;
    this.#count(facts, 1);
    if (faultKind(facts) === undefined) this.#faulty.delete(target);
    else this.#faulty.add(target);
  }

  #count({ verdict, reason, warnings }: Facts, by: 1 | -1): void {
    const counts = this.#reasons[verdict];
    counts[reason] = (counts[reason] ?? 0) + by;
    if (counts[reason] === 0) delete counts[reason];
    if (verdict === 'broken') this.#broken += by;
    if (warnings.length > 0) this.#warnings += by;
  }

  #factsOf({ verdict, reason, status, redirects, warnings, detail, tls, finalUrl }: VerdictRecord): Facts {
    const facts = { verdict, reason, status, redirects, warnings, detail, tls, finalUrl };
    if (redirects.length > 0 || warnings.length > 0 || detail !== undefined || tls !== undefined) return facts;
    const key = `${verdict} ${reason} ${status}`;
    const known = this.#plainFacts.get(key);
    if (known === undefined) this.#plainFacts.set(key, facts);
    return known ?? facts;
  }

  get progress() {
    const [pages, pagesFound, targets] = [this.#pages, this.#pagesFound, this.#found];
    return { pages, pagesFound, targets, checked: this.#judged, broken: this.#broken };
  }

  /** Weight in the health score of all targets that are good or broken. */
  get judgedWeight(): number {
    return this.#facts.reduce((sum, facts, id) => {
      const isJudged = facts?.verdict === 'ok' || facts?.verdict === 'broken';
      return isJudged ? sum + weightOfTarget(this.#internal[id] ?? false) : sum;
    }, 0);
  }

  target(id: number): ReportedTarget | undefined {
    const url = this.#urls[id];
    if (url === undefined) return undefined;
    const foundOn = { [Symbol.iterator]: () => this.#foundOn(id) };
    return { id, url, internal: this.#internal[id] ?? false, ...(this.#facts[id] ?? NOT_REACHED), foundOn };
  }

  /** All targets, in the order in which the crawl found them. */
  *targets(): Generator<ReportedTarget> {
    for (const id of this.#urls.keys()) {
      const target = this.target(id);
      if (target !== undefined) yield target;
    }
  }

  /** The targets that have a fault, mostly few. */
  *faulty(): Generator<ReportedTarget> {
    for (const id of [...this.#faulty].sort((a, b) => a - b)) {
      const target = this.target(id);
      if (target !== undefined) yield target;
    }
  }

  *#foundOn(id: number): Generator<LinkOccurrence> {
    for (const place of this.#places.of(id)) {
      yield Object.assign(place, { pageUrl: this.#urlOf(place.page) });
    }
  }

  #urlOf(page: number): string {
    const url = page === this.#scaffoldId ? this.#options.scaffold?.name : this.#urls[page];
    return url ?? '';
  }

  summary(): Summary {
    const reasons = structuredClone(this.#reasons);
    const unjudged = this.#found - this.#judged;
    if (unjudged > 0) {
      const counts = reasons[NOT_REACHED.verdict];
      counts[NOT_REACHED.reason] = (counts[NOT_REACHED.reason] ?? 0) + unjudged;
    }
    const [pages, targets, broken, warnings] = [this.#pages, this.#found, this.#broken, this.#warnings];
    const cutPages = Array.from(this.#cut, ([id, by]) => ({ url: this.#urlOf(id), by }));
    return { pages, targets, broken, warnings, reasons, cutPages, end: this.#end };
  }
}
