import { type CrawlRecord, type PageRecord, type TargetRecord, withRoom } from '@linkvitals/crawler';
import { printsOfPage } from './name-print.ts';
import { nameOfAddress, nameOfTitle, type PageName } from './page-name.ts';
import { printOfUrl } from './path-print.ts';

/** Numbers that are kept for a page: its target, then two prints of its address and two of its title. */
const FIELDS = 5;
const FIRST_SIZE = 1_024;
/** Value in place of a print: only reading the URL can compare it, or the page has no name. */
const NONE = 0;

interface Sought {
  /** Prints of the paths of URLs, by `printOfUrl`. */
  readonly paths: ReadonlySet<number | undefined>;
  /** Prints of the names of pages, by `printsOfPage`. */
  readonly names: ReadonlySet<number>;
}

/**
 * Prints of the URLs of a crawl, collected while it runs, so that its end reads only URLs that a broken link may have meant. Takes 4 bytes
 * for a target and 20 for a page.
 */
export class UrlPrints {
  /** Prints of paths, by the number of the target. */
  #paths = new Uint32Array(FIRST_SIZE);
  #targets = 0;
  #pages = new Uint32Array(FIRST_SIZE);
  #used = 0;

  note(record: CrawlRecord): void {
    if (record.type === 'target') this.#noteTarget(record);
    else if (record.type === 'page') this.#notePage(record);
  }

  #noteTarget({ id, url }: TargetRecord): void {
    this.#paths = withRoom(this.#paths, id + 1);
    this.#paths[id] = printOfUrl(url) ?? NONE;
    this.#targets = Math.max(this.#targets, id);
  }

  #notePage({ target, url, title }: Pick<PageRecord, 'target' | 'url' | 'title'>): void {
    this.#pages = withRoom(this.#pages, this.#used + FIELDS);
    this.#pages.set([target, ...prints(nameOfAddress(url)?.name)], this.#used);
    this.#pages.set(prints(title === null ? undefined : nameOfTitle(title)), this.#used + 3);
    this.#used += FIELDS;
  }

  /**
   * Numbers of all targets that may fit, ascending; some of them do not. Undefined: there are so many that reading all targets takes no
   * longer.
   */
  fitting({ paths, names }: Sought): readonly number[] | undefined {
    const found = new Set<number>();
    for (let id = 1; id <= this.#targets; id++) {
      const print = this.#paths[id] ?? NONE;
      if (print === NONE || paths.has(print | 0)) found.add(id);
    }
    const named = (at: number): boolean => names.has((this.#pages[at] ?? NONE) | 0);
    for (let at = 0; at < this.#used; at += FIELDS)
      if (named(at + 1) || named(at + 2) || named(at + 3) || named(at + 4)) found.add(this.#pages[at] ?? 0);
    return found.size * 2 > this.#targets ? undefined : [...found].sort((a, b) => a - b);
  }
}

const prints = (name: PageName | undefined): readonly [number, number] =>
  name === undefined ? [NONE, NONE] : printsOfPage(name);
