import { readableUrl } from '@linkvitals/contract/readable/url';
import { heading } from '../../texts/explain-reason.ts';
import type { KindWords } from '../../texts/say-fix.ts';
import type { Words } from '../../texts/words.ts';
import type { IssueEntry } from './issue-words.ts';
import type { Tone } from './part.ts';

/** The entries of a list that are of one kind, with its title and its advice only once. */
export interface EntriesOfKind {
  readonly kind: string;
  readonly title: string;
  readonly tone: Tone;
  /** Number of the entries, and their severity unless they are fixed. */
  readonly badge: string;
  /** Undefined: each entry has advice of its own, or nothing is to be done any more. */
  readonly howToFix: string | undefined;
  readonly entries: readonly IssueEntry[];
}

interface Wording {
  /** Title and advice of each kind among the entries. */
  readonly kinds: ReadonlyMap<string, KindWords>;
  readonly words: Words;
  /** True when the list is cut off: there may be more entries of these kinds. */
  readonly isCut: boolean;
}

/** Groups entries by their kind, in the order of the first entry of each kind. */
export function byKind(entries: readonly IssueEntry[], { kinds, words, isCut }: Wording): EntriesOfKind[] {
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

/** A URL as people read it; on the site itself only the path. */
export const shortUrl = (url: string, hostname: string): string => {
  const shown = readableUrl(url);
  const [, site = ''] = readableUrl(`http://${hostname}/`).split(':', 2);
  const [, path] = shown.split(site, 2);
  return path === undefined ? shown.replace(/^https?:\/\//i, '') : `/${path}`;
};
