import { detach } from '../page/detach.ts';
import { KIND_NUMBERS } from '../page/link-kind.ts';
import type { RawLink } from '../page/page-content.ts';
import type { PageLink } from '../types.ts';
import { originOf } from '../url/origin-of.ts';
import { type ResolvedLink, resolveLink } from '../url/resolve-link.ts';
import type { Targets } from './targets.ts';

/** Spellings that are remembered, over all places; navigation repeats the same few hundred on every page. */
const MOST_SPELLINGS = 20_000;
/** Places whose spellings are remembered: a crawl goes from folder to folder. */
const MOST_PLACES = 16;
/** Fragments of which one string is kept: sites give a few names to the parts of all their pages. */
const MOST_FRAGMENTS = 1_000;

interface Memos {
  readonly rooted: Map<string, Known>;
  readonly relative: Map<string, Known>;
}
interface Known {
  readonly target: number;
  readonly fragment: string | undefined;
}
interface Folded extends PageLink {
  count: number;
}

/** Resolves the links of a page or stylesheet to targets and folds equal ones. */
export class PageLinks {
  readonly #targets: Targets;
  /** By origin (`/x`, `https://host/x`) or folder (`x`, `../x`): what is written alike there means the same. */
  readonly #memos = new Map<string, Map<string, Known>>();
  #spellings = 0;
  readonly #fragments = new Map<string, string>();

  constructor(targets: Targets) {
    this.#targets = targets;
  }

  /** @param source what holds the links; `base` is its own URL unless it says otherwise */
  resolve(links: readonly RawLink[], source: { url: string; base: string | undefined; depth: number }): PageLink[] {
    const base = baseOf(source);
    const folded = new Map<string | number, Folded>();
    const memos = { rooted: this.#memoOf(originOf(base)), relative: this.#memoOf(folderOf(base)) };
    for (const link of links) {
      const { target, fragment } = this.#target(link, { base, memos, depth: source.depth + 1 });
      const key =
        fragment === undefined
          ? // A target and a kind make one number.
            target * 64 + (KIND_NUMBERS.get(link.kind) ?? 0)
          : `${target} ${link.kind} ${fragment}`;
      const known = folded.get(key);
      if (known !== undefined) {
        known.count++;
        continue;
      }
      const { kind, line, text, region } = link;
      const first = { target, kind, line, text, region, count: 1 };
      folded.set(key, fragment === undefined ? first : { ...first, fragment });
    }
    return [...folded.values()];
  }

  #target(link: RawLink, at: { base: string; memos: Memos; depth: number }): Known {
    const { href, kind } = link;
    const memo = memoFor(href, at.memos);
    const known = memo?.get(href);
    if (known !== undefined) {
      this.#targets.meetAgain(known.target, kind, at.depth);
      return known;
    }
    const resolved = resolveLink(href, at.base);
    const target = this.#targets.meet(resolved, kind, at.depth);
    const found: Known = { target, fragment: this.#fragmentOf(resolved) };
    if (memo !== undefined) {
      if (this.#spellings++ >= MOST_SPELLINGS) this.#forget();
      memo.set(detach(href), found);
    }
    return found;
  }

  #fragmentOf(link: ResolvedLink): string | undefined {
    if (link.kind !== 'http' || link.fragment === undefined) return undefined;
    const known = this.#fragments.get(link.fragment);
    if (known !== undefined) return known;
    const fragment = detach(link.fragment);
    if (this.#fragments.size === MOST_FRAGMENTS) this.#fragments.clear();
    this.#fragments.set(fragment, fragment);
    return fragment;
  }

  #memoOf(place: string): Map<string, Known> {
    const memo = this.#memos.get(place) ?? new Map<string, Known>();
    // To the end, so that the first is the one that was not asked for longest.
    this.#memos.delete(place);
    this.#memos.set(place, memo);
    if (this.#memos.size > MOST_PLACES) {
      const [oldest = '', spellings] = this.#memos.entries().next().value ?? [];
      this.#spellings -= spellings?.size ?? 0;
      this.#memos.delete(oldest);
    }
    return memo;
  }

  #forget(): void {
    for (const memo of this.#memos.values()) memo.clear();
    this.#spellings = 0;
  }
}

/** What relative links are relative to: `base` of the source, where it is one, else the URL. */
export function baseOf({ url, base }: { url: string; base: string | undefined }): string {
  if (base === undefined) return url;
  const resolved = resolveLink(base, url);
  return resolved.kind === 'http' ? resolved.url : url;
}

const ABSOLUTE = /^https?:\/\//;

/** Where a spelling is remembered, unless keeping it would cost more than resolving it. */
function memoFor(href: string, { rooted, relative }: Memos): Map<string, Known> | undefined {
  if (href.length > 256 || href === '') return undefined;
  const first = href.charCodeAt(0);
  if (first === 47 || (first === 104 && ABSOLUTE.test(href))) return rooted;
  // What begins with ? or # depends on the whole URL of the page; blanks in front, and schemes, can hide either.
  return first <= 32 || first === 35 || first === 63 || href.includes(':') ? undefined : relative;
}

/** Up to the last slash of the path. */
function folderOf(url: string): string {
  const query = url.indexOf('?');
  return url.slice(0, url.lastIndexOf('/', query === -1 ? undefined : query) + 1);
}
