import { readableUrl } from '@linkvitals/contract/readable/url';
import type { Words } from '../../texts/words.ts';
import type { KindWords } from './issue-facts.ts';
import type { IssueEntry } from './issue-words.ts';
import type { Tone } from './part.ts';
import { heading } from './words.ts';

/** The entries of a list that are of one kind: what it is and what to do about it is said once. */
export interface EntriesOfKind {
  readonly kind: string;
  readonly title: string;
  readonly tone: Tone;
  /** How many there are, and how severe they are unless they are fixed. */
  readonly badge: string;
  /** Undefined: it is another one for each entry, or nothing is to be done any more. */
  readonly howToFix: string | undefined;
  readonly entries: readonly IssueEntry[];
}

interface Said {
  /** What the kinds of the entries mean. */
  readonly kinds: ReadonlyMap<string, KindWords>;
  readonly words: Words;
  /** There are more entries, perhaps of these kinds. */
  readonly isCut: boolean;
}

/** Entries by their kind, the kinds in the order of their first entry. */
export function byKind(entries: readonly IssueEntry[], { kinds, words, isCut }: Said): EntriesOfKind[] {
  const { format, texts } = words;
  return [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const { title, howToFix } = kinds.get(kind) ?? { title: kind, howToFix: '' };
    const [first] = ofKind as [IssueEntry, ...IssueEntry[]];
    const number = format.number(ofKind.length);
    const count = isCut ? texts.reports.listed(number) : number;
    return {
      kind,
      title: heading(title),
      tone: first.tone,
      badge: first.isFixed ? count : `${texts.reports.severity[first.severity]} · ${count}`,
      howToFix: first.isFixed || kind === 'broken_link' || howToFix === '' ? undefined : howToFix,
      entries: ofKind,
    };
  });
}

/** URLs as people read them; those of the site itself without what all of them begin with. */
export const shortUrl = (url: string, hostname: string): string => {
  const shown = readableUrl(url);
  const [, site = ''] = readableUrl(`http://${hostname}/`).split(':', 2);
  const [, path] = shown.split(site, 2);
  return path === undefined ? shown.replace(/^https?:\/\//i, '') : `/${path}`;
};
