import type { Language } from '@linkvitals/contract';
import * as de from '@linkvitals/contract/wording/de';
import * as en from '@linkvitals/contract/wording/en';
import type { BrokenReason } from '@linkvitals/crawler';

interface Explained {
  /** What is wrong, for a heading. */
  readonly title: string;
  /** What to do about it. */
  readonly fix: string;
}

interface Wording {
  readonly brokenTitles: Readonly<Record<BrokenReason, string>>;
  readonly brokenAdvice: Readonly<Record<BrokenReason, string>>;
  readonly brokenTitle: string;
}

const wordings: Readonly<Record<Language, Wording>> = { en, de };

const isKnown = (reason: string): reason is BrokenReason => Object.hasOwn(en.brokenTitles, reason);

const heading = (sentence: string): string => sentence.replace(/\.$/, '');

/** A broken link in words. A reason that this version does not know is still a broken link. */
export function explainReason(reason: string | null, language: Language = 'en'): Explained {
  const { brokenTitles, brokenAdvice, brokenTitle } = wordings[language];
  if (reason === null || !isKnown(reason)) return { title: heading(brokenTitle), fix: brokenAdvice.not_found };
  return { title: heading(brokenTitles[reason]), fix: brokenAdvice[reason] };
}
