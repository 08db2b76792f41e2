/** The languages of the dashboard, by their own names. */
export const languages = { en: 'English', de: 'Deutsch' } as const;

export type Language = keyof typeof languages;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

/**
 * The first language in a list for which there are texts; English when there is none.
 * @param wanted BCP 47 tags, preferred first, as in `navigator.languages`
 */
export function chooseLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en';
}
