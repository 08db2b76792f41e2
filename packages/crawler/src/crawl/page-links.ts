import { detach } from '../page/detach.ts';
import type { RawLink } from '../page/page-content.ts';
import type { LinkKind, PageLink } from '../types.ts';
import { originOf } from '../url/origin-of.ts';
import { type ResolvedLink, resolveLink } from '../url/resolve-link.ts';
import { LINK_KINDS } from './link-roles.ts';
import type { Targets } from './targets.ts';

/** Spellings that are remembered; navigation repeats the same few hundred on every page. */
const MEMO_SIZE = 20_000;

/** Fewer than 64, so a target and a kind make one number. */
const KIND_NUMBERS: ReadonlyMap<LinkKind, number> = new Map(LINK_KINDS.map((kind, number) => [kind, number]));

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
  /** By origin, for spellings that mean the same on all its pages (`/x`, `https://host/x`). */
  readonly #memos = new Map<string, Map<string, Known>>();

  constructor(targets: Targets) {
    this.#targets = targets;
  }

  /** @param source what holds the links; `base` is its own URL unless it says otherwise */
  resolve(links: readonly RawLink[], source: { url: string; base: string | undefined; depth: number }): PageLink[] {
    const base = baseOf(source);
    const folded = new Map<string | number, Folded>();
    const memo = this.#memoOf(originOf(base));
    for (const link of links) {
      const { target, fragment } = this.#target(link, { base, memo, depth: source.depth + 1 });
      const key =
        fragment === undefined
          ? target * 64 + (KIND_NUMBERS.get(link.kind) ?? 0)
          : `${target} ${link.kind} ${fragment}`;
      const known = folded.get(key);
      if (known !== undefined) {
        known.count++;
        continue;
      }
      const { kind, line, text, region } = link;
      folded.set(key, { target, kind, line, text, region, count: 1, ...(fragment === undefined ? {} : { fragment }) });
    }
    return [...folded.values()];
  }

  #target(link: RawLink, at: { base: string; memo: Map<string, Known>; depth: number }): Known {
    const { href, kind } = link;
    const same = meansSameEverywhere(href);
    const known = same ? at.memo.get(href) : undefined;
    if (known !== undefined) {
      this.#targets.meetAgain(known.target, kind, at.depth);
      return known;
    }
    const resolved = resolveLink(href, at.base);
    const target = this.#targets.meet(resolved, kind, at.depth);
    const found: Known = { target, fragment: fragmentOf(resolved) };
    if (same) {
      if (at.memo.size >= MEMO_SIZE) at.memo.clear();
      at.memo.set(detach(href), found);
    }
    return found;
  }

  #memoOf(origin: string): Map<string, Known> {
    const known = this.#memos.get(origin);
    if (known !== undefined) return known;
    const memo = new Map<string, Known>();
    this.#memos.set(origin, memo);
    // A `base` can name any origin; the site's own few are what pays.
    if (this.#memos.size > 8) this.#memos.delete(this.#memos.keys().next().value ?? '');
    return memo;
  }
}

/** What relative links are relative to: `base` of the source, where it is one, else the URL. */
export function baseOf({ url, base }: { url: string; base: string | undefined }): string {
  if (base === undefined) return url;
  const resolved = resolveLink(base, url);
  return resolved.kind === 'http' ? resolved.url : url;
}

/** Root-relative or absolute, and not so long that keeping it would cost more than resolving it. */
function meansSameEverywhere(href: string): boolean {
  if (href.length > 256) return false;
  const first = href.charCodeAt(0);
  if (first === 47) return href.charCodeAt(1) !== 47 && href.charCodeAt(1) !== 92;
  return first === 104 && href.startsWith('http') && /^https?:\/\//.test(href);
}

function fragmentOf(link: ResolvedLink): string | undefined {
  return link.kind === 'http' && link.fragment !== undefined ? detach(link.fragment) : undefined;
}
