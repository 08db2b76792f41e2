import leven from 'leven';
import { editsFor, firstHalf, MAX_EDITS, printsOfSought } from './name-print.ts';
import { nameOfAddress, nameOfTitle, type PageName } from './page-name.ts';
import { readSpelling } from './read-spelling.ts';
import type { BrokenUrl, GoodUrl, Suggestion } from './suggestion.ts';

/** Broken URLs that are kept for one half of a name. A half that more names share says nothing about a page. */
const MAX_SHARING = 32;
/** Pages with which a name is compared; when there are more, none of them is suggested. */
const MAX_COMPARED = 128;
/** Characters at the end of a folder that are compared. Distances of `FOLDER_EDITS` and more count as equal. */
const FOLDER_LENGTH = 40;
const FOLDER_EDITS = 8;

interface Found {
  readonly suggestion: Suggestion;
  readonly distance: readonly [edits: number, byTitle: number, folder: number];
  readonly isAmbiguous: boolean;
}

interface Subject {
  readonly name: PageName;
  readonly folder: string;
  compared: number;
  found: Found | undefined;
}

type Halves = Map<string, Subject[]>;

const endOfFolder = (folder: string): string => folder.slice(-FOLDER_LENGTH);

function compare(a: Found['distance'], b: Found['distance']): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function sentence(edits: number, byTitle: boolean): string {
  const what = byTitle ? 'Its title' : 'Its name';
  if (edits === 0)
    return byTitle ? 'Its title has the same words.' : 'The site has a page of this name in another folder.';
  return `${what} differs in ${edits} ${edits === 1 ? 'letter' : 'letters'}.`;
}

/**
 * Finds for broken URLs of the site the page whose address or title is most like their last segment. Each page is compared only with names
 * that share a half and all digits with it: /report-2025 is no misspelling of /report-2024.
 */
export class SimilarPages {
  readonly #subjects: readonly (Subject | undefined)[];
  /** Subjects by digits, then by half. */
  readonly #starts = new Map<string, Halves>();
  readonly #ends = new Map<string, Halves>();

  /** @param broken broken URLs; pages are sought for those that are missing */
  constructor(broken: readonly BrokenUrl[]) {
    this.#subjects = broken.map((one) => {
      const address = one.internal && isMissing(one) ? nameOfAddress(one.url) : undefined;
      if (address === undefined) return undefined;
      const subject: Subject = { ...address, folder: endOfFolder(address.folder), compared: 0, found: undefined };
      const { text, digits } = subject.name;
      const half = firstHalf(text.length);
      add(this.#starts, digits, text.slice(0, half), subject);
      add(this.#ends, digits, text.slice(half), subject);
      return subject;
    });
  }

  /** Prints of all names that `meet` may find similar. Pages without one of them need not be passed to it. */
  get prints(): ReadonlySet<number> {
    return new Set(this.#subjects.flatMap((subject) => (subject === undefined ? [] : printsOfSought(subject.name))));
  }

  meet(good: GoodUrl): void {
    if (!good.internal || !good.isPage || good.redirect !== null || this.#starts.size === 0) return;
    const address = nameOfAddress(good.url);
    const title = good.title === null ? undefined : nameOfTitle(good.title);
    const near = new Map<Subject, Found['distance']>();
    const folder = endOfFolder(address?.folder ?? '');
    if (address !== undefined) this.#measure(address.name, { byTitle: false, folder }, near);
    if (title !== undefined) this.#measure(title, { byTitle: true, folder }, near);
    for (const [subject, distance] of near) take(subject, good.url, distance);
  }

  #measure(
    name: PageName,
    { byTitle, folder }: { readonly byTitle: boolean; readonly folder: string },
    near: Map<Subject, Found['distance']>,
  ): void {
    for (const subject of this.#sharingHalf(name)) {
      const max = editsFor(subject.name.text.length);
      if (Math.abs(subject.name.text.length - name.text.length) > max) continue;
      if (++subject.compared > MAX_COMPARED) continue;
      const edits = leven(subject.name.text, name.text, { maxDistance: max + 1 });
      if (edits > max) continue;
      const distance = [edits, byTitle ? 1 : 0, leven(subject.folder, folder, { maxDistance: FOLDER_EDITS })] as const;
      const known = near.get(subject);
      if (known === undefined || compare(distance, known) < 0) near.set(subject, distance);
    }
  }

  /** Subjects that share a half with the name, each once. */
  #sharingHalf({ text, digits }: PageName): Iterable<Subject> {
    const starts = this.#starts.get(digits);
    const ends = this.#ends.get(digits);
    if (starts === undefined || ends === undefined) return [];
    const found = new Set<Subject>();
    const [shortest, longest] = [Math.max(0, text.length - MAX_EDITS), text.length + MAX_EDITS];
    for (let size = firstHalf(shortest); size <= Math.min(firstHalf(longest), text.length); size++)
      for (const one of starts.get(text.slice(0, size)) ?? []) found.add(one);
    const rest = (length: number): number => length - firstHalf(length);
    for (let size = rest(shortest); size <= Math.min(rest(longest), text.length); size++)
      for (const one of ends.get(text.slice(text.length - size)) ?? []) found.add(one);
    return found;
  }

  /**
   * The suggestion for a broken URL. Undefined: nothing is similar, or several pages are equally similar.
   * @param index of the broken URL in the list
   */
  suggestion(index: number): Suggestion | undefined {
    const subject = this.#subjects[index];
    if (subject?.found === undefined || subject.found.isAmbiguous || subject.compared > MAX_COMPARED) return undefined;
    return subject.found.suggestion;
  }
}

const isSameAddress = (known = '', url = ''): boolean => readSpelling(known)?.key === readSpelling(url)?.key;

const isMissing = ({ reason }: BrokenUrl): boolean => reason === 'not_found' || reason === 'gone';

function add(index: Map<string, Halves>, digits: string, half: string, subject: Subject): void {
  const halves = index.get(digits) ?? new Map<string, Subject[]>();
  index.set(digits, halves);
  const sharing = halves.get(half) ?? [];
  halves.set(half, sharing);
  if (sharing.length < MAX_SHARING) sharing.push(subject);
}

function take(subject: Subject, url: string, distance: Found['distance']): void {
  const order = subject.found === undefined ? -1 : compare(distance, subject.found.distance);
  if (order > 0) return;
  // Two spellings of one address are one page.
  if (order === 0 && isSameAddress(subject.found?.suggestion.url, url)) return;
  const [edits, byTitle] = distance;
  const suggestion = { url, reason: 'similar_page', detail: sentence(edits, byTitle === 1) } as const;
  subject.found = { suggestion, distance, isAmbiguous: order === 0 };
}
