import type { Language } from '@linkvitals/contract';
import { de } from './de/index.ts';
import { en, type Texts } from './en/index.ts';
import { createFormat, type Format } from './format.ts';

export type { Texts };

/** Texts and formats of a reader's language */
export interface Words {
  readonly language: Language;
  /** IANA name. */
  readonly timeZone: string;
  readonly texts: Texts;
  readonly format: Format;
}

const catalogues: Readonly<Record<Language, Texts>> = { en, de };

/** @param timeZone IANA name. */
export const wordsFor = (language: Language, timeZone = 'UTC'): Words => ({
  language,
  timeZone,
  texts: catalogues[language],
  format: createFormat(language, timeZone),
});

/**
 * The language of a person by the BCP 47 tag that they chose; English when there are no texts for it, or when they
 * chose none.
 */
export const languageOf = (locale: string | null): Language => (/^de(?:-|$)/i.test(locale ?? '') ? 'de' : 'en');
