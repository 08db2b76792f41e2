import { withRoom } from '../memory/with-room.ts';
import type { LinkKind } from '../page/links/link-kind.ts';
import type { FurtherPlace, PageLink } from '../types/records.ts';

const FIRST_SIZE = 1_024;

/** Places of a link beside its first one. */
export const MAX_FURTHER = 24;

type Counted = { -readonly [member in keyof Omit<PageLink, 'more'>]: PageLink[member] } & { more?: FurtherPlace[] };

/**
 * The links of one document, equal ones once: those that lead to the same target, as the same kind, to the same fragment.
 * One for many documents, one after the other.
 */
export class FoldedLinks {
  #links: Counted[] = [];
  /** By target: the place of its first link. Of a target that the document does not link to it is any place. */
  #places = new Uint32Array(FIRST_SIZE);
  /** Further links of targets that have several, by all that makes them differ. */
  readonly #others = new Map<string, Counted>();

  /** Counts a link once more. Undefined when there is none like it. */
  count(target: number, kind: LinkKind, fragment: string | undefined): Counted | undefined {
    const first = this.#first(target);
    if (first === undefined) return undefined;
    const isFirst = first.kind === kind && first.fragment === fragment;
    const known = isFirst ? first : this.#others.get(keyOf(target, kind, fragment));
    if (known !== undefined) known.count++;
    return known;
  }

  /** Whether a link that was counted has its line among its places; it does not when there are enough of them. */
  lacksPlace({ line: first, more }: Counted, line: number): boolean {
    if (more === undefined) return line !== first;
    return more.length < MAX_FURTHER && line !== more[more.length - 1]?.line;
  }

  addPlace(link: Counted, place: FurtherPlace): void {
    if (link.more === undefined) link.more = [place];
    else link.more.push(place);
  }

  /** @param link one that `count` does not know */
  add(link: Omit<PageLink, 'more'>): void {
    const { target, kind, fragment } = link;
    if (this.#first(target) !== undefined) this.#others.set(keyOf(target, kind, fragment), link);
    else {
      this.#places = withRoom(this.#places, target + 1);
      this.#places[target] = this.#links.length;
    }
    this.#links.push(link);
  }

  /** In the order in which they were added. What is added from now on belongs to the next document. */
  take(): PageLink[] {
    const links = this.#links;
    this.#links = [];
    if (this.#others.size > 0) this.#others.clear();
    return links;
  }

  #first(target: number): Counted | undefined {
    const first = this.#links[this.#places[target] ?? 0];
    return first?.target === target ? first : undefined;
  }
}

function keyOf(target: number, kind: LinkKind, fragment = ''): string {
  return `${target} ${kind} ${fragment}`;
}
