import type { FindingSeverity } from '@linkvitals/contract';
import { wordsOf } from '../../issues/index.ts';
import type { Words } from '../../texts/words.ts';
import type { IssueEntry } from './issue-words.ts';
import { heading } from './words.ts';

/** The entries of a list that are of one kind: what it is and what to do about it is said once. */
export interface EntriesOfKind {
  readonly kind: string;
  readonly title: string;
  readonly severity: FindingSeverity;
  /** Undefined: it is another one for each entry, or nothing is to be done any more. */
  readonly howToFix: string | undefined;
  readonly entries: readonly IssueEntry[];
}

/** Entries by their kind, the kinds in the order of their first entry. */
export function byKind(entries: readonly IssueEntry[], { language }: Pick<Words, 'language'>): EntriesOfKind[] {
  return [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const { title, howToFix } = wordsOf(kind, language);
    const [first] = ofKind as [IssueEntry, ...IssueEntry[]];
    return {
      kind,
      title: heading(title),
      severity: first.severity,
      howToFix: first.isFixed || kind === 'broken_link' || howToFix === '' ? undefined : howToFix,
      entries: ofKind,
    };
  });
}

/** URLs of the site itself without what all of them begin with. */
export const shortUrl = (url: string, hostname: string): string => {
  const [, path] = url.split(`//${hostname}/`, 2);
  return path === undefined ? url.replace(/^https?:\/\//i, '') : `/${path}`;
};
