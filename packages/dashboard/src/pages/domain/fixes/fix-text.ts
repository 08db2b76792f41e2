import { hostText } from '@linkvitals/contract/readable/host';
import type { Fix } from '@linkvitals/contract/types';
import type { Texts } from '../../../texts/en/index.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { extentOf } from './extent.ts';
import { movedFromTo, shortAddress } from './short-address.ts';

export interface FixText {
  /** The change to make, in a sentence. */
  readonly todo: string;
  /** A URL, a host, a pattern or a folder; undefined: the whole site. */
  readonly address: string | undefined;
  /** The number of its issues, if it has several targets, and of the pages on which they stand. */
  readonly where: string;
}

type Words = Pick<Texts, 'fixes' | 'kindTitles'>;

/** The finding of a fix that has no change of its own, and the number of further ones. */
function findingOf({ issue_kinds: [worst = '', ...others] }: Fix, { fixes, kindTitles }: Words): string {
  const title = (kindTitles[worst] ?? worst).replace(/\.$/, '');
  return others.length === 0 ? title : fixes.todo.more(title, others.length);
}

/** Targets that are broken need a redirect on the own site. Links of others, and links that redirect already, are to be changed. */
function todoOfMoved({ issue_kinds, subject }: Fix, { todo }: Texts['fixes'], hostname: string): string {
  const isOwn = shortAddress(subject.from ?? '', hostname).startsWith('/');
  return isOwn && issue_kinds.includes('broken_link') ? todo.redirect : todo.relink;
}

function todoOf(fix: Fix, words: Words, hostname: string): string {
  const { todo } = words.fixes;
  switch (fix.kind) {
    case 'shared_link':
      return todo.shared_link[fix.subject.region ?? 'other'];
    case 'moved_pattern':
      return todoOfMoved(fix, words.fixes, hostname);
    case 'missing_page':
    case 'dead_host':
    case 'own_certificate':
      return todo[fix.kind];
    default:
      return fix.issue_kinds[0] === 'broken_link' ? todo.link : findingOf(fix, words);
  }
}

function addressOf({ subject: { url, host, from, to, folder } }: Fix, hostname: string): string | undefined {
  if (from !== null && to !== null) return movedFromTo(from, to, hostname);
  if (url !== null) return shortAddress(url, hostname);
  return host === null ? (folder ?? undefined) : hostText(host);
}

/** Returns a function that says what a fix changes, and where. @param hostname of the domain */
export function useFixText(hostname: string): (fix: Fix) => FixText {
  const words = useTexts();
  return (fix) => ({
    todo: todoOf(fix, words, hostname),
    address: addressOf(fix, hostname),
    where: extentOf(fix, words),
  });
}

/** The name of a fix for screen readers and buttons. */
export const nameOf = ({ todo, address, where }: FixText): string =>
  address === undefined ? `${todo} (${where})` : `${todo}: ${address}`;
