import { detach } from '../memory/detach.ts';
import { sourceText } from '../page/text/source-text.ts';
import type { PageLink } from '../types/records.ts';
import { addPlaces, type FragmentUse } from './open-uses.ts';
import { holdsText, textsOf } from './text-directive.ts';

/** Pages that are fetched once more for the texts that links to them quote. */
const MAX_PAGES = 50;

/** Links that quote a text of their target (`#:~:text=`). Rare, so the texts of pages are requested when all links are known. */
export class TextFragments {
  readonly #open = new Map<number, Map<string, FragmentUse[]>>();

  /** Takes note of a link on page `page`. */
  noteLink(page: number, noted: PageLink): void {
    // Hardly any link quotes a text, and to take the members of each apart would cost more than all else here.
    if (noted.fragment === undefined || textsOf(noted.fragment).length === 0) return;
    const { target, fragment, ...link } = noted;
    const fragments = this.#open.get(target) ?? new Map<string, FragmentUse[]>();
    if (!this.#open.has(target) && this.#open.size === MAX_PAGES) return;
    this.#open.set(target, fragments);
    const uses = fragments.get(fragment) ?? [];
    fragments.set(detach(fragment), uses);
    const last = uses.at(-1);
    if (last?.page === page) addPlaces(last, link);
    else uses.push({ page, ...link, text: detach(link.text) });
  }

  /** Targets whose text is needed; a snapshot. */
  get targets(): number[] {
    return [...this.#open.keys()];
  }

  /** The page of this target was read: what it holds is settled, the rest is missing. */
  learn(target: number, html: string): ReadonlyMap<string, readonly FragmentUse[]> {
    const fragments = this.#open.get(target) ?? new Map<string, FragmentUse[]>();
    const text = sourceText(html);
    for (const fragment of fragments.keys()) if (holdsText(text, textsOf(fragment))) fragments.delete(fragment);
    return fragments;
  }
}
