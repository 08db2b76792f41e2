import { MAX_ALTERNATES } from '../page/page-marks.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Judgements } from '../targets/judgements.ts';
import type { FindingRecord, PageFacts } from '../types/records.ts';
import { findDuplicates } from './find-duplicates.ts';
import { type FindingCode, finding } from './finding-table.ts';
import type { SiteFacts } from './site-facts.ts';
import { DEEP_CLICKS } from './thresholds.ts';

interface JudgeSiteParts {
  readonly frontier: Frontier;
  readonly judgements: Judgements;
  readonly siteFacts: SiteFacts;
  readonly emit: (record: FindingRecord) => void;
}

/** The part of the site that the crawl covered. */
interface Covered {
  /** URLs that sitemaps list. */
  readonly seeds: readonly string[];
  readonly startId: number;
  /** Limits left pages out, so that no page can be called an orphan. */
  readonly truncated: boolean;
}

/** The page checks that need the whole crawl. Emits at most one finding of a code for each target. */
export function judgeSite(covered: Covered, parts: JudgeSiteParts): void {
  const { frontier, siteFacts } = parts;
  const judge = new SiteJudge(covered, parts);
  const pages = siteFacts.pages.filter((id) => frontier.verdict(id)?.verdict === 'ok');
  for (const page of pages) judge.judgePage(page);
  judge.findDuplicates(pages);
  judge.judgeSitemaps();
  judge.findForbidden();
}

const FORBIDDEN = 403;

/** Facts of a target that was not read as a page. */
const NOTHING: PageFacts = {
  noindex: true,
  titleHash: 0,
  descriptionHash: 0,
  textHash: 0,
  canonical: 0,
  alternates: [],
};

class SiteJudge {
  readonly #covered: Covered;
  readonly #parts: JudgeSiteParts;

  constructor(covered: Covered, parts: JudgeSiteParts) {
    this.#covered = covered;
    this.#parts = parts;
  }

  judgePage(id: number): void {
    const { frontier, siteFacts } = this.#parts;
    const depth = frontier.depth(id);
    if (depth > DEEP_CLICKS) this.#add(id, 'deep_page', `${depth} clicks`);
    const facts = siteFacts.of(id);
    if (facts === undefined) return;
    if (facts.canonical !== 0 && facts.canonical !== id) this.#judgeCanonical(id, facts.canonical);
    if (facts.alternates.length > 0) this.#judgeAlternates(id, facts.alternates);
  }

  /** Finds equal titles, descriptions and texts. Pages with noindex, or whose canonical is another page, do not count. */
  findDuplicates(pages: readonly number[]): void {
    const { frontier, siteFacts } = this.#parts;
    const candidates = pages.filter((id) => {
      const { noindex, canonical } = siteFacts.of(id) ?? NOTHING;
      return !noindex && (canonical === 0 || this.#finalOf(canonical) === id);
    });
    const kinds = [
      ['title_duplicate', 'titleHash'],
      ['description_duplicate', 'descriptionHash'],
      ['duplicate_content', 'textHash'],
    ] as const;
    for (const [code, hash] of kinds) {
      const hashOf = (id: number): number => (siteFacts.of(id) ?? NOTHING)[hash];
      for (const { page, others, example } of findDuplicates(candidates, { hashOf, urlOf: (id) => frontier.url(id) })) {
        this.#add(page, code, others === 1 ? example : `${others} pages, the first: ${example}`);
      }
    }
  }

  judgeSitemaps(): void {
    const { frontier, judgements, siteFacts } = this.#parts;
    const reached = this.#isComplete() ? this.#findReached() : undefined;
    for (const url of this.#covered.seeds) {
      const id = frontier.find(url);
      const known = id === undefined ? undefined : frontier.verdict(id);
      if (id === undefined || known === undefined) continue;
      if (known.verdict === 'broken')
        this.#add(id, 'sitemap_broken', known.status ? `HTTP ${known.status}` : undefined);
      else if (known.verdict !== 'ok') continue;
      else if (judgements.redirects(id)) this.#add(id, 'sitemap_redirect', frontier.url(judgements.final(id)));
      else {
        if (siteFacts.of(id)?.noindex) this.#add(id, 'sitemap_noindex');
        if (reached !== undefined && siteFacts.of(id) !== undefined && !reached.has(id)) this.#add(id, 'orphan_page');
      }
    }
  }

  /** Reports every URL of the site that answers 403: pages, images, scripts. A redirect to it is not reported. */
  findForbidden(): void {
    const { frontier, judgements } = this.#parts;
    for (let id = 1; id <= frontier.size; id++) {
      if (!frontier.isInternal(id) || judgements.redirects(id)) continue;
      if (frontier.verdict(id)?.status === FORBIDDEN) this.#add(id, 'url_forbidden');
    }
  }

  #judgeCanonical(page: number, canonical: number): void {
    const { frontier, judgements } = this.#parts;
    const verdict = frontier.verdict(canonical)?.verdict;
    if (verdict === 'broken') this.#add(page, 'canonical_broken', frontier.url(canonical));
    else if (verdict === 'ok' && judgements.redirects(canonical))
      this.#add(page, 'canonical_redirect', frontier.url(canonical));
  }

