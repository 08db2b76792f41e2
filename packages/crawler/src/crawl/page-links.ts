import { detach } from '../page/detach.ts';
import { KIND_NUMBERS } from '../page/link-kind.ts';
import type { RawLink } from '../page/page-content.ts';
import type { PageLink } from '../types.ts';
import { resolveLink } from '../url/resolve-link.ts';
import { FolderBase, folderOf } from './folder-base.ts';
import type { Frontier } from './frontier.ts';
import { PageBase } from './page-base.ts';
import { PlainHref } from './plain-href.ts';
import type { Targets } from './targets.ts';

/** Spellings that are remembered, over all places; navigation repeats the same few hundred on every page. */
const MOST_SPELLINGS = 20_000;
/** Places whose spellings are remembered: a crawl goes from folder to folder. */
const MOST_PLACES = 16;
/** Fragments of which one string is kept, and a number: sites give a few names to the parts of all their pages. */
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
/** What the links of one page are resolved against. */
interface At {
  readonly base: PageBase;
  readonly memos: Memos;
  readonly depth: number;
}
/** Room for a target and a kind in one number, below that of a fragment. */
const FRAGMENT_STEP = 2 ** 32;

/** Resolves the links of a page or stylesheet to targets and folds equal ones. */
export class PageLinks {
  readonly #targets: Targets;
  readonly #frontier: Frontier;
  readonly #plain = new PlainHref();
  #folder: { readonly url: string; readonly base: FolderBase } | undefined;
  /**
   * Of what is not plain, by origin (`/x`, `https://host/x`) or folder (`x`, `../x`): what is written alike there means
   * the same.
   */
  readonly #memos = new Map<string, Map<string, Known>>();
  #spellings = 0;
  readonly #fragments = new Map<string, { readonly text: string; readonly number: number }>();
  #lastFragment = 0;

  constructor(targets: Targets, frontier: Frontier) {
    this.#targets = targets;
    this.#frontier = frontier;
  }

  /** @param source what holds the links; `base` is its own URL unless it says otherwise */
  resolve(links: readonly RawLink[], source: { url: string; base: string | undefined; depth: number }): PageLink[] {
    const base = baseOf(source);
    const folded = new Map<number, Folded>();
    const folder = this.#folderAt(folderOf(base));
    const memos = { rooted: this.#memoOf(folder.origin.text), relative: this.#memoOf(folder.folder(0).text) };
    // Not while links are folded: one fragment has one number then.
    if (this.#fragments.size >= MOST_FRAGMENTS) this.#fragments.clear();
    const at = { base: new PageBase(base, folder), memos, depth: source.depth + 1 };
    for (const link of links) {
      const { target, fragment } = this.#target(link, at);
      const { kind, line, text, region } = link;
      let key = target * 64 + (KIND_NUMBERS.get(kind) ?? 0);
      let kept: string | undefined;
      if (fragment !== undefined) {
        const known = this.#kept(fragment);
        kept = known.text;
        key += known.number * FRAGMENT_STEP;
      }
      const known = folded.get(key);
      if (known !== undefined) known.count++;
      else if (kept === undefined) folded.set(key, { target, kind, line, text, region, count: 1 });
      else folded.set(key, { target, kind, line, text, region, count: 1, fragment: kept });
    }
    return [...folded.values()];
  }

  #folderAt(url: string): FolderBase {
    if (this.#folder?.url !== url) this.#folder = { url, base: new FolderBase(url, this.#frontier) };
    return this.#folder.base;
  }

  #target(link: RawLink, at: At): Known {
    const { href, kind } = link;
    const plain = this.#plain;
    const isPlain = plain.take(href, at.base);
    const target = isPlain ? this.#frontier.findJoined(plain.prefix.text, href, plain) : undefined;
    if (target === undefined) return this.#parse(link, at, isPlain);
    this.#targets.meetAgain(target, kind, at.depth);
    return { target, fragment: plain.fragment === '' ? undefined : plain.fragment };
  }

  /** What is not plain, or leads to what nobody has met. */
  #parse({ href, kind }: RawLink, at: At, isPlain: boolean): Known {
    const memo = memoFor(href, at.memos);
    const known = memo?.get(href);
    if (known !== undefined) {
      this.#targets.meetAgain(known.target, kind, at.depth);
      return known;
    }
    const resolved = resolveLink(href, at.base.url);
    const target = this.#targets.meet(resolved, kind, at.depth);
    const fragment =
      resolved.kind === 'http' && resolved.fragment !== undefined ? detach(resolved.fragment) : undefined;
    const found: Known = { target, fragment };
    const plain = this.#plain;
    // Then it is found without a memory the next time.
    const isFound = isPlain && this.#frontier.findJoined(plain.prefix.text, href, plain) === target;
    if (memo !== undefined && !isFound) {
      if (this.#spellings++ >= MOST_SPELLINGS) this.#forget();
      memo.set(detach(href), found);
    }
    return found;
  }

  /** Of each fragment one string. */
  #kept(fragment: string): { readonly text: string; readonly number: number } {
    const known = this.#fragments.get(fragment);
    if (known !== undefined) return known;
    const kept = { text: detach(fragment), number: ++this.#lastFragment };
    this.#fragments.set(kept.text, kept);
    return kept;
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
