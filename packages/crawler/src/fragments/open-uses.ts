import { MAX_FURTHER } from '../links/folded-links.ts';
import { withRoom } from '../memory/with-room.ts';
import type { LinkKind, Region } from '../page/links/link-kind.ts';
import { packPlace, unpackPlace } from '../page/links/link-place.ts';
import type { FurtherPlace } from '../types/records.ts';

const FIRST_SIZE = 1_024;

/** A link whose fragment has not been found so far. */
export interface FragmentUse {
  readonly page: number;
  readonly kind: LinkKind;
  readonly line: number;
  readonly text: string;
  readonly region: Region;
  count: number;
  more?: readonly FurtherPlace[];
}

/**
 * Uses of fragments by target, as columns: half of a site may wait for pages that are yet to be read, and an object for
 * each use would take three times the room. The uses of a target are a chain, the newest first; freed places
 * are a chain as well, and reused.
 */
export class OpenUses {
  /** By target: the newest of its uses; 0 = it has none. Uses count from 1. */
  #heads = new Uint32Array(FIRST_SIZE);
  #next = new Uint32Array(FIRST_SIZE);
  #pages = new Uint32Array(FIRST_SIZE);
  #places = new Float64Array(FIRST_SIZE);
  #counts = new Uint32Array(FIRST_SIZE);
  readonly #fragments: string[] = [''];
  readonly #texts: string[] = [''];
  /** Further places of the few targets that have any */
  readonly #more = new Map<number, readonly FurtherPlace[]>();
  #free = 0;

  has(target: number): boolean {
    return (this.#heads[target] ?? 0) > 0;
  }

  /** Targets that have uses, in order. */
  get targets(): number[] {
    const targets: number[] = [];
    for (let target = 0; target < this.#heads.length; target++) if (this.has(target)) targets.push(target);
    return targets;
  }

  /** @param fragment kept as it is, as the text of the use; neither may be a slice of a page */
  add(target: number, fragment: string, use: FragmentUse): void {
    const at = this.#take();
    this.#heads = withRoom(this.#heads, target + 1);
    this.#next[at] = this.#heads[target] ?? 0;
    this.#heads[target] = at;
    this.#pages[at] = use.page;
    this.#places[at] = packPlace(use);
    this.#counts[at] = use.count;
    this.#fragments[at] = fragment;
    this.#texts[at] = use.text;
    if (use.more !== undefined) this.#more.set(at, use.more);
  }

  /** By fragment, in the order in which they came. A page counts once, with all its places: its links come in a row. */
  of(target: number): Map<string, FragmentUse[]> {
    const chain: number[] = [];
    for (let at = this.#heads[target] ?? 0; at > 0; at = this.#next[at] ?? 0) chain.push(at);
    const fragments = new Map<string, FragmentUse[]>();
    for (const at of chain.reverse()) {
      const fragment = this.#fragments[at] ?? '';
      const uses = fragments.get(fragment);
      const last = uses?.at(-1);
      const page = this.#pages[at] ?? 0;
      const use = this.#useAt(at);
      if (last?.page === page) {
        addPlaces(last, use);
        continue;
      }
      if (uses === undefined) fragments.set(fragment, [use]);
      else uses.push(use);
    }
    return fragments;
  }

  #useAt(at: number): FragmentUse {
    const { kind, line, region } = unpackPlace(this.#places[at] ?? 0);
    const [page = 0, count = 0, text = ''] = [this.#pages[at], this.#counts[at], this.#texts[at]];
    const more = this.#more.get(at);
    return { page, kind, line, text, region, count, ...(more === undefined ? {} : { more }) };
  }

  /** Drops the uses of fragments that exist. `isThere` is called once for each fragment. */
  settle(target: number, isThere: (fragment: string) => boolean): void {
    const known = new Map<string, boolean>();
    let kept = 0;
    for (let at = this.#heads[target] ?? 0; at > 0; ) {
      const next = this.#next[at] ?? 0;
      const fragment = this.#fragments[at] ?? '';
      const found = known.get(fragment) ?? isThere(fragment);
      known.set(fragment, found);
      if (found) this.#release(at);
      else {
        if (kept === 0) this.#heads[target] = at;
        else this.#next[kept] = at;
        kept = at;
      }
      at = next;
    }
    if (kept > 0) this.#next[kept] = 0;
    else if (this.has(target)) this.#heads[target] = 0;
  }

  #take(): number {
    const free = this.#free;
    if (free > 0) {
      this.#free = this.#next[free] ?? 0;
      return free;
    }
    const at = this.#texts.push('') - 1;
    this.#fragments.push('');
    this.#next = withRoom(this.#next, at + 1);
    this.#pages = withRoom(this.#pages, at + 1);
    this.#places = withRoom(this.#places, at + 1);
    this.#counts = withRoom(this.#counts, at + 1);
    return at;
  }

  #release(at: number): void {
    this.#fragments[at] = '';
    this.#texts[at] = '';
    this.#more.delete(at);
    this.#next[at] = this.#free;
    this.#free = at;
  }
}

/** A link of the same page that differs in its kind: its places become those of the one that is known. */
export function addPlaces(use: FragmentUse, { line, text, count, more = [] }: Omit<FragmentUse, 'page'>): void {
  use.count += count;
  const known = new Set([use.line, ...(use.more ?? []).map((place) => place.line)]);
  const others = [{ line, text }, ...more].filter((place) => !known.has(place.line));
  if (others.length > 0) use.more = [...(use.more ?? []), ...others].slice(0, MAX_FURTHER);
}