  #judgeAlternates(page: number, alternates: readonly number[]): void {
    const { frontier } = this.#parts;
    const broken = alternates.filter((id) => frontier.verdict(id)?.verdict === 'broken');
    const silent = alternates.filter((id) => !broken.includes(id) && this.#isSilent(id, page));
    this.#addFirst(page, 'hreflang_broken', broken);
    this.#addFirst(page, 'hreflang_not_returned', silent);
  }

  /**
   * The language version does not link back. This is known only of pages that were read: others, such as those of other sites, prove
   * nothing.
   */
  #isSilent(alternate: number, page: number): boolean {
    const final = this.#finalOf(alternate);
    const others = this.#parts.siteFacts.of(final)?.alternates;
    if (final === page || others === undefined || others.includes(page)) return false;
    // The list was cut off, or has a link that is no target: either may be the page.
    if (others.length === MAX_ALTERNATES || others.includes(0)) return false;
    return !others.some((id) => this.#finalOf(id) === page);
  }

  /** The target after redirects. Faster than `final` alone, as languages are compared each with each and most targets do not redirect. */
  #finalOf(id: number): number {
    const { judgements } = this.#parts;
    return judgements.redirects(id) ? judgements.final(id) : id;
  }

  #isComplete(): boolean {
    const { frontier, judgements, siteFacts } = this.#parts;
    if (this.#covered.truncated || siteFacts.linksTruncated) return false;
    for (let id = 1; id <= frontier.size; id++) {
      const isUnread = frontier.isNavigational(id) && frontier.isHtml(id) && !frontier.isRead(id);
      if (isUnread && frontier.verdict(id)?.verdict === 'ok' && judgements.final(id) === id) return false;
    }
    return true;
  }

  /** Targets that links lead to, after redirects. */
  #findReached(): ReadonlySet<number> {
    const { frontier, siteFacts } = this.#parts;
    const { startId } = this.#covered;
    const reached = new Set([startId, this.#finalOf(startId)]);
    for (let id = 1; id <= frontier.size; id++) if (siteFacts.isLinked(id)) reached.add(this.#finalOf(id));
    return reached;
  }

  #addFirst(page: number, code: FindingCode, targets: readonly number[]): void {
    const [first] = targets;
    if (first === undefined) return;
    const url = this.#parts.frontier.url(first);
    this.#add(page, code, targets.length === 1 ? url : `${targets.length} versions, the first: ${url}`);
  }

  #add(target: number, code: FindingCode, detail?: string): void {
    this.#parts.emit({ type: 'finding', target, finding: finding(code, detail) });
  }
}
