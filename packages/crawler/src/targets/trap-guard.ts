import { hashText } from '../page/text/text-hash.ts';
import type { PageRecord } from '../types/records.ts';
import { originOf } from '../url/origin-of.ts';
import type { Frontier } from './frontier.ts';

/** Variants of one path that wait for nothing; later ones that only variants link to come last. */
const FIRST_VARIANTS = 50;
/** Pages in a row that repeat others of their path, after which the rest of their kind is left out. */
const REPEATS = 50;
/** Pages of a site that must repeat others under another value of a parameter, before the parameter is idle on the whole site. */
const IDLE_PAGES = 5;
/** Parameters of a URL up to which each is looked at by itself: one of more is no session, and each costs as much as the URL. */
const MAX_PARAMETERS = 8;
/** URLs without one of their parameters that are remembered. */
const MAX_FIRST = 500_000;
/** A segment that comes back this often in one path may be a relative link gone round in circles. */
const SEGMENT_REPEATS = 3;

/** URLs of one path with the same names of parameters, or all with circling segments of a host. */
interface Kind {
  /** URLs of it wait for all others. */
  waits: boolean;
  /** The last so many pages repeated others of their path. */
  repeats: number;
}

/** A parameter of a site, and what its values do to the pages. */
interface Parameter {
  /** Some page changed with its value. */
  changesPages: boolean;
  /** Doubtful pages that were the same under another value, and their URLs without the parameter. */
  repeats: number;
  readonly pages: Set<number>;
}

/**
 * Finds pages that a site makes without end: variants of one path by their parameters (session ids, filters, calendars) and paths
 * whose segments circle. Only variants that no page outside of them links to are doubtful. These are read last, and left out once
 * the pages of their kind repeat each other, the same text and links whatever the URL; or once a parameter that all links of a site
 * carry, such as a session id, has changed no page.
 */
export class TrapGuard {
  readonly #frontier: Pick<Frontier, 'isDoubtful' | 'url'>;
  readonly #variants = new Map<string, number>();
  readonly #kinds = new Map<string, Kind>();
  /** Fingerprints of the pages of a path. */
  readonly #pages = new Map<string, Set<number>>();
  /** By origin and name. */
  readonly #parameters = new Map<string, Parameter>();
  /** Fingerprint of the first page of each URL without one of its parameters, by its hash. */
  readonly #first = new Map<number, number>();
  #source: { readonly url: string; readonly parts: Parts | undefined } = { url: '', parts: undefined };

  constructor(frontier: Pick<Frontier, 'isDoubtful' | 'url'>) {
    this.#frontier = frontier;
  }

  /**
   * Whether a link leads from a variant to another one of it: of the same path, or with a parameter of the same name.
   *
   * @param from URL of what holds the link; undefined: a sitemap, or whoever started the crawl
   */
  isWithin(url: string, from: string | undefined): boolean {
    const source = from === undefined ? undefined : this.#partsOfSource(from);
    if (source === undefined) return false;
    const to = partsOf(url);
    if (to === undefined) return false;
    return to.path === source.path || to.names.some((name) => source.names.includes(name));
  }

