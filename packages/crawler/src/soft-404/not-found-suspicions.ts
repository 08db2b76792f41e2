import { repeatedNumbers } from '../findings/repeated-numbers.ts';
import { withRoom } from '../memory/with-room.ts';
import { fnv1a } from '../page/text/fnv1a.ts';
import type { PageRecord } from '../types/records.ts';
import { saysNotFound } from './says-not-found.ts';

/** Largest number of pages of one kind that are remembered. */
const MAX = 25;
const FIRST_SIZE = 1_024;

/**
 * Collects pages that answered well and may still be error pages, from the record of each page. This list proves nothing: it only decides
 * which pages to examine again.
 */
export class NotFoundSuspicions {
  readonly #titled: number[] = [];
  readonly #unindexed: number[] = [];
  /** One row for each page that has a title: the hash of the title, and the page. */
  #titleHashes = new Uint32Array(FIRST_SIZE);
  #titledPages = new Uint32Array(FIRST_SIZE);
  #size = 0;

  note({ target, title, findings }: Pick<PageRecord, 'target' | 'title' | 'findings'>): void {
    if (title !== null && saysNotFound(title)) add(this.#titled, target);
    else if (findings.some(({ code }) => code === 'noindex')) add(this.#unindexed, target);
    if (title === null || title === '') return;
    const row = this.#size++;
    this.#titleHashes = withRoom(this.#titleHashes, this.#size);
    this.#titledPages = withRoom(this.#titledPages, this.#size);
    this.#titleHashes[row] = fnv1a(title);
    this.#titledPages[row] = target;
  }

  /** The suspicious pages: first those whose title reads like that of an error page. */
  get pages(): readonly number[] {
    return [...this.#titled, ...this.#unindexed];
  }

  /** Groups of pages that share a title, as on a server that serves one page for every path; the largest first. */
  get lookalikes(): readonly (readonly number[])[] {
    const hashes = this.#titleHashes.subarray(0, this.#size);
    const repeated = repeatedNumbers(hashes);
    const groups = new Map<number, number[]>();
    for (const [row, hash] of hashes.entries()) {
      if (!repeated.has(hash)) continue;
      const group = groups.get(hash) ?? [];
      groups.set(hash, group);
      add(group, this.#titledPages[row] ?? 0);
    }
    // A page that was noted twice has no look-alike.
    const shared = [...groups.values()].filter(({ length }) => length > 1);
    return shared.sort((a, b) => b.length - a.length);
  }
}

function add(list: number[], id: number): void {
  if (list.length < MAX && !list.includes(id)) list.push(id);
}
