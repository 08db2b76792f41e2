/** Languages that the dashboard speaks, by what they call themselves. */
export const languages = { en: 'English', de: 'Deutsch' } as const;

export type Language = keyof typeof languages;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

/**
 * The first language of a list that there are texts for; English when there is none.
 * @param wanted BCP 47 tags, the preferred one first, as of `navigator.languages`
 */
export function chooseLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en';
}
