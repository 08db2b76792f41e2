import { printOfPath, printOfUrl } from './path-print.ts';
import { differencesOf, readSpelling, type Spelling } from './read-spelling.ts';
import type { BrokenUrl, GoodUrl, Suggestion } from './suggestion.ts';

interface Found {
  readonly suggestion: Suggestion;
  /** Number of differences. */
  readonly differences: number;
  /** True when another URL has as few differences. */
  readonly isAmbiguous: boolean;
}

interface Subject {
  readonly url: string;
  readonly spelling: Spelling;
  found: Found | undefined;
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const isStartPage = (url: string): boolean => /^https?:\/\/[^/]+\/?$/i.test(url);

/**
 * The URL for readers of a good URL: the target of its redirect if that is permanent. Undefined when it only redirects to the start page.
 */
function destinationOf({ url, redirect }: GoodUrl): string | undefined {
  if (redirect === null) return url;
  if (isStartPage(redirect.to) && !isStartPage(url)) return undefined;
  return redirect.isPermanent ? redirect.to : url;
}

function suggestionOf(good: GoodUrl, destination: string, differences: readonly string[]): Suggestion {
  if (destination !== good.url)
    return { url: destination, reason: 'redirect', detail: `${good.url} redirects there permanently.` };
  if (differences.length === 1 && differences[0] === 'https')
    return { url: destination, reason: 'https', detail: 'The same address with https answers.' };
  return { url: destination, reason: 'spelling', detail: `Differs only in ${listed.format(differences)}.` };
}

/** Finds for broken URLs the good one that differs least in scheme, www, letter case, slashes, extension and encoding. */
export class Spellings {
  readonly #subjects: readonly (Subject | undefined)[];
  readonly #byKey = new Map<string, Subject[]>();
  readonly #prints = new Set<number | undefined>();

  constructor(broken: readonly BrokenUrl[]) {
    this.#subjects = broken.map(({ url }) => {
      const spelling = readSpelling(url);
      if (spelling === undefined) return undefined;
      const subject: Subject = { url, spelling, found: undefined };
      this.#prints.add(printOfPath(spelling.path.toLowerCase()));
      const alike = this.#byKey.get(spelling.key);
      if (alike === undefined) this.#byKey.set(spelling.key, [subject]);
      else alike.push(subject);
      return subject;
    });
  }

  /** Prints of all paths that `meet` may find to be spellings. URLs with another `printOfUrl` need not be passed to it. */
  get prints(): ReadonlySet<number | undefined> {
    return this.#prints;
  }

  meet(good: GoodUrl): void {
    const print = printOfUrl(good.url);
    if (print !== undefined && !this.#prints.has(print)) return;
    const spelling = readSpelling(good.url);
    if (spelling === undefined) return;
    for (const subject of this.#byKey.get(spelling.key) ?? []) this.#compare(subject, good, spelling);
  }

  #compare(subject: Subject, good: GoodUrl, spelling: Spelling): void {
    const destination = destinationOf(good);
    if (destination === undefined || destination === subject.url) return;
    // Never suggest http in place of https: others could read along.
    if (subject.spelling.isHttps && !destination.startsWith('https:')) return;
    const differences = differencesOf(subject.spelling, spelling);
    const known = subject.found;
    if (known !== undefined && known.differences < differences.length) return;
    const suggestion = suggestionOf(good, destination, differences);
    const isAsGood = known?.differences === differences.length;
    if (isAsGood && known.suggestion.url === destination) return;
    subject.found = { suggestion, differences: differences.length, isAmbiguous: isAsGood };
  }

  /**
   * The suggestion for a broken URL. Undefined: nothing fits. Null: several URLs fit equally well.
   * @param index of the broken URL in the list
   */
  suggestion(index: number): Suggestion | null | undefined {
    const found = this.#subjects[index]?.found;
    return found?.isAmbiguous ? null : found?.suggestion;
  }
}
