import { detach } from '../memory/detach.ts';
import type { LinkColumns } from '../page/links/link-columns.ts';
import type { LinkKind } from '../page/links/link-kind.ts';
import type { Frontier } from '../targets/frontier.ts';
import type { Targets } from '../targets/targets.ts';
import type { PageLink } from '../types/records.ts';
import { resolveLink } from '../url/resolve-link.ts';
import { FoldedLinks } from './folded-links.ts';
import { FolderBase, folderOf } from './folder-base.ts';
import { PageBase } from './page-base.ts';
import { PlainHref } from './plain-href.ts';

/** Spellings of links that are remembered, over all origins and folders; navigation repeats the same few hundred on every page. */
const MAX_SPELLINGS = 20_000;
/** Origins and folders whose spellings are remembered: a crawl goes from folder to folder. */
const MAX_PLACES = 16;
/** Fragments of which a single string is kept: sites use few names for the parts of all their pages. */
const MAX_FRAGMENTS = 1_000;

interface Memos {
  readonly rooted: Map<string, Known>;
  readonly relative: Map<string, Known>;
}
/** The target and the fragment that a link leads to. */
interface Known {
  readonly target: number;
  readonly fragment: string | undefined;
}
/** A link as written, and the text that holds it. */
interface Written {
  readonly href: string;
  readonly kind: LinkKind;
  readonly hrefs: string;
  readonly isPlain: boolean;
}
/** The base against which the links of one page are resolved. */
interface At {
  readonly base: PageBase;
  readonly memos: Memos;
  readonly depth: number;
  /** URL of the page itself. */
  readonly url: string;
}

/** Resolves the links of a page or stylesheet to targets and folds equal ones. */
export class PageLinks {
  readonly #targets: Targets;
  readonly #frontier: Frontier;
  readonly #plain = new PlainHref();
  readonly #folded = new FoldedLinks();
  #folder: { readonly url: string; readonly base: FolderBase } | undefined;
  /**
   * Links that are not plain, with their targets, by origin (`/x`, `https://host/x`) or folder (`x`, `../x`): there, equal spellings lead
   * to equal targets.
   */
  readonly #memos = new Map<string, Map<string, Known>>();
  #spellings = 0;
  /** Fragment of the link that was resolved last */
  #fragment: string | undefined;
  readonly #fragments = new Map<string, string>();

  constructor(targets: Targets, frontier: Frontier) {
    this.#targets = targets;
    this.#frontier = frontier;
  }

