import type { ServerResponse } from 'node:http';

/** The way in which the server responds for a path in one crawl. */
export type Condition = 'ok' | 'missing' | 'failing' | 'forbidden' | 'login' | 'cut';

const STATUS: Readonly<Record<Condition, number>> = {
  ok: 200,
  missing: 404,
  failing: 500,
  forbidden: 403,
  login: 401,
  cut: 0,
};

export interface HistoryPage {
  links: Set<string>;
  titled: boolean;
  condition: Condition;
}

/** Responses of the site in one crawl, as its own log has them. */
interface Shown {
  /** The last response by path. */
  readonly answers: Map<string, Condition>;
  /** Pages that were served with status 200, with the links that they had. */
  readonly pages: Map<string, ReadonlySet<string>>;
}

export type Truth = 'open' | 'fixed';
export type Moved = 'new' | 'persisting' | 'fixed' | 'reopened' | 'inconclusive';

interface KnownFault {
  state: Truth;
  /** Responses in each crawl since the one that saw the fault last, that one included. */
  since: Shown[];
}

/** A pseudo-random number generator that gives the same numbers for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const PAGES = 24;
const FILES = 20;
const PARAGRAPH = 'Plain words about the matter of this page, of which there are enough to count as text. '.repeat(4);
const BROKEN: ReadonlySet<Condition | undefined> = new Set(['missing', 'failing', 'cut']);

/**
 * A site that changes from crawl to crawl by a seed. It derives the expected issues from its own responses: which of its links are broken
 * and which of its pages lack a title. It shares no code with the server.
 */
export class HistorySite {
  readonly pages = new Map<string, HistoryPage>();
  readonly files = new Map<string, Condition>();
  readonly known = new Map<string, KnownFault>();
  readonly #random: () => number;
  #shown: Shown = { answers: new Map(), pages: new Map() };
  excluded = new Set<string>();
  maxPages: number | undefined;

