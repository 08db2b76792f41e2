import { fnv1a } from '../page/fnv1a.ts';
import { saysNotFound } from '../page/says-not-found.ts';
import type { PageRecord } from '../types.ts';

/** Pages of one kind that are remembered, and titles. */
const MOST = 25;
const MOST_TITLES = 100_000;

/**
 * Pages that answered well and may be error pages all the same, from what is recorded of every page. To be on this
 * list proves nothing: it only decides whom to look at again.
 */
export class NotFoundSuspicions {
  readonly #titled: number[] = [];
  readonly #unindexed: number[] = [];
  readonly #titles = new Map<number, number>();
  readonly #sameTitle = new Map<number, number[]>();

  note({ target, title, findings }: Pick<PageRecord, 'target' | 'title' | 'findings'>): void {
    if (title !== null && saysNotFound(title)) add(this.#titled, target);
    else if (findings.some(({ code }) => code === 'noindex')) add(this.#unindexed, target);
    if (title === null || title === '') return;
    const hash = fnv1a(title);
    const first = this.#titles.get(hash);
    if (first === undefined) {
      if (this.#titles.size < MOST_TITLES) this.#titles.set(hash, target);
    } else if (first !== target) {
      const group = this.#sameTitle.get(hash) ?? [first];
      this.#sameTitle.set(hash, group);
      add(group, target);
    }
  }

  /** Those that say it of themselves first. */
  get pages(): readonly number[] {
    return [...this.#titled, ...this.#unindexed];
  }

  /** Groups of pages that share a title, as a server has that answers whatever it is asked; the largest first. */
  get lookalikes(): readonly (readonly number[])[] {
    return [...this.#sameTitle.values()].toSorted((a, b) => b.length - a.length);
  }
}

function add(list: number[], id: number): void {
  if (list.length < MOST && !list.includes(id)) list.push(id);
}