  /**
   * Resolves the links of one document.
   *
   * @param source the document; `base` is its own URL unless it names another one
   * @returns the links; `truncated`: some are missing, because their URLs are new and the crawl has all the targets that it may have
   */
  resolve(
    lists: readonly LinkColumns[],
    source: { url: string; base: string | undefined; depth: number },
  ): { links: PageLink[]; truncated: boolean } {
    const base = baseOf(source);
    const folder = this.#folderAt(folderOf(base));
    const memos = { rooted: this.#memoOf(folder.origin.text), relative: this.#memoOf(folder.folder(0).text) };
    const at = { base: new PageBase(base, folder), memos, depth: source.depth + 1, url: source.url };
    let truncated = false;
    for (const links of lists) {
      for (let which = 0; which < links.length; which++) if (!this.#take(links, which, at)) truncated = true;
    }
    return { links: this.#folded.take(), truncated };
  }

  #folderAt(url: string): FolderBase {
    if (this.#folder?.url !== url) this.#folder = { url, base: new FolderBase(url, this.#frontier) };
    return this.#folder.base;
  }

  /** Adds one link. False when its URL is new and the crawl takes no more targets. */
  #take(links: LinkColumns, which: number, at: At): boolean {
    const kind = links.kind(which);
    const target = this.#resolve(links, which, kind, at);
    if (target === undefined) return false;
    const fragment = this.#fragment === undefined ? undefined : this.#kept(this.#fragment);
    const known = this.#folded.count(target, kind, fragment);
    const line = links.line(which);
    if (known !== undefined) {
      if (!this.#folded.lacksPlace(known, line)) return true;
      const text = links.text(which);
      this.#folded.addPlace(known, { line, text: text === known.text ? known.text : detach(text) });
      return true;
    }
    const text = detach(links.text(which));
    const region = links.region(which);
    if (fragment === undefined) this.#folded.add({ target, kind, line, text, region, count: 1 });
    else this.#folded.add({ target, kind, line, text, region, count: 1, fragment });
    return true;
  }

  /** Returns the target of a link, and leaves its fragment in `#fragment`: an object for each link would cost too much. */
  #resolve(links: LinkColumns, which: number, kind: LinkKind, at: At): number | undefined {
    const plain = this.#plain;
    const { hrefs } = links;
    const isPlain = plain.take(links, which, at.base);
    const target = isPlain ? this.#frontier.findJoined(plain.prefix.text, hrefs, plain) : undefined;
    if (target === undefined) {
      const href = hrefs.slice(links.hrefStart(which), links.hrefEnd(which));
      const known = this.#parse({ href, kind, hrefs, isPlain }, at);
      this.#fragment = known?.fragment;
      return known?.target;
    }
    this.#targets.meetAgain(target, kind, at.depth, at.url);
    this.#fragment = plain.fragment === '' ? undefined : plain.fragment;
    return target;
  }

  /** Resolves a link that is not plain, or whose URL is no target yet. */
  #parse({ href, kind, hrefs, isPlain }: Written, at: At): Known | undefined {
    const memo = memoFor(href, at.memos);
    const known = memo?.get(href);
    if (known !== undefined) {
      this.#targets.meetAgain(known.target, kind, at.depth, at.url);
      return known;
    }
    const resolved = resolveLink(href, at.base.url);
    const target = this.#targets.meetIfRoom(resolved, kind, at.depth, at.url);
    if (target === undefined) return undefined;
    const fragment =
      resolved.kind === 'http' && resolved.fragment !== undefined ? detach(resolved.fragment) : undefined;
    const found: Known = { target, fragment };
    const plain = this.#plain;
    // A URL that was found is found without a memo the next time.
    const isFound = isPlain && this.#frontier.findJoined(plain.prefix.text, hrefs, plain) === target;
    if (memo !== undefined && !isFound) {
      if (this.#spellings++ >= MAX_SPELLINGS) this.#forget();
      memo.set(detach(href), found);
    }
    return found;
  }

  /** The one string that is kept of equal fragments. */
  #kept(fragment: string): string {
    const known = this.#fragments.get(fragment);
    if (known !== undefined) return known;
    if (this.#fragments.size >= MAX_FRAGMENTS) this.#fragments.clear();
    const kept = detach(fragment);
    this.#fragments.set(kept, kept);
    return kept;
  }

  #memoOf(place: string): Map<string, Known> {
    const memo = this.#memos.get(place) ?? new Map<string, Known>();
    // Moved to the end, so that the first is the least recently used.
    this.#memos.delete(place);
    this.#memos.set(place, memo);
    if (this.#memos.size > MAX_PLACES) {
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

/** The URL that relative links are relative to: `base` of the source, if it is a valid URL, else the URL of the source. */
export function baseOf({ url, base }: { url: string; base: string | undefined }): string {
  if (base === undefined) return url;
  const resolved = resolveLink(base, url);
  return resolved.kind === 'http' ? resolved.url : url;
}

const ABSOLUTE = /^https?:\/\//;

/** The memo for a spelling; undefined when keeping the spelling would cost more than resolving it. */
function memoFor(href: string, { rooted, relative }: Memos): Map<string, Known> | undefined {
  if (href.length > 256 || href === '') return undefined;
  const first = href.charCodeAt(0);
  if (first === 47 || (first === 104 && ABSOLUTE.test(href))) return rooted;
  // A link that begins with ? or # depends on the whole URL of the page; leading blanks, and schemes, can hide either.
  return first <= 32 || first === 35 || first === 63 || href.includes(':') ? undefined : relative;
}
