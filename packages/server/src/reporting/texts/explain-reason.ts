import type { Language } from '@linkvitals/contract';
import * as de from '@linkvitals/contract/wording/de';
import * as en from '@linkvitals/contract/wording/en';
import type { BrokenReason } from '@linkvitals/crawler';

interface Explained {
  /** The fault, as a heading */
  readonly title: string;
  /** The remedy */
  readonly fix: string;
}

interface Wording {
  readonly brokenTitles: Readonly<Record<BrokenReason, string>>;
  readonly brokenAdvice: Readonly<Record<BrokenReason, string>>;
  readonly brokenAdviceElsewhere: Readonly<Partial<Record<BrokenReason, string>>>;
  readonly brokenTitle: string;
}

const wordings: Readonly<Record<Language, Wording>> = { en, de };

const isKnown = (reason: string): reason is BrokenReason => Object.hasOwn(en.brokenTitles, reason);

/** A sentence as a heading, without its full stop. */
export const heading = (sentence: string): string => sentence.replace(/\.$/, '');

/**
 * Explains a broken link in words. A reason that this version does not know is explained as a broken link in general.
 * @param isElsewhere true for a link to another site, whose server its readers cannot change
 */
export function explainReason(reason: string | null, language: Language = 'en', isElsewhere = false): Explained {
  const { brokenTitles, brokenAdvice, brokenAdviceElsewhere, brokenTitle } = wordings[language];
  if (reason === null || !isKnown(reason)) return { title: heading(brokenTitle), fix: brokenAdvice.not_found };
  const elsewhere = isElsewhere ? brokenAdviceElsewhere[reason] : undefined;
  return { title: heading(brokenTitles[reason]), fix: elsewhere ?? brokenAdvice[reason] };
}
