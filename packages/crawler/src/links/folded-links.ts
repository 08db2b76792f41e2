import { withRoom } from '../memory/with-room.ts';
import type { LinkKind } from '../page/links/link-kind.ts';
import type { FurtherPlace, PageLink } from '../types/records.ts';

const FIRST_SIZE = 1_024;

/** Largest number of places of a link besides its first one. */
export const MAX_FURTHER = 24;

type Counted = { -readonly [member in keyof Omit<PageLink, 'more'>]: PageLink[member] } & { more?: FurtherPlace[] };

/**
 * Folds the links of one document: links to the same target, of the same kind and with the same fragment become one. One object serves many
 * documents, one after the other.
 */
export class FoldedLinks {
  #links: Counted[] = [];
  /** Place in the list of the first link to each target. For a target without a link in this document the number has no meaning. */
  #places = new Uint32Array(FIRST_SIZE);
  /** Further links of targets that have several, by target, kind and fragment. */
  readonly #others = new Map<string, Counted>();

  /** Counts a link once more. Undefined when there is no equal one. */
  count(target: number, kind: LinkKind, fragment: string | undefined): Counted | undefined {
    const first = this.#first(target);
    if (first === undefined) return undefined;
    const isFirst = first.kind === kind && first.fragment === fragment;
    const known = isFirst ? first : this.#others.get(keyOf(target, kind, fragment));
    if (known !== undefined) known.count++;
    return known;
  }

  /** Whether this line is missing among the places of a counted link; false when the link has enough places. */
  lacksPlace({ line: first, more }: Counted, line: number): boolean {
    if (more === undefined) return line !== first;
    return more.length < MAX_FURTHER && line !== more[more.length - 1]?.line;
  }

  addPlace(link: Counted, place: FurtherPlace): void {
    if (link.more === undefined) link.more = [place];
    else link.more.push(place);
  }

  /** @param link a link for which `count` returned undefined */
  add(link: Omit<PageLink, 'more'>): void {
    const { target, kind, fragment } = link;
    if (this.#first(target) !== undefined) this.#others.set(keyOf(target, kind, fragment), link);
    else {
      this.#places = withRoom(this.#places, target + 1);
      this.#places[target] = this.#links.length;
    }
    this.#links.push(link);
  }

  /** Takes the links in the order in which they were added. Later ones belong to the next document. */
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