  /** Counts a new page; true when it would wait for all others, were it doubtful. */
  count(url: string): boolean {
    const parts = partsOf(url);
    if (parts === undefined) return false;
    const count = (this.#variants.get(parts.path) ?? 0) + 1;
    this.#variants.set(parts.path, count);
    if (count <= FIRST_VARIANTS) return false;
    this.#kindOf(parts).waits = true;
    return true;
  }

  /** A page was read, now or in an earlier run. */
  note(page: PageRecord): void {
    const parts = partsOf(page.url);
    if (parts === undefined) return;
    const pages = this.#pages.get(parts.path) ?? new Set();
    this.#pages.set(parts.path, pages);
    const print = this.#printOf(page);
    const kind = this.#kindOf(parts);
    // Pages that others link to say nothing of pages that nothing else leads to.
    const isDoubtful = this.#frontier.isDoubtful(page.target);
    if (isDoubtful) kind.repeats = kind.waits && pages.has(print) ? kind.repeats + 1 : 0;
    pages.add(print);
    if (parts.names.length > MAX_PARAMETERS) return;
    for (const name of parts.names) this.#noteParameter(page.url, name, { print, isDoubtful });
  }

  /** Whether doubtful pages of its kind are left out. */
  isTrap(url: string): boolean {
    const parts = partsOf(url);
    if (parts === undefined) return false;
    if ((this.#kinds.get(keyOf(parts))?.repeats ?? 0) >= REPEATS) return true;
    if (parts.names.length > MAX_PARAMETERS) return false;
    const origin = originOf(url);
    return parts.names.some((name) => this.#isIdle(origin, name) && this.#first.has(hashWithout(url, name)));
  }

  #noteParameter(url: string, name: string, { print, isDoubtful }: { print: number; isDoubtful: boolean }): void {
    const rest = hashWithout(url, name);
    const first = this.#first.get(rest);
    if (first === undefined) {
      if (this.#first.size < MAX_FIRST) this.#first.set(rest, print);
      return;
    }
    const key = `${originOf(url)} ${name}`;
    const parameter = this.#parameters.get(key) ?? { changesPages: false, repeats: 0, pages: new Set() };
    this.#parameters.set(key, parameter);
    if (first !== print) parameter.changesPages = true;
    else if (isDoubtful) {
      parameter.repeats++;
      if (parameter.pages.size < IDLE_PAGES) parameter.pages.add(rest);
    }
  }

  #isIdle(origin: string, name: string): boolean {
    const parameter = this.#parameters.get(`${origin} ${name}`);
    if (parameter === undefined || parameter.changesPages) return false;
    return parameter.repeats >= REPEATS && parameter.pages.size >= IDLE_PAGES;
  }

  /** A fingerprint. Links to variants count by their text alone: their URLs differ from page to page. */
  #printOf({ bytes, facts, links }: PageRecord): number {
    const ends = links.map(({ kind, text, target }) => {
      return partsOf(this.#frontier.url(target)) === undefined ? `${kind} ${target}` : `${kind} ${text}`;
    });
    return hashText(`${facts?.titleHash} ${facts?.textHash || bytes}\n${ends.join('\n')}`);
  }

  /** The links of a page are met one after the other. */
  #partsOfSource(url: string): Parts | undefined {
    if (this.#source.url !== url) this.#source = { url, parts: partsOf(url) };
    return this.#source.parts;
  }

  #kindOf(parts: Parts): Kind {
    const key = keyOf(parts);
    const known = this.#kinds.get(key);
    if (known !== undefined) return known;
    const kind = { waits: false, repeats: 0 };
    this.#kinds.set(key, kind);
    return kind;
  }
}

interface Parts {
  /** Without its query; of circling paths the host. */
  readonly path: string;
  readonly names: readonly string[];
}

const keyOf = ({ path, names }: Parts): string => `${path}?${names.join('&')}`;

/** Undefined for a URL that is no variant of another one. */
function partsOf(url: string): Parts | undefined {
  const { path, pairs } = split(url);
  const origin = originOf(path);
  if (circles(path.slice(origin.length))) return { path: origin, names: [] };
  if (pairs.length === 0) return undefined;
  return { path, names: [...new Set(pairs.map(nameOf))].sort() };
}

/** Hash of the URL without a parameter, in whatever order the others stand. */
function hashWithout(url: string, name: string): number {
  const { path, pairs } = split(url);
  const others = pairs.filter((pair) => nameOf(pair) !== name).sort();
  return hashText(`${path}?${others.join('&')}`);
}

/** Parameters stand in the query, or behind a semicolon of the last segment as `;jsessionid=…`. */
function split(url: string): { path: string; pairs: string[] } {
  // Nearly all URLs have neither.
  const end = url.includes('?') || url.includes(';') ? url.search(/;[^/]*$|\?/) : -1;
  return end === -1 ? { path: url, pairs: [] } : { path: url.slice(0, end), pairs: url.slice(end + 1).split(/[&;?]/) };
}

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

/** So many slashes that a segment can come back often enough. */
const DEEP = new RegExp(`(?:/[^/]*){${SEGMENT_REPEATS}}`);

function circles(path: string): boolean {
  if (!DEEP.test(path)) return false;
  const segments = path.split('/');
  const counts = new Map<string, number>();
  for (const segment of segments) {
    if (segment === '') continue;
    const count = (counts.get(segment) ?? 0) + 1;
    if (count >= SEGMENT_REPEATS) return true;
    counts.set(segment, count);
  }
  return false;
}