  constructor(seed: number) {
    this.#random = seeded(seed);
    for (let at = 0; at < FILES; at++) this.files.set(`/file/${at}`, this.#chance(0.25) ? 'missing' : 'ok');
    for (let at = 0; at < PAGES; at++) {
      const path = at === 0 ? '/' : `/page/${at}`;
      this.pages.set(path, { links: new Set(), titled: this.#chance(0.8), condition: 'ok' });
      // The links form a tree, so that all pages can be reached, and some lead across it.
      if (at > 0) this.#page(Math.floor((at - 1) / 3)).links.add(path);
    }
    for (let at = 0; at < PAGES * 3; at++) this.#link();
  }

  #chance(probability: number): boolean {
    return this.#random() < probability;
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  #page(at: number): HistoryPage {
    return this.pages.get(at === 0 ? '/' : `/page/${at}`) as HistoryPage;
  }

  #link(): void {
    const to = this.#chance(0.7) ? `/file/${this.#below(FILES)}` : `/page/${1 + this.#below(PAGES - 1)}`;
    this.#page(this.#below(PAGES)).links.add(to);
  }

  /** Changes the site between two crawls: some changes last, and others are faults for one crawl only. */
  change(): void {
    for (const [path, condition] of this.files) {
      if (condition !== 'ok' || this.#chance(0.15)) this.files.set(path, this.#condition());
    }
    for (const [path, page] of this.pages) {
      page.condition = this.#chance(0.07) ? this.#condition() : 'ok';
      if (path === '/' && !this.#chance(0.2)) page.condition = 'ok';
      if (this.#chance(0.1)) page.titled = !page.titled;
      const links = [...page.links];
      if (links.length > 0 && this.#chance(0.3)) page.links.delete(links[this.#below(links.length)] ?? '');
    }
    for (let at = 0; at < 8; at++) this.#link();
    this.excluded = new Set(this.#chance(0.3) ? [this.#chance(0.5) ? '/file/3' : '/page/2', '/file/7'] : []);
    this.maxPages = this.#chance(0.15) ? 6 : undefined;
    this.#shown = { answers: new Map(), pages: new Map() };
  }

  #condition(): Condition {
    const conditions: readonly Condition[] = ['ok', 'missing', 'missing', 'failing', 'forbidden', 'login', 'cut'];
    return conditions[this.#below(conditions.length)] ?? 'ok';
  }

  answer(path: string, response: ServerResponse): void {
    const page = this.pages.get(path);
    const condition = page?.condition ?? this.files.get(path) ?? 'missing';
    this.#shown.answers.set(path, condition);
    if (page !== undefined && condition === 'ok') this.#shown.pages.set(path, new Set(page.links));
    if (condition === 'cut') {
      response.destroy();
      return;
    }
    const type = page === undefined ? 'text/plain' : 'text/html; charset=utf-8';
    response.writeHead(STATUS[condition], { 'content-type': type });
    response.end(condition === 'ok' && page !== undefined ? htmlOf(path, page) : '');
  }

  /** Returns the expected outcome of each known fault after the crawl, by kind and path. */
  writeDown(): Map<string, Moved> {
    const moved = new Map<string, Moved>();
    const { answers, pages } = this.#shown;
    const faults = new Set<string>();
    // A start page that fails is why nothing was read that links to it.
    for (const [path, condition] of answers)
      if (BROKEN.has(condition) && this.#isOfTheSite(path) && path !== '/') faults.add(`broken_link ${path}`);
    for (const path of pages.keys()) if (!this.pages.get(path)?.titled) faults.add(`title_missing ${path}`);
    for (const fault of faults) {
      const before = this.known.get(fault);
      moved.set(fault, before === undefined ? 'new' : before.state === 'fixed' ? 'reopened' : 'persisting');
      this.known.set(fault, { state: 'open', since: [this.#shown] });
    }
    for (const [fault, known] of this.known) {
      if (faults.has(fault) || known.state === 'fixed') continue;
      const isFixed = this.#isMended(fault, known);
      moved.set(fault, isFixed ? 'fixed' : 'inconclusive');
      if (isFixed) known.state = 'fixed';
      else known.since.push(this.#shown);
    }
    return moved;
  }

  #isOfTheSite(path: string): boolean {
    return this.pages.has(path) || this.files.has(path);
  }

  #isMended(fault: string, { since }: KnownFault): boolean {
    const [kind, path = ''] = fault.split(' ');
    const answer = this.#shown.answers.get(path);
    if (kind === 'title_missing') {
      // The page was served, and so has a title now; or it is gone.
      if (answer !== undefined) return answer === 'ok' || answer === 'missing';
      return this.#isNoPart(path, since);
    }
    if (answer !== undefined) return answer === 'ok';
    // The crawl did not request the target. Each page that ever had a link to it must have been read without that link.
    const holders = new Set(
      since.flatMap(({ pages }) => [...pages].filter(([, links]) => links.has(path)).map(([page]) => page)),
    );
    return [...holders].every((page) => this.#isWithout(page, path, since));
  }

  #isWithout(page: string, path: string, since: readonly Shown[]): boolean {
    const now = this.#shown.pages.get(page);
    if (now !== undefined) return !now.has(path);
    const answer = this.#shown.answers.get(page);
    return answer === undefined ? this.#isNoPart(page, since) : answer === 'missing';
  }

  /** Whether nothing requested the path although everything that was read before was read again, or is gone. */
  #isNoPart(path: string, since: readonly Shown[]): boolean {
    if (this.#isLinkedNow(path)) return false;
    const readBefore = new Set(
      since.flatMap(({ answers }) => [...answers].filter(([, condition]) => condition === 'ok').map(([one]) => one)),
    );
    for (const one of readBefore) {
      const answer = this.#shown.answers.get(one);
      const isMet = answer !== undefined || this.#isLinkedNow(one);
      if (isMet && answer !== 'ok' && answer !== 'missing') return false;
    }
    return !this.#isCutShort();
  }

  /** Whether a page that was served in this crawl links to the path. */
  #isLinkedNow(path: string): boolean {
    return [...this.#shown.pages.values()].some((links) => links.has(path));
  }

  #isCutShort(): boolean {
    return this.#shown.pages.size === 0 || this.wasTruncated;
  }

  /** Set from the crawl in the API: a limit that was not reached does not make a crawl truncated. */
  wasTruncated = false;
}

function htmlOf(path: string, { links, titled }: HistoryPage): string {
  const title = titled ? `<title>The page ${path} of the site</title>` : '';
  const anchors = [...links].map((link) => `<a href="${link}">to ${link}</a>`).join(' ');
  const body = `<h1>${path}</h1><p>${path} ${PARAGRAPH}</p>${anchors}`;
  return `<!doctype html><html lang="en"><head>${title}</head><body>${body}</body></html>`;
}
